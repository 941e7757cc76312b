/** Time that counts: all of it but the days off of a person, by the time zone where they live. */
export interface Calendar {
  /** Days of the week, Sunday is 0. */
  readonly daysOff: readonly number[]
  readonly zone: string
}

const day = 86_400_000
const week = 7 * day
const formats = new Map<string, Intl.DateTimeFormat>()
/** Zones that the server keeps ready. */
const mostFormats = 600

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-US', { ...numeric, second: 'numeric', hourCycle: 'h23', timeZone: zone })
  if (formats.size >= mostFormats) formats.clear()
  formats.set(zone, format)
  return format
}

export function isZone(zone: string): boolean {
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

/** How far the zone is ahead of UTC then. */
function offsetAt(zone: string, at: number): number {
  if (zone === 'UTC') return 0
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return shown - Math.floor(at / 1000) * 1000
}

/** The next midnight there, or the first moment of a day that has none. */
function nextDay(zone: string, at: number): number {
  const local = at + offsetAt(zone, at)
  const midnight = (Math.floor(local / day) + 1) * day
  // The clocks may be changed in between.
  const guess = midnight - offsetAt(zone, midnight - offsetAt(zone, at))
  return guess > at ? guess : guess + 3_600_000
}

function isOff({ zone, daysOff }: Calendar, at: number): boolean {
  return daysOff.includes(new Date(at + offsetAt(zone, at)).getUTCDay())
}

/** How much of the time between two moments counts. */
export function countedBetween(calendar: Calendar, from: number, until: number): number {
  if (calendar.daysOff.length === 0) return Math.max(0, until - from)
  let counted = 0
  for (let at = from; at < until; ) {
    const next = Math.min(nextDay(calendar.zone, at), until)
    if (!isOff(calendar, at)) counted += next - at
    at = next
  }
  return counted
}

/** The moment at which so much of the time has counted. */
export function afterCounted(calendar: Calendar, from: number, milliseconds: number): number {
  if (calendar.daysOff.length === 0) return from + milliseconds
  let left = milliseconds
  for (let at = from; ; ) {
    const next = nextDay(calendar.zone, at)
    if (!isOff(calendar, at)) {
      if (left <= next - at) return at + left
      left -= next - at
    }
    at = next
  }
}

/** The number of the week there, from Monday on. */
export function weekOf(zone: string, at: number): number {
  // The first day of 1970 was a Thursday.
  return Math.floor((at + offsetAt(zone, at) + 3 * day) / week)
}
