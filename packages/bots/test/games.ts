// Three tiny games to test bots on: nothing hidden and no chance; chance; hidden hands and secret choices.
import {
  type Chance,
  defineGame,
  type GameEvent,
  type GameRules,
  type GameState,
  leave,
  type Move,
  noSecrets,
  type Phase,
  type View,
} from '@acheron/engine'

type None = Record<never, never>
type Rules<S extends GameState, M extends Move> = GameRules<S, { kind: 'turn' }, M, GameEvent, None, None>
type Turn<S extends GameState, M extends Move> = Phase<S, { kind: 'turn' }, M, GameEvent>

/** The parts of a game that bots do not use are the same for all three. */
function tiny<S extends GameState, M extends Move>(
  id: string,
  seats: number,
  rules: Pick<Rules<S, M>, 'setup' | 'secrets' | 'fill' | 'result' | 'mind'> & { turn: Turn<S, M> },
) {
  const { turn, ...rest } = rules
  return defineGame<S, { kind: 'turn' }, M, GameEvent, None, None>({
    ...rest,
    meta: {
      id,
      name: { en: id, es: id, sv: id },
      rulesVersion: 1,
      seats: { min: seats, max: seats },
      minutes: 1,
      stage: 'prototype',
      options: {},
    },
    phases: { turn },
    progress: () => 0,
    explain: () => null,
    describeMove: () => '',
    tellEvent: () => '',
    words: () => Promise.reject(new Error('no words')),
    concedes: move => 'concede' in move,
    proof: { components: () => ({}), invariant: () => null, features: [], featuresOf: () => [] },
  })
}

const resultOf = (scores: readonly number[]) => {
  const most = Math.max(...scores)
  const winners = [...scores.keys()].filter(seat => scores[seat] === most)
  return { winners, ranking: [winners], scores }
}

type NimState = GameState & { piles: number[]; turn: number; winner: number | null }
type NimMove = { readonly pile: number; readonly take: number } | { readonly concede: true }

/** Whoever takes the last stick wins. */
export const nim = (piles: readonly number[]) =>
  tiny<NimState, NimMove>('nim', 2, {
    setup: () => ({ piles: [...piles], turn: 0, winner: null, flow: [{ kind: 'turn' }] }),
    turn: {
      actors: state => [state.turn],
      moves: state => [
        { concede: true },
        ...state.piles.flatMap((size, pile) => Array.from({ length: size }, (_, i) => ({ pile, take: i + 1 }))),
      ],
      play(state, _frame, seat, move) {
        if ('pile' in move) state.piles[move.pile] = (state.piles[move.pile] as number) - move.take
        const isOver = 'concede' in move || state.piles.every(size => size === 0)
        if (isOver) state.winner = 'concede' in move ? 1 - seat : seat
        state.turn = 1 - seat
        if (isOver) leave(state)
      },
      asksAlways: true,
    },
    secrets: noSecrets,
    fill() {},
    result: ({ winner }) => (winner === null ? null : resultOf([0, 1].map(seat => Number(seat === winner)))),
    mind: {
      goals: ['win', 'lose'],
      worth({ winner }, seat, goal) {
        if (winner === null) return 0.5
        return Number((winner === seat) === (goal === 'win'))
      },
    },
  })

type GambleState = GameState & { points: number; rolls: number }
type GambleMove = { readonly do: 'sure' | 'roll' | 'keep' | 'lame' }

/**
 * Four points for sure, or a die that may be rolled once again. The die is worth 3.5 to a bot that does not look ahead
 * and 4.25 to one that does. The lame gamble is a roll for half the points.
 */
export const gamble = tiny<GambleState, GambleMove>('gamble', 1, {
  setup: () => ({ points: 0, rolls: 0, flow: [{ kind: 'turn' }] }),
  turn: {
    actors: () => [0],
    moves: ({ rolls }) =>
      (rolls === 0 ? ['sure', 'roll', 'lame'] : ['keep', 'roll']).map(choice => ({ do: choice }) as GambleMove),
    play(state, _frame, _seat, { do: choice }, ctx) {
      if (choice === 'sure') state.points = 4
      if (choice === 'roll') state.points = ctx.random.die(6)
      if (choice === 'lame') state.points = ctx.random.die(6) / 2
      state.rolls++
      if (choice !== 'roll' || state.rolls === 2) leave(state)
    },
  },
  secrets: noSecrets,
  fill() {},
  result: state => (state.flow.length > 0 ? null : resultOf([state.points])),
  mind: { goals: ['points'], worth: ({ points }) => points / 6 },
})

type DuelState = GameState & {
  hands: number[][]
  deck: number[]
  played: (number | null)[]
  hasPlayed: boolean[]
  scores: number[]
}
type DuelMove = { readonly card: number }

const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Three cards each, the rest aside; twice both choose one in secret, and the higher card takes the point. */
export const duel = tiny<DuelState, DuelMove>('duel', 2, {
  setup(_config, random) {
    const deck = random.shuffle([...cards])
    return {
      hands: [deck.splice(0, 3), deck.splice(0, 3)],
      deck,
      played: [null, null],
      hasPlayed: [false, false],
      scores: [0, 0],
      flow: [{ kind: 'turn' }],
    }
  },
  turn: {
    actors: ({ hasPlayed }) => [0, 1].filter(seat => !hasPlayed[seat]),
    moves: ({ hands }, _frame, seat) => (hands[seat] as number[]).map(card => ({ card })),
    play(state, _frame, seat, { card }) {
      state.hands[seat] = (state.hands[seat] as number[]).filter(held => held !== card)
      state.played[seat] = card
      state.hasPlayed[seat] = true
      if (state.hasPlayed.includes(false)) return
      const [a, b] = state.played as [number, number]
      const winner = a > b ? 0 : 1
      state.scores[winner] = (state.scores[winner] as number) + 1
      state.played = [null, null]
      state.hasPlayed = [false, false]
      if (state.hands.every(hand => hand.length === 1)) leave(state)
    },
    asksAlways: true,
  },
  secrets: {
    state: [
      { place: 'hands.$.*', seenBy: 'owner' },
      { place: 'deck.*', seenBy: 'nobody' },
      { place: 'played.$', seenBy: 'owner' },
    ],
    events: [],
    moves: [{ match: {}, hide: ['card'] }],
  },
  fill: fillDuel,
  result: state => (state.flow.length > 0 ? null : resultOf(state.scores)),
  mind: {
    goals: ['win'],
    worth({ scores, flow }, seat) {
      const lead = (scores[seat] as number) - (scores[1 - seat] as number)
      return flow.length > 0 ? 0.5 + lead / 4 : lead > 0 ? 1 : lead < 0 ? 0 : 0.5
    },
  },
})

/** Deals the cards that the seat has never seen; those played in earlier rounds count as unseen, to keep this short. */
function fillDuel(view: View<DuelState>, seat: number, random: Chance): void {
  const seen = [...(view.hands[seat] as number[]), view.played[seat]]
  const unseen = random.shuffle(cards.filter(card => !seen.includes(card)))
  const other = 1 - seat
  const deal = () => unseen.pop() as number
  view.hands[other] = (view.hands[other] as number[]).map(deal)
  view.deck = view.deck.map(deal)
  if (view.hasPlayed[other]) view.played[other] = deal()
}
