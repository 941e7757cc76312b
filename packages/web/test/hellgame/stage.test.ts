// What a touch means: every legal move can be made on the board, and a chosen way is walked to its end.

import { canonical, equal } from '@acheron/engine'
import {
  circleSizes,
  curseIds,
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
import { Gestures, type Key } from '../../src/board/gestures.ts'
import { buttons } from '../../src/games/hellgame/stage/Actions.tsx'
import { bridges, cellAt } from '../../src/games/hellgame/stage/geometry.ts'
import { gestureOf } from '../../src/games/hellgame/stage/gestures.ts'
import { goalsOf } from '../../src/games/hellgame/stage/goals.ts'
import { intentOf, keys } from '../../src/games/hellgame/stage/keys.ts'
import { toldBy } from '../../src/games/hellgame/stage/told.ts'
import { isLit, touchOf } from '../../src/games/hellgame/stage/touch.ts'
import { isBeyond } from '../../src/games/hellgame/stage/useCamera.ts'
import { oneMore, onward, seriesOf } from '../../src/table/prompt/series.ts'
import { positions, tableOf } from './tables.ts'

/** Everything on the table that a finger may touch. */
function things(view: HellgameView): Key[] {
  return [
    ...squares.map(keys.square),
    ...view.spells.map(keys.spell),
    ...curseIds.map(keys.curse),
    ...(['flux', 'shield', 'lantern', 'pandora'] as const).map(keys.item),
    ...Array.from({ length: 9 }, (_, i) => keys.track(i + 1)),
    ...Array.from({ length: view.players }, (_, seat) => keys.player(seat)),
    'speed',
    'forge',
  ]
}

/** The moves that touches can make, with nothing or with something taken up. */
function madeByTouch(view: HellgameView, moves: readonly HellgameMove[]): Set<string> {
  const made = new Set<string>()
  const holds: (readonly Key[])[] = [[]]
  for (const taken of holds) {
    const gestures = new Gestures(moves, move => gestureOf(view, move), taken)
    const goals = taken.length > 0 ? new Map() : goalsOf(view, moves, moves)
    for (const move of gestures.complete) made.add(canonical(move))
    for (const key of things(view)) {
      if (!isLit(gestures, goals, key)) continue
      const touch = touchOf(gestures, goals, key)
      if (touch.kind === 'play') made.add(canonical(touch.move))
      if (touch.kind === 'walk') made.add(canonical(touch.goal.way[0]!))
      if (touch.kind !== 'gesture') continue
      const outcome = gestures.touch(touch.key)
      if (outcome.kind === 'play') made.add(canonical(outcome.move))
      if (outcome.kind === 'take' && !holds.some(held => equal(held, outcome.taken))) holds.push(outcome.taken)
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
  const gestures = new Gestures(table.moves(seat), move => gestureOf(view, move))
  expect(gestures.touch(keys.square('3-3'))).toEqual({ kind: 'whyNot' })
  expect(gestures.touch(keys.spell(view.spells[0]!))).toEqual({ kind: 'whyNot' })
  const none = new Gestures<HellgameMove>([], move => gestureOf(view, move))
  expect(things(view).filter(key => isLit(none, goalsOf(view, [], []), key))).toEqual([])
})

test('what is touched in vain is what the rules are asked about', () => {
  expect(intentOf(keys.square('3-3'))).toEqual({ kind: 'square', square: '3-3' })
  expect(intentOf(keys.spell('reap'))).toEqual({ kind: 'spell', spell: 'reap' })
  expect(intentOf(keys.player(2))).toEqual({ kind: 'player', seat: 2 })
  expect(intentOf(keys.track(4))).toEqual({ kind: 'track' })
  expect(intentOf('speed')).toEqual({ kind: 'speed' })
})

test('what is held narrows the list to what it could mean', () => {
  const moves: HellgameMove[] = [
    { do: 'cast', spell: 'steal-soul', target: 1 },
    { do: 'cast', spell: 'steal-soul', target: 2 },
    { do: 'cast', spell: 'reap' },
    { do: 'pass' },
  ]
  const view = tableOf().view(0)
  const { meant } = new Gestures(moves, move => gestureOf(view, move), [keys.spell('steal-soul')])
  expect(meant).toEqual(moves.slice(0, 2))
})

test('a square stands for its circle: the wind takes the circle up, and buttons say how far it blows', () => {
  const moves = [1, 2, 3].map((n): HellgameMove => ({ do: 'whirl', circle: 2, n }))
  const view = tableOf().view(0)
  const gestures = new Gestures(moves, move => gestureOf(view, move))
  expect(touchOf(gestures, new Map(), keys.square('2-7'))).toEqual({ kind: 'gesture', key: keys.circle(2) })
  expect(isLit(gestures, new Map(), keys.square('2-7'))).toBe(true)
  expect(isLit(gestures, new Map(), keys.square('1-7'))).toBe(false)
  expect(new Gestures(moves, move => gestureOf(view, move), [keys.circle(2)]).complete).toEqual(moves)
})

describe('a chosen way', () => {
  test('is walked move by move to its goal, at the price that was shown', () => {
    let walked = 0
    for (const { game, view, seat, moves } of positions(4, 200)) {
      const kind = topFrame(view)?.kind
      if (kind !== 'movement' && kind !== 'ferry') continue
      const goals = [...goalsOf(view, moves, moves).values()].filter(({ way }) => way.length > 1)
      const goal = goals[walked % Math.max(1, goals.length)]
      if (!goal) continue
      const { souls, speed } = game.state.seats[seat]!
      const now = (version: number) => ({ seat, version, moves: game.seat === seat ? game.moves(seat) : [] })
      let [series, made] = [seriesOf({ version: 0 }, seat, goal.way), 0]
      for (let next = onward(series, now(0), moves); next.kind === 'move'; made++) {
        game.play(seat, next.move as HellgameMove)
        series = oneMore(series)
        next = onward(series, now(made + 1), now(0).moves)
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

  test('takes a speed token when the free steps are used up', () => {
    const table = tableOf(2)
    for (let i = 0; i < 2; i++) table.submit(table.actors()[0]!, { do: 'start', square: '1-5' })
    const seat = table.actors()[0]!
    const goal = goalsOf(table.view(seat), table.moves(seat), table.moves(seat)).get('1-8')!
    expect(goal.way.map(move => move.do)).toEqual(['step', 'step', 'speed', 'step'])
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
    { e: 'moved', seat: 1, from: '1-5', to: '2-3', kind: 'plain', by: 'step', ride: false },
    { e: 'stolen', seat: 0, from: 2, what: 'souls', count: 1 },
    { e: 'throneHeld', seat: null },
  ])
  expect([...told].sort()).toEqual(['player:0', 'player:1', 'player:2', 'square:1-5', 'square:2-3', 'square:9-0'])
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

test('seen from near a piece, its neighbours are in the frame and the other side of the pit is not', () => {
  expect(['1-1', '1-2', '2-3'].map(square => isBeyond(square as Square, '1-1', 3))).toEqual([false, false, false])
  expect(['1-20', '5-15', '8-0'].map(square => isBeyond(square as Square, '1-1', 3))).toEqual([true, true, true])
  expect(squares.filter(square => isBeyond(square, '1-1', 1))).toEqual([])
})
