import type { Seat } from '@acheron/engine'
import type { Square } from '../box/squares.ts'
import { type SourceId, sourceGain } from '../box/tiles.ts'
import type { Ctx, SourceCause } from '../events.ts'
import type { HellgameState } from '../state.ts'
import { gain } from '../supply/amounts.ts'
import { kindOf } from './contents.ts'

/** Takes a source's effect; it lies face down afterwards (R4.1). */
export function takeSource(state: HellgameState, seat: Seat, square: Square, by: SourceCause, ctx: Ctx): void {
  const tile = state.tiles[square] as SourceId
  const given = gain(state, seat, sourceGain(tile, state.options.economy))
  state.down[square] = true
  ctx.emit({ e: 'sourceTaken', seat, square, tile, gain: given, by })
}

/** Turns one source or trader over. */
export function turnTile(state: HellgameState, square: Square, up: boolean, ctx: Ctx): void {
  if (up) delete state.down[square]
  else state.down[square] = true
  ctx.emit({ e: 'tilesTurned', squares: [square], kind: kindOf(state, square) as 'source' | 'trader', up })
}

/** Turns all of these kinds face up (R8, `thaw`). */
export function turnAllUp(state: HellgameState, kinds: readonly string[], ctx: Ctx): void {
  const squares = (Object.keys(state.down) as Square[]).filter(square => kinds.includes(kindOf(state, square)))
  const [first] = squares
  if (first === undefined) return
  for (const square of squares) delete state.down[square]
  const kind = kindOf(state, first) as 'source' | 'trader'
  const isOne = squares.every(square => kindOf(state, square) === kind)
  ctx.emit({ e: 'tilesTurned', squares, kind: isOne ? kind : 'both', up: true })
}
