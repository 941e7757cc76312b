import type { Seat } from '@acheron/engine'
import type { ClockBrief, ClockRules, SeatTime, TableClock } from '@acheron/protocol'
import { clocked, standingWish } from '../seating/consent.ts'
import { personAt, type Seating } from '../store/seating.ts'
import { type Clock, deadlineOf, isNear, leftAt, type SeatClock, wholeOf } from './clock.ts'

/** What the description of clocks is made of. */
interface Timed {
  readonly seating: Seating
  readonly clock: Clock | null
  readonly now: number
  zoneOf(seat: Seat): string
}

/** The clocks of a table as everybody is shown them; null where there never was one. */
export function clockInfo(timed: Timed): TableClock | null {
  const { seating, clock, now } = timed
  const { clock: rules, seats } = seating
  const wish = standingWish(seating)
  if (!rules && !wish) return null
  const seatOf = (person: string) => seats.findIndex(row => personAt(row) === person)
  return {
    rules,
    seats: rules
      ? seats.map((row, seat) => {
          const one = clock?.seats[seat]
          const isPerson = row.kind === 'person' && row.standIn === undefined
          return one && isPerson ? seatTime(one, rules, timed.zoneOf(seat), now) : null
        })
      : [],
    proposed: wish && { rules: wish.rules, by: wish.by.map(seatOf), needed: clocked(seating).length },
  }
}

function seatTime(clock: SeatClock, rules: ClockRules, zone: string, now: number): SeatTime {
  const { left, reserve, line } = leftAt(clock, rules, zone, now)
  const deadline = deadlineOf(clock, rules, zone)
  const isSlow = rules.kind === 'slow'
  return {
    left: Math.round(left + reserve),
    whole: wholeOf(rules),
    reserve: isSlow ? Math.round(reserve) : null,
    runs: clock.from !== null,
    until: deadline === null ? null : Math.max(0, Math.round(deadline - now)),
    stands: clock.gone !== null && line > 0 ? Math.round(line) : null,
    line: isSlow ? null : Math.round(line),
    out: clock.out,
    outs: clock.outs,
  }
}

/** Whether the last part of the seat's time runs now. */
export function runsOut({ seating, clock, now }: Omit<Timed, 'zoneOf'>, seat: Seat): boolean {
  const [one, person] = [clock?.seats[seat], personAt(seating.seats[seat])]
  if (!one || !clock?.rules || person === null || one.from === null || one.out) return false
  return one.near || isNear(one, clock.rules, seating.zones[person] ?? 'UTC', now)
}

/** What a list tells of a clock to the person at that seat. */
export function clockBrief(
  { clock: rules, zones }: Pick<Seating, 'clock' | 'zones'>,
  clock: Clock | null,
  { seat, person, now }: { readonly seat: Seat | null; readonly person: string; readonly now: number },
): ClockBrief | null {
  if (!rules) return null
  const one = seat === null ? undefined : clock?.seats[seat]
  if (!one || one.from === null) return { rules, until: null, part: 1 }
  const { left, until, whole } = seatTime(one, rules, zones[person] ?? 'UTC', now)
  return { rules, until, part: Math.min(1, left / whole) }
}
