import type { Seat, SeatHolder } from '@acheron/engine'
import { botOf, type PastHolder, personAt, type Seating, type SeatRow } from '../store/seating.ts'

/** Changes of hands that a table remembers; the oldest go first. */
const mostPast = 400

/** Somebody else decides for the seat from that entry on. */
export function handed(before: Seating, seat: Seat, next: SeatRow, entries: number, resigned = false): Seating {
  const seating = { ...before, seats: before.seats.with(seat, next), gone: goneWith(before, seat, next) }
  return remembered(seating, seat, before.seats[seat]!, entries, resigned)
}

/** For the rating whoever began at the seat is gone when a bot takes over, whatever comes later. */
function goneWith({ rated, gone, seats }: Seating, seat: Seat, next: SeatRow): Seating['gone'] {
  const person = personAt(seats[seat])
  const isLeft = rated && person !== null && botOf(next) !== null && gone.every(each => each.seat !== seat)
  return isLeft ? [...gone, { seat, person }] : gone
}

function remembered(seating: Seating, seat: Seat, before: SeatRow, entries: number, resigned: boolean): Seating {
  if (before.kind === 'open') return seating
  const one: PastHolder = {
    ...{ seat, until: entries, person: personAt(before), bot: botOf(before) },
    ...(resigned ? { resigned } : {}),
  }
  const sameSeat = seating.past.filter(past => past.seat === seat)
  const isEmpty = (sameSeat.at(-1)?.until ?? 0) === entries
  // Whoever has held a seat, however short, knows its hand.
  const isKnown = one.person === null || one.bot !== null || sameSeat.some(({ person }) => person === one.person)
  if (isEmpty && isKnown && !resigned) return seating
  return { ...seating, past: [...seating.past, one].slice(-mostPast) }
}

/** Who decided for which seat, in order; none where no seat has changed hands. */
export function holdersOf({ past, seats }: Seating, nameOf: (person: string) => string): SeatHolder[] {
  const named = (person: string | null) => (person === null ? null : nameOf(person))
  return seats
    .flatMap((now, seat) => {
      const before = past.filter(each => each.seat === seat)
      if (before.length === 0) return []
      let from = 0
      const found = before.flatMap(({ until, person, bot, resigned = false }) => {
        const one = { seat, from, name: named(person), bot, resigned }
        const isEmpty = until === from && !resigned
        from = until
        return isEmpty ? [] : [one]
      })
      if (now.kind === 'open') return found
      return [...found, { seat, from, name: named(personAt(now)), bot: botOf(now), resigned: false }]
    })
    .sort((a, b) => a.from - b.from || a.seat - b.seat)
}

/** Who has held the seat to the end: the person there, or whoever has resigned and had their part played by a bot since. */
export function playerAt({ past, seats }: Seating, seat: Seat): string | null {
  const row = seats[seat]
  if (row?.kind !== 'bot') return personAt(row)
  const last = past.findLast(each => each.seat === seat)
  const isElsewhere = seats.some(each => each.kind === 'person' && each.person === last?.person)
  return last?.resigned && !isElsewhere ? last.person : null
}

/** The only person left where everybody else has resigned. */
export function unopposed({ past, seats }: Seating): Seat | null {
  const people = seats.flatMap((row, seat) => (row.kind === 'person' ? [seat] : []))
  const [last] = people
  if (people.length !== 1 || last === undefined || seats.length === 1) return null
  const isResigned = (seat: Seat) => past.some(each => each.seat === seat && each.resigned)
  return seats.every((_, seat) => seat === last || isResigned(seat)) ? last : null
}
