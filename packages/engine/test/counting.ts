import { defineGame, type GameState, noSecrets, type OptionsSchema, type RngState, type Seat } from '../src/index.ts'
import { type Language, translator } from '../src/words.ts'

type State = { turn: Seat; players: number; count: number; goal: number; flow: { kind: 'count' }[]; rng: RngState }
type Count = { readonly add: number }
type Counted = { readonly e: 'counted'; readonly seat: Seat; readonly count: number }
type Words = { line: { text: string } }

/** The parameters in which one version of the rules may differ from another. */
export interface CountingRules {
  readonly rulesVersion: number
  /** The most that one move can add. */
  readonly most?: number
  /** The factor of every addition. */
  readonly factor?: number
  /** The first value of the count. */
  readonly start?: number
  readonly winner?: Seat
  readonly migrate?: (state: GameState, from: number) => State
}

/** Players count in turn to a high number: a game as long as a test needs. Nothing is hidden and no die is thrown. */
export const countingBy = (rules: CountingRules) =>
  defineGame<State, State['flow'][number], Count, Counted, OptionsSchema, Words>({
    meta: {
      id: 'counting',
      name: { en: 'Counting', es: 'Contar', sv: 'Räkna' },
      rulesVersion: rules.rulesVersion,
      seats: { min: 1, max: 4 },
      minutes: 5,
      stage: 'prototype',
      options: { goal: { kind: 'integer', min: 1, max: 100_000, default: 100 } },
    },
    setup: ({ players, options }) => ({
      turn: 0,
      players,
      count: rules.start ?? 0,
      goal: Number(options.goal),
      flow: [{ kind: 'count' }],
    }),
    phases: {
      count: {
        actors: state => [state.turn],
        moves: () => [1, 2, 3].filter(add => add <= (rules.most ?? 3)).map(add => ({ add })),
        play(state, _frame, seat, move, ctx) {
          state.count += move.add * (rules.factor ?? 1)
          state.turn = (seat + 1) % state.players
          ctx.emit({ e: 'counted', seat, count: state.count })
          if (state.count >= state.goal) state.flow.pop()
        },
        auto: () => false,
      },
    },
    secrets: noSecrets,
    fill() {},
    result(state) {
      const winner = rules.winner ?? 0
      return state.flow.length > 0 ? null : { winners: [winner], ranking: [[winner]], scores: [state.count] }
    },
    progress: state => Math.min(100, Math.round((100 * state.count) / state.goal)),
    explain: () => null,
    describeMove: (move, _view, t) => t('line', { text: JSON.stringify(move) }),
    tellEvent: (event, t) => t('line', { text: JSON.stringify(event) }),
    orders: {
      names: ['count'],
      offered: state =>
        state.flow.length === 0 ? [] : [10, 50, 1000].map(until => ({ order: 'count', add: 1, until })),
      mark: state => ({ count: state.count }),
      ending: (state, _seat, order) =>
        state.count === 13 ? 'surprise' : state.count >= Number(order.until) ? 'done' : null,
      answer: (_state, _seat, order) => ({ add: Number(order.add) }),
      describe: (order, t) => t('line', { text: JSON.stringify(order) }),
    },
    words: async (lang: Language) => translator<Words>({ lang, words: { line: ({ text }) => text } }),
    proof: { components: () => ({}), invariant: () => null, features: [], featuresOf: () => [] },
    mind: { goals: ['win'], worth: () => 0.5 },
    ...(rules.migrate ? { migrate: rules.migrate } : {}),
  })

export const counting = countingBy({ rulesVersion: 1 })
