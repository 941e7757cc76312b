import type { Report } from '@acheron/bots/analyse'
import type { Seat } from '@acheron/engine'

export type Told = Report['decisions'][number]

/** A moment at which the game turned: by a choice, with its cost, or by luck. */
export interface TurningPoint {
  /** The decisions before it. */
  readonly at: number
  readonly seat: Seat
  readonly by: 'choice' | 'luck'
  readonly change: number
  /** What was done there, in words. */
  readonly what: string
}

/** The number of moments that are marked. */
const most = 4

/** The highest worth there is: a chance of 1, or the points that the marks are measured by. */
export const mostOf = ({ unit, thresholds }: Pick<Report, 'unit' | 'thresholds'>): number =>
  unit === 'chance' ? 1 : (thresholds.blunder ?? 0) * 10

/** What the seats could expect after so many decisions. */
export function chancesAfter({ decisions, end }: Report, at: number): readonly number[] {
  return decisions[at]?.chances ?? end
}

export const isMistake = ({ mark }: Pick<Told, 'mark'>) =>
  mark === 'inaccuracy' || mark === 'mistake' || mark === 'blunder'

/** The largest turns of the game in their order: mistakes and worse, and what chance did to whom it touched most. */
export function turningPoints(report: Report): TurningPoint[] {
  const least = (report.thresholds.mistake ?? 0) as number
  const found = report.decisions.flatMap((told, at): readonly TurningPoint[] => {
    const what = told.played.text
    if (isMistake(told))
      return told.cost >= least ? [{ at, seat: told.seat, by: 'choice', change: -told.cost, what }] : []
    if (!told.byChance) return []
    const [seat, change] = swing(told.chances, chancesAfter(report, at + 1))
    return Math.abs(change) >= 2 * least ? [{ at, seat, by: 'luck', change, what }] : []
  })
  return found
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
}

/** The seat that gained or lost most. */
function swing(before: readonly number[], after: readonly number[]): [Seat, number] {
  const changes = before.map((chance, seat) => (after[seat] ?? chance) - chance)
  const seat = changes.reduce((best, change, i) => (Math.abs(change) > Math.abs(changes[best] ?? 0) ? i : best), 0)
  return [seat, changes[seat] ?? 0]
}

/** Where labels begin, in percent, each of that width: as near to their points as they can without overlapping. */
export function placed(points: readonly number[], width: number): number[] {
  const left: number[] = []
  for (const point of points) left.push(Math.max(point - width / 2, (left.at(-1) ?? -width) + width, 0))
  let right = 100
  return left
    .toReversed()
    .map(start => {
      right = Math.min(start, right - width)
      return right
    })
    .toReversed()
}
