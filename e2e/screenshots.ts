/**
 * Pictures of tables, from the real server. `npm run screenshots` takes those of the README: one table of each game, small.
 * `npm run screenshots -- --all` takes every recorded moment at both sizes and in both themes, into the folder
 * `screenshots/`, which git ignores.
 */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@acheron/games'
import type { Browser } from 'playwright-core'
import { ensureBuilt } from '../scripts/build-web.mjs'
import { laptop, launchBrowser, newPerson, phone } from './browser.ts'
import { Site } from './site.ts'
import { board, choices, rematch } from './table-page.ts'
import { openRecord } from './visit.ts'

const root = join(import.meta.dirname, '..')
const sizes = { laptop, phone } as const
const themes = ['abyss', 'parchment'] as const

/** The moment of each game that tells most about it. */
const chosen: Readonly<Record<string, string>> = {
  'nine-circles': 'a claim in circle 5',
  'imp-race': 'a fight',
  hellgame: 'movement',
  florence: 'a soul to lead',
  caravan: 'to act',
}

interface Picture {
  readonly record: Buffer
  readonly path: string
  readonly size: keyof typeof sizes
  readonly theme: (typeof themes)[number]
  /** Pixels of the picture for one of the page. */
  readonly scale: number
}

async function momentsOf(id: string): Promise<Readonly<Record<string, Buffer>>> {
  const { moments }: { moments: Record<string, Buffer> } = await import(`./${id}-moments.ts`)
  return moments
}

async function forReadme(): Promise<Picture[]> {
  return Promise.all(
    games.map(async ({ meta: { id } }) => {
      const moments = await momentsOf(id)
      const record = moments[chosen[id] ?? ''] ?? Object.values(moments)[0]!
      const path = join(root, 'docs/screenshots', `${id}.jpg`)
      return { record, path, size: 'laptop', theme: 'abyss', scale: 0.6 } as const
    }),
  )
}

async function all(): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const { meta } of games) {
    for (const [moment, record] of Object.entries(await momentsOf(meta.id))) {
      for (const size of ['laptop', 'phone'] as const) {
        for (const theme of themes) {
          const name = `${meta.id} - ${moment} - ${size} - ${theme}.jpg`.replaceAll(/[^\w.-]+/g, '_')
          pictures.push({ record, path: join(root, 'screenshots', name), size, theme, scale: 1 })
        }
      }
    }
  }
  return pictures
}

async function take(browser: Browser, origin: string, { record, path, size, theme, scale }: Picture): Promise<void> {
  const { context, page, complaints } = await newPerson(browser, origin, {
    viewport: sizes[size],
    hasTouch: size === 'phone',
    deviceScaleFactor: scale,
  })
  await page.addInitScript(theme => localStorage.setItem('acheron.settings', JSON.stringify({ theme })), theme)
  await openRecord(page, { name: 'record.json', mimeType: 'application/json', buffer: record })
  await board(page).locator('.board-root').or(rematch(page)).first().waitFor()
  const takeOver = page.locator('.hand-over').getByRole('button')
  if (await takeOver.isVisible()) await takeOver.click()
  await choices(page).or(page.locator('.group-title')).or(rematch(page)).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path, type: 'jpeg', quality: 80, animations: 'disabled' })
  await context.close()
  if (complaints.length > 0) throw new Error(`${path}: ${complaints.join('\n')}`)
  console.log(`${path.slice(root.length + 1)} ${Math.round(statSync(path).size / 1024)} kB`)
}

ensureBuilt()
const pictures = process.argv.includes('--all') ? await all() : await forReadme()
for (const folder of ['docs/screenshots', 'screenshots']) {
  if (pictures.some(({ path }) => path.startsWith(join(root, folder))))
    mkdirSync(join(root, folder), { recursive: true })
}
const site = await Site.open()
const browser = await launchBrowser()
try {
  for (const picture of pictures) await take(browser, site.origin, picture)
} finally {
  await browser.close()
  await site.close()
}
