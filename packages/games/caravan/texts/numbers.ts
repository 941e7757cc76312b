import type { Num } from '../box/vocabulary.ts'
import { countedText } from './nouns.ts'
import { refNoun } from './references.ts'
import type { Voice } from './voice.ts'

/** A number as it stands in a clause, and how many it counts as for the words around it. */
export type Amount = { n: string; count: number }

/** A number that has to be worked out is called X, and explained at the end of its clause. */
export function amount(voice: Voice, num: Num): Amount {
  if (typeof num === 'number') return { n: String(num), count: num }
  if ('x' in num) return { n: 'X', count: 2 }
  const x = 'XYZ'[voice.notes.length] ?? 'X'
  voice.notes.push({ x, is: numText(voice, num) })
  return { n: x, count: 2 }
}

/** How many a number counts as for the words around it, where it is told in words. */
export const countOf = (num: Num): number => (typeof num === 'number' ? num : 2)

/** With its sign: "+2", "−1", "+X". */
export function signed(voice: Voice, num: Num): Amount {
  const { n, count } = amount(voice, num)
  return { n: n.startsWith('-') ? n.replace('-', '\u2212') : `+${n}`, count: Math.abs(count) }
}

/** A number in words (section 4): "2 + the number of Wounds of the attacker". */
export function numText(voice: Voice, num: Num): string {
  const { t } = voice
  if (typeof num === 'number') return String(num)
  const all = (nums: readonly Num[]) => nums.map(each => numText(voice, each))
  if ('count' in num) return t('num.count', { what: countedText(voice, num.count, 2) })
  if ('stat' in num) {
    const { object: of, person: p } = refNoun(voice, num.of)
    return t(`stat.${num.stat}`, { of, p })
  }
  if ('distance' in num)
    return t('num.distance', {
      a: refNoun(voice, num.distance[0]).object,
      b: refNoun(voice, num.distance[1]).object,
    })
  if ('x' in num) return 'X'
  if ('counter' in num) return t('num.counter')
  if ('add' in num) return all(num.add).join(' + ')
  if ('sub' in num) return all(num.sub).join(' \u2212 ')
  if ('mul' in num) return all(num.mul).join(' \u00d7 ')
  if ('min' in num) return t('num.min', { list: all(num.min).join(', ') })
  if ('max' in num) return t('num.max', { list: all(num.max).join(', ') })
  return t('num.half', { n: numText(voice, num.half) })
}
