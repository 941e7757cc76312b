import { type Barrel, barrels } from '../../rules.ts'
import { type Florence, seatIn } from '../../types.ts'

/** R9.1: the barrels of a seat, in its tower and on its panel. */
export function ownedBarrels(view: Florence, seat: number): Barrel[] {
  const own = seatIn(view, seat)
  if (!own) return []
  return barrels.filter(barrel => own.panel.includes(barrel) || own.tower.some(floor => floor.includes(barrel)))
}
