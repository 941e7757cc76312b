import { seatsIn } from '@acheron/engine/words'
import { caravan } from '@acheron/games/caravan'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settleMs } from '../packages/web/src/table/press/guard.ts'
import { openCaravanRecord } from './caravan.ts'
import { eveOf, hurts } from './caravan-eve.ts'
import { makeMove } from './caravan-plan.ts'
import { Listener } from './ears.ts'
import { openFlorence } from './florence.ts'
import { openHell } from './hellgame.ts'
import { openHouse } from './house.ts'
import { openRace } from './imp-race.ts'
import { openTable } from './nine-circles.ts'
import { seedTables } from './seeded.ts'
import { promptReady, promptTitle, rematch } from './table-page.ts'
import { byKeys, byTree, refusePointer, turnComes } from './without-sight.ts'

const house = openHouse()

/** Short games against a plain bot, each with a seed of which the first choices lead to the end soon. */
const games = {
  'Nine Circles': { seed: '090909090909090909090909', open: (page: Page) => openTable(page, { start: 7 }) },
  'The Race of the Imps': {
    seed: '111111111111111111111111',
    open: (page: Page) => openRace(page, { options: { 'Imps at the throne to win': '1' } }),
  },
  Hellgame: { seed: '141414141414141414141414', open: (page: Page) => openHell(page, { goal: 'Dominion' }) },
  Florence: { seed: '242424242424242424242424', open: (page: Page) => openFlorence(page) },
}

/** More decisions than such a game has. */
const most = 120

/** What speaks of its own accord on the board. */
const voicesOf = (page: Page) => page.locator('main').locator('[aria-live], [role="status"], output')

const ways = { 'by keys alone': byKeys, 'by the reader’s tree alone': byTree }

/** Decisions that are played at the pace of a new visitor: some turns of the rival lie between. */
const paced = 8

for (const [game, { seed, open }] of Object.entries(games)) {
  test(`the first turns of ${game} by keys, at the normal pace`, async () => {
    const { page } = await house.person({ asks: true, pace: 'normal' })
    await seedTables(page, seed)
    const listener = await Listener.at(page)
    await open(page)
    await refusePointer(page)
    for (let decision = 0; decision < paced && (await turnComes(page)) === 'mine'; decision++) {
      await promptReady(page)
      const question = (await promptTitle(page).textContent()) ?? ''
      // What others did is said when it is shown, and the question after it.
      await expect
        .poll(() => listener.news.at(-1)?.endsWith(question), { message: `${question}: ${listener.news}` })
        .toBe(true)
      listener.expectTurn(question, /^Usurer /)
      await listener.answer(() => byKeys(page, decision))
      if (!listener.asksAgain) continue
      await page.waitForTimeout(settleMs)
      await listener.answer(() => byKeys(page, decision))
    }
  }, 300_000)

  for (const [way, play] of Object.entries(ways)) {
    test(`a whole game of ${game} ${way}`, async () => {
      const { page } = await house.person({ asks: true })
      await seedTables(page, seed)
      const listener = await Listener.at(page)
      await open(page)
      await refusePointer(page)
      for (let decision = 0; (await turnComes(page)) === 'mine'; decision++) {
        expect(decision, 'the game does not end').toBeLessThan(most)
        // A person takes a moment before the answer.
        await promptReady(page)
        listener.expectTurn((await promptTitle(page).textContent()) ?? '', /^Usurer /)
        await listener.answer(() => play(page, decision))
        if (!listener.asksAgain) continue
        await page.waitForTimeout(settleMs)
        await listener.answer(() => play(page, decision))
      }
      await rematch(page).waitFor()
    }, 300_000)
  }
}

test('one voice alone speaks: the board of Hellgame does not count steps beside the prompt', async () => {
  const { page } = await house.person()
  await openHell(page)
  await promptReady(page)
  await page.keyboard.press('1')
  await expect.poll(() => promptTitle(page).innerText()).toMatch(/^Move/i)
  expect(await voicesOf(page).count()).toBe(0)
})

/** How often a text is in another. */
const timesIn = (heard: string, text: string): number => heard.split(text).length - 1
test('the Malefactors’ Turn of the Caravan is heard as it is watched: every line once, in order, then the question', async () => {
  const { record, step, events } = eveOf(hurts, true)
  const words = await caravan.words('en')
  // Lines with a player's name in them are heard with that name.
  const lines = events
    .map(event => caravan.tellEvent(event, words))
    .filter(line => line !== '' && seatsIn(line).every(part => typeof part === 'string'))
  expect(lines.length).toBeGreaterThan(5)
  const { page } = await house.person({ pace: 'fast' })
  const listener = await Listener.at(page)
  await openCaravanRecord(page, record)
  await promptReady(page)
  await listener.answer(() => makeMove(page, step))
  const waits = page.getByText('It waits until you go on.')
  for (;;) {
    await waits.or(page.locator('.prompt.yours')).first().waitFor()
    if (!(await waits.isVisible())) break
    expect(await voicesOf(page).count()).toBe(0)
    // What comes after this card is not heard ahead of it.
    expect(listener.news.join(' ')).not.toContain(lines.at(-1))
    await page.keyboard.press('Space')
    await waits.waitFor({ state: 'detached' })
  }
  const question = await promptTitle(page).innerText()
  await expect.poll(() => listener.news.join(' ').toLowerCase()).toMatch(new RegExp(`${question.toLowerCase()}$`))
  const heard = listener.news.join(' ')
  let at = 0
  for (const line of lines) {
    const found = heard.indexOf(line, at)
    expect(found, `'${line}' in its place in: ${heard}`).toBeGreaterThanOrEqual(at)
    at = found + line.length
    expect(timesIn(heard, line), line).toBe(lines.filter(each => each.includes(line)).length)
  }
})

test('an Attack of the Caravan that may still be changed: how it stands is heard once, between the roll and the question', async () => {
  const { record, step, events } = eveOf((events, { flow }) => {
    const top = flow.at(-1)
    return top?.kind === 'attack' && top.dice.length > 0 && events.some(({ e }) => e === 'diceRolled')
  }, false)
  const words = await caravan.words('en')
  const roll = caravan.tellEvent(events.findLast(({ e }) => e === 'diceRolled')!, words)
  const { page } = await house.person({ pace: 'fast' })
  const listener = await Listener.at(page)
  await openCaravanRecord(page, record)
  await promptReady(page)
  await listener.answer(() => makeMove(page, step))
  const panel = page.getByRole('region', { name: 'The last roll' })
  await panel.getByText('So far').waitFor()
  expect(await voicesOf(page).count()).toBe(0)
  const verdict = await panel.locator('.cvv-verdict strong').innerText()
  await expect.poll(() => listener.news.join(' ')).toContain(`So far: ${verdict}.`)
  const heard = listener.news.join(' ')
  expect(timesIn(heard, 'So far'), heard).toBe(1)
  expect(timesIn(heard, roll), heard).toBe(1)
  expect(heard.indexOf(roll)).toBeLessThan(heard.indexOf('So far'))
  const title = (await promptTitle(page).textContent()) ?? ''
  expect(heard.indexOf('So far'), heard).toBeLessThan(heard.lastIndexOf(title))
})
