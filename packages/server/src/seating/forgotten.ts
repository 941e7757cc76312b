import { keptOf, type Seating, type SeatRow } from '../store/seating.ts'

/**
 * Somebody is gone for good: no seat is kept for them, their time zone goes, and they look over nobody's shoulder. Who decided for
 * which seat stays, for the others. Gives the seating itself where nothing of it is theirs.
 */
export function forgotten(seating: Seating, person: string): Seating {
  const { zones, clockWish, invited, coaches, votes, seats } = seating
  const next: Seating = {
    ...seating,
    zones: without(zones, person),
    clockWish: clockWish && withoutWish(clockWish, person),
    invited: invited.filter(each => each !== person),
    coaches: coaches.filter(coach => coach.person !== person && coach.by !== person),
    votes: votes.filter(vote => vote.person !== person),
    seats: seats.map(row => (keptOf(row)?.person === person ? forOthers(row) : row)),
  }
  return JSON.stringify(next) === JSON.stringify(seating) ? seating : next
}

function withoutWish(wish: NonNullable<Seating['clockWish']>, person: string): Seating['clockWish'] {
  const by = wish.by.filter(each => each !== person)
  return by.length === 0 ? null : { ...wish, by, ...(wish.zones ? { zones: without(wish.zones, person) } : {}) }
}

/** The seat is for whoever its owner has named, or has its link; for whoever comes where it was kept for that person alone. */
function forOthers(row: SeatRow): SeatRow {
  const { name, link } = keptOf(row)!
  const kept = name !== null || link !== null ? { kept: { person: null, name, link } } : null
  if (row.kind === 'bot') return { kind: 'bot', bot: row.bot, ...(kept ?? { free: true }) }
  return { kind: 'open', ...kept }
}

const without = (zones: Seating['zones'], person: string): Seating['zones'] =>
  Object.fromEntries(Object.entries(zones).filter(([each]) => each !== person))
