import type { Seat } from '@acheron/engine'
import { bonusTiles } from '../box/bonus-tiles.ts'
import { dantePath, lastStepInfamy } from '../box/dante-path.ts'
import { locations } from '../box/locations.ts'
import { type Sin, sinOf } from '../box/sins.ts'
import { topLevel } from '../box/tracks.ts'
import { locationsHeld } from '../family/members.ts'
import type { MoveOf } from '../moves.ts'
import type { FlorenceView } from '../state.ts'
import { seatOf } from '../turn/seats.ts'
import { chanceOf, diplomaHopes, levelValue, levelWorth } from './diplomas.ts'
import { cardHope, effectWorth, spacesIn } from './effects.ts'
import { weights } from './weights.ts'

/** The gain of Dante's next step for a player who triggers it by accusing of the sin. */
function danteWorth(state: FlorenceView, seat: Seat, accused: Sin): number {
  const step = dantePath(state.players)[state.dante]
  if (!step) return 0
  switch (step.kind) {
    case 'P':
      return 1
    case 'F':
      return cardHope(seatOf(state, seat), state)
    case 'D':
      return weights.award * awardWorth(state, seat, sinOf(step.level) as Sin, accused)
    case 'E':
      return lastStepInfamy + weights.award * awardWorth(state, seat, 'treachery', accused) + endWorth(state, seat)
  }
}

/** R7.3: a diploma awarded now instead of later, when others may have overtaken. */
function awardWorth(state: FlorenceView, seat: Seat, sin: Sin, accused: Sin): number {
  const levels = Array.from({ length: state.players }, (_, each) => seatOf(state, each).skulls[sin])
  if (sin === accused) levels[seat] = Math.min(topLevel, levels[seat]! + 1)
  const highest = Math.max(1, ...levels)
  const value = levelValue(state, sin)
  let worth = 0
  for (let each = 0; each < state.players; each++) {
    const level = levels[each]!
    const change = (level === highest ? 1 : 0) - chanceOf(state, each, sin, level)
    const points = change * value * level
    worth += each === seat ? points : -points / (state.players - 1)
  }
  return worth
}

/** The end of the game is good for the leader. */
function endWorth(state: FlorenceView, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY
  for (let each = 0; each < state.players; each++)
    if (each !== seat) rival = Math.max(rival, seatOf(state, each).infamy + diplomaHopes(state, each))
  const lead = seatOf(state, seat).infamy + diplomaHopes(state, seat) - rival
  return weights.lead * Math.max(-20, Math.min(20, lead))
}

export function accuseWorth(state: FlorenceView, seat: Seat, { location, kind, floor }: MoveOf<'accuse'>): number {
  const mine = seatOf(state, seat)
  const { sin } = locations[location]
  let home = -1
  for (const [, there] of locationsHeld(mine)) home += there.noble + there.urchin
  let tile = 0
  for (const effect of bonusTiles[state.bonusTiles[sin]].effects) tile += effectWorth(state, seat, effect)
  const ready = mine.home.noble + mine.home.urchin
  const back = home * (ready < 2 ? weights.back.few : weights.back.enough)
  // The accuser is out for long, and the floor of a guest or a higher one is worth more than another.
  const room = spacesIn(mine) <= 2 ? weights.sheltered.tight : weights.sheltered.roomy
  const sheltered = (kind === 'urchin' ? 0.8 : 1) * room + 0.05 * floor
  return levelWorth(state, seat, sin) + tile + back - sheltered + danteWorth(state, seat, sin) + weights.accusation
}
