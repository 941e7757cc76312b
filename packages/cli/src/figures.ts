import { number } from '@acheron/engine/words'
import type { Say } from './words.ts'

export type Unit = 'chance' | 'points'

/** A worth in words: a chance in percent, points as they are; `fine` adds a digit. */
export function worthText(unit: Unit, worth: number, { lang }: Say, grain: 'plain' | 'fine' = 'plain'): string {
  const digits = grain === 'fine' ? 2 : 1
  const style = { ...styles[unit], minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  // A sum of zero may come out slightly negative.
  return number(lang, worth, { ...style, signDisplay: 'negative' })
}

/** How a worth has changed, with its sign. */
export function changeText(unit: Unit, change: number, { lang }: Say): string {
  const style = { ...styles[unit], minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  return number(lang, change, { ...style, signDisplay: 'exceptZero' })
}

const styles = { chance: { style: 'percent' }, points: { style: 'decimal' } } as const
