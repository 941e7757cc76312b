// The stage of a board: held things outlive an unchanged view, and each thing has its look.
import type { JsonObject } from '@acheron/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { BoardProps } from '../../src/board/face.ts'
import { type Gesture, Gestures } from '../../src/board/gestures.ts'
import { MoveButton } from '../../src/board/MoveButton.tsx'
import { Spot } from '../../src/board/Spot.tsx'
import { foreseen, keepHold, keysOf, partsOf, type Stage, spotsOf } from '../../src/board/stage.ts'
import { useStage } from '../../src/board/useStage.ts'

type Race = { readonly imp: number; readonly flow: [] }
type Run = { readonly do: 'run'; readonly to: number } | { readonly do: 'rest' }
type Ran = { readonly e: 'ran'; readonly to: number }

const gestureOf = (view: Race, move: Run): Gesture =>
  move.do === 'run' ? { parts: [[`square:${view.imp}`], [`square:${move.to}`]] } : { parts: [] }
const race: Race = { imp: 1, flow: [] }
const runs: readonly Run[] = [{ do: 'run', to: 2 }, { do: 'run', to: 3 }, { do: 'rest' }]
const gesturesWith = (taken: readonly string[]) => new Gestures(runs, move => gestureOf(race, move), taken)

describe('what is held', () => {
  const hold = { keys: ['square:1'], meant: gesturesWith(['square:1']).meant, own: 4 }
  const offered = (moves: readonly Run[]) => (taken: readonly string[]) =>
    new Gestures(moves, move => gestureOf(race, move), taken)

  test('stays through a step of somebody else while one of the moves meant is legal', () => {
    const { taken, meant } = keepHold(hold, 4, offered([{ do: 'run', to: 3 }, { do: 'rest' }]))
    expect(taken).toEqual(['square:1'])
    expect(meant).toEqual([{ do: 'run', to: 3 }])
  })
  test('is let go when none of them is legal any more, though the same touch would mean another move', () => {
    expect(keepHold(hold, 4, offered([{ do: 'run', to: 9 }])).taken).toEqual([])
    expect(keepHold(hold, 4, offered([{ do: 'rest' }])).taken).toEqual([])
  })
  test('is let go after a step of the own', () => {
    expect(keepHold(hold, 5, gesturesWith).taken).toEqual([])
  })
})

test('pointing at a thing shows the one move that a touch would make', () => {
  expect(foreseen(gesturesWith([]), 'square:1')).toBeNull()
  expect(foreseen(gesturesWith(['square:1']), 'square:3')).toEqual({ do: 'run', to: 3 })
  expect(foreseen(gesturesWith([]), null)).toBeNull()
})

test('a move is about the things of all its gestures', () => {
  const two = () => [{ parts: [['a'], ['b', 'c']] }, { parts: [['d']] }]
  expect([...keysOf(two, race, 'move')]).toEqual(['a', 'b', 'c', 'd'])
  expect(keysOf(two, race, null).size).toBe(0)
})

test('the things of judged moves are named by their parts: from, to, or among those that it takes', () => {
  const gestures = {
    run: { parts: [['imp'], ['way'], ['goal', 'its rim']] },
    leap: [{ parts: [['imp'], ['hole']] }, { parts: [['hole']] }],
    gather: { parts: [['card'], ['gem']], anyOrder: true },
    pass: [],
  }
  const gestureOf = (_view: unknown, move: string) => gestures[move as keyof typeof gestures]
  const parts = (better: string | null, played: string) =>
    Object.fromEntries(partsOf(gestureOf, race, { better, played }))
  expect(parts('run', 'leap')).toEqual({
    imp: 'better.from played.from',
    goal: 'better.to',
    'its rim': 'better.to',
    hole: 'played.to',
  })
  expect(parts(null, 'gather')).toEqual({ card: 'played.at', gem: 'played.at' })
  expect(parts('pass', 'pass')).toEqual({})
  expect(partsOf(gestureOf, race, null).size).toBe(0)
})

test('what each thing shows', () => {
  const spots = spotsOf(
    gesturesWith(['square:1']),
    new Set(['square:2']),
    new Set(['square:9']),
    new Map([['square:7', 'better.to']]),
  )
  expect([spots.judged('square:7'), spots.judged('square:1')]).toEqual(['better.to', undefined])
  const shown = (key: string) =>
    (['lit', 'enabled', 'held', 'aimed', 'told'] as const).filter(state => spots[state](key))
  expect(shown('square:1')).toEqual(['enabled', 'held'])
  expect(shown('square:2')).toEqual(['lit', 'enabled', 'aimed'])
  expect(shown('square:3')).toEqual(['lit', 'enabled'])
  expect(shown('square:9')).toEqual(['told'])
})

describe('a board on the stage', () => {
  const asked: { intent: JsonObject; about: string | undefined }[] = []
  const played: Run[] = []
  const pointed: (Run | null)[] = []
  const base = {
    view: race as never,
    moves: runs,
    legal: runs,
    events: [],
    told: [],
    pointed: null,
    advised: null,
    onPoint: move => void pointed.push(move),
    onHold: () => {},
    onMove: move => void played.push(move),
    onWhyNot: (intent, about) => void asked.push({ intent, about }),
    own: 0,
    seat: 0,
    names: ['Pia'],
    language: 'en',
    motion: false,
  } satisfies BoardProps<never, Run, Ran, Race>

  /** The stage as a board gets it, and what the board draws. */
  function draw(given: Partial<BoardProps<never, Run, Ran, Race>> = {}) {
    let got: Stage<Race, Run> | null = null
    function Board(props: BoardProps<never, Run, Ran, Race>) {
      const stage = useStage(props, {
        gestureOf,
        toldBy: events => events.map(({ to }) => `square:${to}`),
        intentOf: (key, { held, seat }) => (key === 'sky' ? null : { kind: key, held: held.length, seat }),
        aboutOf: key => `This is ${key}.`,
        say: move => (move.do === 'run' ? `⟦0⟧ runs to ${move.to}` : 'Rest'),
      })
      got = stage
      return [
        ...[1, 2].map(n => createElement(Spot, { key: n, thing: `square:${n}`, stage, label: `Square ${n}` }, n)),
        ...stage.gestures.spoken.map(move => createElement(MoveButton<Run>, { key: move.do, move, stage })),
      ]
    }
    const html = renderToStaticMarkup(createElement(Board, { ...base, ...given }))
    if (!got) throw new Error('no stage')
    return { html, stage: got as Stage<Race, Run> }
  }

  test('a spot is gold where a touch leads on, and says what it is', () => {
    const { html } = draw({ told: [{ e: 'ran', to: 2 }], pointed: { do: 'run', to: 2 } })
    const [one = '', two = '', rest = ''] = html.match(/<button.*?<\/button>/g) ?? []
    expect(one).toMatch(/aria-label="Square 1".*aria-disabled="false".*data-lit="true".*data-aimed="true"/)
    expect(two).toMatch(/aria-disabled="true".*data-lit="false".*data-aimed="true" data-told="true"/)
    expect(rest).toMatch(/board-button.*data-aimed="false".*>Rest</)
  })

  test('advice is lit while nothing is pointed at', () => {
    expect(draw({ advised: { do: 'rest' } }).stage.pointed).toEqual({ do: 'rest' })
    expect(draw({ advised: { do: 'rest' }, pointed: { do: 'run', to: 2 } }).stage.pointed).toEqual({ do: 'run', to: 2 })
    expect(draw({ pointed: { do: 'run', to: 8 } }).stage.pointed).toBeNull()
  })

  test('what is touched in vain is asked about, with what it is', () => {
    draw().stage.touch('square:2')
    draw().stage.touch('sky')
    expect(asked).toEqual([{ intent: { kind: 'square:2', held: 0, seat: 0 }, about: 'This is square:2.' }])
  })

  test('a move that is made is not pointed at any more', () => {
    draw().stage.act({ do: 'rest' })
    expect(played).toEqual([{ do: 'rest' }])
    expect(pointed.at(-1)).toBeNull()
  })
})
