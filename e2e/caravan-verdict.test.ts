// Rolls are held until they are closed; victory, defeat and a chapter's end have pages of their own.
import { recordOf, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import type { CaravanEvent, CaravanState } from '@acheron/games/caravan/board.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openCaravanRecord } from './caravan.ts'
import { makeMove } from './caravan-plan.ts'
import { openHouse } from './house.ts'
import { barriers, sideways } from './looks.ts'
import { board, deliberately, promptReady } from './table-page.ts'

const house = openHouse()

type Wanted = (events: readonly CaravanEvent[], state: CaravanState) => boolean
type Step = Parameters<typeof makeMove>[1]

/** The record of a plain player's game up to a decision that is wanted: just before it, with that decision, and after it. */
async function around(
  options: { mode?: string },
  wanted: Wanted,
): Promise<{ before: Buffer; after: Buffer; step: Step }> {
  const words = await caravan.words('en')
  for (let seed = 0; seed < 12; seed++) {
    const table = new Table(caravan, { players: 1, options, seed: `verdict ${seed}` })
    for (let n = 0; n < 500; n++) {
      const [seat] = table.actors()
      if (seat === undefined) break
      const state = structuredClone(table.state)
      const move = caravan.mind.policy!(table.state, seat, [...table.moves(seat)])
      const label = caravan.describeMove(move, state, words)
      const before = recordOf(table)
      const made = table.submit(seat, move)
      if (!made.ok || !wanted(made.events, table.state) || table.actors().length === 0) continue
      const step = { seat, move, label, before: state, after: structuredClone(table.state), answered: false }
      return { before: buffer(before), after: buffer(recordOf(table)), step }
    }
  }
  throw new Error('no such decision in the games tried')
}

const buffer = (record: object): Buffer => Buffer.from(JSON.stringify(record))
const told = (events: readonly CaravanEvent[], e: CaravanEvent['e']) => events.some(event => event.e === e)

const panel = (page: Page) => board(page).getByRole('region', { name: 'The last roll' })
const ending = (page: Page) => board(page).getByRole('region', { name: 'How it ended' })

/** The lit things of the arena whose middle lies under the panel. */
const coveredBy = (page: Page) =>
  panel(page).evaluate(panel => {
    const box = panel.getBoundingClientRect()
    return [...document.querySelectorAll('.cv-arena [data-lit="true"]')].filter(thing => {
      const { left, right, top, bottom } = thing.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return x > box.left && x < box.right && y > box.top && y < box.bottom
    }).length
  })

test('a roll that is over: dice, Hits in groups of STURDINESS, Fumbles, the verdict; Escape closes it', async () => {
  const { before, step } = await around({ mode: 'quick' }, (events, { flow }) => {
    const wounds = events.flatMap(event => (event.e === 'malefactorWounded' ? event.cards : []))
    return told(events, 'attackCame') && wounds.length > 1 && flow.at(-1)?.kind === 'act'
  })
  const { page } = await house.person()
  await openCaravanRecord(page, before)
  await deliberately(page, () => makeMove(page, step))
  await panel(page)
    .getByText(/^\d+ Wounds$/)
    .waitFor()
  const hits = Number.parseInt(
    await panel(page)
      .getByText(/^\d+ Hits$/)
      .innerText(),
    10,
  )
  const full = await panel(page).locator('[data-full="true"]').count()
  expect(full).toBe(Math.floor(hits / 5))
  expect(await panel(page).locator('.cvv-pip[data-hit="true"]').count()).toBe(hits)
  expect(
    await panel(page)
      .getByText(/THRESHOLD/)
      .count(),
  ).toBe(1)
  await panel(page)
    .getByText(/cards?, now \d+$/)
    .waitFor()
  // One's own next move is possible beside it.
  await promptReady(page)
  expect(await coveredBy(page), 'lit Spaces under the panel').toBe(0)
  expect.soft(await barriers(page), 'axe').toEqual([])
  await page.setViewportSize(phone)
  expect.soft(await barriers(page), 'axe, on a phone').toEqual([])
  expect.soft(await sideways(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => panel(page).count()).toBe(0)
})

test('a reroll turns only the dice that it changes', async () => {
  const { after } = await around({ mode: 'quick' }, (events, { flow }) => {
    const frame = flow.at(-1)
    return frame?.kind === 'attack' && frame.rerolled.length > 0 && told(events, 'diceRolled')
  })
  const { page } = await house.person()
  await openCaravanRecord(page, after)
  expect(await panel(page).locator('[data-turned="true"]').count()).toBeGreaterThan(0)
  expect(await panel(page).locator('[data-turned="false"]').count()).toBeGreaterThan(0)
  // While it asks something it cannot be put away.
  expect(await panel(page).getByRole('button').count()).toBe(0)
  await panel(page).getByText('So far').waitFor()
})

test("an Ordeal's roll is held against its Difficulty", async () => {
  const { after } = await around({}, events => told(events, 'ordealEnded'))
  const { page } = await house.person()
  await openCaravanRecord(page, after)
  await panel(page)
    .getByText(/^(Passed|Failed)$/)
    .waitFor()
  expect(
    await panel(page)
      .getByRole('listitem')
      .filter({ hasText: /Gadisa|Anabelle|Caedan|Sophia/ })
      .count(),
  ).toBe(4)
  await panel(page)
    .getByRole('button', { name: /^Close/ })
    .click()
  await expect.poll(() => panel(page).count()).toBe(0)
})

test('victory: the blow and the passage at once, the arena behind; on, back again, and after a reload', async () => {
  const { before, step } = await around({}, events =>
    events.some(event => event.e === 'confrontationEnded' && event.result === 'victory'),
  )
  const { page } = await house.person()
  await openCaravanRecord(page, before)
  await deliberately(page, () => makeMove(page, step))
  await ending(page).getByRole('heading', { name: 'Victory' }).waitFor()
  await ending(page).getByText('is defeated').first().waitFor()
  expect((await ending(page).getByRole('article').innerText()).length).toBeGreaterThan(200)
  expect(
    await ending(page)
      .getByText(/learns a Maneuver of level 2/)
      .count(),
  ).toBe(4)
  await ending(page).locator('.cv-arena').waitFor({ state: 'attached' })
  expect.soft(await barriers(page), 'axe').toEqual([])
  await ending(page)
    .getByRole('button', { name: /^Go on/ })
    .click()
  await expect.poll(() => ending(page).count()).toBe(0)
  await board(page).getByRole('button', { name: 'How it ended' }).click()
  await ending(page).getByRole('heading', { name: 'Victory' }).waitFor()
  await page.setViewportSize(phone)
  expect.soft(await barriers(page), 'axe, on a phone').toEqual([])
  expect.soft(await sideways(page)).toBe(0)
  await page.reload()
  await ending(page).getByRole('heading', { name: 'Victory' }).waitFor()
})

test('defeat: what ended it, its passage, and the ways on, which are taken there', async () => {
  const { after } = await around({}, events =>
    events.some(event => event.e === 'confrontationEnded' && event.result === 'defeat'),
  )
  const { page } = await house.person()
  await openCaravanRecord(page, after)
  await ending(page).getByRole('heading', { name: 'Defeat' }).waitFor()
  expect((await ending(page).getByRole('article').innerText()).length).toBeGreaterThan(100)
  const ways = ending(page).getByRole('list', { name: 'The ways on' }).getByRole('button')
  expect(await ways.count()).toBeGreaterThan(3)
  expect.soft(await barriers(page), 'axe').toEqual([])
  await promptReady(page)
  await ways.first().click()
  await expect.poll(() => ending(page).count()).toBe(0)
  await board(page).getByRole('group', { name: 'The arena' }).waitFor()
})

test("a chapter's end: its last passage and what the Champions have become", async () => {
  const { after } = await around({}, events => events.some(event => event.e === 'chapterBegan' && event.chapter === 2))
  const { page } = await house.person()
  await openCaravanRecord(page, after)
  await ending(page).getByRole('heading', { name: 'Limbo lies behind you' }).waitFor()
  await ending(page).getByRole('heading', { name: 'Out of the Quiet' }).waitFor()
  expect(
    await ending(page)
      .getByText(/ becomes: /)
      .count(),
  ).toBe(4)
  await page.keyboard.press('Escape')
  await expect.poll(() => ending(page).count()).toBe(0)
})
