import type { Archetype, Effect } from '../box/vocabulary.ts'
import { nobodys, readerOf } from '../cards/card.ts'
import { boxesOf } from '../champions/champion.ts'
import { textOf } from '../champions/maneuvers.ts'
import { bestAim, type Miss, missOf } from '../mind/attacking.ts'
import { chanceOfHits } from '../mind/odds.ts'
import { bestSpot, isOwnMove, isStrike } from '../mind/performing.ts'
import { asIfAt } from '../mind/walking.ts'
import type { MoveOf } from '../moves.ts'
import { num } from '../numbers/numbers.ts'
import type { FightingState, ObjectId } from '../state.ts'

/** The first Attack of a Maneuver as it would be now, without what could be paid for it besides. */
type Forecast = {
  target: ObjectId
  dice: number
  /** The chance that its Hits reach STURDINESS. */
  chance: number
  /** It is made from another place, within the MOVE before it. */
  moves: boolean
}

/** The use of a Maneuver: an Attack, a way to go, or help. */
type ManeuverUse = 'strike' | 'go' | 'help'

const effectsIn = (state: FightingState, { champion, card, slot }: MoveOf<'maneuver'>): readonly Effect[] =>
  (card === undefined ? boxesOf(state, champion)[slot]! : textOf(state, champion, card)).lines.flat()

/** All effects, those of choices and conditions too. */
function* within(fx: unknown): Generator<string> {
  if (typeof fx !== 'object' || fx === null) return
  if ('do' in fx && typeof fx.do === 'string') yield fx.do
  for (const part of Object.values(fx)) yield* within(part)
}

const going: readonly string[] = ['move', 'advance', 'leap', 'swap', 'reposition']

export function maneuverUse(state: FightingState, move: MoveOf<'maneuver'>): ManeuverUse {
  const verbs = [...within(effectsIn(state, move))]
  if (verbs.some(verb => verb === 'attack' || verb === 'special-attack')) return 'strike'
  return going.includes(verbs[0] ?? '') ? 'go' : 'help'
}

/** What keeps the Attack of a Maneuver from its target, after the MOVE before it; null if it is not the distance alone. */
export function shortfall(state: FightingState, move: MoveOf<'maneuver'>): Miss | null {
  const { champion } = move
  const effects = effectsIn(state, move)
  const at = effects.findIndex(isStrike)
  const strike = effects[at]
  if (!strike || !isStrike(strike) || state.fight.fighters[champion].at === null) return null
  const card = move.card ?? boxesOf(state, champion)[move.slot]!.id
  const miss = missOf(state, champion, strike, { card, combo: false, steps: 0, plain: true })
  const step = effects.slice(0, at).find(isOwnMove)
  if (!step || miss?.why !== 'far') return step ? null : miss
  const reader = readerOf(state, { ...nobodys, kind: 'maneuver', card, you: champion })
  const by = miss.by - num(reader, step.n)
  return by > 0 ? { ...miss, by } : null
}

/** Null: nobody is in reach, or there is no Attack. The state must have no unseen cards in it (`determinize`). */
export function forecast(state: FightingState, move: MoveOf<'maneuver'>): Forecast | null {
  const { champion } = move
  const effects = effectsIn(state, move)
  const at = effects.findIndex(isStrike)
  const strike = effects[at]
  if (!strike || !isStrike(strike)) return null
  const card = move.card ?? boxesOf(state, champion)[move.slot]!.id
  const combo = move.card !== undefined && state.champions[champion].slots[move.slot]!.maneuvers.length > 0
  const manner = { card, combo, steps: 0, plain: true }
  const here = aim(state, champion, strike, manner, false)
  const step = effects.slice(0, at).find(isOwnMove)
  if (here || !step || state.fight.fighters[champion].at === null) return here
  const reader = readerOf(state, { ...nobodys, kind: 'maneuver', card, you: champion })
  const best = bestSpot(state, champion, num(reader, step.n), step.climb === true, effects.slice(at), manner)
  if (!best) return null
  const there = { ...manner, steps: best.spot.steps }
  return asIfAt(state, champion, best.spot.at, () => aim(state, champion, strike, there, true))
}

function aim(
  state: FightingState,
  champion: Archetype,
  strike: Parameters<typeof bestAim>[2],
  manner: Parameters<typeof bestAim>[3],
  moves: boolean,
): Forecast | null {
  const best = bestAim(state, champion, strike, manner)
  if (!best) return null
  const { target, dice, hits, sturdiness } = best
  return { target, dice, chance: chanceOfHits(dice, sturdiness - hits), moves }
}
