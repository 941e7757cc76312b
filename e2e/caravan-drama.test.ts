import { recordOf, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import { type CaravanEvent, championName, nameOf } from '@acheron/games/caravan/board.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { oneOfAlike } from '../packages/web/src/games/caravan/order/alike.ts'
import { laptop, phone } from './browser.ts'
import { gold, openCaravanRecord } from './caravan.ts'
import { quick } from './caravan-moments.ts'
import { makeMove, type Step } from './caravan-plan.ts'
import { openHouse } from './house.ts'
import { barriers, sideways } from './looks.ts'
import { board, promptReady, promptTitle } from './table-page.ts'

const house = openHouse()
const words = await caravan.words('en')

interface Eve {
  readonly record: Buffer
  readonly step: Step
  readonly events: readonly CaravanEvent[]
}

/** The record up to a decision of a plain player alone, and that decision. `passes`: as soon as that is possible. */
function eveOf(wanted: (events: readonly CaravanEvent[]) => boolean, passes: boolean): Eve {
  for (let seed = 0; seed < 12; seed++) {
    const table = new Table(caravan, { players: 1, options: quick, seed: `drama ${seed}` })
    for (let decision = 0; decision < 300; decision++) {
      const [seat] = table.actors()
      if (seat === undefined) break
      const before = structuredClone(table.state)
      const moves = table.moves(seat)
      const pass = passes && before.fight ? moves.find(move => move.do === 'pass') : undefined
      const move = pass ?? caravan.mind.policy!(before, seat, [...oneOfAlike(before, moves)])
      const record = Buffer.from(JSON.stringify(recordOf(table)))
      const outcome = table.submit(seat, move)
      if (!outcome.ok) throw new Error(outcome.message)
      if (!before.fight || !wanted(outcome.events) || (passes && !pass)) continue
      const label = caravan.describeMove(move, before, words)
      const after = structuredClone(table.state)
      return { record, step: { seat, move, label, before, after }, events: outcome.events }
    }
  }
  throw new Error('no such decision in the games tried')
}

const head = (page: Page) => page.locator('.head')
const bigCard = (page: Page) => head(page).locator('.cvt-card')
const title = (page: Page) => bigCard(page).getByRole('heading')
const goOn = (page: Page) => page.locator('.prompt').getByRole('button', { name: 'Go on' })
const waits = (page: Page) => page.getByText('It waits until you go on.')

/** Whose Turn of the Malefactors hurts somebody at once, and asks nobody before the next Round. */
const hurts = (events: readonly CaravanEvent[]) =>
  ['damageTaken', 'modelMoved', 'roundBegan'].every(wanted => events.some(({ e }) => e === wanted))

test('the Malefactors’ Turn is watched card by card; Space goes on, and nothing is gold before the next Turn', async () => {
  const { record, step, events } = eveOf(hurts, true)
  const cards = events.flatMap(event => (event.e === 'cardRevealed' ? [nameOf(words, event.side, event.card)] : []))
  expect(cards.length).toBeGreaterThan(1)
  const hit = events.find(event => event.e === 'damageTaken')!
  const name = championName(words, hit.champion)

  const { page } = await house.person({ pace: 'fast' })
  await openCaravanRecord(page, record)
  // The boss and the next card stand in the column: one plans against it.
  await head(page).getByText(`Next: ${cards[0]}`).waitFor()
  const vigor = () => board(page).locator(`.cv-plate[data-champion="${hit.champion}"] .cv-vigor b`).innerText()
  const before = await vigor()
  // Numbers and plates in the arena as they come.
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { marks: seen })
    const note = () => {
      for (const mark of document.querySelectorAll('.cvt-number, .cvt-name')) seen.add(mark.textContent ?? '')
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await promptReady(page)
  await makeMove(page, step)

  for (const [i, card] of cards.entries()) {
    await expect.poll(() => title(page).innerText()).toBe(card)
    if (i === 0) expect(await vigor(), 'the view before the blow').toBe(before)
    expect(await gold(page).count(), 'nothing is gold').toBe(0)
    await waits(page).waitFor()
    // Every Line is over, each with what it did.
    expect(await bigCard(page).locator('[data-state="now"], [data-state="next"]').count()).toBe(0)
    expect(await bigCard(page).locator('.cvt-outcome').allInnerTexts()).not.toContain('')
    if (i === 0) {
      expect.soft(await barriers(page), 'axe').toEqual([])
      await page.setViewportSize(phone)
      await goOn(page).waitFor()
      expect.soft(await sideways(page)).toBe(0)
      await page.setViewportSize(laptop)
    }
    await page.keyboard.press('Space')
  }
  await page.locator('.prompt.yours').waitFor()
  expect(await bigCard(page).count()).toBe(0)
  const marks = await page.evaluate(() => [...(window as unknown as { marks: Set<string> }).marks])
  expect(marks).toContain(`−${hit.inflicted + hit.suffered}`)
  expect(marks.some(text => text.startsWith(name))).toBe(true)
  expect(await vigor()).toBe(String(step.after.champions[hit.champion].vigor))
})

test('one can step back, stand still, and skip to one’s own turn', async () => {
  const { record, step } = eveOf(hurts, true)
  const { page } = await house.person({ pace: 'slow' })
  await openCaravanRecord(page, record)
  await promptReady(page)
  await makeMove(page, step)
  const told = page.locator('.strip li').first()
  await title(page).waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('It stands still until you go on.').waitFor()
  const now = await told.innerText()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(() => told.innerText()).not.toBe(now)
  await page.getByRole('button', { name: 'Skip to my turn' }).click()
  await page.locator('.prompt.yours').waitFor()
  expect(await promptTitle(page).innerText()).not.toBe('')
  expect(await bigCard(page).count()).toBe(0)
})

test('a Counterattack shows the Counterattack side of the card that strikes', async () => {
  const strikesBack = (events: readonly CaravanEvent[]) =>
    events.some(event => event.e === 'cardRevealed' && event.side === 'counter') &&
    events.some(({ e }) => e === 'cardEnded')
  const { record, step, events } = eveOf(strikesBack, false)
  const revealed = events.find(event => event.e === 'cardRevealed')!
  const { page } = await house.person({ pace: 'fast' })
  await openCaravanRecord(page, record)
  await promptReady(page)
  await makeMove(page, step)
  await expect.poll(() => title(page).innerText()).toBe(nameOf(words, 'counter', revealed.card))
  await bigCard(page).getByText('Counterattack', { exact: true }).waitFor()
})
