import type { Language } from '@acheron/engine/words'

type Unit = 'day' | 'hour' | 'minute' | 'second'

const units: readonly (readonly [Unit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** A number of days, hours, minutes or seconds: "3 days", "10 min". */
export function unitText(lang: Language, value: number, unit: Unit, unitDisplay: 'long' | 'short' | 'narrow'): string {
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay }).format(value)
}

/** A length of time in the largest unit that measures it without a rest: "3 days", "90 minutes". */
export function lengthText(lang: Language, seconds: number, display: 'long' | 'short' = 'long'): string {
  const [unit, length] = units.find(([, length]) => seconds > 0 && seconds % length === 0) ?? ['second', 1]
  return unitText(lang, seconds / length, unit, display)
}
