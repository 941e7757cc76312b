import { type Frame, type GameEvent, type GameRules, type GameState, leave, type OptionsSchema } from '@acheron/engine'
import { translator } from '@acheron/engine/words'

type PeekState = GameState & { deck: string[]; left: number }
type PeekEvent = GameEvent & { readonly e: 'peeked'; readonly seat: number; readonly card: string }
type PeekMove = { readonly do: 'peek' | 'stop' }
type Words = { line: { text: string } }

const cards = ['ace', 'king', 'queen', 'knave']

/** A game for one test: looking at the top card of a deck changes only the player's knowledge. */
export const peek: GameRules<PeekState, Frame, PeekMove, PeekEvent, OptionsSchema, Words> = {
  meta: {
    id: 'peek',
    name: { en: 'Peek', es: 'Ojeada', sv: 'Tjuvtitt' },
    rulesVersion: 1,
    seats: { min: 1, max: 2 },
    minutes: 1,
    stage: 'prototype',
    options: {},
  },
  setup: (_config, random) => ({ deck: random.shuffle([...cards]), left: 2, flow: [{ kind: 'peek' }] }),
  phases: {
    peek: {
      actors: () => [0],
      moves: () => [{ do: 'peek' }, { do: 'stop' }],
      play(state, _frame, seat, move, ctx) {
        if (move.do === 'peek') ctx.emit({ e: 'peeked', seat, card: state.deck.at(-1)! })
        state.left--
        if (state.left === 0 || move.do === 'stop') leave(state)
      },
    },
  },
  secrets: {
    state: [{ place: 'deck.*', seenBy: 'nobody' }],
    events: [{ match: { e: 'peeked' }, hide: ['card'] }],
    moves: [],
  },
  fill(view, _seat, random) {
    view.deck = random.shuffle([...cards])
  },
  result: state => (state.flow.length > 0 ? null : { winners: [], ranking: [[0]], scores: [0] }),
  progress: () => 0,
  explain: () => null,
  describeMove: (move, _view, t) => t('line', { text: JSON.stringify(move) }),
  tellEvent: (event, t) => t('line', { text: JSON.stringify(event) }),
  words: async lang => translator<Words>({ lang, words: { line: ({ text }) => text } }),
  proof: {
    components: state => ({ cards: state.deck.length }),
    invariant: () => null,
    features: [],
    featuresOf: () => [],
  },
  mind: { goals: ['win'], worth: () => 0 },
}
