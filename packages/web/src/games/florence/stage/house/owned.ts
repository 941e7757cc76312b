import { type Barrel, barrels, type FlorenceView, seatIn } from '@acheron/games/florence/board.ts'

/** R9.1: the barrels of a seat, in its tower and on its panel. */
export function ownedBarrels(view: FlorenceView, seat: number): Barrel[] {
  const own = seatIn(view, seat)
  if (!own) return []
  return barrels.filter(barrel => own.panel.includes(barrel) || own.tower.some(floor => floor.includes(barrel)))
}
