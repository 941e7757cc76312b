import Type, { type Static } from 'typebox'
import { paces } from '../limits.ts'
import { list, nullable, object, oneOf, text, whole } from './build.ts'
import { seat } from './fields.ts'

/**
 * What happens when somebody's time is up: a bot plays this decision; a bot plays on until the person is back; the seat is given
 * up; the others may let a bot play.
 */
export const timeouts = ['decide', 'standIn', 'giveUp', 'vote'] as const
export type Timeout = (typeof timeouts)[number]
const timeout = oneOf(timeouts)

export type Pace = (typeof paces)[number]
export const pace = oneOf(paces)

const range = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum })

/** A bank for the whole game, with something added each time one has decided. All in seconds. */
const LiveClock = object({
  kind: Type.Literal('live'),
  bank: range(30, 6 * 3600),
  increment: range(0, 600),
  /** For as long in all the clock stands while the line is lost. */
  line: range(0, 1800),
  timeout,
})

/** A time for each decision, or for all decisions in a row until somebody else decides. In hours. */
const SlowClock = object({
  kind: Type.Literal('slow'),
  per: oneOf(['decision', 'turn']),
  hours: range(1, 30 * 24),
  /** Beside it, for every week of the person's own. */
  reserve: range(0, 120),
  /** Days of the week that do not count, Sunday is 0; by the person's own time zone. */
  daysOff: list(range(0, 6), 6),
  timeout,
})

/** The clock of a table; null: none. */
export type ClockRules = Static<typeof ClockRules>
export const ClockRules = Type.Union([LiveClock, SlowClock])
export const clockRules = nullable(ClockRules)

/** A time zone such as `Europe/Stockholm`: by it days off begin and end. */
export const zone = text(64)

const milliseconds = whole(2 ** 40)

/** The time of a seat at the moment when the server said so. A page counts on from there by a clock that nobody sets. */
export type SeatTime = Static<typeof SeatTime>
const SeatTime = object({
  /** What is left, with the reserve. Days off are not counted. */
  left: milliseconds,
  /** What there was of it at first: the bank, or the time for a decision. */
  whole: milliseconds,
  /** What is left of the week's reserve; null at a live table. */
  reserve: nullable(milliseconds),
  /** Whether it runs. */
  runs: Type.Boolean(),
  /** How long it is until the time is up if nothing happens, days off included; null while it does not run. */
  until: nullable(milliseconds),
  /** How long the clock still stands because the line is lost; null while it is not. */
  stands: nullable(milliseconds),
  /** What is left of the time for lost lines; null where there is none. */
  line: nullable(milliseconds),
  /** Whether the time is up and something is to be decided about it. */
  out: Type.Boolean(),
  /** How often a bot has decided because the time was up. */
  outs: whole(),
})

/** The clocks of a table. */
export type TableClock = Static<typeof TableClock>
export const TableClock = object({
  rules: clockRules,
  /** By seat; null for those that no person decides for. Empty where there is no clock. */
  seats: list(nullable(SeatTime), 64),
  /** Another clock that somebody has proposed: who is for it, and who has to be. */
  proposed: nullable(object({ rules: clockRules, by: list(seat, 64), needed: whole(64) })),
})

/** PUT /api/tables/:id/clock: is for that clock. With everybody for it, it is the table's. */
export type ClockWish = Static<typeof ClockWish>
export const ClockWish = object({ rules: clockRules, zone: Type.Optional(zone) })

/** What a list tells of a table's clock. */
export type ClockBrief = Static<typeof ClockBrief>
export const ClockBrief = object({
  rules: ClockRules,
  /** How long it is until my time is up, and the part of it that is left; null where it does not run. */
  until: nullable(milliseconds),
  part: Type.Number({ minimum: 0, maximum: 1 }),
})
