import { recordOf, Table } from '@acheron/engine'
import { hellgame } from '@acheron/games/hellgame'
import type { Locator, Page } from 'playwright-core'
import { board, goldComes, press, promptTitle } from './table-page.ts'

/** How people play Hellgame on the page (in English), by touching the board. */

export interface HellWish {
  readonly where?: 'On this device' | 'With friends'
  readonly players?: number
  /** Who sits on the second seat. */
  readonly rival?: string
  readonly goal?: 'The throne' | 'Race' | 'Dominion'
  readonly spells?: 'Drawn' | 'Chosen'
}

/** Opens a table of Hellgame by the dialog on the home page. */
export async function openHell(page: Page, wish: HellWish = {}): Promise<void> {
  const { where = 'On this device', players = 2, rival, goal, spells } = wish
  await page.goto('/')
  const card = page.getByRole('article').filter({ hasText: 'Hellgame' })
  await card.getByRole('button', { name: /^Options/ }).click()
  const dialog = page.getByRole('dialog', { name: 'New table: Hellgame' })
  await dialog.getByRole('radio', { name: where }).check()
  await dialog.getByLabel(/^Players/).selectOption(String(players))
  if (rival) await dialog.getByLabel('Seat 2').selectOption({ label: rival })
  if (goal) await dialog.getByRole('radio', { name: goal, exact: true }).check()
  if (spells)
    await dialog
      .getByRole('group', { name: 'Spells in play' })
      .getByRole('radio', { name: spells, exact: true })
      .check()
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await promptTitle(page).waitFor()
}

/** Opens a record as a table of this device; every seat is mine. */
export async function openHellRecord(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Open a record file').setInputFiles({ name: 'hell.json', mimeType: 'application/json', buffer })
  await page.waitForURL(/\/local\//)
  await board(page).locator('.hg-rings').waitFor()
}

type State = ReturnType<typeof hellgame.setup>

/** The record of a game among plain players up to the first moment that is wanted. */
export function hellUntil(wanted: (state: State) => boolean, players = 3): Buffer {
  for (let seed = 0; seed < 8; seed++) {
    const table = new Table(hellgame, { players, options: {}, seed: `hell ${seed}` })
    for (let turn = 0; turn < 900; turn++) {
      if (wanted(table.state)) return Buffer.from(JSON.stringify(recordOf(table)))
      const [seat] = table.actors()
      if (seat === undefined) break
      const moves = table.moves(seat)
      table.submit(seat, hellgame.mind.policy?.(table.state, seat, [...moves]) ?? moves[0]!)
    }
  }
  throw new Error('no such moment in the games tried')
}

/** The square, on the board. */
export const square = (page: Page, name: string): Locator => board(page).locator(`[data-square="${name}"]`)
/** The squares that are gold. */
export const goldSquares = (page: Page): Locator => board(page).locator('.hg-cell[data-lit="true"]')
const button = (page: Page, name: RegExp | string): Locator =>
  board(page).locator('.hg-actions').getByRole('button', { name }).and(page.locator('[data-lit="true"]'))

/** Preferred touches, best first: into the deepest circle, then the choices in words. */
export async function touchGold(page: Page, touched: number): Promise<void> {
  const end = button(page, 'End the movement')
  // Every second touch of a movement ends it on the current square.
  if (touched % 2 === 1 && (await end.isVisible())) return press(end)
  // A held thing is used before anything else is touched.
  const held = await board(page).getByRole('button', { name: 'Take it back' }).isVisible()
  const cards = board(page).locator('.hg-hold[data-lit="true"]')
  const choices = held ? [button(page, /./), goldSquares(page)] : [goldSquares(page), cards, button(page, /./)]
  for (const gold of choices) {
    const count = await gold.count()
    if (count > 0) return press(gold.nth(held ? 0 : count - 1))
  }
  await goldComes(page)
}
