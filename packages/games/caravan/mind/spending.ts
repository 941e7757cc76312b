import { abilitiesOf } from '../abilities/lookup.ts'
import { countFumbles, countHits } from '../attacks/dice.ts'
import { aggressivenessKey, inspirationKey } from '../attacks/options.ts'
import type { Cost, Effect, Gain } from '../box/vocabulary.ts'
import { cardInProgress, type Reader } from '../cards/card.ts'
import type { AttackFrame } from '../frames.ts'
import { deckSize, sturdiness, threshold, topOf } from '../malefactors/decks.ts'
import type { CaravanMove } from '../moves.ts'
import { num } from '../numbers/numbers.ts'
import type { FightingView } from '../state.ts'
import { blowCost } from './attacking.ts'
import { costOf } from './effects.ts'
import { deckWorth } from './goals.ts'
import { expectedWounds, provocation } from './odds.ts'
import { weights } from './weights.ts'

/** D11: the worth of each option of an Attack; ending is 0. */
export function optionGains(state: FightingView, frame: AttackFrame, moves: readonly CaravanMove[]): number[] {
  const card = cardInProgress(state)
  if (!card || frame.deck === null) return moves.map(move => (move.do === 'done' ? 0.001 : 0))
  const reader: Reader = { state, card }
  return moves.map(move => {
    if (move.do !== 'use') return 0
    const key = move.ability
    if (key.startsWith('reroll/')) return rerollGain(state, frame, Number(key.slice(-1)))
    if (frame.step === '2C' && (key === aggressivenessKey || key === inspirationKey))
      return tokenGain(state, frame, key)
    const offer = offered(state, frame, key)
    if (!offer) return -1
    const { cost, gain } = offer
    const read = (part: keyof Gain) =>
      typeof gain[part] === 'string' || gain[part] === undefined ? 0 : num(reader, gain[part])
    const price = costOf({ state, card: { ...card, source: { ...card.source, you: frame.attacker } } }, cost)
    if (frame.step === '2C') return rolledGain(state, frame, read('hits'), read('precision'), gain.reroll) - price
    return poolGain(state, frame, read('dice'), read('hits'), read('precision')) - price - 0.02
  })
}

/** The option's cost and gain: of the card that is played, or of a skill or equipment. */
function offered(state: FightingView, frame: AttackFrame, key: string): { cost: Cost; gain: Gain } | null {
  if (!key.startsWith('card/')) {
    const ability = abilitiesOf(state, frame.attacker).find(keyed => keyed.key === key)?.ability
    return ability?.kind === 'attack-option' ? ability : null
  }
  const [, step, i] = key.split('/')
  const below = state.flow.findLast(each => each.kind === 'effect')
  const fx: Effect | null = below?.kind === 'effect' ? below.fx : null
  if (!fx || 'so' in fx || fx.do !== 'attack') return null
  return (step === '1B' ? fx.exchange : fx.after)?.[Number(i)] ?? null
}

/** Before the roll: more dice, Hits, PRECISION. EMPOWER tokens still to come are counted in. */
function poolGain(state: FightingView, frame: AttackFrame, dice: number, hits: number, precision: number): number {
  const deck = frame.deck!
  const sturdy = sturdiness(state, deck)
  const cards = deckSize(state, deck)
  const pool = frame.pool + (frame.step === '1B' ? state.champions[frame.attacker].tokens.empower : 0)
  const worth = deckWorth(state, deck)
  const value = (d: number, h: number, p: number) => {
    const strike = worth * expectedWounds(d, h, sturdy, cards)
    if (frame.noCounter || topOf(state.fight.decks[deck]!) !== 'action') return strike
    const { chance, surplus } = provocation(d, Math.max(1, threshold(state, deck) + p))
    return strike - chance * blowCost(state, frame.attacker, frame.target!, deck, surplus)
  }
  return value(pool + dice, frame.hits + hits, frame.precision + precision) - value(pool, frame.hits, frame.precision)
}

/** After the roll: the result of these Hits and Fumbles. */
function outcome(state: FightingView, frame: AttackFrame, hits: number, fumbles: number, precision: number): number {
  const deck = frame.deck!
  const wounds = Math.min(deckSize(state, deck), Math.floor(hits / sturdiness(state, deck)))
  const surplus = fumbles - Math.max(1, threshold(state, deck) + precision)
  const isQuiet = frame.noCounter || topOf(state.fight.decks[deck]!) !== 'action' || surplus < 0
  const cost = isQuiet ? 0 : blowCost(state, frame.attacker, frame.target!, deck, surplus)
  const collateral = wounds > 0 && frame.collateral.length > 0 ? 0.15 : 0
  return deckWorth(state, deck) * wounds + collateral - cost
}

/** The best result of all tokens together; this token is a step towards it, or not. */
function tokenGain(state: FightingView, frame: AttackFrame, key: string): number {
  const { tokens } = state.champions[frame.attacker]
  const [hits, fumbles] = [frame.hits + countHits(frame.dice), countFumbles(frame.dice)]
  const most = Math.min(tokens.inspiration, fumbles)
  const mayAdd = tokens.aggressiveness > 0 && !frame.used[aggressivenessKey] ? 1 : 0
  const now = outcome(state, frame, hits, fumbles, frame.precision)
  let best = { gain: 0, flips: 0, adds: 0 }
  for (let adds = 0; adds <= mayAdd; adds++) {
    for (let flips = 0; flips <= most; flips++) {
      const after = outcome(state, frame, hits + 6 * adds + 2 * flips, fumbles - flips, frame.precision)
      const gain = after - now - adds * weights.aggressiveness - flips * weights.inspiration
      if (gain > best.gain) best = { gain, flips, adds }
    }
  }
  if (key === aggressivenessKey) return best.adds > 0 ? best.gain : -1
  return best.flips > 0 ? best.gain - 0.001 : -1
}

function rolledGain(
  state: FightingView,
  frame: AttackFrame,
  hits: number,
  precision: number,
  reroll: Gain['reroll'],
): number {
  const [had, fumbles] = [frame.hits + countHits(frame.dice), countFumbles(frame.dice)]
  const now = outcome(state, frame, had, fumbles, frame.precision)
  if (reroll === undefined) return outcome(state, frame, had + hits, fumbles, frame.precision + precision) - now
  const again =
    reroll === 'all' ? frame.dice.length : reroll === 'fumbles' ? fumbles : Math.min(fumbles, Number(reroll) || 2)
  if (again === 0) return -1
  // Each Fumble rolled again is nothing, one Hit or two; both dice at once are judged by their mean.
  let sum = 0
  const kept = reroll === 'all' ? 0 : had
  for (let f = 0; f < 3; f++) {
    const share = f / 2
    sum +=
      outcome(
        state,
        frame,
        kept + Math.round(2 * again * share),
        fumbles - Math.round(again * Math.min(1, share * 2)),
        frame.precision,
      ) / 3
  }
  return sum - now
}

/** Fumbles are rolled again first; what hits is kept. */
const rerollGain = (_state: FightingView, _frame: AttackFrame, shown: number): number =>
  shown === 0 ? 1 : shown === 1 ? -0.2 : -1
