import { recordOf, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import { type CaravanState, isFighting, topFrame, type Walk, walksOf } from '@acheron/games/caravan/board.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { goldThing, openCaravanRecord } from './caravan.ts'
import { quick } from './caravan-moments.ts'
import { openBoard } from './caravan-plan.ts'
import { openHouse } from './house.ts'
import { barriers } from './looks.ts'
import { board, listed, promptReady, promptTitle, strip } from './table-page.ts'

/** One touch for one intention: a walk, a card, and a list that follows the chosen Champion. */

const house = openHouse()

/** The first moment at which the Champions act in a fixed fight, with its record. */
function toAct(): { state: CaravanState; record: Buffer } {
  const table = new Table(caravan, { players: 1, options: quick, seed: 'act' })
  while (topFrame(table.state)?.kind !== 'act')
    table.submit(0, caravan.mind.policy!(table.state, 0, [...table.moves(0)]))
  return { state: structuredClone(table.state), record: Buffer.from(JSON.stringify(recordOf(table))) }
}

/** A walk through this many Areas, for as many Vigor. */
function walkFor(state: CaravanState, price: number): Walk {
  if (!isFighting(state)) throw new Error('there is no fight')
  const walk = walksOf(state, 'mercenary').find(each => each.price === price && !each.wound && each.damage === 0)
  if (!walk) throw new Error('nowhere to walk')
  return walk
}

const start = toAct()

async function open(page: Page, champion: string): Promise<void> {
  await openCaravanRecord(page, start.record)
  await openBoard(page, champion)
  await promptReady(page)
}

const told = (page: Page) => strip(page).getByText(/ walks to .+ for 2 Vigor\./)

test('a touch on a far Space walks there, and is told in one sentence', async () => {
  const { page } = await house.person()
  await open(page, 'mercenary')
  const walk = walkFor(start.state, 2)
  await goldThing(page, `place:${walk.at}`).dispatchEvent('click')
  await told(page).first().waitFor()
  // The Space is taken, and the next question is the same one.
  await expect.poll(() => board(page).locator(`[data-thing="place:${walk.at}"][data-lit="true"]`).count()).toBe(0)
  expect(await promptTitle(page).innerText()).toBe('Your Champions act')
  await page.getByText('Players and log').click()
  const log = page.locator('.log')
  await log.getByText(/ walks to .+ for 2 Vigor\./).waitFor()
  expect(await log.getByText('takes the Basic Action MOVE').count()).toBe(0)
})

test('a card is played by one touch, on the first free Slot', async () => {
  const { page } = await house.person()
  await open(page, 'mercenary')
  const card = start.state.champions.mercenary.hand[0]!
  await goldThing(page, `card:mercenary:${card}`).click()
  await expect.poll(() => board(page).locator(`.cv-hand [data-thing="card:mercenary:${card}"]`).count()).toBe(0)
})

test('the list: at most twelve rows in four kinds, the ending last, keys as on the cards', async () => {
  const { page } = await house.person()
  await open(page, 'mercenary')
  expect(await listed(page).count()).toBeLessThanOrEqual(12)
  const headings = await page.locator('.choice-heading').allInnerTexts()
  // Nobody is in reach at the beginning: what leads there comes first.
  const kinds = ['GO', 'HELP', 'USE', 'STRIKE']
  expect(headings).toEqual(kinds.filter(kind => headings.includes(kind)))
  expect(headings.length).toBeGreaterThan(1)
  const last = listed(page).last()
  await expect.poll(() => last.innerText()).toContain('Your Champions have done enough')
  expect(await last.getAttribute('class')).toContain('ends')
  // A card and its row have the same key.
  const card = board(page).locator('.cv-hand .cv-card:has(.cv-card-foot kbd)').first()
  const key = (await card.locator('kbd').innerText()).toLowerCase()
  const title = await card.locator('b').first().innerText()
  await expect.poll(() => page.locator(`[data-choice="${key}"]`).innerText()).toContain(title)
  // Another Champion is chosen: the list is about it.
  const text = page.locator('.prompt-text')
  await expect.poll(() => text.innerText()).toContain('Gadisa is chosen')
  await openBoard(page, 'outlaw')
  await expect.poll(() => text.innerText()).not.toContain('Gadisa is chosen')
  expect.soft(await barriers(page), 'axe').toEqual([])
})

test('by keys: a row of the list walks; on a phone a Space is touched', async () => {
  const { page } = await house.person()
  await open(page, 'mercenary')
  const row = listed(page)
    .filter({ hasText: /^\d?\s*Walk to / })
    .first()
  const key = await row.getAttribute('data-choice')
  await page.keyboard.press(key!)
  await strip(page)
    .getByText(/ walks to /)
    .first()
    .waitFor()

  await page.setViewportSize(phone)
  await open(page, 'mercenary')
  await goldThing(page, `place:${walkFor(start.state, 2).at}`).dispatchEvent('click')
  await told(page).first().waitFor({ state: 'attached' })
})
