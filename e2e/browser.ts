import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import type { Pace } from '../packages/web/src/settings/store.ts'
import { chromiumOnDisk } from './chromium.ts'

/** The page is the only one that may use the network. */
const flags = [
  '--no-sandbox',
  // Letters are spaced as on a screen of high resolution.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const laptop = { width: 1440, height: 900 }
export const smallLaptop = { width: 1024, height: 768 }
export const phone = { width: 390, height: 844 }

/** A real Chromium: the one named by CHROME, else the one inside the npm package. */
export async function launchBrowser(): Promise<Browser> {
  const { path, remove } = await chromiumOnDisk()
  const browser = await chromium.launch({ executablePath: path, args: flags })
  browser.once('disconnected', remove)
  return browser
}

/** A person with their own browser context. Everything that goes wrong on the page is collected. */
export interface Person {
  readonly context: BrowserContext
  readonly page: Page
  /** Console errors, page errors and requests to other hosts so far. */
  readonly complaints: string[]
}

export interface PersonOptions {
  readonly viewport?: { width: number; height: number }
  readonly colorScheme?: 'dark' | 'light'
  readonly locale?: string
  readonly timezoneId?: string
  readonly reducedMotion?: 'reduce' | 'no-preference'
  readonly hasTouch?: boolean
  readonly deviceScaleFactor?: number
  readonly permissions?: string[]
  /** The page asks before what ends something, as it does for a new visitor; most tests mean what they press. */
  readonly asks?: boolean
  /** How fast what others do is played back: at once, unless a test is about it. */
  readonly pace?: Pace
}

export async function newPerson(
  browser: Browser,
  origin: string,
  { asks = false, pace = 'once', ...options }: PersonOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: laptop,
    colorScheme: 'dark',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(30_000)
  // A new visitor has no settings.
  await context.addInitScript(
    settings => {
      const key = 'acheron.settings'
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(settings))
    },
    { pace, asks: asks ? 'left' : 'never' },
  )
  const complaints: string[] = []
  const { host } = new URL(origin)
  const check = (address: string) => {
    const url = new URL(address)
    if (/^(http|ws)/.test(url.protocol) && url.host !== host) complaints.push(`request to ${url.origin}`)
  }
  // The context reports the service worker's requests too.
  context.on('request', request => check(request.url()))
  const page = await context.newPage()
  page.on('websocket', socket => check(socket.url()))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => complaints.push(`page: ${error.message}`))
  return { context, page, complaints }
}
