import type { Result } from '@acheron/engine'

/** The seats, best first, each with its place; after a place that two share, the next one is left out. */
export function placesOf({ ranking }: Result): { seat: number; place: number }[] {
  let place = 1
  return ranking.flatMap(group => {
    const rows = group.map(seat => ({ seat, place }))
    place += group.length
    return rows
  })
}
