import type { Seat } from '@acheron/engine'
import { hellFor } from './box/hell.ts'
import { circleOf, type Sin, sins } from './box/sins.ts'
import { firstSpace, lastSpace, topLevel } from './box/tracks.ts'
import type { Cause } from './events.ts'
import { addInfamy } from './infamy.ts'
import { seatOf } from './seats.ts'
import type { Ctx, FlorenceState } from './state.ts'

/** R13.2: infamy where no half-diploma token is left. */
export const tokenInfamy = 3

export function canRise(state: FlorenceState, seat: Seat, sin: Sin): boolean {
  return seatOf(state, seat).skulls[sin] < topLevel
}

/** A skull rises one level; at the top it stays (R6.4, R11.3). */
export function raiseSkull(state: FlorenceState, seat: Seat, sin: Sin, cause: Cause, ctx: Ctx): void {
  if (!canRise(state, seat, sin)) return
  const { skulls } = seatOf(state, seat)
  skulls[sin]++
  ctx.emit({ e: 'skullRaised', seat, sin, level: skulls[sin], cause })
}

/** R7.3: the highest skulls of the track get their diploma, if they are on it at all. */
export function awardDiploma(state: FlorenceState, sin: Sin, ctx: Ctx): void {
  const levels = Array.from({ length: state.players }, (_, seat) => seatOf(state, seat).skulls[sin])
  const highest = Math.max(...levels)
  if (highest === 0) {
    ctx.emit({ e: 'diplomaUnclaimed', sin })
    return
  }
  levels.forEach((level, seat) => {
    if (level === highest) placeDiploma(state, seat, sin, 'dante', ctx)
  })
}

export function placeDiploma(state: FlorenceState, seat: Seat, sin: Sin, by: 'dante' | 'tokens', ctx: Ctx): void {
  const { diplomas } = seatOf(state, seat)
  if (diplomas.includes(sin)) return
  diplomas.push(sin)
  ctx.emit({ e: 'diplomaAwarded', seat, sin, by })
}

/** R13.2. */
export function takeHalfDiploma(state: FlorenceState, seat: Seat, ctx: Ctx): void {
  if (state.halfDiplomas === 0) {
    addInfamy(state, seat, tokenInfamy, 'token', ctx)
    return
  }
  state.halfDiplomas--
  const mine = seatOf(state, seat)
  mine.halfDiplomas++
  ctx.emit({ e: 'halfDiplomaTaken', seat, held: mine.halfDiplomas })
}

/** R14.1: cubes that can still move right. */
export function movableCubes({ cubes }: FlorenceState): Sin[] {
  return sins.filter(sin => cubes[sin] < lastSpace)
}

export function moveCube(state: FlorenceState, seat: Seat, sin: Sin, spaces: number, cause: Cause, ctx: Ctx): void {
  const from = state.cubes[sin]
  const to = Math.min(lastSpace, from + spaces)
  if (to === from) return
  state.cubes[sin] = to
  ctx.emit({ e: 'cubeMoved', seat, sin, from, to, cause, empty: 0 })
}

/** R14.3: each cube goes left by the empty shields of its circle. */
export function adjustCubes(state: FlorenceState, ctx: Ctx): void {
  const { circles } = hellFor(state.players)
  for (const sin of sins) {
    const from = state.cubes[sin]
    const empty = circles[circleOf(sin)]!.filter(shield => !state.hell[shield]).length
    const to = Math.max(firstSpace, from - empty)
    if (to === from) continue
    state.cubes[sin] = to
    ctx.emit({ e: 'cubeMoved', seat: null, sin, from, to, cause: 'end', empty })
  }
}
