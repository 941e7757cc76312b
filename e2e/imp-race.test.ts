import { recordOf, Table } from '@acheron/engine'
import { impRace } from '@acheron/games/imp-race'
import { strengthOf } from '@acheron/games/imp-race/board.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openHouse } from './house.ts'
import { openRace, openRaceRecord, outOfSight, raceUntil, touchGold } from './imp-race.ts'
import { moments } from './imp-race-moments.ts'
import { handOf, handsOn, makeMove, namedIn, openTo, planRace, raceSeed } from './imp-race-plan.ts'
import { sideways } from './looks.ts'
import { hasRoom, lookAtEveryMoment } from './moments.ts'
import { board, choices, promptTitle, untilMine } from './table-page.ts'
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
    // The messages of a step may name only cards and tiles that are open before or after it.
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

lookAtEveryMoment(house, {
  moments,
  async open(page, record) {
    await openRaceRecord(page, record)
    await board(page).locator('.ir-hand').waitFor()
  },
  table: '.imp-race',
  unfolded: true,
  async seen(page, moment, size, viewport) {
    if (size !== 'phone') await hasRoom(page, '.ir-rack', viewport, moment)
  },
})

const fightAt = (squares: readonly [number, number], players: number) =>
  raceUntil(({ flow }) => {
    const top = flow.at(-1)
    return top?.kind === 'bid' && top.square >= squares[0] && top.square <= squares[1]
  }, players)

const fights = {
  'at the left, two players': fightAt([7, 13], 2),
  'at the left, five players': fightAt([7, 13], 5),
  'at the back, four players': fightAt([14, 18], 4),
  'at the right, three players': fightAt([19, 24], 3),
  'in front, five players': fightAt([1, 4], 5),
  'inside the wall, five players': fightAt([30, 37], 5),
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

/** A fight that the bidder can go on with, and something left for the rival to answer with. */
const open = raceUntil(({ flow, seats }) => {
  const top = flow.at(-1)
  if (top?.kind !== 'bid' || top.need < 2) return false
  const own = seats[top.bidder]!
  const reach = own.hand.reduce((sum, card) => sum + strengthOf(card), own.gems)
  return own.hand.length > 1 && reach > top.need + 2
})

test.each(['the list', 'the board'])('a fight takes one press for the usual bid: %s', async place => {
  const { page } = await house.person()
  await openRaceRecord(page, open)
  const title = await promptTitle(page).innerText()
  const bids = place === 'the list' ? choices(page) : board(page).locator('.ir-answers').getByRole('button')
  const bid = bids.filter({ hasText: /^(?:\d)?(?:Match|Surpass)/ }).first()
  await bid.waitFor()
  // The usual answers come before a bid piece by piece; giving up stands last and apart, one press away too.
  const [first] = await choices(page).allInnerTexts()
  expect(first).toMatch(/Match|Surpass/)
  const endings = page.locator('.choices.last').getByRole('button')
  await expect.poll(() => endings.allInnerTexts()).toEqual([expect.stringContaining('Give up')])
  await bid.click()
  // The whole bid is made: it is the rival who has to answer.
  await page.getByRole('button', { name: /^I am/ }).click()
  await expect.poll(() => promptTitle(page).innerText()).not.toBe(title)
  await expect.poll(() => promptTitle(page).innerText()).toMatch(/^Fight for/)
})

interface Square {
  readonly square: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** True when the whole 44 by 44 pixels around its middle react to a touch. */
  readonly answers: boolean
}

/** The squares as they lie on the stair; the throne comes after the last. */
const squaresOn = (page: Page): Promise<Square[]> =>
  board(page)
    .locator('.ir-square, .ir-throne')
    .evaluateAll(places =>
      places.map((place, i) => {
        place.scrollIntoView({ block: 'center' })
        const { x, y, width, height } = place.getBoundingClientRect()
        const stair = place.parentElement!.getBoundingClientRect()
        const [cx, cy] = [x + width / 2, y + height / 2]
        const answers = [-21, 0, 21].every(right =>
          [-21, 0, 21].every(down => place.contains(document.elementFromPoint(cx + right, cy + down))),
        )
        return { square: i + 1, x: x - stair.x, y: y - stair.y, width, height, answers }
      }),
    )

const narrow = {
  'a phone': phone,
  'a small phone': { width: 360, height: 740 },
  'the smallest phone': { width: 320, height: 640 },
  'a phone on its side': { width: 844, height: 390 },
}

test.each(Object.entries(narrow))(
  '%s: every square is as large as a finger, and apart from all others',
  async (_, viewport) => {
    const { page } = await house.person({ viewport, hasTouch: true })
    const rich = raceUntil(({ seats, turn, flow }) => flow.at(-1)?.kind === 'turn' && seats[turn.seat]!.gems >= 3, 5)
    for (const record of [moments['the first turn'], moments['a joker'], rich]) {
      await openRaceRecord(page, record)
      const sacrilege = board(page).locator('.ir-sacrilege')
      if (record === rich) await sacrilege.dispatchEvent('click')
      const places = await squaresOn(page)
      expect(places).toHaveLength(40)
      expect(await sideways(page)).toBe(0)
      const small = places.filter(({ width, height }) => Math.min(width, height) < 44)
      expect(small).toEqual([])
      // The throne is round.
      expect(places.filter(({ square, answers }) => square < 40 && !answers)).toEqual([])
      const shared = places.flatMap(a =>
        places.filter(b => {
          const [x, y] = [b.x + b.width / 2, b.y + b.height / 2]
          return a !== b && x >= a.x && x <= a.x + a.width && y >= a.y && y <= a.y + a.height
        }),
      )
      expect(shared).toEqual([])
    }
  },
)

test('on a phone one square follows the other, on the page as by keys, from the own steps to the throne', async () => {
  const { page } = await house.person({ viewport: phone, hasTouch: true })
  const rich = raceUntil(({ seats, turn, flow }) => flow.at(-1)?.kind === 'turn' && seats[turn.seat]!.gems >= 3)
  await openRaceRecord(page, rich)
  const places = await squaresOn(page)
  for (const [i, { x, y, width, height }] of places.slice(0, 39).entries()) {
    const next = places[i + 1]!
    // Side by side, or one below the other with at most a wall between them; the throne stands across the last square.
    const far = Math.abs(next.x - x) / width + Math.abs(next.y - y) / height
    expect(far, `from ${i + 1}`).toBeLessThan(i < 38 ? 1.25 : 3)
  }
  const steps = (await board(page)
    .getByRole('button', { name: /^Step S1/ })
    .boundingBox())!
  const first = (await board(page)
    .getByRole('button', { name: /^Square 1:/ })
    .boundingBox())!
  expect(steps.y).toBeGreaterThan(first.y)
  expect(Math.abs(steps.x - first.x)).toBeLessThan(first.width)

  await page.keyboard.press('s')
  const lit = board(page).locator('.ir-square[data-lit="true"]')
  await expect.poll(() => lit.count()).toBeGreaterThan(25)
  await lit.first().focus()
  const walked: number[] = []
  for (let i = 0; i < (await lit.count()); i++) {
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    walked.push(Number(/^Square (\d+)/.exec(name ?? '')?.[1]))
    await page.keyboard.press('Tab')
  }
  expect(walked).toEqual(walked.toSorted((a, b) => a - b))
  expect(walked.at(-1)).toBeGreaterThan(30)
})

test.each([phone, narrow['a small phone']])(
  'five players at $width by $height: the own hand is in sight, and the circles are numbered',
  async viewport => {
    const { page } = await house.person({ viewport, hasTouch: true })
    const held = raceUntil(({ seats, turn, flow }) => {
      return flow.at(-1)?.kind === 'turn' && seats[turn.seat]!.hand.length > 3
    }, 5)
    await openRaceRecord(page, held)
    await board(page).locator('.ir-hold').first().waitFor()
    expect(await outOfSight(page)).toEqual([])
    expect(await board(page).locator('.ir-circles b:visible').count()).toBe(9)
  },
)

test.each([
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
])('a full hand lies clear of the deck at $width by $height', async viewport => {
  const { page } = await house.person({ viewport })
  const full = raceUntil(({ seats, turn, flow }) => flow.at(-1)?.kind === 'turn' && seats[turn.seat]!.hand.length === 6)
  await openRaceRecord(page, full)
  await board(page).locator('.ir-hold').first().waitFor()
  expect(await outOfSight(page)).toEqual([])
  const last = (await board(page).locator('.ir-hold').last().boundingBox())!
  const deck = (await board(page).locator('.ir-deck').boundingBox())!
  expect(last.x + last.width).toBeLessThan(deck.x)
})

test.each([
  { width: 1280, height: 600 },
  { width: 1024, height: 560 },
  { width: 844, height: 390 },
  phone,
  { width: 360, height: 740 },
])('five names can be read at $width by $height', async viewport => {
  const { page } = await house.person({ viewport })
  await openRaceRecord(page, moments['five players'])
  const names = board(page).locator('.ir-seat-name')
  await names.first().waitFor()
  // A guest of the Spanish page.
  const cut = await names.evaluateAll(names =>
    names.filter(name => {
      const [start, end] = name.children
      start!.textContent = 'Invitado '
      end!.textContent = '2882'
      return start!.scrollWidth > start!.clientWidth
    }),
  )
  expect(await names.count()).toBe(5)
  expect(cut).toHaveLength(0)
  // No square overlaps another.
  const boxes = await board(page)
    .locator('.ir-seat')
    .evaluateAll(seats => seats.map(seat => seat.getBoundingClientRect().toJSON() as DOMRect))
  const over = boxes.filter((a, i) =>
    boxes.slice(i + 1).some(b => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom),
  )
  expect(over).toEqual([])
})

test.each([
  { language: 'es', viewport: phone },
  { language: 'sv', viewport: phone },
  { language: 'sv', viewport: { width: 320, height: 640 } },
  { language: 'sv', viewport: { width: 1280, height: 600 } },
])('the caption of the throne lies on no square: $language, $viewport.width wide', async ({ language, viewport }) => {
  const { page } = await house.person({ viewport })
  const table = new Table(impRace, { players: 2, options: { impsToWin: 4 }, seed: 'caption' })
  await openRaceRecord(page, Buffer.from(JSON.stringify(recordOf(table))))
  await page.addInitScript(language => localStorage.setItem('acheron.settings', JSON.stringify({ language })), language)
  await page.reload()
  const caption = board(page).locator('.ir-throne-name')
  await expect.poll(() => caption.innerText()).toMatch(/cuatro|fyra/)
  const under = await caption.evaluate(caption => {
    const a = caption.getBoundingClientRect()
    return [...document.querySelectorAll('.ir-square, .ir-throne')].filter(place => {
      const b = place.getBoundingClientRect()
      return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom
    }).length
  })
  expect(under).toBe(0)
})

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
