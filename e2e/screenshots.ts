/** Pictures of the page for docs/: laptop and phone, both themes, from the real server. Run by `npm run screenshots`. */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { ensureBuilt } from '../scripts/build-web.mjs'
import { laptop, launchBrowser, newPerson, phone } from './browser.ts'
import { descend, descent } from './nine-circles.ts'
import { Site } from './site.ts'
import { choices, isOver, playFirst, rematch } from './table-page.ts'
import { openRecord } from './visit.ts'

const folder = join(import.meta.dirname, '../docs/screenshots')
const sizes = { laptop, phone } as const
const themes = ['abyss', 'parchment'] as const

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const path = join(folder, `${name}.png`)
  await page.screenshot({ path, animations: 'disabled' })
  console.log(`${name}.png ${Math.round(statSync(path).size / 1024)} kB`)
}

/** Plays the day's descent, so that the day has results. */
async function playToday(browser: Browser, origin: string, name: string): Promise<void> {
  const { context, page } = await newPerson(browser, origin)
  await descend(page, name)
  while (!(await isOver(page))) await playFirst(page)
  await context.close()
}

async function pictures(browser: Browser, origin: string, size: keyof typeof sizes, theme: string): Promise<void> {
  const { context, page, complaints } = await newPerson(browser, origin, {
    viewport: sizes[size],
    hasTouch: size === 'phone',
  })
  await page.addInitScript(theme => localStorage.setItem('acheron.settings', JSON.stringify({ theme })), theme)
  const named = (what: string) => `${what}-${size}-${theme}`

  await openRecord(page, descent())
  await rematch(page).waitFor()
  await shoot(page, named('end'))

  await page.goto(`${page.url()}#move=16`)
  await page.getByRole('slider', { name: 'Move' }).waitFor()
  await page.getByRole('heading', { name: 'Circle 5 of 9' }).waitFor()
  await shoot(page, named('replay'))

  await openRecord(page, descent({ claimIn: 5 }))
  // A pointer that has not moved yet points at nothing.
  await page.mouse.move(2, 2)
  await choices(page).first().hover()
  await page.locator('.choice.pointed').waitFor()
  await shoot(page, named('table'))

  await page.goto('/')
  await page.getByRole('button', { name: 'Descend' }).waitFor()
  await page.getByRole('region', { name: 'Waiting for you' }).waitFor()
  await shoot(page, named('home'))
  await context.close()
  if (complaints.length > 0) throw new Error(`${size}, ${theme}: ${complaints.join('\n')}`)
}

ensureBuilt()
mkdirSync(folder, { recursive: true })
const site = await Site.open()
const browser = await launchBrowser()
try {
  await Promise.all(['Francesca', 'Ugolino'].map(name => playToday(browser, site.origin, name)))
  for (const size of ['laptop', 'phone'] as const) {
    for (const theme of themes) await pictures(browser, site.origin, size, theme)
  }
} finally {
  await browser.close()
  await site.close()
}
