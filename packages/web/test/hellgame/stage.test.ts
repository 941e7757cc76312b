// What a touch means: every legal move can be made on the board, and a chosen way is walked to its end.

import { canonical, equal } from '@acheron/engine'
import {
  circleSizes,
  deciderOf,
  type HellgameMove,
  type HellgameView,
  outcomeOf,
  partOf,
  type Square,
  squares,
  topFrame,
} from '@acheron/games/hellgame/board.ts'
import { describe, expect, test } from 'vitest'
import { beside } from '../../src/games/hellgame/stage/beside.ts'
import { bridges, cellAt } from '../../src/games/hellgame/stage/geometry.ts'
import { buttons, type Held, Offers, type Thing } from '../../src/games/hellgame/stage/offers.ts'
import { toldBy } from '../../src/games/hellgame/stage/told.ts'
import { onward, wayFrom } from '../../src/games/hellgame/stage/way.ts'
import { positions, tableOf } from './tables.ts'

/** Everything on the table that a finger may touch. */
function things(view: HellgameView): Thing[] {
  return [
    ...squares.map((square): Thing => ({ kind: 'square', square })),
    ...view.spells.map((spell): Thing => ({ kind: 'spell', spell })),
    ...(['leaden-feet', 'soul-theft', 'stolen-haste', 'cast-out'] as const).map(
      (curse): Thing => ({ kind: 'curse', curse }),
    ),
    ...(['flux', 'shield', 'lantern', 'pandora'] as const).map((item): Thing => ({ kind: 'item', item })),
    ...Array.from({ length: 9 }, (_, i): Thing => ({ kind: 'track', slot: i + 1 })),
    ...Array.from({ length: view.players }, (_, seat): Thing => ({ kind: 'player', seat })),
    { kind: 'speed' },
    { kind: 'forge' },
  ]
}

/** The moves that touches can make, with nothing or with something taken up. */
function madeByTouch(view: HellgameView, moves: readonly HellgameMove[]): Set<string> {
  const made = new Set<string>()
  const holds: (Held | null)[] = [null]
  const all = things(view)
  for (let i = 0; i < holds.length; i++) {
    const offers = new Offers(view, moves, moves, holds[i] ?? null)
    for (const move of offers.heldMoves()) made.add(canonical(move))
    for (const thing of all) {
      if (!offers.lit(thing)) continue
      const outcome = offers.touch(thing)
      if (outcome.kind === 'play') made.add(canonical(outcome.move))
      if (outcome.kind === 'walk') made.add(canonical(outcome.goal.way[0]!))
      if (outcome.kind === 'choose') for (const move of outcome.moves) made.add(canonical(move))
      if (outcome.kind === 'hold' && outcome.held && !holds.some(held => equal(held, outcome.held)))
        holds.push(outcome.held)
    }
  }
  return made
}

test('every legal move can be made on the board, and nothing else is lit', () => {
  const panel = ['place', 'pick', 'done']
  let tried = 0
  let at = 0
  for (const { view, moves } of positions(10, 150)) {
    if (topFrame(view)?.kind === 'movement' && at++ % 4 !== 0) continue
    const made = madeByTouch(view, moves)
    const missing = moves.filter(
      move => !made.has(canonical(move)) && !buttons.has(move.do) && !panel.includes(move.do),
    )
    expect(missing).toEqual([])
    const legal = new Set(moves.map(canonical))
    expect([...made].filter(move => !legal.has(move))).toEqual([])
    tried += moves.length
  }
  expect(tried).toBeGreaterThan(2000)
})

test('a dim thing asks why not; without moves nothing is lit', () => {
  const table = tableOf()
  const seat = table.actors()[0]!
  const view = table.view(seat)
  const offers = new Offers(view, table.moves(seat), table.moves(seat), null)
  expect(offers.touch({ kind: 'square', square: '3-3' })).toEqual({ kind: 'whyNot' })
  expect(offers.touch({ kind: 'spell', spell: view.spells[0]! })).toEqual({ kind: 'whyNot' })
  const none = new Offers(view, [], [], null)
  expect(things(view).filter(thing => none.lit(thing))).toEqual([])
})

describe('a chosen way', () => {
  test('is walked move by move to its goal, at the price that was shown', () => {
    let walked = 0
    for (const { game, view, seat, moves } of positions(4, 200)) {
      const kind = topFrame(view)?.kind
      if (kind !== 'movement' && kind !== 'ferry') continue
      const goals = [...new Offers(view, moves, moves, null).goals.values()].filter(({ way }) => way.length > 1)
      const goal = goals[walked % Math.max(1, goals.length)]
      if (!goal) continue
      const { souls, speed } = game.state.seats[seat]!
      const way = wayFrom(view, goal.way)!
      let made = 0
      for (let next = onward(way, view, moves); next.kind === 'move'; made++) {
        game.play(seat, next.move)
        const legal = game.seat === seat ? game.moves(seat) : []
        next = onward({ ...way, done: next.done }, game.view(seat), legal)
      }
      expect(made).toBe(goal.way.length)
      const after = game.state.seats[seat]!
      // A source that gives in passing, or the square where an unlocking ended the movement, may add to it.
      expect(after.souls).toBeGreaterThanOrEqual(souls - goal.souls)
      expect(after.speed).toBeGreaterThanOrEqual(speed - Number(goal.speed))
      if (topFrame(game.view(seat))?.kind === kind) expect(after.at).toBe(goal.square)
      walked++
    }
    expect(walked).toBeGreaterThan(60)
  })

  test('stops when something was taken back, when the piece is elsewhere, and when the next move is not legal', () => {
    const table = tableOf(2)
    for (let i = 0; i < 2; i++) table.submit(table.actors()[0]!, { do: 'start', square: '1-5' })
    const seat = table.actors()[0]!
    const view = table.view(seat)
    const goal = new Offers(view, table.moves(seat), table.moves(seat), null).goals.get('1-8')!
    expect(goal.way.map(move => move.do)).toEqual(['step', 'step', 'speed', 'step'])
    const way = wayFrom(view, goal.way)!
    expect(onward({ ...way, done: 1 }, view, table.moves(seat))).toEqual({ kind: 'over' })
    expect(onward(way, view, [])).toEqual({ kind: 'wait' })
    expect(onward(way, view, [{ do: 'endMove' }])).toEqual({ kind: 'over' })
    table.submit(seat, { do: 'step', to: '1-4' })
    expect(onward(way, table.view(seat), table.moves(seat))).toEqual({ kind: 'over' })
  })
})

test('what a fight comes to is what the rules make of it', () => {
  let fights = 0
  for (const { game, view, seat, moves } of positions(6, 260)) {
    if (topFrame(view)?.kind !== 'demons') continue
    const square = view.seats[seat]!.at!
    const move = moves[fights % moves.length]!
    const foreseen = outcomeOf(view, square, seat, move)
    const fought = game.play(seat, move).find(event => event.e === 'fought')
    if (fought?.e === 'fought') {
      expect({ killed: foreseen.killed, trimmed: foreseen.trimmed, after: foreseen.after }).toEqual({
        killed: fought.killed,
        trimmed: fought.trimmed,
        after: fought.after,
      })
      fights++
    } else expect(foreseen.killed.length + foreseen.trimmed.length).toBe(0)
  }
  expect(fights).toBeGreaterThan(20)
})

describe('the drawing', () => {
  test('has every square once, in its ring, none upon another', () => {
    for (let i = 0; i < circleSizes.length; i++) {
      const ring = squares.filter(square => cellAt(square).circle === i + 1).map(cellAt)
      expect(ring).toHaveLength(circleSizes[i]!)
    }
    const far = (a: Square, b: Square) => Math.hypot(cellAt(a).x - cellAt(b).x, cellAt(a).y - cellAt(b).y)
    const close = squares.flatMap((a, i) => squares.slice(i + 1).filter(b => far(a, b) < 34))
    expect(close).toEqual([])
  })

  test('has all stairs and the lines of the pentagram', () => {
    expect(bridges).toHaveLength(42 + 5)
    expect(bridges.filter(({ kind }) => kind === 'stair')).toHaveLength(37)
  })
})

test('a log line lights the squares and players it names', () => {
  const told = toldBy([
    { e: 'moved', seat: 1, from: '1-5', to: '2-3', by: 'step', ride: false },
    { e: 'stolen', seat: 0, from: 2, what: 'souls', count: 1 },
    { e: 'throneHeld', seat: null },
  ])
  expect([...told].sort()).toEqual(['player 0', 'player 1', 'player 2', 'square 1-5', 'square 2-3', 'square 9-0'])
})

test('whoever decides is marked, and apart from it whose turn it is', () => {
  const seen = new Set<string>()
  for (const { game, view, seat } of positions(10, 400)) {
    expect(deciderOf(view)).toBe(seat)
    const parts = Array.from({ length: view.players }, (_, each) => partOf(view, each))
    const frames = game.state.flow
    const turn = frames.some(({ kind }) => kind === 'turn') ? game.state.turn.seat : seat
    expect(parts).toEqual(
      parts.map((_, each) => {
        if (each === seat) return seat === turn ? 'decides' : 'answers'
        return each === turn ? 'turn' : null
      }),
    )
    seen.add(`${frames.at(-1)?.kind} ${parts[seat]}`)
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'start decides',
      'movement decides',
      'shield answers',
      'recall answers',
      'pandora decides',
    ]),
  )
})

describe('the card of a square', () => {
  const frame = { width: 390, height: 390 }
  const cards = [
    { width: 150, height: 60 },
    { width: 250, height: 160 },
  ]
  test.each([1, 2.4, 4])('lies in its frame and not on its square, %s times as near', near => {
    for (const square of squares) {
      // The camera goes to the square, but the drawing never leaves its frame.
      const { x, y } = cellAt(square)
      const half = 500 / near
      const at = (value: number) => {
        const middle = Math.max(half, Math.min(1000 - half, value))
        return (0.5 + ((value - middle) * near) / 1000) * 390
      }
      const [left, top] = [at(x), at(y)]
      const reach = (19 * near * 390) / 1000
      for (const card of cards) {
        const place = beside({ x: left, y: top }, reach, card, frame, { left: 0, top: 0, right: 390, bottom: 390 })
        const right = place.x + card.width
        const bottom = place.y + card.height
        expect([place.x >= 0, place.y >= 0, right <= 390, bottom <= 390], square).toEqual([true, true, true, true])
        const clear =
          place.x >= left + reach || right <= left - reach || place.y >= top + reach || bottom <= top - reach
        expect(clear, square).toBe(true)
      }
    }
  })

  test('stays in the part of the frame that is on the page', () => {
    const room = { left: 0, top: 120, right: 390, bottom: 390 }
    const place = beside({ x: 195, y: 40 }, 20, { width: 250, height: 80 }, frame, room)
    expect(place.y).toBeGreaterThanOrEqual(120)
  })
})
