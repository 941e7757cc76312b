import type { Seat } from '@acheron/engine'
import { dantePath } from '../box/dante-path.ts'
import { hellFor } from '../box/hell.ts'
import { circleOf, type Sin, sins } from '../box/sins.ts'
import { cubeValue, firstSpace, topLevel } from '../box/tracks.ts'
import type { FlorenceView } from '../state.ts'
import { seatOf } from '../turn/seats.ts'
import { weights } from './weights.ts'

/** The part of the game that lies ahead, 1 at the start. */
export function ahead({ dante, players }: Pick<FlorenceView, 'dante' | 'players'>): number {
  return 1 - dante / dantePath(players).length
}

/** The expected final worth of a level of a track's diploma. */
export function levelValue(state: FlorenceView, sin: Sin): number {
  const shields = hellFor(state.players).circles[circleOf(sin)]!
  let empty = 0
  for (const shield of shields) if (!state.hell[shield]) empty++
  const space = Math.max(firstSpace, state.cubes[sin] - empty * (1 - weights.fills * ahead(state)))
  // Between two spaces the value lies between theirs.
  const low = Math.floor(space)
  return cubeValue(low) + (space - low) * (cubeValue(Math.min(10, low + 1)) - cubeValue(low))
}

/** Dante's step that awards the diploma of each circle, by number of players. */
const awards = Object.fromEntries(
  [2, 3, 4].map(players => {
    const steps: number[] = []
    dantePath(players).forEach(({ level, kind }, i) => {
      if (kind === 'D' || kind === 'E') steps[level] = i + 1
    })
    return [players, steps]
  }),
)

/** Steps until Dante awards the diploma of a sin; below 1 it has been awarded. */
function stepsToDiploma({ dante, players }: FlorenceView, sin: Sin): number {
  return awards[players]![circleOf(sin)]! - dante
}

/** How likely the seat is to have the diploma in the end, if its skull is at that level. */
export function chanceOf(state: FlorenceView, seat: Seat, sin: Sin, level: number): number {
  if (seatOf(state, seat).diplomas.includes(sin)) return 1
  const steps = stepsToDiploma(state, sin)
  if (steps < 1) return 0
  let rival = 0
  for (let other = 0; other < state.players; other++)
    if (other !== seat) rival = Math.max(rival, seatOf(state, other).skulls[sin])
  // A tie is enough (R7.3). The nearer the award, the more the present levels count.
  const lead = level - Math.max(rival, 1) + weights.tie
  return 1 / (1 + Math.exp(-lead * (weights.sure.ever + weights.sure.now / (1 + steps))))
}

/** Levels that a skull still climbs if its diploma is worth it. */
const climbs = 0.8

/** The seat's gain from the tracks: diplomas held and hoped for, and pairs of half-diplomas. */
export function diplomaHopes(state: FlorenceView, seat: Seat): number {
  const mine = seatOf(state, seat)
  const missed: number[] = []
  let hopes = 0
  for (const sin of sins) {
    const level = mine.skulls[sin]
    const points = levelValue(state, sin) * Math.min(topLevel, level + climbs * ahead(state))
    const chance = chanceOf(state, seat, sin, level)
    hopes += chance * points
    if (chance < 1) missed.push((1 - chance) * points)
  }
  missed.sort((a, b) => b - a)
  const pairs = Math.floor(mine.halfDiplomas / 2)
  for (let i = 0; i < pairs; i++) hopes += missed[i] ?? 0
  if (mine.halfDiplomas % 2 === 1) hopes += (missed[pairs] ?? 0) * 0.35 * (0.3 + ahead(state))
  return hopes
}

/** The worth of one more level on a track to the seat. */
export function levelWorth(state: FlorenceView, seat: Seat, sin: Sin): number {
  const level = seatOf(state, seat).skulls[sin]
  if (level === topLevel) return 0
  const value = levelValue(state, sin)
  const spare = seatOf(state, seat).halfDiplomas >= 2 ? weights.spare.pair : weights.spare.none
  const at = (height: number) => {
    const chance = chanceOf(state, seat, sin, height)
    return (chance + (1 - chance) * spare) * height * value
  }
  return weights.level * (at(level + 1) - at(level))
}

/** The value of a track, for choices between them. */
export function trackWorth(state: FlorenceView, seat: Seat, sin: Sin): number {
  return levelWorth(state, seat, sin) + 0.1 * levelValue(state, sin)
}
