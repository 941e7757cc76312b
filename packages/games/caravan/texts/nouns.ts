import { queryOf } from '../box/shorts.ts'
import type { Kind, Pick, Query, Ref, Sel } from '../box/vocabulary.ts'
import { relativeText } from './filters.ts'
import { refNoun } from './references.ts'
import { type Noun, noun, type Voice } from './voice.ts'

/** A selection (3.2): "the Fiercest Champion here", "each other Champion within Range 1". */
export function selNoun(voice: Voice, sel: Sel): Noun {
  const query = queryOf(sel)
  return query ? queryNoun(voice, query) : refNoun(voice, sel as Ref)
}

type Form = 'a' | 'another' | 'each' | 'eachOther' | 'the' | 'theOther' | 'adj' | 'adjOther' | 'no' | 'noOther' | 'bare'

/** Those a query is about, in the form asked for: "no other Champion here". */
export function described(voice: Voice, { of, where = [] }: Those, form: Form, adj = ''): string {
  const filters = where.filter(filter => filter !== 'other').map(filter => relativeText(voice, filter))
  return [voice.t(`kind.${of}`, { form, adj }), ...filters].join(' ')
}
type Those = { of: Kind; where?: Query['where'] }

export function queryNoun(voice: Voice, query: Query): Noun {
  const { t } = voice
  if (query.andOr) return andOrNoun(voice, query.andOr)
  const other = query.where?.includes('other') ?? false
  const form = pickForm(query.pick, other)
  const adj = isAdjective(query.pick) ? adjective(voice, query.of, query.pick) : ''
  const plain = described(voice, query, form, adj)
  voice.last = query.of
  const text = isMost(query.pick) ? t(`pick.${query.pick}`, { what: plain }) : plain
  const n = typeof query.n === 'number' ? query.n : 1
  if (n > 1) return noun(t(query.upTo ? 'sel.upTo' : 'sel.several', { n, what: many(voice, query, other) }), 'many')
  return query.upTo ? noun(t('sel.oneOrNone', { what: text })) : noun(text)
}

/** Those of a selection that are counted, without their number: "Player Champions", of one "Player Champion". */
export function countedText(voice: Voice, sel: Sel, n: number): string {
  const query = queryOf(sel)
  if (query === null) return refNoun(voice, sel as Ref).text
  const other = query.where?.includes('other') ?? false
  return n === 1 && !other ? described(voice, query, 'bare') : many(voice, query, other)
}

/** R12.11: "you and/or another Champion". */
function andOrNoun(voice: Voice, parts: readonly Sel[]): Noun {
  const join = (first: string, other: string) => voice.t('sel.andOr', { first, other })
  return parts
    .map(part => selNoun(voice, part))
    .reduce((all, part) => ({ text: join(all.text, part.text), object: join(all.object, part.object), person: 'many' }))
}

function many(voice: Voice, query: Query, other: boolean): string {
  const filters = (query.where ?? []).filter(filter => filter !== 'other').map(filter => relativeText(voice, filter))
  return [voice.t(`kind.${query.of}`, { form: other ? 'otherMany' : 'many', adj: '' }), ...filters].join(' ')
}

const adjectives = ['fiercest', 'least-fierce', 'nearest', 'farthest'] as const
type Adjective = (typeof adjectives)[number]
const isAdjective = (pick: Pick): pick is Adjective => (adjectives as readonly Pick[]).includes(pick)

/** As the noun wants it: Spanish ones have a gender. */
function adjective({ t }: Voice, of: Kind, pick: Adjective): string {
  return t(`pick.${pick}`, { g: t(`kind.${of}`, { form: 'gender', adj: '' }) })
}

const isMost = (pick: Pick): pick is Exclude<Pick, Adjective | 'choose' | 'each'> =>
  pick !== 'choose' && pick !== 'each' && !isAdjective(pick)

function pickForm(pick: Pick, other: boolean): Form {
  if (pick === 'choose') return other ? 'another' : 'a'
  if (pick === 'each') return other ? 'eachOther' : 'each'
  if (isAdjective(pick)) return other ? 'adjOther' : 'adj'
  return other ? 'theOther' : 'the'
}
