import { Generator, recordOf, Table } from '@acheron/engine'
import { impRace } from '@acheron/games/imp-race'
import type { Page } from 'playwright-core'
import { board, goldComes, press, promptTitle } from './table-page.ts'

/** How people play The Race of the Imps on the page (in English), by touching the board. */

const name = 'The Race of the Imps'

export interface RaceWish {
  readonly where?: 'On this device' | 'With friends'
  readonly players?: number
  /** Who may come in; by link unless it is said. */
  readonly who?: 'Invited only' | 'Public'
  /** Bots by the number of their seat. */
  readonly bots?: Readonly<Record<number, string>>
  readonly rated?: boolean
  /** Everybody adds to the seed. */
  readonly seedOfAll?: boolean
  /** The options by their labels. */
  readonly options?: Readonly<Record<string, string>>
  /** Options that are typed. */
  readonly limits?: Readonly<Record<string, string>>
}

/** Opens a table of the race by the dialog on the home page. */
export async function openRace(
  page: Page,
  {
    where = 'On this device',
    who,
    rated = false,
    seedOfAll = false,
    players = 2,
    bots = {},
    options = {},
    limits = {},
  }: RaceWish = {},
): Promise<void> {
  await page.goto('/')
  await page
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('button', { name: /^Options/ })
    .click()
  const dialog = page.getByRole('dialog', { name: `New table: ${name}` })
  await dialog.getByRole('radio', { name: where }).check()
  if (who) await dialog.getByRole('radio', { name: who }).check()
  await dialog.getByLabel(/^Players/).selectOption(String(players))
  for (const [at, bot] of Object.entries(bots)) await dialog.getByLabel(`Seat ${at}`).selectOption(bot)
  if (rated) await dialog.getByRole('radio', { name: 'Rated' }).check()
  if (seedOfAll) {
    await dialog.getByText('free talk · Virgil off').click()
    await dialog.getByRole('radio', { name: 'Everybody together' }).check()
  }
  for (const [label, value] of Object.entries(options)) await dialog.getByLabel(label).selectOption(value)
  for (const [label, value] of Object.entries(limits)) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await promptTitle(page).waitFor()
}

/** Opens a record of the race as a table of this device; every seat is mine, so the device is taken up first. */
export async function openRaceRecord(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Open a record file').setInputFiles({ name: 'race.json', mimeType: 'application/json', buffer })
  // A long record is replayed before it becomes a table.
  await page.waitForURL(/\/local\//, { timeout: 60_000 })
  await promptTitle(page).waitFor({ state: 'attached' })
  const taken = page.getByRole('button', { name: /^I am/ })
  if (await taken.isVisible()) await taken.click()
}

type State = ReturnType<typeof impRace.setup>

/** The record of a game played at random up to the first moment that is wanted. */
export function raceUntil(wanted: (state: State) => boolean, players = 3): Buffer {
  for (let seed = 0; seed < 40; seed++) {
    const table = new Table(impRace, { players, options: {}, seed: `race ${seed}` })
    const random = Generator.seeded(`players ${seed}`)
    for (let turn = 0; turn < 900; turn++) {
      if (wanted(table.state)) return Buffer.from(JSON.stringify(recordOf(table)))
      const [seat] = table.actors()
      if (seat === undefined) break
      const moves = table.moves(seat)
      const eager = moves.filter(move => ['trident', 'move', 'roll', 'stakeGems'].includes(move.do))
      table.submit(seat, random.pick(eager.length > 0 ? eager : moves))
    }
  }
  throw new Error('no such moment in the games tried')
}

/** Preferred touches, best first; all of them are on the board. */
const touches = [
  '.ir-throne[data-end="true"]',
  '.ir-bidding [data-lit="true"]:not(.board-quiet)',
  '.ir-bidding [data-lit="true"]',
  '.ir-die-place[data-lit="true"]',
  '.ir-square[data-end="true"]',
  '.ir-step[data-end="true"]',
  '.ir-hold[data-end="true"]',
  '[data-start="true"]:is([data-lit="true"])',
  '.ir-hold[data-lit="true"]',
  '.ir-actions [data-lit="true"]',
  '.ir-deck[data-lit="true"]',
] as const

/** Touches what is gold on the board, once. */
export async function touchGold(page: Page): Promise<void> {
  for (const selector of touches) {
    const gold = board(page).locator(selector).last()
    if ((await gold.count()) > 0) return press(gold)
  }
  await goldComes(page)
}

/** The controls of a decision in a fight. */
const decidedWith = [
  '#prompt-title',
  '.ir-panel :is(button, .ir-side-of, .ir-need)',
  '.ir-square:has([data-fight="true"], [data-victim="true"])',
  '.ir-seat[data-mine="true"] :is(button, .ir-count)',
  '.ir-hold',
]

/** Its hidden parts: covered by something else, or outside the window. */
export const outOfSight = (page: Page): Promise<string[]> =>
  page.locator(decidedWith.join()).evaluateAll(things =>
    things
      .filter(thing => {
        const { x, y, width, height } = thing.getBoundingClientRect()
        const places = [0.2, 0.5, 0.8].flatMap(across => [0.2, 0.5, 0.8].map(down => [across, down] as const))
        return !places.every(([across, down]) => {
          const seen = document.elementFromPoint(x + width * across, y + height * down)
          return seen && thing.contains(seen)
        })
      })
      .map(thing => thing.getAttribute('aria-label') ?? `${thing.className} ${thing.textContent}`),
  )
