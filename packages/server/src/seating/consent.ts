import type { ClockRules } from '@acheron/protocol'
import { ApiFailure } from '../errors.ts'
import { personAt, type Seating } from '../store/seating.ts'
import { isProgram } from '../store/subjects/programs.ts'
import { isZone } from '../time/days.ts'
import { type Moment, need } from './moment.ts'

/**
 * The time zones of a table with that of somebody who says it. They are kept only where days off or the week of a
 * reserve depend on them.
 */
export function zonesWith(
  { clock, zones }: Pick<Seating, 'clock' | 'zones'>,
  person: string,
  zone: string | undefined,
): Seating['zones'] {
  const isNeeded = clock?.kind === 'slow' && (clock.daysOff.length > 0 || clock.reserve > 0)
  if (zone === undefined || !isNeeded) return zones
  if (!isZone(zone)) throw new ApiFailure(400, 'invalid', 'there is no such time zone')
  return { ...zones, [person]: zone }
}

/** Those whose clock it is: also while a bot plays for them, for it runs when they are back. Programs leave it to the people. */
export const clocked = ({ seats }: Pick<Seating, 'seats'>): string[] =>
  seats.flatMap(row => personAt(row) ?? []).filter(person => !isProgram(person))

/** The person is for that clock. With everybody for it, it is the table's. */
export function wishClock(moment: Moment, rules: ClockRules | null, zone?: string): Seating {
  need(moment, 'clock')
  const { seating } = moment
  const me = moment.me!
  const { clockWish } = seating
  const same = clockWish && JSON.stringify(clockWish.rules) === JSON.stringify(rules)
  const by = [...new Set([...(same ? clockWish.by : []), me])]
  // Until all agree, everybody's clock runs by the zone that they have.
  const zones = zonesWith({ clock: rules, zones: (same && clockWish.zones) || {} }, me, zone)
  const wish = same ? clockWish.rules : rules
  if (clocked(seating).every(person => by.includes(person)))
    return { ...seating, clock: wish, clockWish: null, zones: { ...seating.zones, ...zones } }
  return { ...seating, clockWish: { rules: wish, by, zones } }
}

/** The clock stays as it is: whoever sits there may say so. */
export function refuseClock(moment: Moment): Seating {
  need(moment, 'clock')
  const { seating } = moment
  return seating.clockWish ? { ...seating, clockWish: null } : seating
}

/** The wish as it stands: of people who still sit there. */
export function standingWish(seating: Seating): Seating['clockWish'] {
  const { clockWish, seats } = seating
  if (!clockWish) return null
  const people = seats.map(personAt)
  return { ...clockWish, by: clockWish.by.filter(person => people.includes(person)) }
}
