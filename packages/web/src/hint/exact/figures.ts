import type { Account } from './solve.ts'

/** The smallest difference from certainty that is shown. */
const grain = 0.0001

/** A worth as it is shown: "96.63 %" or "15.54". What is not certain is never rounded to 0 or 100 %. */
export function worthText(unit: Account['unit'], worth: number, lang: string): string {
  const isOpen = unit === 'chance' && worth > 1e-9 && worth < 1 - 1e-9
  return format(unit, isOpen ? Math.min(1 - grain, Math.max(grain, worth)) : worth, lang, 'negative')
}

/** A gain or loss with its sign; a chance in hundredths, which are called by name. */
export function changeText({ unit }: Pick<Account, 'unit'>, change: number, lang: string): string {
  return format('points', unit === 'chance' ? change * 100 : change, lang, 'exceptZero')
}

function format(unit: Account['unit'], value: number, lang: string, signDisplay: 'negative' | 'exceptZero'): string {
  const style = unit === 'chance' ? 'percent' : 'decimal'
  return new Intl.NumberFormat(lang, {
    style,
    signDisplay,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value)
}
