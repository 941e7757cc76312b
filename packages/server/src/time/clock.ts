import type { Seat } from '@acheron/engine'
import type { ClockRules } from '@acheron/protocol'
import { afterCounted, type Calendar, countedBetween, weekOf } from './days.ts'

/** The time of a seat, as it is stored. It changes only when the clock is started, stopped or stands, not while it runs. */
export interface SeatClock {
  /** What is left, in milliseconds: of the bank, or for the decision or turn. */
  readonly left: number
  /** Since when it runs; null while it does not. */
  readonly from: number | null
  /** What is left of the reserve of that week. */
  readonly reserve: number
  readonly week: number
  /** What is left of the time for lost lines, and since when the line is lost while the clock runs. */
  readonly line: number
  readonly gone: number | null
  /** What an undo goes back to: what was left when the last decision was made. */
  readonly kept: number
  /**
   * With a time for each decision: what was left at the own decisions before that one, and at those that were taken back, the last of
   * each at its end. Missing in clocks of before.
   */
  readonly before?: readonly number[]
  readonly undone?: readonly number[]
  /** Whether somebody else has decided since this seat did: its next turn is another one. */
  readonly next: boolean
  /** Whether a bot, or nobody, decides for the seat. */
  readonly bot: boolean
  /** Whether that bot stands in for the person whose time this is. Missing in clocks of before. */
  readonly held?: boolean
  /** Whether it was told that the time runs out. */
  readonly near: boolean
  /** Whether the time is up and that was noticed. */
  readonly out: boolean
  /** How often that was. */
  readonly outs: number
}

/** The clocks of a table by seat, and how often they were changed. */
export interface Clock {
  readonly rev: number
  /** By which they run; null: the table has none any more. */
  readonly rules: ClockRules | null
  readonly seats: readonly SeatClock[]
}

/** What the clocks depend on, beside themselves. */
export interface Situation {
  readonly rules: ClockRules
  readonly now: number
  /** Whether the seat has to decide and its time counts. */
  runs(seat: Seat): boolean
  /** Whether a person decides for it. */
  isPerson(seat: Seat): boolean
  /** Whether the seat is somebody's, whoever decides for it. */
  isHeld(seat: Seat): boolean
  zone(seat: Seat): string
}

/** How something came about that was decided: by a move, by taking one back or playing it again, or by consent. */
export type Deciding = 'move' | 'undo' | 'redo' | 'takeBack'

const hour = 3_600_000
/** Who comes to a bank that is as good as empty has this long, or the whole bank where that is less. */
const returnMilliseconds = 60_000
const againMilliseconds = 30_000
/** Own decisions in a row of which is known what was left; so many are seldom taken back. */
const mostKept = 50
/** The part of the time for a decision at which it is told that it runs out. */
const nearPart = 0.2

/** The time that a seat has at first. */
export const wholeOf = (rules: ClockRules): number => (rules.kind === 'live' ? rules.bank * 1000 : rules.hours * hour)
const reserveOf = (rules: ClockRules) => (rules.kind === 'slow' ? rules.reserve * hour : 0)
const lineOf = (rules: ClockRules) => (rules.kind === 'live' ? rules.line * 1000 : 0)

const calendarOf = (rules: ClockRules, zone: string): Calendar =>
  rules.kind === 'slow' ? { daysOff: rules.daysOff, zone } : { daysOff: [], zone }

/** The clocks of a table where nobody has decided anything yet. */
export function newClock(rules: ClockRules | null, seats: number, rev = 0): Clock {
  if (!rules) return { rev, rules, seats: [] }
  const whole = wholeOf(rules)
  const one: SeatClock = {
    ...{ left: whole, kept: whole, from: null, reserve: reserveOf(rules), week: 0, line: lineOf(rules), gone: null },
    ...{ next: true, bot: false, near: false, out: false, outs: 0 },
  }
  return { rev, rules, seats: Array.from({ length: seats }, () => one) }
}

/** The clocks by these rules: new ones where others were agreed on. */
export function clockBy(rules: ClockRules | null, clock: Clock | null, seats: number): Clock {
  if (clock && JSON.stringify(clock.rules) === JSON.stringify(rules)) return clock
  return newClock(rules, seats, clock?.rev ?? 0)
}

/** What has been used of the seat's time, and of the time for lost lines, since its clock was started. */
function used(clock: SeatClock, rules: ClockRules, zone: string, now: number): { time: number; line: number } {
  if (clock.from === null) return { time: 0, line: 0 }
  const until = Math.max(now, clock.from)
  if (clock.gone === null) return { time: countedBetween(calendarOf(rules, zone), clock.from, until), line: 0 }
  const line = Math.min(clock.line, Math.max(0, until - clock.gone))
  return { time: Math.max(0, until - clock.from - line), line }
}

/** What is left at a moment: of the time, of the reserve, and of the time for lost lines. */
export function leftAt(clock: SeatClock, rules: ClockRules, zone: string, now: number) {
  const { time, line } = used(clock, rules, zone, now)
  const over = Math.max(0, time - clock.left)
  return {
    left: Math.max(0, clock.left - time),
    reserve: Math.max(0, clock.reserve - over),
    line: clock.line - line,
  }
}

/** When the time is up if nothing happens; null while the clock does not run. */
export function deadlineOf(clock: SeatClock, rules: ClockRules, zone: string): number | null {
  return momentOf(clock, rules, zone, clock.left + clock.reserve)
}

/** When so much time of the seat will have been used. */
function momentOf(clock: SeatClock, rules: ClockRules, zone: string, milliseconds: number): number | null {
  if (clock.from === null) return null
  const at = afterCounted(calendarOf(rules, zone), clock.from, milliseconds)
  return clock.gone === null || at <= clock.gone ? at : at + clock.line
}

/** When it is to be told that the time runs out; live tables tell it themselves. */
function nearOf(clock: SeatClock, rules: ClockRules, zone: string): number | null {
  if (rules.kind === 'live' || clock.near) return null
  return momentOf(clock, rules, zone, Math.max(0, clock.left + clock.reserve - nearPart * wholeOf(rules)))
}

export const isNear = (clock: SeatClock, rules: ClockRules, zone: string, now: number): boolean =>
  !clock.out && now >= (nearOf(clock, rules, zone) ?? Number.POSITIVE_INFINITY)

/** Whether the time is up, noticed or not. */
export const isUp = (clock: SeatClock, rules: ClockRules, zone: string, now: number): boolean =>
  clock.out || now >= (deadlineOf(clock, rules, zone) ?? Number.POSITIVE_INFINITY)

/**
 * The next moment at which something is to be done about the clocks; null if there is none. Where a bot has to decide, it is looked
 * again after a while: whoever noticed it may have been killed.
 */
export function dueOf({ seats, rules }: Clock, zone: (seat: Seat) => string, now: number): number | null {
  if (!rules) return null
  let due: number | null = null
  seats.forEach((one, seat) => {
    const out = rules.timeout === 'decide' ? [now + againMilliseconds] : []
    const runs = [deadlineOf(one, rules, zone(seat)), nearOf(one, rules, zone(seat))]
    for (const at of one.out ? out : runs) if (at !== null && (due === null || at < due)) due = at
  })
  return due
}

/**
 * The clocks after somebody may have got up, sat down, or been asked: those run that have to, the others stand. Without a change
 * it is the same object.
 */
export function settled(clock: Clock, about: Situation): Clock {
  return changed(clock, (one, seat) => {
    const returned = taken(one, about, seat)
    const runs = about.runs(seat)
    if (runs === (returned.from !== null)) return returned
    return runs ? started(returned, about, seat) : stopped(returned, about, seat)
  })
}

/** The clocks after the seat has decided. `about` is as it is then. */
export function decided(clock: Clock, about: Situation, by: Seat, how: Deciding): Clock {
  // Where nobody else plays, each decision is a turn.
  const alone = clock.seats.length === 1
  const seats = clock.seats.map((one, seat) => {
    // Nobody takes back what they decided before somebody else did.
    const after = seat === by ? own(one, about, seat, how, alone) : { ...one, next: true, before: [], undone: [] }
    return how === 'takeBack' ? withTime(after, about, seat) : after
  })
  return settled({ ...clock, seats }, about)
}

/** Everybody has agreed that it is decided again: whoever has nothing left is not timed out at once. */
function withTime(clock: SeatClock, about: Situation, seat: Seat): SeatClock {
  const at = clock.from === null ? clock : stopped(clock, about, seat)
  if (at.left + at.reserve > 0) return clock
  const left = timeAgain(at, about.rules)
  return { ...at, left, kept: left, near: false, out: false }
}

/** The clock of a seat right after its own decision. */
function own(clock: SeatClock, about: Situation, seat: Seat, how: Deciding, alone: boolean): SeatClock {
  const { rules } = about
  const stays = about.runs(seat)
  const at = clock.from === null ? clock : stopped(clock, about, seat)
  const { before = [], undone = [] } = clock
  const perDecision = rules.kind === 'slow' && (rules.per === 'decision' || alone)
  if (how === 'undo' || how === 'takeBack' || (how === 'redo' && !perDecision)) {
    // What was won by the decision is lost again; time that has passed has passed.
    const left = Math.min(at.left, clock.kept)
    const back = { ...at, left, kept: left, out: false, near: false }
    if (!perDecision || how === 'takeBack') return { ...back, before: [], undone: [] }
    return { ...back, kept: before.at(-1) ?? left, before: before.slice(0, -1), undone: [...undone, at.left] }
  }
  const kept = at.left
  const isEmpty = at.left + at.reserve <= 0
  const outs = clock.out ? clock.outs + 1 : clock.outs
  const more = { kept, outs, near: false, next: alone, out: false }
  if (rules.kind === 'live') {
    const won = stays ? 0 : rules.increment * 1000
    return { ...at, ...more, left: at.left + won, out: clock.out && stays && isEmpty }
  }
  if (perDecision) {
    // Who decides again what was taken back has for the next what was left for it.
    const left = undone.at(-1) ?? wholeOf(rules)
    const known = [...before, clock.kept].slice(-mostKept)
    return { ...at, ...more, left, before: known, undone: undone.slice(0, -1) }
  }
  return { ...at, ...more, near: stays && clock.near, out: clock.out && stays && isEmpty }
}

/** Whoever takes a seat over has time for it; who takes it back has what was left, or time again where nothing was. */
function taken(clock: SeatClock, { isPerson, isHeld, rules }: Situation, seat: Seat): SeatClock {
  const bot = !isPerson(seat)
  const held = bot && isHeld(seat)
  if (bot === clock.bot && held === (clock.held ?? false)) return clock
  if (bot) return { ...clock, bot, held, out: false }
  if (clock.held && clock.left + clock.reserve > 0) return { ...clock, bot, held }
  const left = timeAgain(clock, rules)
  return { ...clock, bot, held, left, kept: left, near: false, out: false }
}

/** The time of somebody who must have some. */
function timeAgain({ left }: SeatClock, rules: ClockRules): number {
  const whole = wholeOf(rules)
  return rules.kind === 'slow' ? whole : Math.max(left, Math.min(whole, returnMilliseconds))
}

function started(clock: SeatClock, { rules, now, zone }: Situation, seat: Seat): SeatClock {
  const week = weekOf(zone(seat), now)
  const isRefilled = rules.kind === 'slow' && week > clock.week
  const isNew = rules.kind === 'slow' && clock.next
  return {
    ...clock,
    ...{ from: now, gone: null },
    ...(isRefilled ? { week, reserve: reserveOf(rules) } : {}),
    ...(isNew ? { left: wholeOf(rules), near: false } : {}),
    next: false,
  }
}

function stopped(clock: SeatClock, { rules, now, zone }: Situation, seat: Seat): SeatClock {
  return { ...clock, ...leftAt(clock, rules, zone(seat), now), from: null, gone: null, out: false }
}

/** The clocks after lines were lost or are back; at live tables a clock stands meanwhile, as long as there is time for it. */
export function connected(clock: Clock, about: Situation, isHere: (seat: Seat) => boolean): Clock {
  const { rules, now, zone } = about
  if (rules.kind !== 'live') return clock
  return changed(clock, (one, seat) => {
    if (one.from === null || one.out || (one.gone === null) === isHere(seat)) return one
    if (one.gone === null) return one.line > 0 ? { ...one, gone: now } : one
    return { ...one, ...leftAt(one, rules, zone(seat), now), from: now, gone: null }
  })
}

/** The same clock with other seats; the object itself where they are the same. */
export function changed(clock: Clock, change: (one: SeatClock, seat: Seat) => SeatClock): Clock {
  const seats = clock.seats.map(change)
  return seats.every((one, seat) => one === clock.seats[seat]) ? clock : { ...clock, seats }
}

/** The same clocks later: time during which nobody served the house is nobody's. */
export function shifted(clock: Clock, milliseconds: number): Clock {
  if (milliseconds === 0) return clock
  const later = (at: number | null) => (at === null ? null : at + milliseconds)
  return { ...clock, seats: clock.seats.map(one => ({ ...one, from: later(one.from), gone: later(one.gone) })) }
}
