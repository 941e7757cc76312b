import type { Context } from '@acheron/engine'
import type { ImpRaceEvent } from '../events.ts'
import type { ImpRaceState } from '../state.ts'

/** R6.8 lists every occasion. A tile that comes to light stays known to all, also when it is turned down again. */
export function flip(
  state: ImpRaceState,
  square: number,
  cause: 'left' | 'action' | 'sacrilege',
  ctx: Context<ImpRaceEvent>,
): void {
  const tile = state.route[square]!
  tile.up = !tile.up
  tile.seen = true
  ctx.emit({ e: 'tileFlipped', square, up: tile.up, tile: tile.tile, cause })
}
