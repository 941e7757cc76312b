import type { NoticeChoice, NoticeKind, NoticeWay } from '@acheron/protocol'
import { isZone } from '../time/days.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * 60
/** The hour at which a day's letter comes. */
const digestAt = 8 * 60

/** The minutes since midnight there. */
function minutesAt(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: isZone(zone) ? zone : 'UTC', hourCycle: 'h23', hour: 'numeric', minute: 'numeric' },
  })
  const part = (type: string) => Number(format.formatToParts(at).find(each => each.type === type)?.value)
  return part('hour') * 60 + part('minute')
}

/** The next moment at which it is that time there. A night in which the clocks are changed is an hour off, and is asked about again. */
function next(at: number, minutes: number, zone: string): number {
  const wait = (minutes - minutesAt(at, zone) + day) % day
  return Math.floor(at / minute) * minute + (wait === 0 ? day : wait) * minute
}

/** The moment from which on something may be sent that is there since `at`. */
export function sendableFrom({ quiet, zone }: Pick<NoticeChoice, 'quiet' | 'zone'>, at: number): number {
  if (quiet === null || quiet.from === quiet.to) return at
  const now = minutesAt(at, zone)
  const { from, to } = quiet
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to
  return isQuiet ? next(at, to, zone) : at
}

/** The moment at which it comes with what is gathered: letters of an hour or a day. Time that runs out does not wait. */
export function gatheredAt({ digest, zone }: NoticeChoice, way: NoticeWay, kind: NoticeKind, at: number): number {
  if (way !== 'mail' || digest === 'none' || kind === 'time') return at
  return digest === 'hour' ? (Math.floor(at / hour) + 1) * hour : next(at, digestAt, zone)
}
