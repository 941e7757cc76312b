import { Generator, recordOf, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import {
  archetypes,
  type CaravanState,
  isFighting,
  topFrame,
  type Walk,
  walksOf,
} from '@acheron/games/caravan/board.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { laptop, phone } from './browser.ts'
import { goldThing, openCaravanRecord } from './caravan.ts'
import { quick } from './caravan-moments.ts'
import { openBoard } from './caravan-plan.ts'
import { coveredSpaces, middleOf, spaceBehindPiece, touchMiddle } from './caravan-touch.ts'
import { openHouse } from './house.ts'
import { barriers } from './looks.ts'
import { board, entries, listed, pressCounts, promptReady, promptTitle, strip, untilEntries } from './table-page.ts'

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
  await touchMiddle(page, goldThing(page, `place:${walk.at}`))
  await told(page).first().waitFor()
  // The Space is taken, and the next question is the same one.
  await expect.poll(() => board(page).locator(`[data-thing="place:${walk.at}"][data-lit="true"]`).count()).toBe(0)
  expect(await promptTitle(page).innerText()).toBe('Your Champions act')
  await page.getByText('Players and log').click()
  const log = page.locator('.log')
  await log.getByText(/ walks to .+ for 2 Vigor\./).waitFor()
  expect(await log.getByText('takes the Basic Action MOVE').count()).toBe(0)
})

test('the skills are shown of whoever has them: a Companion has none', async () => {
  const { page } = await house.person()
  const { champions } = start.state
  const skills = board(page).locator('.cv-thing', { hasText: 'Skill:' })
  for (const champion of archetypes) {
    await open(page, champion)
    await board(page).locator('.cv-thing').first().waitFor()
    expect.soft((await skills.count()) > 0, champion).toBe(Boolean(champions[champion].player))
  }
})

test('on the way of a walk the question stands still', async () => {
  const { page } = await house.person()
  await open(page, 'mercenary')
  await page.evaluate(() => {
    const titles = new Set<string>()
    new MutationObserver(() => titles.add(document.querySelector('#prompt-title')?.textContent ?? '')).observe(
      document.body,
      { subtree: true, childList: true, characterData: true },
    )
    Object.assign(globalThis, { titles })
  })
  await touchMiddle(page, goldThing(page, `place:${walkFor(start.state, 2).at}`))
  await told(page).first().waitFor()
  await promptReady(page)
  const titles = await page.evaluate(() => [...(globalThis as unknown as { titles: Set<string> }).titles])
  expect(titles).toEqual(['Your Champions act'])
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
  // Nobody is in reach at the beginning: what lies at hand and what leads there come first.
  const kinds = ['USE', 'HELP', 'GO', 'THE OTHERS', 'OUT OF REACH']
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

test('by keys: a row of the list walks', async () => {
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
})

const sizes = { desk: laptop, laptop: { width: 1024, height: 768 }, phone }

describe.each(Object.entries(sizes))('real pointers at the size of a %s', (size, viewport) => {
  const by = size === 'phone' ? 'finger' : 'mouse'

  test('a token chooses its Champion, a Space is walked to, and nothing lies over the Spaces', async () => {
    const { page } = await house.person({ viewport, hasTouch: by === 'finger' })
    await open(page, 'mercenary')
    expect(await coveredSpaces(page)).toEqual([])
    const token = board(page).locator('[data-object="outlaw"] [data-thing="object:outlaw"]')
    await touchMiddle(page, token, by)
    await board(page).locator('.cv-board[data-champion="outlaw"]').waitFor()
    await openBoard(page, 'mercenary')
    await touchMiddle(page, goldThing(page, `place:${walkFor(start.state, 2).at}`), by)
    await told(page).first().waitFor({ state: 'attached' })
  })
})

test('a touch of a piece means the lit Space behind it', async () => {
  const { page } = await house.person()
  await open(page, 'mercenary')
  const behind = (await spaceBehindPiece(page))!
  await page.mouse.click(behind.x, behind.y)
  await strip(page)
    .getByText(new RegExp(` walks to ${behind.name.slice('place:'.length, 'place:'.length + 2)}`))
    .first()
    .waitFor()
  await expect.poll(() => board(page).locator(`[data-thing="${behind.name}"][data-lit="true"]`).count()).toBe(0)
})

test('another way on request: MOVE, then an Area that the walk would not go through', async () => {
  const { page } = await house.person()
  await open(page, 'mercenary')
  const { way } = walkFor(start.state, 2)
  const moving = structuredClone(start.state)
  caravan.play(moving, 0, { do: 'move', champion: 'mercenary' }, { random: Generator.seeded('way'), emit() {} })
  if (!isFighting(moving)) throw new Error('there is no fight')
  const other = walksOf(moving, 'mercenary').find(
    ({ at, price, damage, wound }) => price === 1 && damage === 0 && !wound && !way.some(node => at.startsWith(node)),
  )!
  await goldThing(page, 'basic:mercenary:move').click()
  await promptTitle(page).getByText('Gadisa may go 1 more step').waitFor()
  await promptReady(page)
  const end = goldThing(page, `place:${other.at}`)
  const { x, y } = await middleOf(end)
  await page.mouse.move(x, y)
  // The price and what remains are counted in steps.
  await board(page).locator('.cv-walk-plate', { hasText: 'Walk here: 1 step' }).getByText('no step remains').waitFor()
  await touchMiddle(page, end)
  await promptTitle(page).getByText('Your Champions act').waitFor()
  await strip(page)
    .getByText(new RegExp(` walks to ${other.at.slice(0, 2)}`))
    .first()
    .waitFor()
})

test('what another Champion would do first is a row: it is chosen with it', async () => {
  const { page } = await house.person()
  await open(page, 'mercenary')
  const others = listed(page).filter({ hasText: /(Anabelle|Caedan|Sophia): / })
  await others.first().waitFor()
  expect(await page.locator('.choice-heading').allInnerTexts()).toContain('THE OTHERS')
  // Before the ending, which stays last.
  await expect.poll(() => listed(page).last().innerText()).toContain('Your Champions have done enough')
  const who = /Anabelle|Caedan|Sophia/.exec(await others.first().innerText())![0]
  await others.first().click()
  const tab = board(page).locator('.cv-plate[data-open="true"]')
  await expect.poll(() => tab.innerText()).toContain(who)
})

test('to have done enough is asked about once, while more can be done', async () => {
  const { page } = await house.person({ asks: true })
  await open(page, 'mercenary')
  const end = page.locator('.choice.ends')
  await end.click()
  await end.getByText('Press again').waitFor()
  await page.locator('.note', { hasText: 'There is more you could do' }).waitFor()
  // Something else is done instead: the question is over.
  await touchMiddle(page, goldThing(page, `place:${walkFor(start.state, 2).at}`))
  await told(page).first().waitFor()
  await promptReady(page)
  expect(await end.getByText('Press again').count()).toBe(0)
  await end.click()
  await end.getByText('Press again').waitFor()
  await pressCounts(page)
  const before = await entries(page)
  await end.click()
  await untilEntries(page, before + 1)
})
