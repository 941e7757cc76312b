import { describe, expect, expectTypeOf, test } from 'vitest'
import { type AskFrame, ask, askPhase } from '../src/ask.ts'
import { Generator } from '../src/chance.ts'
import { InputError } from '../src/errors.ts'
import { advance, enter, type Frame, leave, type Phase, phaseOf, unknownInFlow } from '../src/flow.ts'
import type { GameState, Move } from '../src/game.ts'
import { clone } from '../src/json.ts'
import { done, type Handed, hand, type Next, type Sequence, sequence } from '../src/sequence.ts'
import { Table } from '../src/table.ts'
import { takeOver } from '../src/take-over.ts'
import { callVote, type VoteFrame, voteAgain, votePhase } from '../src/vote.ts'
import { skirmish } from './skirmish/index.ts'

type Told = { e: string }
type Means = 'coin' | 'blood'

/** A toll is asked for until it is paid, and then told. */
type Toll = { demand: undefined; pay: Means | null; tell: undefined }
type TollFrame = { kind: 'toll'; step: keyof Toll; means: Means[]; left: number }
type State = GameState & { flow: (TollFrame | AskFrame | VoteFrame)[] }

const toll = sequence<State, TollFrame, Told, Toll>({
  demand: (state, frame) => ask(state, frame, 'pay', { seat: 1, topic: { what: 'toll' }, options: frame.means }),
  pay(state, frame, ctx, by) {
    if (by === null) return done(state, 'nothing')
    ctx.emit({ e: by })
    frame.left--
    return frame.left > 0 ? 'demand' : 'tell'
  },
  tell(state, _frame, ctx) {
    ctx.emit({ e: 'paid' })
    return done(state)
  },
})

const phases: Record<string, Phase<GameState, Frame, Move, Told>> = {
  toll: toll as never,
  ask: askPhase as never,
  vote: votePhase<GameState, VoteFrame, Told>({
    tied(state, frame, leading, ctx) {
      if (frame.round === 1) return void voteAgain(frame, leading)
      if (frame.round === 2) return ctx.random.pick(leading)
      enter<Frame>(state, { kind: 'ask', seat: 0, topic: frame.topic, options: leading } as AskFrame)
      return undefined
    },
    elected: (_state, _frame, option, ctx) => ctx.emit({ e: `elected ${option}` }),
    voted: (_state, _frame, seat, ctx) => ctx.emit({ e: `${seat} has voted` }),
  }) as never,
}

function begin(...flow: Frame[]) {
  const random = Generator.seeded(1)
  const state: GameState = { flow, rng: random.rng }
  const events: string[] = []
  const ctx = { random, emit: ({ e }: Told) => void events.push(e) }
  advance(phases, state, ctx)
  return {
    state,
    events,
    top: () => state.flow.at(-1),
    play(seat: number, move: Move) {
      const frame = state.flow.at(-1)!
      phaseOf(phases, frame).play(state, frame, seat, move, ctx)
      advance(phases, state, ctx)
    },
  }
}

const frame = (means: Means[], left = 1): TollFrame => ({ kind: 'toll', step: 'demand', means, left })

describe('a sequence', () => {
  test('goes from step to step by name, and hands the answer to the step that asked for it', () => {
    const { state, events, top, play } = begin(frame(['coin', 'blood'], 2))
    expect(state.flow[0]).toEqual({ kind: 'toll', step: 'pay', means: ['coin', 'blood'], left: 2 })
    expect(top()).toEqual({ kind: 'ask', seat: 1, topic: { what: 'toll' }, options: ['coin', 'blood'] })
    play(1, { do: 'choose', option: 'coin' })
    play(1, { do: 'choose', option: 'blood' })
    expect(events).toEqual(['coin', 'blood', 'paid'])
    expect(state.flow).toEqual([])
  })

  test('asks nobody where there is no choice: one option, several equal ones, none', () => {
    expect(begin(frame(['coin'])).events).toEqual(['coin', 'paid'])
    expect(begin(frame(['coin', 'coin'])).events).toEqual(['coin', 'paid'])
    expect(begin(frame([])).events).toEqual([])
  })

  test('is plain data at every step: a copy has the same future', () => {
    const first = begin(frame(['coin', 'blood'], 2))
    first.play(1, { do: 'choose', option: 'blood' })
    const second = begin(...clone(first.state.flow))
    expect(second.state.flow).toEqual(first.state.flow)
    second.play(1, { do: 'choose', option: 'coin' })
    expect(second.events).toEqual(['coin', 'paid'])
  })

  test('may be in the middle of a decision of its own frame', () => {
    type Door = { wait: undefined; through: boolean }
    const door = sequence<GameState, Frame & { step: keyof Door }, Told, Door>({
      wait: () => false,
      through: (state, _frame, ctx, isOpen) => {
        if (isOpen) ctx.emit({ e: 'through' })
        return done(state)
      },
    })
    const random = Generator.seeded(1)
    const at: Frame & { step: keyof Door } = { kind: 'door', step: 'wait' }
    const state: GameState = { flow: [at], rng: random.rng }
    const events: string[] = []
    const asked = { ...door, actors: () => [0], moves: () => [{ do: 'open' }, { do: 'stay' }] }
    const ctx = { random, emit: ({ e }: Told) => void events.push(e) }
    advance({ door: asked }, state, ctx)
    expect(state.flow).toEqual([at])
    at.step = hand(at, 'through', true)
    advance({ door: asked }, state, ctx)
    expect(events).toEqual(['through'])
  })

  test('holds its author to the names and answers of its steps', () => {
    type Steps = Sequence<[state: GameState, frame: Frame], Toll>
    const asked = (step: 'pay') => step as Handed<'pay', Means>
    expectTypeOf<Next<Toll>>().toEqualTypeOf<'demand' | 'tell' | Handed<'pay', Means | null> | null | false>()
    const steps: Steps = {
      demand: () => asked('pay'),
      pay(_state, _frame, by) {
        expectTypeOf(by).toEqualTypeOf<Means | null>()
        return 'tell'
      },
      // Whatever was asked, a step that takes nothing may follow.
      tell: (_state, at) => hand(at, 'demand', 7),
    }
    const wrong: Steps = {
      ...steps,
      // @ts-expect-error no such step
      demand: () => 'refuse',
    }
    const unasked: Steps = {
      ...steps,
      // @ts-expect-error the step takes an answer: it can only be reached by a question
      demand: () => 'pay',
    }
    const other: Steps = {
      ...steps,
      // @ts-expect-error an answer of another type
      demand: (_state, at) => hand(at, 'pay', 7),
    }
    const maybe: Steps = {
      ...steps,
      demand: (state, at) => ask(state, at, 'pay', { seat: 0, topic: { what: 'toll' }, options: [] as Means[] }),
      // @ts-expect-error it does not say what is next
      tell(state) {
        leave(state)
      },
    }
    type Perhaps = Sequence<[state: GameState, frame: Frame], { first: undefined; next: Means | undefined }>
    const perhaps: Perhaps = {
      first: (state, at) => (state.flow.length > 1 ? 'next' : hand(at, 'next', 'coin')),
      // @ts-expect-error an answer of another type
      next: (_state, at) => hand(at, 'next', 7),
    }
    // @ts-expect-error a step is missing
    const short: Steps = { demand: steps.demand, pay: steps.pay }
    expect([steps, wrong, unasked, other, maybe, perhaps, short]).toHaveLength(7)
  })

  test('hands null to the step unless there is an option for certain', () => {
    type Sure = Sequence<[state: GameState, frame: Frame], { first: undefined; take: Means }>
    const question = { seat: 0, topic: { what: 'toll' } }
    const sure: Sure = {
      first: (state, at) => ask(state, at, 'take', { ...question, options: ['coin', 'blood'] as const }),
      take: state => done(state),
    }
    const unsure: Sure = {
      ...sure,
      // @ts-expect-error there may be none
      first: (state, at) => ask(state, at, 'take', { ...question, options: ['coin'] as Means[] }),
    }
    expect([sure, unsure]).toHaveLength(2)
  })
})

describe('a vote', () => {
  const seats = [0, 1, 2]
  function called(options: string[]) {
    const at: Frame = { kind: 'toll', step: 'demand', means: [], left: 1 } as TollFrame
    const state: GameState = { flow: [at], rng: Generator.seeded(1).rng }
    expect(callVote(state, at, 'pay', { topic: { what: 'toll' }, options, seats })).toBe('pay')
    return { at, top: state.flow.at(-1) as Frame, state }
  }

  test('needs a choice', () => {
    expect(called(['coin']).at.returned).toBe('coin')
    expect(called([]).at.returned).toBe(null)
    expect(called(['coin', 'blood']).top).toMatchObject({ kind: 'vote', seats, ballots: {}, cast: {}, round: 1 })
  })

  test('is over when the last ballot is in', () => {
    const { play, events, top } = begin(called(['coin', 'blood']).top)
    play(2, { do: 'vote', option: 'blood' })
    play(0, { do: 'vote', option: 'coin' })
    expect(top()).toMatchObject({ cast: { 0: true, 2: true } })
    play(1, { do: 'vote', option: 'blood' })
    expect(events).toEqual(['2 has voted', '0 has voted', '1 has voted', 'elected blood'])
  })

  test('is taken again, or settled as the game says, if it ends in a tie', () => {
    const { play, events, top, state } = begin(called(['coin', 'blood', 'tears']).top)
    const all = (...options: string[]) => options.forEach((option, seat) => void play(seat, { do: 'vote', option }))
    all('coin', 'blood', 'tears')
    expect(top()).toMatchObject({ options: ['coin', 'blood', 'tears'], ballots: {}, round: 2 })
    const asked = clone(state.flow) as VoteFrame[]
    all('coin', 'blood', 'tears')
    expect(events.at(-1)).toMatch(/^elected/)

    const leader = begin({ ...asked[0]!, round: 3 } as Frame)
    for (const [seat, option] of ['coin', 'blood', 'tears'].entries()) leader.play(seat, { do: 'vote', option })
    expect(leader.top()).toMatchObject({ kind: 'ask', seat: 0, options: ['coin', 'blood', 'tears'] })
    leader.play(0, { do: 'choose', option: 'tears' })
    expect(leader.events.at(-1)).toBe('elected tears')
  })
})

describe('a state of other rules', () => {
  const settings = { players: 2, seed: 1 }
  const kept = (flow: unknown) => ({ ...new Table(skirmish, settings).state, flow: flow as never })
  const round = { kind: 'round' }
  const strange: readonly [unknown, string][] = [
    [[round, { kind: 'duel' }], "frame 2 of 2, 'duel'"],
    [[round, { kind: 'toString' }], "frame 2 of 2, 'toString'"],
    [[round, { kind: 'attack', step: 'parry' }], `step "parry" of frame 2 of 2, 'attack'`],
    [[round, { kind: 'attack', step: 'constructor' }], `step "constructor" of frame 2 of 2, 'attack'`],
    [[round, { kind: 'attack', step: 3 }], `step 3 of frame 2 of 2, 'attack'`],
    [[round, { kind: 'attack' }], `step undefined of frame 2 of 2, 'attack'`],
    [[round, 'attack'], 'frame 2 of 2, which has no kind'],
    [[null], 'frame 1 of 1, which has no kind'],
    ['round', 'a state without its stack of frames'],
  ]

  test.each(strange)('%j is refused in words', (flow, unknown) => {
    expect(unknownInFlow({ round: {}, attack: { steps: () => ({ strike: 1 }) } } as never, kept(flow))).toBe(unknown)
    const message = `skirmish, rules version 1, does not know ${unknown}: it was left by other rules`
    const open = () => new Table(skirmish, settings, { state: kept(flow) })
    expect(open).toThrow(InputError)
    expect(open).toThrow(message)
    const left = { kept: { version: 0, state: kept(flow) }, rules: 1, steps: [] }
    expect(() => takeOver(skirmish as never, settings, left)).toThrow(message)
  })

  test('a position with one leaves the table as it was', () => {
    const table = new Table(skirmish, settings)
    const before = clone(table.state)
    expect(() => table.arrange(() => kept([round, { kind: 'duel' }]))).toThrow(InputError)
    expect(table.state).toEqual(before)
    expect(table.actors()).toEqual([0, 1])
  })

  test('at a known step of every frame it is taken', () => {
    expect(() =>
      skirmish.checkFlow(kept([round, { kind: 'attack', step: 'end', seat: 0, riposte: false }])),
    ).not.toThrow()
    expect(() => skirmish.checkFlow(kept([]))).not.toThrow()
  })
})
