import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { launchBrowser, newPerson, type Person, type PersonOptions } from './browser.ts'
import { Site } from './site.ts'

interface Guest extends Person {
  /** The server is down for a while in this test, so the browser's messages about that are no failures. */
  readonly away: boolean
}

/** A server and a browser for the tests of a file. */
export interface House {
  readonly site: Site
  /** A person with their own browser. The test fails if anything went wrong there. */
  person(options?: PersonOptions & { readonly away?: boolean }): Promise<Person>
}

export function openHouse(): House {
  let site: Site
  let browser: Browser
  const guests: Guest[] = []

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([Site.open(), launchBrowser()])
  })
  // A second try finds nothing that the first one left behind.
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return
    await site.close()
    site = await Site.open()
  })
  afterEach(async () => {
    const leaving = guests.splice(0)
    const complaints = leaving.flatMap(({ complaints, away }) => (away ? withoutAway(complaints) : complaints))
    await Promise.all(leaving.map(({ context }) => context.close()))
    expect(complaints).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  return {
    get site() {
      return site
    },
    async person({ away = false, ...options } = {}) {
      const person = await newPerson(browser, site.origin, options)
      guests.push({ ...person, away })
      return person
    },
  }
}

/** Leaves out the browser's messages about a server that does not answer. */
function withoutAway(complaints: readonly string[]): string[] {
  // The worker of the offline copy is asked for seconds after the page, and Chromium names no address there.
  return complaints.filter(
    text =>
      !(/net::ERR_|WebSocket connection to/.test(text) && text.includes('/api/')) &&
      !text.includes('An unknown error occurred when fetching the script'),
  )
}
