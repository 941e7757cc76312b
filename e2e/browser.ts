import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

/** Nothing but the page itself may reach for the network. */
const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const laptop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** A real Chromium: the one named by CHROME, else the one inside the npm package. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROME ?? (await bundledChromium()), args: flags })
}

async function bundledChromium(): Promise<string> {
  // It unpacks itself into TMPDIR; a folder of its own keeps two runs apart.
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'acheron-chromium-'))
  const { default: bundled } = await import('@sparticuz/chromium')
  return bundled.executablePath()
}

/** A person with a browser of their own: cookies, storage, and ears for everything that goes wrong on the page. */
export interface Person {
  readonly context: BrowserContext
  readonly page: Page
  /** Console errors, page errors, failed requests and requests to other hosts so far. */
  readonly complaints: string[]
}

export interface PersonOptions {
  readonly viewport?: { width: number; height: number }
  readonly colorScheme?: 'dark' | 'light'
  readonly locale?: string
  readonly reducedMotion?: 'reduce' | 'no-preference'
  readonly hasTouch?: boolean
}

export async function newPerson(browser: Browser, origin: string, options: PersonOptions = {}): Promise<Person> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: laptop,
    colorScheme: 'dark',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => complaints.push(`page: ${error.message}`))
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`request to ${url.origin}`)
  })
  return { context, page, complaints }
}
