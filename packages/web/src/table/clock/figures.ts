import type { Language } from '@acheron/engine/words'
import type { ClockBrief, ClockRules, SeatTime } from '@acheron/protocol'
import { unitText } from '../../ui/lengths.ts'
import { clockText } from '../people/waiting.ts'

/** A clock as it is shown. */
export interface Shown {
  /** What is left, in milliseconds. */
  readonly left: number
  /** The part of the time that is left. */
  readonly part: number
  /** Whether it runs out: under a minute at a live table, the last fifth at another. */
  readonly late: boolean
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
/** The part of a slow clock from which on it is late. */
const lastPart = 0.2

/** What a seat's clock shows so many milliseconds after the server's figures have come. */
export function shownTime({ kind }: ClockRules, time: SeatTime, elapsed: number): Shown {
  const { whole, until, reserve, stands } = time
  if (kind === 'live') {
    const used = time.runs ? Math.max(0, elapsed - (stands ?? 0)) : 0
    const left = time.out ? 0 : Math.max(0, time.left - used)
    return { left, part: Math.min(1, left / whole), late: left < minute }
  }
  // Whoever is asked next has the whole time again.
  if (until === null) return { left: time.out ? 0 : whole + (reserve ?? 0), part: time.out ? 0 : 1, late: time.out }
  const left = time.out ? 0 : Math.max(0, until - elapsed)
  // Days off do not count, so what counts is a part of the time until then.
  const part = Math.min(1, (until > 0 ? (time.left * left) / until : 0) / whole)
  return { left, part, late: part < lastPart }
}

/** What a list shows of my clock; null where it does not run. */
export function shownBrief({ rules, until, part }: ClockBrief, elapsed: number): Shown | null {
  if (until === null) return null
  const left = Math.max(0, until - elapsed)
  const now = until > 0 ? (part * left) / until : 0
  return { left, part: now, late: rules.kind === 'live' ? left < minute : now < lastPart }
}

/** The time left as digits: minutes and seconds in the last hour and at a live table, else days and hours or hours and minutes. */
export function digits({ kind }: ClockRules, left: number, lang: Language): string {
  if (kind === 'live' || left < hour) return clockText(left)
  const minutes = Math.ceil(left / minute) * minute
  const of = (value: number, unit: 'day' | 'hour' | 'minute') =>
    value >= 1 ? [unitText(lang, Math.floor(value), unit, 'narrow')] : []
  const parts =
    minutes >= day
      ? [...of(minutes / day, 'day'), ...of((minutes % day) / hour, 'hour')]
      : [...of(minutes / hour, 'hour'), ...of((minutes % hour) / minute, 'minute')]
  return parts.join(' ')
}

/** The time left for a reader, so coarse that it seldom changes: whole days, hours or minutes, then half minutes. */
export function spoken(left: number, lang: Language): string {
  if (left >= 2 * day) return unitText(lang, Math.floor(left / day), 'day', 'long')
  if (left >= 2 * hour) return unitText(lang, Math.floor(left / hour), 'hour', 'long')
  if (left >= minute) return unitText(lang, Math.floor(left / minute), 'minute', 'long')
  return unitText(lang, left > 30 * second ? 60 : 30, 'second', 'long')
}

/** How often a running clock with so much left is drawn anew, in milliseconds. */
export const tickOf = ({ kind }: ClockRules, left: number): number =>
  kind === 'live' || left < 2 * hour ? second : minute / 4

/** The seconds at which a live clock is heard. */
const heardAt = [60, 10] as const

/** When a running live clock is to be heard, in milliseconds from now; what is past is not heard any more. */
export function warnings({ kind }: ClockRules, { runs, out, left, stands }: SeatTime, elapsed: number) {
  if (kind !== 'live' || !runs || out) return []
  return heardAt.map(at => ({ at, wait: left + (stands ?? 0) - at * second - elapsed })).filter(({ wait }) => wait > 0)
}
