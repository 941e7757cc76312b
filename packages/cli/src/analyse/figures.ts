import { number } from '@acheron/engine/words'
import type { Say } from '../words.ts'

export type Unit = 'chance' | 'points'

const digits = { maximumFractionDigits: 1, minimumFractionDigits: 1 } as const

/** A worth in words: a chance in percent, points as they are. */
export function worthText(unit: Unit, worth: number, { lang }: Say): string {
  return unit === 'chance' ? number(lang, worth, { ...digits, style: 'percent' }) : number(lang, worth, digits)
}

/** How a worth has changed, with its sign. */
export function changeText(unit: Unit, change: number, { lang }: Say): string {
  const signed = { ...digits, signDisplay: 'exceptZero' } as const
  return unit === 'chance' ? number(lang, change, { ...signed, style: 'percent' }) : number(lang, change, signed)
}
