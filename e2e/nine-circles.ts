import { recordOf, Table } from '@acheron/engine'
import { nineCircles } from '@acheron/games/nine-circles'
import type { Locator, Page } from 'playwright-core'
import { board, firstChoice, playing, promptTitle, rematch } from './table-page.ts'
import { cardOf, type RecordFile } from './visit.ts'

/** How people play Nine Circles on the page (in English), by touching the board. */

interface TableWish {
  readonly where?: 'On this device' | 'On the server'
  /** The first circle of a practice sheet. */
  readonly start?: number
  readonly name?: string
}

/** Opens a table of Nine Circles by the dialog on the home page. */
export async function openTable(page: Page, { where = 'On this device', start = 1, name = '' }: TableWish = {}) {
  await page.goto('/')
  await cardOf(page)
    .getByRole('button', { name: /^Options/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'New table: Nine Circles' })
  await dialog.getByRole('radio', { name: where }).check()
  if (start !== 1) {
    await dialog.getByText('Sheet', { exact: true }).click()
    await dialog.getByLabel('First circle').selectOption(String(start))
  }
  if (name) await dialog.getByLabel(/^Name of the table/).fill(name)
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await promptTitle(page).waitFor()
}

/** Begins the descent of the day under a name; the page tells its terms first. */
export async function descend(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Descend' }).click()
  const terms = page.getByRole('dialog', { name: 'Before you descend' })
  await terms.getByLabel('Your name among the results').fill(name)
  await terms.getByRole('button', { name: 'Descend' }).click()
  await promptTitle(page).waitFor()
}

export const activeDice = (page: Page): Locator => board(page).getByRole('button', { name: /^Active die/ })
export const poolDice = (page: Page): Locator => board(page).getByRole('button', { name: 'Fresh die in the pool' })
export const row = (page: Page, size: number): Locator => board(page).getByRole('button', { name: `Row ${size}:` })
/** The button on the board that rolls what is taken up; other buttons name their dice. */
export const rollButton = (page: Page): Locator => board(page).getByRole('button', { name: /^Roll( \w+ di(e|ce)|$)/ })

/** The values of the active dice as they lie. */
export async function activeValues(page: Page): Promise<number[]> {
  const labels = await activeDice(page).evaluateAll(dice => dice.map(die => die.getAttribute('aria-label') ?? ''))
  return labels.map(label => Number(label.replace(/\D/g, ''))).sort()
}

/** Rolls fresh dice: touches the row of that size, then the roll button. */
export async function rollRow(page: Page, size: number): Promise<void> {
  await row(page, size).click()
  await playing(page, () => rollButton(page).click())
}

/**
 * Plays the first move of the list by touching the board: pointing at the list lights the same move on the board.
 * Returns the kind of the move.
 */
export async function playOnBoard(page: Page): Promise<'claim' | 'declare' | 'virgil' | 'roll'> {
  const first = await firstChoice(page)
  await first.hover()
  const label = await first.locator('.choice-label').innerText()
  const opens = (await first.innerText()).includes('then claim')
  const same = board(page).getByRole('button', { name: label })
  if (label.startsWith('Claim')) {
    await playing(page, () => same.first().click())
    return 'claim'
  }
  if (label.startsWith('Declare')) {
    await playing(page, () => same.click())
    return 'declare'
  }
  if (/^(Raise|Lower|Flip)/.test(label)) {
    const [from] = /\d/.exec(label) ?? []
    await board(page)
      .getByRole('button', { name: `Active die showing ${from}` })
      .first()
      .click()
    const change = board(page).getByRole('group', { name: 'What Virgil can make' }).getByRole('button', { name: label })
    await change.hover()
    if (opens) await board(page).getByText('then the circle can be claimed').waitFor()
    await playing(page, () => change.click())
    return 'virgil'
  }
  const lit = await board(page)
    .locator('[data-mark="roll"]')
    .evaluateAll(dice => dice.map(die => die.getAttribute('data-die')))
  if (lit.length === 0) throw new Error(`the board lights no die for '${label}'`)
  for (const die of lit) await board(page).locator(`[data-die="${die}"]`).click()
  await playing(page, () => rollButton(page).click())
  return 'roll'
}

/** Gives up, which the page wants confirmed. */
export async function giveUp(page: Page): Promise<void> {
  await askToGiveUp(page)
  await page.getByRole('dialog', { name: 'Give up?' }).getByRole('button', { name: 'Give up' }).click()
  await rematch(page).waitFor()
}

/** Chooses to give up; the page asks again. */
export async function askToGiveUp(page: Page): Promise<void> {
  // On a phone the list is folded at first.
  const more = page.getByRole('button', { name: /^More/ })
  if (await more.isVisible()) await more.click()
  await page.getByRole('button', { name: 'Give up', expanded: false }).click()
  await page.getByRole('list', { name: 'Give up' }).getByRole('button').click()
}

/** A descent by the expert with a fixed seed; it ends well. */
const seed = 'e2e-19'

interface RecordWish {
  /** The descent stops where this circle can be claimed with the loss of a die; not given: the whole descent. */
  readonly claimIn?: number
}

/** The record file of the descent, to be opened as a table of the device: the same on every machine. */
export function descent({ claimIn }: RecordWish = {}): RecordFile {
  const table = new Table(nineCircles, { players: 1, options: {}, seed })
  while (table.actors().length > 0) {
    const { state } = table
    const moves = table.moves(0)
    const spare = moves.some(move => move.do === 'claim' && move.use.length < state.active.length)
    if (state.circle === claimIn && spare) break
    table.submit(0, nineCircles.mind.expert!(state, 0, moves, 'score'))
  }
  return fileOf(recordOf(table))
}

/** The record file of a first roll in circle 2 that can be claimed with more dice or with fewer. */
export function severalClaims(): RecordFile {
  for (let i = 0; ; i++) {
    const table = new Table(nineCircles, { players: 1, options: { sheet: { start: 2 } }, seed: `claims ${i}` })
    table.submit(0, { do: 'roll', rows: [4], fresh: 4, again: [] })
    const sizes = table.moves(0).flatMap(move => (move.do === 'claim' ? move.use.length : []))
    if (new Set(sizes).size > 1) return fileOf(recordOf(table))
  }
}

function fileOf(record: ReturnType<typeof recordOf>): RecordFile {
  const buffer = Buffer.from(JSON.stringify(record))
  return { name: 'descent.json', mimeType: 'application/json', buffer }
}
