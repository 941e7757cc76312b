import { expect, test } from 'vitest'
import { Generator } from '../src/chance.ts'
import { advance, enter, type Frame, leave, type Phase } from '../src/flow.ts'
import type { GameState, Move } from '../src/game.ts'

type Told = { e: string }
type AnyPhase = Phase<GameState, Frame, Move, Told>

const still: AnyPhase = { actors: () => [], moves: () => [], play() {} }

/** Does a thing by itself and emits an event. */
const then = (act: (state: GameState) => void) => (state: GameState) => {
  act(state)
  return true
}

function run(phases: Record<string, AnyPhase>, ...kinds: string[]) {
  const random = Generator.seeded(1)
  const state: GameState = { flow: kinds.map(kind => ({ kind })), rng: random.rng }
  const events: string[] = []
  advance(phases, state, { random, emit: event => void events.push(event.e) })
  return { events, kinds: state.flow.map(frame => frame.kind) }
}

test('a frame that leaves hands its value to the one below, which goes on', () => {
  const guest: AnyPhase = { ...still, auto: then(state => leave(state, 'gift')) }
  const host: AnyPhase = {
    ...still,
    auto: then(state => leave(state)),
    resume: (_state, frame, value, ctx) => ctx.emit({ e: `${frame.kind} got ${value}` }),
  }
  expect(run({ guest, host }, 'host', 'guest')).toEqual({ events: ['host got gift'], kinds: [] })
})

test('a single move is played without asking, unless the phase asks always', () => {
  const door: AnyPhase = {
    actors: () => [0],
    moves: () => [{ do: 'open' }],
    play(state, _frame, _seat, _move, ctx) {
      ctx.emit({ e: 'opened' })
      leave(state)
    },
  }
  expect(run({ door }, 'door')).toEqual({ events: ['opened'], kinds: [] })
  expect(run({ door: { ...door, asksAlways: true } }, 'door')).toEqual({ events: [], kinds: ['door'] })
  const asksOn: AnyPhase = { ...door, asksAlways: (_state, frame) => frame.kind === 'gate' }
  expect(run({ door: asksOn, gate: asksOn }, 'gate', 'door')).toEqual({ events: ['opened'], kinds: ['gate'] })
})

test('rules that cannot go on say which phase is at fault', () => {
  expect(() => run({ idle: still }, 'idle')).toThrow("phase 'idle' neither acts nor asks")
  expect(() => run({ mute: { ...still, actors: () => [2] } }, 'mute')).toThrow(
    "phase 'mute' asks seat 2 and offers no move",
  )
  expect(() => run({}, 'lost')).toThrow("no phase owns frames of kind 'lost'")
  const restless: AnyPhase = { ...still, auto: () => true }
  expect(() => run({ restless }, 'restless')).toThrow('10000 steps without a decision: restless')
  const growing: AnyPhase = { ...still, auto: then(state => enter(state, { kind: 'growing' })) }
  expect(() => run({ growing }, 'growing')).toThrow('steps without a decision')
})
