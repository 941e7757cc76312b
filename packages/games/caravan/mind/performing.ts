import { modSum } from '../abilities/modifiers.ts'
import type { Archetype, Effect, Id, Lines } from '../box/vocabulary.ts'
import { nobodys, type Reader, readerOf } from '../cards/card.ts'
import { num } from '../numbers/numbers.ts'
import type { FightingView } from '../state.ts'
import { bestAim, type Manner, type Strike } from './attacking.ts'
import { effectGain } from './effects.ts'
import { damageCost } from './health.ts'
import { strikingSpots } from './striking-places.ts'
import { asIfAt, nodeNow, placeWorth, type Spot, spots } from './walking.ts'
import { weights } from './weights.ts'

/** The print of a Maneuver, of a card or of a Companion's box. */
export type Text = { id: Id; lines: Lines; fierceness: number; stance?: readonly unknown[] }

type OwnMove = Extract<Effect, { do: 'move' }>
export const isOwnMove = (fx: Effect): fx is OwnMove =>
  'do' in fx && fx.do === 'move' && (fx.who === undefined || fx.who === 'you') && fx.mode === undefined
export const isStrike = (fx: Effect): fx is Strike => 'do' in fx && (fx.do === 'attack' || fx.do === 'special-attack')

const strikes = new WeakMap<Lines, readonly Strike[]>()

/** The Attacks of a card. */
export function strikesOf(lines: Lines): readonly Strike[] {
  const known = strikes.get(lines)
  if (known) return known
  const found = lines.flatMap(line => line.filter(isStrike))
  strikes.set(lines, found)
  return found
}

/** The gain of a Maneuver if the Champion performed it now. */
export function maneuverGain(state: FightingView, you: Archetype, text: Text, combo: boolean): number {
  const reader = readerOf(state, { ...nobodys, kind: 'maneuver', card: text.id, you }, { combo, attacker: you })
  const rank = state.fight.track.indexOf(you)
  const higher = Math.min(rank, text.fierceness) * weights.fierceness * (state.champions[you].vigor < 5 ? 2 : 1)
  const guard = (text.stance?.length ?? 0) > 0 ? weights.stance : 0
  return linesGain(reader, you, text.lines.flat(), { card: text.id, combo, steps: 0 }) + guard - higher
}

/** Effect by effect; after a MOVE the rest is judged from the best place within reach. */
function linesGain(reader: Reader, you: Archetype, effects: readonly Effect[], manner: Manner): number {
  const { state } = reader
  let sum = 0
  for (const [i, fx] of effects.entries()) {
    if (!isOwnMove(fx) || state.fight.fighters[you].at === null) {
      sum += effectGain(reader, fx, manner)
      continue
    }
    const rest = effects.slice(i + 1)
    const best = bestSpot(
      state,
      you,
      num(reader, fx.n) + modSum(state, you, 'move-bonus'),
      fx.climb === true,
      rest,
      manner,
    )
    if (!best) continue
    const after = { ...manner, steps: best.spot.steps }
    return sum + best.gain + asIfAt(state, you, best.spot.at, () => othersGain(reader, you, rest, after))
  }
  return sum
}

/** The effects after a MOVE, without its Attacks, which have already decided where to go. */
function othersGain(reader: Reader, you: Archetype, effects: readonly Effect[], manner: Manner): number {
  const [first] = effects.filter(isStrike)
  return linesGain(
    reader,
    you,
    effects.filter(fx => fx !== first && !isOwnMove(fx)),
    manner,
  )
}

/**
 * The best place within this many points for the first Attack that follows; without an Attack, the best place to stand.
 */
export function bestSpot(
  state: FightingView,
  you: Archetype,
  points: number,
  climb: boolean,
  rest: readonly Effect[],
  manner: Manner,
): { spot: Spot; gain: number } | null {
  const from = nodeNow(state, you)
  if (from === null) return null
  const all = spots(state, you, from, Math.max(0, points), { climb })
  const [strike] = rest.filter(isStrike)
  const here = placeWorth(state, you, state.fight.fighters[you].at!)
  let best: { spot: Spot; gain: number } | null = null
  for (const spot of strike ? strikingSpots(state, you, all, strike) : all) {
    const blow = strike
      ? asIfAt(state, you, spot.at, () => bestAim(state, you, strike, { ...manner, steps: spot.steps })?.worth ?? 0)
      : 0
    const gain = blow + 0.5 * (placeWorth(state, you, spot.at) - here) - damageCost(state, you, 2 * spot.falls)
    if (!best || gain > best.gain) best = { spot, gain }
  }
  return best
}
