import type { Language } from '@acheron/engine/words'

const locales: Record<Language, string> = { en: 'en-GB', es: 'es', sv: 'sv' }

/** 2026-11-15 as "15 November". */
export function dayName(language: Language, day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  return new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date)
}

/** The same with its year: "15 November 2026". */
export function wholeDay(language: Language, day: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** A time as "15 November, 14:05"; with its year if that is not this one. */
export function moment(language: Language, time: string, now = Date.now()): string {
  const date = new Date(time)
  const sameYear = date.getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(locales[language], {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(date)
}

/** A time of the day, as "14:05". */
export function clockTime(language: Language, at: string | number): string {
  return new Date(at).toLocaleTimeString(locales[language], { hour: '2-digit', minute: '2-digit' })
}

const spans: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago, in the largest unit that fits: "3 hours ago". The device's clock may be behind the server's: what has happened is not to come. */
export function ago(language: Language, time: string, now = Date.now()): string {
  const past = Math.max(0, now - Date.parse(time))
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
  const [unit, length] = spans.find(([, span]) => past >= span) ?? ['minute', 60_000]
  return format.format(-Math.floor(past / length), unit)
}
