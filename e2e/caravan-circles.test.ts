import { recordOf, Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import { type CaravanEvent, championName, nameOf, topFrame } from '@acheron/games/caravan/board.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { oneOfAlike } from '../packages/web/src/games/caravan/order/alike.ts'
import { laptop, phone } from './browser.ts'
import { openCaravanRecord } from './caravan.ts'
import { quick } from './caravan-moments.ts'
import { makeMove, type Step } from './caravan-plan.ts'
import { coveredSpaces } from './caravan-touch.ts'
import { openHouse } from './house.ts'
import { sideways } from './looks.ts'
import { board, deliberately, listed, promptReady } from './table-page.ts'

/** Fights with more than one foe: an action, its verdict and a Malefactors' Turn that is watched, at three sizes. */

const house = openHouse()
const words = await caravan.words('en')
const sizes = { desk: laptop, laptop: { width: 1024, height: 768 }, phone }

interface Eve {
  readonly record: Buffer
  readonly step: Step
  readonly events: readonly CaravanEvent[]
}

type Wanted = (events: readonly CaravanEvent[], step: Step) => boolean

/** The first decision of a plain player alone in that circle that is wanted, with the record before it. */
function eveIn(circle: number, passes: boolean, wanted: Wanted): Eve {
  for (let seed = 0; seed < 8; seed++) {
    const table = new Table(caravan, {
      players: 1,
      options: { ...quick, startCircle: circle },
      seed: `circle ${circle} ${seed}`,
    })
    for (let decision = 0; decision < 200 && table.actors().length > 0; decision++) {
      const before = structuredClone(table.state)
      const moves = table.moves(0)
      const pass = passes ? moves.find(move => move.do === 'pass' && topFrame(before)?.kind === 'act') : undefined
      const move = pass ?? caravan.mind.policy!(before, 0, [...oneOfAlike(before, moves)])
      const record = Buffer.from(JSON.stringify(recordOf(table)))
      const made = table.submit(0, move)
      if (!made.ok) throw new Error(made.message)
      const label = caravan.describeMove(move, before, words)
      const step = { seat: 0, move, label, before, after: structuredClone(table.state) }
      if (before.fight && wanted(made.events, step)) return { record, step, events: made.events }
    }
  }
  throw new Error(`no such decision in circle ${circle}`)
}

const told = (events: readonly CaravanEvent[], e: CaravanEvent['e']) => events.some(event => event.e === e)
const verdict = (page: Page) => board(page).getByRole('region', { name: 'The last roll' })
const bigCard = (page: Page) => page.locator('.head .cvt-card').getByRole('heading')
const goOn = (page: Page) => page.locator('.prompt').getByRole('button', { name: 'Go on' })

/** The roll before is held until it is closed. */
async function closeRoll(page: Page): Promise<void> {
  if (await verdict(page).isVisible()) await page.keyboard.press('Escape')
  await expect.poll(() => verdict(page).count()).toBe(0)
}

/** Where it would cover what may be chosen the roll is one line, with the verdict; a touch shows the rest. */
async function unfoldRoll(page: Page): Promise<void> {
  const unfold = verdict(page).getByRole('button', { name: 'Show the whole roll' })
  if (!(await unfold.isVisible())) return
  expect(await verdict(page).locator('.cvv-verdict strong').innerText()).not.toBe('')
  expect(await coveredSpaces(page)).toEqual([])
  await unfold.click()
  await verdict(page).getByRole('button', { name: 'Fold the roll' }).waitFor()
}

describe.each([5, 9])('circle %i', circle => {
  /** An Attack that is over at once, with its verdict. */
  const strike = eveIn(
    circle,
    false,
    (events, { before, after }) =>
      topFrame(before)?.kind === 'act' && topFrame(after)?.kind === 'act' && told(events, 'attackCame'),
  )
  /** A Malefactors' Turn that asks nobody before the next Round. */
  const turn = eveIn(circle, true, events => told(events, 'lineBegan') && told(events, 'roundBegan'))

  const cards = turn.events.flatMap(event =>
    event.e === 'cardRevealed' ? [nameOf(words, event.side, event.card)] : [],
  )

  test.each(Object.entries(sizes))('is fought at the size of a %s', async (size, viewport) => {
    const { page } = await house.person({ viewport, hasTouch: size === 'phone', pace: 'fast' })
    await openCaravanRecord(page, strike.record)
    await promptReady(page)
    expect(await listed(page).count()).toBeGreaterThan(0)
    await closeRoll(page)
    expect(await coveredSpaces(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
    await deliberately(page, () => makeMove(page, strike.step))
    await verdict(page).waitFor()
    const { attacker } = strike.events.find(event => event.e === 'attackCame')!
    await unfoldRoll(page)
    await verdict(page)
      .getByRole('heading', { name: new RegExp(`^${championName(words, attacker)} attacks `) })
      .waitFor()
    expect(await sideways(page)).toBe(0)

    await openCaravanRecord(page, turn.record)
    await promptReady(page)
    await closeRoll(page)
    // On a phone the ending is in the open sheet.
    if (size === 'phone') await page.getByRole('button', { name: /^More/ }).tap()
    await deliberately(page, () => makeMove(page, turn.step))
    for (const card of cards) {
      await expect.poll(() => bigCard(page).innerText(), { timeout: 30_000 }).toBe(card)
      await page.getByText('It waits until you go on.').waitFor()
      expect(await board(page).locator('.cv-arena [data-lit="true"]').count(), 'nothing is gold').toBe(0)
      expect(await sideways(page)).toBe(0)
      // A test of an Attribute that the card asked for lies over the sheet of a phone until it is closed.
      if (size === 'phone') await closeRoll(page)
      if (size === 'phone') await goOn(page).tap()
      else await goOn(page).click()
    }
    await page.locator('.prompt.yours').waitFor()
    expect(await bigCard(page).count()).toBe(0)
  })
})
