import type { Effect } from '../box/vocabulary.ts'
import { cardInProgress } from '../cards/card.ts'
import type { MoveFrame } from '../frames.ts'
import { nodeOfPlace } from '../movement/ground.ts'
import type { CaravanMove } from '../moves.ts'
import type { FightingView } from '../state.ts'
import { bestWalk } from './acting.ts'
import { bestAim } from './attacking.ts'
import { damageCost } from './health.ts'
import { isStrike } from './performing.ts'
import { strikingSpots } from './striking-places.ts'
import { asIfAt, placeWorth, type Spot, spots } from './walking.ts'

/** R9.1: steps towards the best place, and there the best Space. */
export function moveGains(state: FightingView, frame: MoveFrame, moves: readonly CaravanMove[]): number[] {
  const aims = aimedAt(state, frame)
  return moves.map(move => {
    if (move.do === 'stand') return aims.find(({ spot }) => spot.first === null && spot.at === move.at)?.gain ?? -2
    if (move.do !== 'step') return -9
    return Math.max(-3, ...aims.map(({ spot, gain }) => (spot.first === move.to ? gain : -9)))
  })
}

type Aimed = { spot: Spot; gain: number }

function aimedAt(state: FightingView, frame: MoveFrame): Aimed[] {
  const { mover, points, path, from } = frame
  const node = path.at(-1) ?? nodeOfPlace(from)
  const card = cardInProgress(state)
  const all = spots(state, mover, node, points, frame).map(spot => ({
    ...spot,
    // Changing the Space without a step takes a point all the same (R9.1); it is a way of ending.
    steps: path.length + spot.steps,
  }))
  const isBasic = card?.source.kind === 'rule'
  const walk = isBasic && path.length === 0 ? bestWalk(state, mover) : null
  const strike = card && !isBasic ? comingStrike(card.lines.slice(card.line), card.at) : undefined
  const striking = strike ? strikingSpots(state, mover, all, strike) : []
  return all.map(spot => {
    let gain = placeWorth(state, mover, spot.at) - damageCost(state, mover, 2 * spot.falls)
    if (strike && striking.some(({ at }) => at === spot.at)) {
      const manner = { card: card!.source.card, combo: card!.bound.combo, steps: spot.steps }
      gain += 2 * asIfAt(state, mover, spot.at, () => Math.max(0, bestAim(state, mover, strike, manner)?.worth ?? 0))
    }
    // A walk of several Basic Actions: its first node, with any Space; or the exact place.
    if (walk && walk.gain > 0) {
      if (walk.spot.at === spot.at) gain += 4
      else if (walk.spot.steps > 1 && spot.first === walk.spot.first) gain += 2
    }
    return { spot, gain }
  })
}

/** The next Attack of the Lines that are still to come. */
function comingStrike(lines: readonly (readonly Effect[])[], at: number) {
  const [first = [], ...others] = lines
  return [...first.slice(at), ...others.flat()].find(isStrike)
}
