// What a touch means: every legal move can be made on the table, and pieces are followed from event to event.
import { equal } from '@acheron/engine'
import { circleOf, type ImpRaceMove, type ImpRaceView, squares, stepsOf } from '@acheron/games/imp-race/board.ts'
import { describe, expect, test } from 'vitest'
import { Gestures, type Key } from '../../src/board/gestures.ts'
import { besides, seatAtThrone, stairs } from '../../src/games/imp-race/stage/geometry.ts'
import { aimsOf, gestureOf, startsOf } from '../../src/games/imp-race/stage/gestures.ts'
import { itineraries } from '../../src/games/imp-race/stage/itinerary.ts'
import { intentOf } from '../../src/games/imp-race/stage/things.ts'
import { toldBy } from '../../src/games/imp-race/stage/told.ts'
import { positionsOf } from '../../src/games/imp-race/stage/way.ts'
import { positions, tableAt } from './tables.ts'

interface Asked {
  readonly view: ImpRaceView
  readonly moves: readonly ImpRaceMove[]
}

const holding = ({ view, moves }: Asked, ...taken: Key[]) => new Gestures(moves, move => gestureOf(view, move), taken)

/** Everything that can be touched. */
function things({ view, moves }: Asked): Key[] {
  const cards = moves.flatMap(move => ('card' in move ? [move.card] : 'discard' in move ? [move.discard!] : []))
  return [
    ...squares.map(square => `square:${square}`),
    ...stepsOf(view).map(step => `step:${step}`),
    ...[...new Set(cards)].map(card => `card:${card}`),
    ...['throne', 'die', 'deck', 'bag', 'sacrilege'],
    `cemetery:${view.turn.seat}`,
  ]
}

/** All moves that can be made by at most two touches, or a touch and a button. */
function reachable(asked: Asked): ImpRaceMove[] {
  const all = things(asked)
  const first = holding(asked)
  const found: ImpRaceMove[] = [...first.spoken]
  for (const key of all) {
    const outcome = first.touch(key)
    if (outcome.kind === 'play') found.push(outcome.move)
    if (outcome.kind !== 'take') continue
    const held = holding(asked, key)
    found.push(...held.complete)
    for (const other of all) {
      const next = held.touch(other)
      if (next.kind === 'play') found.push(next.move)
    }
  }
  return found
}

test('every legal move can be made by touch', () => {
  const kinds = new Set<string>()
  let tried = 0
  for (const asked of positions(5)) {
    const { view, moves } = asked
    tried++
    if (tried % 3 > 0 && moves.every(move => kinds.has(move.do))) continue
    const found = reachable(asked)
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
    const asked = thrown(2)
    expect(holding(asked).touch('square:10')).toEqual({ kind: 'take', taken: ['square:10'] })
    const held = holding(asked, 'square:10')
    expect(held.touch('square:10')).toEqual({ kind: 'take', taken: [] })
    expect(held.touch('square:12')).toEqual({ kind: 'play', move: { do: 'move', imp: 0, n: 2 } })
  })

  test('the list narrows to what the imp that is held can do', () => {
    expect(holding(thrown(6), 'square:13').meant).toEqual([1, 2, 3, 4, 5].map(n => ({ do: 'move', imp: 2, n })))
    expect(holding(thrown(2), 'sacrilege').meant.every(move => move.do === 'sacrilege')).toBe(true)
    expect(holding(thrown(2)).meant).toEqual([])
  })

  test('where one imp lands it can be touched at once', () => {
    expect(holding(thrown(2)).touch('square:15')).toEqual({ kind: 'play', move: { do: 'move', imp: 2, n: 2 } })
  })

  test('where two could land it is asked which', () => {
    const asked = thrown(6)
    expect(holding(asked).touch('square:14')).toEqual({ kind: 'take', taken: ['square:14'] })
    expect(holding(asked, 'square:14').complete).toEqual([
      { do: 'move', imp: 0, n: 4 },
      { do: 'move', imp: 2, n: 1 },
    ])
  })

  test('an own imp in the way is taken up, and trampled only by one that is held', () => {
    const asked = thrown(3)
    expect(holding(asked).touch('square:13')).toEqual({ kind: 'take', taken: ['square:13'] })
    expect(holding(asked, 'square:10').touch('square:13')).toMatchObject({ kind: 'play', move: { imp: 0 } })
  })

  test('tiles glow for a sacrilege only once it is chosen', () => {
    const asked = thrown(2)
    const lit = (gestures: Gestures<ImpRaceMove>) => squares.filter(square => gestures.lit(`square:${square}`))
    expect(lit(holding(asked))).toEqual([3 - 1, 10, 12, 13, 15])
    expect(lit(holding(asked, 'sacrilege')).length).toBeGreaterThan(35)
  })

  test('what is of no use asks why, and nothing is lit for those who wait', () => {
    const asked = thrown(2)
    expect(holding(asked).touch('square:30')).toEqual({ kind: 'whyNot' })
    const waiting = holding({ view: asked.view, moves: [] })
    expect(things(asked).filter(thing => waiting.lit(thing))).toEqual([])
  })

  test('a touch of an imp asks about the imp, not about the place below it', () => {
    const { view } = thrown(2)
    const asked = (key: Key) => intentOf(key, { view, seat: 0 })
    expect(asked('square:12')).toEqual({ kind: 'imp', seat: 1, imp: 0 })
    expect(asked('square:30')).toEqual({ kind: 'square', square: 30 })
    expect(asked('step:S1')).toEqual({ kind: 'imp', seat: 0, imp: 1 })
    expect(asked('step:S2')).toEqual({ kind: 'step', step: 'S2' })
    expect(asked('cemetery:0')).toEqual({ kind: 'cemetery', seat: 0 })
    expect(asked('card:coffin-a')).toEqual({ kind: 'card', card: 'coffin-a' })
    expect(asked('bag')).toEqual({ kind: 'bag' })
  })

  test('imps that can run are marked, and so are the cemetery and cards that need a place', () => {
    const { view, moves } = thrown(2)
    expect([...startsOf(view, moves)]).toEqual(['square:10', 'step:S1', 'square:13', 'sacrilege'])
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
    expect(holding(asked()).touch('card:angel-c')).toEqual({ kind: 'take', taken: ['card:angel-c'] })
    const held = holding(asked(), 'card:angel-c')
    expect(held.complete).toEqual([{ do: 'stakeCard', card: 'angel-c' }])
    expect(held.touch('step:S3')).toMatchObject({ kind: 'play', move: { do: 'angel', step: 'S3' } })
  })

  test('with six cards the deck asks what is discarded for a new one', () => {
    const hand = ['die1-a', 'die1-b', 'die1-c', 'die1-d', 'coffin-a', 'coffin-b']
    const { play, asked } = tableAt({ seats: [{ imps: [10, 'S1', 'D', 'D'], hand, gems: 3 }, {}] }, [2])
    play(0, { do: 'roll' })
    play(0, { do: 'move', imp: 0, n: 2 })
    expect(holding(asked()).lit('card:die1-a')).toBe(false)
    expect(holding(asked()).touch('deck')).toEqual({ kind: 'take', taken: ['deck'] })
    expect(holding(asked(), 'deck').touch('card:die1-a')).toEqual({
      kind: 'play',
      move: { do: 'buy', discard: 'die1-a' },
    })
  })

  test('a pointed move shows its way, square by square', () => {
    const { view } = thrown(2)
    const move = { do: 'move', imp: 1, n: 2 } as const
    expect(positionsOf(view, move)).toEqual([0, 1, 2])
    expect([...aimsOf(view, move)]).toEqual(['step:S1', 'square:2'])
  })

  test('a pointed Trident shows whom it would hit', () => {
    const { play, asked } = tableAt(
      { seats: [{ imps: [10, 'S1', 'D', 'D'], hand: ['trident-a'] }, { imps: [13] }] },
      [2],
    )
    play(0, { do: 'roll' })
    play(0, { do: 'move', imp: 0, n: 2 })
    expect([...aimsOf(asked().view, { do: 'trident', card: 'trident-a' })]).toEqual(['card:trident-a', 'square:13'])
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
    expect([...told]).toEqual(expect.arrayContaining(['step:S1 of 0', 'square:4']))
    expect(told.has('square:9')).toBe(false)
  })
})
