import type { Result, Seat } from '@acheron/engine'
import { botOf, type Gone, type Seating } from '../store/seating.ts'

/** Somebody who began a rated game, and the place that they came to. */
export interface Entrant {
  readonly seat: Seat
  readonly person: string
  readonly place: number
}

/**
 * The places of a rated table. Whoever has played to the end has a place by the result among those who have; behind them come those
 * who left, the last to leave first. Whoever took over a seat has none.
 */
export function placesOf({ seats, gone }: Pick<Seating, 'seats' | 'gone'>, result: Result | null): Entrant[] {
  const isGone = (seat: Seat) => gone.some(each => each.seat === seat)
  const there = seats.flatMap((row, seat) => (row.kind === 'person' && !isGone(seat) ? [{ seat, row }] : []))
  const stayed = there.flatMap(({ seat, row }) => (botOf(row) === null ? [{ seat, person: row.person }] : []))
  // A process of an older version does not note who leaves.
  const left: Gone[] = there.flatMap(({ seat, row }) => (botOf(row) === null ? [] : [{ seat, person: row.person }]))
  const behind = [...gone, ...left].toReversed()
  return [
    ...stayed.map(one => ({ ...one, place: 1 + betterThan(one.seat, stayed, result) })),
    ...behind.map(({ seat, person }, i) => ({ seat, person, place: stayed.length + 1 + i })),
  ].sort((a, b) => a.seat - b.seat)
}

function betterThan(seat: Seat, stayed: readonly { seat: Seat }[], result: Result | null): number {
  const ranking = result?.ranking ?? []
  // Whoever the result does not rank is behind those whom it does.
  const groupOf = (each: Seat) => {
    const at = ranking.findIndex(group => group.includes(each))
    return at < 0 ? ranking.length : at
  }
  return stayed.filter(other => groupOf(other.seat) < groupOf(seat)).length
}
