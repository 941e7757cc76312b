import { type Barrel, barrels, ownsBarrel, type SeenSeat } from '@acheron/games/florence/board.ts'

/** R9.1: the barrels of a seat, in its tower and on its panel. */
export function ownedBarrels(own: SeenSeat | undefined): Barrel[] {
  return own ? barrels.filter(barrel => ownsBarrel(own, barrel)) : []
}
