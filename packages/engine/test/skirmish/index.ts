import { askPhase, type Chance, defineGame, type OptionsSchema, type Seat, type View } from '@acheron/engine'
import { type Catalogue, type Language, translator } from '@acheron/engine/words'
import { actions } from './phases/actions.ts'
import { attack } from './phases/attack.ts'
import { counter } from './phases/counter.ts'
import { round } from './phases/round.ts'
import { vote } from './phases/vote.ts'
import { window } from './phases/window.ts'
import {
  aims,
  type Card,
  cards,
  counters,
  type Frame,
  type SkirmishEvent,
  type SkirmishMove,
  type State,
  setup,
} from './state.ts'

type Words = { line: { text: string } }
const catalogue = (lang: Language): Catalogue<Words> => ({ lang, words: { line: ({ text }) => text } })

/** Everything out of sight is dealt out anew. */
function fill(view: View<State>, _seat: Seat, random: Chance): void {
  const hands: (Card | null)[][] = view.hands
  const inSight = hands.flat().filter(card => card !== null)
  const unseen = random.shuffle(without(cards, [...inSight, ...view.discard]))
  for (const hand of hands) for (let i = 0; i < hand.length; i++) hand[i] ??= unseen.shift()!
  view.deck = unseen
  const shown = view.flow.flatMap(frame => (frame.kind === 'counter' && frame.card ? [frame.card] : []))
  view.counters = random.shuffle(without(counters, [...view.used, ...shown]))
  for (const frame of view.flow) {
    if (frame.kind === 'vote')
      for (const seat of frame.seats) if (frame.cast[seat]) frame.ballots[seat] ??= random.pick(aims)
  }
}

function without<T>(all: readonly T[], taken: readonly T[]): T[] {
  const left = [...all]
  for (const item of taken) left.splice(left.indexOf(item), 1)
  return left
}

const count = <T extends string>(items: readonly T[], all: readonly T[]) =>
  Object.fromEntries([...new Set(all)].map(kind => [kind, items.filter(item => item === kind).length]))

/**
 * A small co-operative fight for the engine's own tests. It has the features of the hardest game: reactions that
 * interrupt counterattacks that interrupt attacks, seats that act in any order, a question to one seat in the middle of
 * it, and simultaneous secret votes.
 */
export const skirmish = defineGame<State, Frame, SkirmishMove, SkirmishEvent, OptionsSchema, Words>({
  meta: {
    id: 'skirmish',
    name: { en: 'Skirmish', es: 'Escaramuza', sv: 'Skärmytsling' },
    rulesVersion: 1,
    seats: { min: 1, max: 4 },
    minutes: 5,
    stage: 'prototype',
    options: {},
  },
  setup,
  verify: () => null,
  phases: { round, vote, actions, attack, counter, window, ask: askPhase },
  secrets: {
    state: [
      { place: 'deck.*', seenBy: 'nobody' },
      { place: 'counters.*', seenBy: 'nobody' },
      { place: 'hands.$.*', seenBy: 'owner' },
      { place: 'flow.*.ballots.$', seenBy: 'owner' },
    ],
    events: [{ match: { e: 'drew' }, hide: ['card'] }],
    moves: [{ match: { do: 'vote' }, hide: ['option'] }],
  },
  fill,
  result(state) {
    if (state.won === null) return null
    const seats = [...Array(state.players).keys()]
    return { winners: state.won ? seats : [], ranking: [seats], scores: seats.map(() => (state.won ? 1 : 0)) }
  },
  progress: state => (state.won === null ? Math.round((100 * state.round) / 6) : 100),
  explain: () => null,
  describeMove: (move, _view, t) => t('line', { text: JSON.stringify(move) }),
  tellEvent: (event, t) => t('line', { text: JSON.stringify(event) }),
  words: async language => translator(catalogue(language)),
  proof: {
    components(state) {
      const shown = state.flow.flatMap(frame => (frame.kind === 'counter' && frame.card ? [frame.card] : []))
      return {
        ...count([...state.hands.flat(), ...state.deck, ...state.discard], cards),
        ...count([...state.counters, ...state.used, ...shown], counters),
      }
    },
    invariant: state => (state.vigor.some(each => each < 0 || each > 3) ? 'vigor out of range' : null),
    features: [
      'vote',
      'tie',
      'attack',
      'counter miss',
      'counter bite',
      'counter maul',
      'shield',
      'riposte',
      'ground given',
      'won',
      'lost',
    ],
    featuresOf(event) {
      switch (event.e) {
        case 'aimed':
          return event.tie ? ['vote', 'tie'] : ['vote']
        case 'attacked':
          return ['attack']
        case 'countered':
          return [`counter ${event.card}`]
        case 'gaveGround':
          return ['ground given']
        case 'played':
          return [event.card]
        case 'ended':
          return [event.won ? 'won' : 'lost']
        default:
          return []
      }
    },
  },
  mind: {
    goals: ['win'],
    worth: state => (state.won === null ? 0.5 - state.beast / 20 : state.won ? 1 : 0),
  },
})
