import type { Report } from '@acheron/bots/analyse'

type Unit = Report['unit']

/** A chance as "57 %"; points with one decimal. */
export function worthText(unit: Unit, worth: number, lang: string): string {
  if (unit === 'points') return number(worth, lang, 'negative', 1)
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(worth)
}

/** A gain or loss with its sign; of a chance in hundredths, with a decimal where it is less than one of them. */
export function changeText(unit: Unit, change: number, lang: string): string {
  const value = unit === 'chance' ? change * 100 : change
  return number(value, lang, 'exceptZero', unit === 'points' || Math.abs(value) < 1 ? 1 : 0)
}

/** How far a figure may be off, without a sign: "± 3", with a decimal where it is less than one, for it is never sure. */
export function errorText(unit: Unit, error: number, lang: string): string {
  const value = unit === 'chance' ? error * 100 : error
  const shown = value > 0 ? Math.max(0.1, value) : 0
  return `± ${number(shown, lang, 'never', unit === 'points' || value < 0.95 ? 1 : 0)}`
}

const number = (value: number, lang: string, signDisplay: 'negative' | 'exceptZero' | 'never', decimals: number) =>
  new Intl.NumberFormat(lang, { signDisplay, maximumFractionDigits: decimals }).format(value)
