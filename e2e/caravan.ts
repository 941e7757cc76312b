import { type GameMeta, recordOf, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import type { Locator, Page } from 'playwright-core'
import { Ears } from './ears.ts'
import type { House } from './house.ts'
import { reseed } from './seeded.ts'
import { board, promptTitle } from './table-page.ts'
import { cardOf } from './visit.ts'

/** How people play The Caravan on the page (in English), by touching the stage. */

type State = ReturnType<typeof caravan.setup>

export interface CaravanWish {
  readonly players: number
  /** Further choices in the dialog, each by its name in the rules. */
  readonly options?: Readonly<Record<string, string>>
}

/** Opens a table of The Caravan on the server by the dialog on the home page. */
export async function openCaravan(page: Page, { players, options = {} }: CaravanWish): Promise<void> {
  await page.goto('/')
  await cardOf(page, 'The Caravan')
    .getByRole('button', { name: /^Options/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'New table: The Caravan' })
  await dialog.getByRole('radio', { name: 'With friends' }).check()
  await dialog.getByLabel(/^Players/).selectOption(String(players))
  if (Object.keys(options).length > 0) await dialog.getByText('More options').click()
  const schema: GameMeta['options'] = caravan.meta.options
  for (const [name, value] of Object.entries(options)) {
    // The choices of a field stand in the order of the values.
    const option = schema[name]
    if (option?.kind !== 'choice') throw new Error(`no such choice: ${name}`)
    const choice = option.values.indexOf(value)
    await dialog.locator(`[data-option="option.${name}"]`).getByRole('radio').nth(choice).check()
  }
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await promptTitle(page).waitFor()
}

/** One at a table on the server, with that seed. */
export async function sitAlone(
  house: House,
  seed: string,
  options: CaravanWish['options'],
): Promise<{ page: Page; ears: Ears }> {
  const { page } = await house.person({ away: true })
  await openCaravan(page, { players: 1, ...(options && { options }) })
  // Pictures come when they are first shown; the server is about to stop.
  await page.waitForLoadState('networkidle')
  await reseed(house.site, page.url(), caravan, seed)
  const ears = new Ears(page)
  await page.reload()
  await promptTitle(page).waitFor()
  return { page, ears }
}

/** Opens a record as a table of this device; the only seat is mine. */
export async function openCaravanRecord(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/')
  const file = { name: 'caravan.json', mimeType: 'application/json', buffer }
  await page.getByLabel('Open a record file').setInputFiles(file)
  await page.waitForURL(/\/local\//)
  await board(page).locator('.caravan').first().waitFor()
  await page.locator('.prompt.yours .choice, .prompt.yours .group-title').first().waitFor()
}

/** The record of a game of a plain player alone up to the first moment that is wanted. */
export function caravanUntil(
  wanted: (state: State) => boolean,
  options: Readonly<Record<string, string | number>> = {},
): Buffer {
  for (let seed = 0; seed < 4; seed++) {
    const table = new Table(caravan, { players: 1, options, seed: `caravan ${seed}` })
    for (let decision = 0; decision < 300; decision++) {
      if (wanted(table.state)) return Buffer.from(JSON.stringify(recordOf(table)))
      const [seat] = table.actors()
      if (seat === undefined) break
      table.submit(seat, caravan.mind.policy!(table.state, seat, [...table.moves(seat)]))
    }
  }
  throw new Error('no such moment in the games tried')
}

/** What is gold on the stage. */
export const gold = (page: Page, what = ''): Locator => board(page).locator(`.caravan ${what}[data-lit="true"]`)
/** A thing of the fight by its name, while it is gold. */
export const goldThing = (page: Page, name: string): Locator => gold(page, `[data-thing="${name}"]`).first()
