import { impRace } from '@acheron/games/imp-race'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { costsDearly } from '../packages/web/src/games/imp-race/order.ts'
import { laptop, phone } from './browser.ts'
import { openFlorenceRecord } from './florence.ts'
import { moments as florence } from './florence-moments.ts'
import { openHellRecord } from './hellgame.ts'
import { moments as hell } from './hellgame-moments.ts'
import { openHouse } from './house.ts'
import { openRace, openRaceRecord, raceUntil } from './imp-race.ts'
import { moments as race } from './imp-race-moments.ts'
import { looked } from './looks.ts'
import { descent, severalClaims } from './nine-circles.ts'
import { listed, playing, promptReady } from './table-page.ts'
import { openRecord } from './visit.ts'

const house = openHouse()

const turnEnd = (players: number) =>
  raceUntil(
    ({ flow, seats, turn }) => flow.at(-1)?.kind === 'close' && turn.number > 8 && seats[turn.seat]!.gems > 3,
    players,
  )

/** Every run costs an imp or its way. */
const wasteful = raceUntil(state => {
  const runs = impRace.moves(state, state.turn.seat).filter(move => move.do === 'move')
  return runs.length > 1 && runs.every(move => costsDearly(impRace.view(state, state.turn.seat), move))
})

const positions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  ...of('Nine Circles', { claims: severalClaims(), 'circle 5': descent({ claimIn: 5 }) }, openRecord),
  ...of('the race', { ...race, 'a turn’s end': turnEnd(2), wasteful }, openRaceRecord),
  ...of('Hellgame', hell, openHellRecord),
  ...of('Florence', { first: florence['the first turn'], soul: florence['a soul to lead'] }, openFlorenceRecord),
}

function of<R>(game: string, records: Readonly<Record<string, R>>, open: (page: Page, record: R) => Promise<void>) {
  return Object.fromEntries(
    Object.entries(records).map(([name, record]) => [`${game}: ${name}`, (page: Page) => open(page, record)]),
  )
}

test('on a phone three moves are in sight in every game, what ends something and what a move wastes too', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  for (const [name, open] of Object.entries(positions)) {
    await open(page)
    const taken = page.locator('.hand-over').getByRole('button')
    await page.locator('.prompt.yours .choice').first().or(taken).waitFor({ state: 'attached' })
    if (await taken.isVisible()) await taken.click()
    await page.locator('.prompt.yours .choice').first().waitFor({ state: 'attached' })
    await page.evaluate(() => document.fonts.ready)
    const { moves, seen, hiddenEnding, hiddenWaste } = await looked(page)
    expect.soft(seen.length, `${name}: ${seen.join(' | ')}`).toBeGreaterThanOrEqual(Math.min(3, moves))
    expect.soft(hiddenEnding, name).toBe(null)
    expect.soft(hiddenWaste, name).toEqual([])
  }
})

test.each([
  ['laptop', laptop],
  ['phone', phone],
] as const)('while a bot is about to decide the prompt keeps its height: %s', async (_, viewport) => {
  const { page } = await house.person({ viewport, hasTouch: viewport === phone })
  await openRace(page, { bots: { 2: 'Bot: a lost soul (easy)' } })
  await promptReady(page)
  const before = await page.locator('.prompt').evaluate(prompt => prompt.getBoundingClientRect().height)
  const heights = await page.evaluateHandle(() => {
    const heights: number[] = []
    new MutationObserver(() => {
      const settling = document.querySelector('.prompt.settling')
      if (settling) heights.push(settling.getBoundingClientRect().height)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
    return heights
  })
  await playing(page, () => listed(page).filter({ hasText: 'Gather' }).click())
  await expect.poll(() => heights.evaluate(all => all.length)).toBeGreaterThan(0)
  for (const height of await heights.jsonValue()) expect(height).toBeCloseTo(before, 0)
})
