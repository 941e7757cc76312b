import { impRace } from '@acheron/games/imp-race'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openHouse } from './house.ts'
import { openRace, openRaceRecord, outOfSight, raceUntil, touchGold, untilMine } from './imp-race.ts'
import { hasRoom, lookAtEveryMoment } from './moments.ts'
import { board, promptTitle } from './play.ts'
import { handOf, handsOn, makeMove, namedIn, openTo, planRace, raceSeed } from './race-plan.ts'
import { playTogether, sitTogether } from './together.ts'

const house = openHouse()

test('a whole race against a bot, by touching the board alone', async () => {
  const { page } = await house.person()
  await openRace(page, { options: { 'Imps at the throne to win': '1' } })
  let touched = 0
  while ((await untilMine(page)) === 'mine') {
    expect(touched++, 'the race does not end').toBeLessThan(900)
    await touchGold(page)
  }
  const end = page.getByRole('main')
  await end.getByRole('heading', { name: /has taken the throne/ }).waitFor()
  await end.getByRole('table').waitFor()
  expect(await end.getByRole('row').count()).toBe(3)
})

test('two at one table: a whole race with a fight and a parried Trident, and nobody is told the cards of another', async () => {
  const plan = await planRace()
  const done = new Set(plan.map(({ seat, move }) => `${move.do} ${seat}`))
  expect(plan.at(-1)?.after.winner, 'a race that ends').not.toBe(null)
  expect(
    ['stakeCard 0', 'stakeCard 1'].filter(each => !done.has(each)),
    'a fight of both',
  ).toEqual([])
  expect(
    ['parry 0', 'parry 1'].some(each => done.has(each)),
    'a Trident that is parried',
  ).toBe(true)

  const viewers = await sitTogether(house, impRace, raceSeed, page =>
    openRace(page, { where: 'With friends', options: { 'Imps at the throne to win': '1' } }),
  )
  await playTogether(viewers, plan, makeMove, async ({ seat, page }, { before, after }, told, what) => {
    const counts = after.seats.map(({ hand }) => hand.length)
    await expect.poll(() => handsOn(page), { message: what }).toEqual({ own: handOf(seat, after.seats), counts })
    // What is told of a step may name what was open before it or is so now, and nothing else.
    const open = openTo(seat, before).union(openTo(seat, after))
    expect(
      namedIn(told + (await page.content())).filter(id => !open.has(id)),
      what,
    ).toEqual([])
  })
  for (const { page } of viewers) {
    const end = page.getByRole('main')
    await end.getByRole('heading', { name: /has taken the throne/ }).waitFor()
    expect(await end.getByRole('row').count()).toBe(3)
  }
}, 300_000)

const moments = {
  'the first turn': raceUntil(() => true),
  'a joker': raceUntil(({ flow, turn }) => flow.at(-1)?.kind === 'move' && turn.die === 6),
  'a fight': raceUntil(({ flow }) => flow.at(-1)?.kind === 'bid'),
  'a Trident in the air': raceUntil(({ flow }) => flow.at(-1)?.kind === 'parry'),
  'five players': raceUntil(({ turn }) => turn.number > 30, 5),
}

lookAtEveryMoment(house, {
  moments,
  async open(page, record) {
    await openRaceRecord(page, record)
    await board(page).locator('.ir-hand').waitFor()
  },
  table: '.imp-race',
  unfolded: true,
  async seen(page, moment, size, viewport) {
    if (size === 'laptop') await hasRoom(page, '.ir-rack', viewport, moment)
  },
})

const fightAt = (squares: readonly [number, number], players: number) =>
  raceUntil(({ flow }) => {
    const top = flow.at(-1)
    return top?.kind === 'bid' && top.square >= squares[0] && top.square <= squares[1]
  }, players)

const fights = {
  'high on the stair, two players': fightAt([7, 13], 2),
  'high on the stair, five players': fightAt([7, 13], 5),
  'low on the stair, three players': fightAt([17, 24], 3),
  'low on the stair, five players': fightAt([1, 4], 5),
  'with all one has': raceUntil(({ flow, seats }) => {
    const top = flow.at(-1)
    return top?.kind === 'bid' && seats[top.bidder]!.gems > 1 && seats[top.bidder]!.hand.length > 4
  }),
  'a Trident in the air': moments['a Trident in the air'],
}

test.each(Object.entries(fights))(
  'a fight on a phone, %s: all that one decides with is in sight',
  async (_, record) => {
    const { page } = await house.person({ viewport: phone, hasTouch: true })
    await openRaceRecord(page, record)
    await board(page).locator('.ir-panel').waitFor()
    expect(await outOfSight(page)).toEqual([])
  },
)

test('by keys: the arrows walk what is gold, Enter plays, S takes up the sacrilege and Escape lays it down', async () => {
  const { page } = await house.person()
  const rich = raceUntil(({ seats, turn, flow }) => {
    const own = seats[turn.seat]
    return flow.at(-1)?.kind === 'turn' && (own?.gems ?? 0) >= 3 && own!.imps.some(place => place !== 'D')
  })
  await openRaceRecord(page, rich)
  const lit = board(page).locator('.ir-square[data-lit="true"]')
  const before = await lit.count()
  await page.keyboard.press('s')
  await expect.poll(() => lit.count()).toBeGreaterThan(25)
  await page.keyboard.press('Escape')
  await expect.poll(() => lit.count()).toBe(before)

  await board(page).locator('.ir-die-place').focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-lit'))).toBe('true')
  await board(page).locator('.ir-die-place').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => promptTitle(page).innerText()).not.toBe('Your turn')
})
