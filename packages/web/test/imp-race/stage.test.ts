// What a touch means: every legal move can be made on the table, and pieces are followed from event to event.

import { equal } from '@acheron/engine'
import { type ImpRaceMove, type ImpRaceView, squares, stepsOf } from '@acheron/games/imp-race/board.ts'
import { describe, expect, test } from 'vitest'
import { aimOf } from '../../src/games/imp-race/stage/aim.ts'
import { besides, circleOf, seatAtThrone, stairs } from '../../src/games/imp-race/stage/geometry.ts'
import { itineraries } from '../../src/games/imp-race/stage/itinerary.ts'
import { type Held, keyOf, Offers, type Thing } from '../../src/games/imp-race/stage/offers.ts'
import { toldBy } from '../../src/games/imp-race/stage/told.ts'
import { positions, tableAt } from './tables.ts'

/** Everything that can be touched. */
function things(view: ImpRaceView, moves: readonly ImpRaceMove[]): Thing[] {
  const cards = moves.flatMap(move => ('card' in move ? [move.card] : 'discard' in move ? [move.discard!] : []))
  return [
    ...squares.map(square => ({ kind: 'square', square }) as const),
    ...stepsOf(view).map(step => ({ kind: 'step', step }) as const),
    ...[...new Set(cards)].map(card => ({ kind: 'card', card }) as const),
    ...(['throne', 'die', 'deck', 'bag'] as const).map(kind => ({ kind })),
    { kind: 'cemetery', seat: view.turn.seat },
  ]
}

/** What can be held first: nothing, the sacrilege, and whatever a touch takes up. */
function hands(view: ImpRaceView, moves: readonly ImpRaceMove[], all: readonly Thing[]): (Held | null)[] {
  const offers = new Offers(view, moves, null)
  const taken = all.flatMap(thing => {
    const outcome = offers.touch(thing)
    return outcome.kind === 'hold' || outcome.kind === 'choose' ? [outcome.held] : []
  })
  return [null, { kind: 'sacrilege' }, ...taken]
}

/** All moves that can be made by at most two touches and a choice. */
function reachable(view: ImpRaceView, moves: readonly ImpRaceMove[]): ImpRaceMove[] {
  const all = things(view, moves)
  const found: ImpRaceMove[] = new Offers(view, moves, null).buttons()
  for (const held of hands(view, moves, all)) {
    const offers = new Offers(view, moves, held)
    for (const thing of all) {
      const outcome = offers.touch(thing)
      if (outcome.kind === 'play') found.push(outcome.move)
      if (outcome.kind === 'choose') found.push(...outcome.moves)
    }
  }
  return found
}

test('every legal move can be made by touch', () => {
  const kinds = new Set<string>()
  let tried = 0
  for (const { view, moves } of positions(5)) {
    tried++
    if (tried % 3 > 0 && moves.every(move => kinds.has(move.do))) continue
    const found = reachable(view, moves)
    const missing = moves.filter(move => !found.some(each => equal(each, move)))
    expect(missing, JSON.stringify(view.flow)).toEqual([])
    for (const move of moves) kinds.add(move.do)
  }
  expect(tried).toBeGreaterThan(1000)
  expect(kinds.size).toBeGreaterThan(18)
})

const run = { seats: [{ imps: [10, 'S1', 13, 'D'], gems: 4 }, { imps: [12, 'S1', 'S2', 'D'] }] }

describe('touches', () => {
  function thrown(face: number, given = run) {
    const { play, asked } = tableAt(given, [face])
    play(0, { do: 'roll' })
    return asked()
  }

  test('an imp is taken up, laid down again, or laid where it lands', () => {
    const { view, moves } = thrown(2)
    const offers = new Offers(view, moves, null)
    const ten = { kind: 'square', square: 10 } as const
    expect(offers.touch(ten)).toEqual({ kind: 'hold', held: { kind: 'imp', imp: 0 } })
    const held = new Offers(view, moves, { kind: 'imp', imp: 0 })
    expect(held.isHeld(ten)).toBe(true)
    expect(held.touch(ten)).toEqual({ kind: 'hold', held: null })
    expect(held.touch({ kind: 'square', square: 12 })).toEqual({ kind: 'play', move: { do: 'move', imp: 0, n: 2 } })
  })

  test('where one imp lands it can be touched at once', () => {
    const { view, moves } = thrown(2)
    const offers = new Offers(view, moves, null)
    expect(offers.touch({ kind: 'square', square: 15 })).toEqual({ kind: 'play', move: { do: 'move', imp: 2, n: 2 } })
  })

  test('where two could land it is asked which', () => {
    const { view, moves } = thrown(6)
    const offers = new Offers(view, moves, null)
    expect(offers.touch({ kind: 'square', square: 14 })).toMatchObject({
      kind: 'choose',
      moves: [
        { do: 'move', imp: 0, n: 4 },
        { do: 'move', imp: 2, n: 1 },
      ],
    })
  })

  test('an own imp in the way is taken up, and trampled only by one that is held', () => {
    const { view, moves } = thrown(3)
    const thirteen = { kind: 'square', square: 13 } as const
    expect(new Offers(view, moves, null).touch(thirteen)).toEqual({ kind: 'hold', held: { kind: 'imp', imp: 2 } })
    expect(new Offers(view, moves, { kind: 'imp', imp: 0 }).touch(thirteen)).toMatchObject({ kind: 'play' })
  })

  test('tiles glow for a sacrilege only once it is chosen', () => {
    const { view, moves } = thrown(2)
    const lit = (offers: Offers) => squares.filter(square => offers.lit({ kind: 'square', square }))
    expect(lit(new Offers(view, moves, null))).toEqual([3 - 1, 10, 12, 13, 15])
    expect(lit(new Offers(view, moves, { kind: 'sacrilege' })).length).toBeGreaterThan(35)
  })

  test('what is of no use asks why, and nothing is lit for those who wait', () => {
    const { view, moves } = thrown(2)
    expect(new Offers(view, moves, null).touch({ kind: 'square', square: 30 })).toEqual({ kind: 'whyNot' })
    const waiting = new Offers(view, [], null)
    expect(things(view, moves).filter(thing => waiting.lit(thing))).toEqual([])
  })

  test('in a fight an Angel can be staked or played', () => {
    const { play, asked } = tableAt(
      {
        seats: [
          { imps: [10, 'S1', 'D', 'D'], hand: ['angel-c'] },
          { imps: [12, 'S1', 'S2', 'D'], gems: 1 },
        ],
      },
      [2],
    )
    play(0, { do: 'roll' })
    play(0, { do: 'move', imp: 0, n: 2 })
    const { view, moves } = asked()
    const outcome = new Offers(view, moves, null).touch({ kind: 'card', card: 'angel-c' })
    expect(outcome).toEqual({
      kind: 'choose',
      moves: [{ do: 'stakeCard', card: 'angel-c' }],
      held: { kind: 'card', card: 'angel-c' },
    })
    const held = new Offers(view, moves, { kind: 'card', card: 'angel-c' })
    expect(held.touch({ kind: 'step', step: 'S3' })).toMatchObject({ kind: 'play', move: { do: 'angel', step: 'S3' } })
  })

  test('with six cards the deck asks what is discarded for a new one', () => {
    const hand = ['die1-a', 'die1-b', 'die1-c', 'die1-d', 'coffin-a', 'coffin-b']
    const { play, asked } = tableAt({ seats: [{ imps: [10, 'S1', 'D', 'D'], hand, gems: 3 }, {}] }, [2])
    play(0, { do: 'roll' })
    play(0, { do: 'move', imp: 0, n: 2 })
    const { view, moves } = asked()
    const offers = new Offers(view, moves, null)
    expect(offers.lit({ kind: 'card', card: 'die1-a' })).toBe(false)
    expect(offers.touch({ kind: 'deck' })).toEqual({ kind: 'hold', held: { kind: 'deck' } })
    expect(new Offers(view, moves, { kind: 'deck' }).touch({ kind: 'card', card: 'die1-a' })).toEqual({
      kind: 'play',
      move: { do: 'buy', discard: 'die1-a' },
    })
  })

  test('a pointed move shows its way, square by square', () => {
    const { view } = thrown(2)
    const { things: about, way } = aimOf(view, { do: 'move', imp: 1, n: 2 })
    expect(way).toEqual([0, 1, 2])
    expect([...about]).toEqual(['step S1', 'square 2'])
  })
})

describe('the stair', () => {
  test.each(['wide', 'tall'] as const)('%s: 39 squares, none over another, all inside, deeper and deeper', name => {
    const { spots, shape } = stairs[name]
    const laid = spots.slice(1)
    expect(laid).toHaveLength(39)
    for (const [i, a] of laid.entries()) {
      expect(a.x - a.size / 2).toBeGreaterThan(0)
      expect(a.x + a.size / 2).toBeLessThan(shape.width)
      expect(a.y - a.size / 2).toBeGreaterThan(0)
      expect(a.y + a.size / 2).toBeLessThan(shape.height)
      expect(a.depth).toBeGreaterThan(laid[i - 1]?.depth ?? -1)
      for (const b of laid.slice(i + 1)) {
        const near = Math.min(a.size, b.size) * 0.98
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${i + 1}`).toBeGreaterThan(near)
      }
    }
  })

  test.each(['wide', 'tall'] as const)(
    '%s: a panel about a square has a good part of the stair, and not its tile',
    name => {
      const { spots, shape } = stairs[name]
      for (const square of squares) {
        const { y, size } = spots[square]!
        const { low, free } = besides(stairs[name], square)
        const [top, bottom] = [y - size / 2, y + size / 2].map(each => each / shape.height)
        if (low) expect(1 - free, `${square}`).toBeGreaterThan(bottom!)
        else expect(free, `${square}`).toBeLessThan(top!)
        // On a phone the others' boards are above the stair.
        expect(free, `${square}`).toBeGreaterThan(name === 'tall' && !low ? 0.3 : 0.4)
      }
    },
  )

  test('the circles have the squares of the rule book', () => {
    const counts = Array.from({ length: 9 }, (_, i) => squares.filter(square => circleOf(square) === i + 1).length)
    expect(counts).toEqual([5, 5, 5, 5, 4, 4, 4, 4, 3])
  })

  test('those at home sit apart', () => {
    const seats = Array.from({ length: 8 }, (_, nth) => seatAtThrone(stairs.wide, nth, 8))
    const apart = seats.map(({ x, y }, i) => Math.hypot(x - (seats[i + 1]?.x ?? 0), y - (seats[i + 1]?.y ?? 0)))
    expect(Math.min(...apart)).toBeGreaterThan(25)
  })
})

describe('what the events tell', () => {
  test('an imp runs over every square, and who is trampled goes to the cemetery after that', () => {
    const { play } = tableAt({ seats: [{ imps: ['S2', 2, 'D', 'D'] }, {}] }, [3])
    play(0, { do: 'roll' })
    const { legs } = itineraries(play(0, { do: 'move', imp: 0, n: 3 }))
    expect(legs.get('0-0')?.map(({ to }) => to)).toEqual([0, 1, 2])
    const [fall] = legs.get('0-1') ?? []
    expect(fall).toMatchObject({ to: 'D', start: legs.get('0-0')?.at(-1)?.end })
  })

  test('a Banana goes on where the run ended; a Return leads back in one leap', () => {
    const { play } = tableAt(
      {
        seats: [{ imps: [8, 'S1', 'D', 'D'] }, {}],
        route: {
          10: { tile: 'banana-2', up: true },
          11: { tile: 'return-2', up: true },
          5: { tile: 'return-3', up: true },
        },
      },
      [2],
    )
    play(0, { do: 'roll' })
    const { legs } = itineraries(play(0, { do: 'move', imp: 0, n: 2 }))
    expect(legs.get('0-0')?.map(({ to }) => to)).toEqual([9, 10, 11, 5])
  })

  test('a log line names its places; steps with their owner', () => {
    const { play } = tableAt({ seats: [{ imps: ['S1', 9, 'D', 'D'] }, {}] }, [4])
    expect([...toldBy(play(0, { do: 'roll' }))]).toContain('die')
    const told = toldBy(play(0, { do: 'move', imp: 0, n: 4 }))
    expect([...told]).toEqual(expect.arrayContaining(['step S1 of 0', 'square 4']))
    expect(told.has(keyOf({ kind: 'square', square: 9 }))).toBe(false)
  })
})
