import type { Seat } from '@acheron/engine'
import { hellFor } from '../box/hell.ts'
import { circleOf, type Sin, sins } from '../box/sins.ts'
import { cubeValue, firstSpace, lastSpace } from '../box/tracks.ts'
import type { Cause, Ctx } from '../events.ts'
import type { FlorenceState } from '../state.ts'

/** R14.1: cubes that can still move right. */
export function movableCubes({ cubes }: FlorenceState): Sin[] {
  return sins.filter(sin => cubes[sin] < lastSpace)
}

export function moveCube(state: FlorenceState, seat: Seat, sin: Sin, spaces: number, cause: Cause, ctx: Ctx): void {
  const from = state.cubes[sin]
  const to = Math.min(lastSpace, from + spaces)
  if (to === from) return
  state.cubes[sin] = to
  ctx.emit({ e: 'cubeMoved', seat, sin, from, to, value: cubeValue(to), cause, empty: 0 })
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
    ctx.emit({ e: 'cubeMoved', seat: null, sin, from, to, value: cubeValue(to), cause: 'end', empty })
  }
}
