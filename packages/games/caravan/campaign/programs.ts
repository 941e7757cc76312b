import { canonical, isObject } from '@acheron/engine'
import { companionSides } from '../box/companions.ts'
import * as box from '../box/index.ts'
import { memories } from '../box/memories.ts'
import { queryOf } from '../box/shorts.ts'
import type { Effect } from '../box/vocabulary.ts'
import { toChampions } from '../chronicle/champions.ts'
import { archetypes } from '../state.ts'
import { verbOf } from '../verbs/index.ts'

/**
 * Frames carry what is left of a card's text. Of a state from outside nothing is carried out that stands on no card: effects are
 * those of the box, whatever their numbers, or single words of the rules themselves.
 */

/** Numbers are tuned between versions, and rules compute some. */
const mostNumber = 99

/** The text of a part of a card, all numbers alike. */
function pattern(part: unknown): string {
  return canonical(JSON.parse(JSON.stringify(part), (_key, value) => (typeof value === 'number' ? 0 : value)))
}

let parts: Set<string> | null = null

/** Every part of every card, made when it is first needed. */
function known(part: unknown): boolean {
  if (!parts) {
    parts = new Set()
    for (const cards of [...Object.values(box), companionSides, memories]) collect(cards, parts)
    // Those that are drawn stand on no card by name.
    for (const { id } of box.sacredTreasures) parts.add(pattern({ do: 'take-treasure', id }))
  }
  return parts.has(pattern(part))
}

function collect(part: unknown, found: Set<string>): void {
  if (typeof part !== 'object' || part === null) return
  if (isObject(part)) {
    found.add(pattern(part))
    // A Mod in force has lost what its effect says of its time, and its number is read.
    if (typeof part.mod === 'string') found.add(pattern(modOf(part)))
    // An instruction about others comes down to one Champion at a time.
    if (typeof part.do === 'string' && Object.hasOwn(toChampions, part.do))
      for (const champion of archetypes) found.add(pattern({ ...part, to: { champion } }))
  }
  for (const inner of Object.values(part)) collect(inner, found)
}

function modOf({ do: _do, to: _to, until: _until, n: _n, ...mod }: Record<string, unknown>) {
  return mod
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'number'
    ? Math.abs(value) <= mostNumber
    : typeof value !== 'object' ||
      value === null ||
      (Array.isArray(value) && value.every(item => typeof item === 'string'))

/** Words that rules put around others: a test against a holder, the price of an ability. */
const around: readonly unknown[] = ['test', 'choose']

function isWord(fx: Record<string, unknown>): boolean {
  return typeof fx.do === 'string' && Object.hasOwn(fx, 'do') && verbOf(fx as Effect) !== undefined && !(fx.do in {})
}

/** An effect, an instruction of the Chronicle or a Mod that the rules may carry out. */
function isKnown(part: Record<string, unknown>): boolean {
  if (known(part)) return true
  if (typeof part.mod === 'string' && part.do === undefined) return isPlain(part.n) && known(modOf(part))
  if (!isWord(part)) return false
  const values = Object.values(part)
  if (values.every(isPlain)) return true
  return around.includes(part.do) && values.every(value => isPlain(value) || isMadeOfKnown(value))
}

/** A list of effects, or of choices with their price. */
function isMadeOfKnown(value: unknown): boolean {
  if (!Array.isArray(value)) return isObject(value) && known(value)
  return value.every(each => {
    if (!isObject(each)) return false
    if ('do' in each) return known(each) || (isWord(each) && Object.values(each).every(isPlain))
    return Object.values(each).every(inner => isPlain(inner) || isMadeOfKnown(inner))
  })
}

const isQuery = (part: Record<string, unknown>): boolean =>
  known(part) || shorts.some(short => pattern(queryOf(short)) === pattern(part))

const shorts = [
  ...(['fiercest', 'least-fierce', 'fiercest-here', 'fiercest-other', 'nearest', 'farthest'] as const),
  ...(['another-champion', 'any-champion', 'any-malefactor'] as const),
]

/** What is carried out, or read as a part of a card, by the name of its field. */
const placed: { readonly [field: string]: (part: Record<string, unknown>) => boolean } = {
  query: isQuery,
  cost: part => known(part) || Object.values(part).every(isPlain),
  free: known,
  mod: isKnown,
}

/** The first part of a state that would be carried out and stands on no card, or null. */
export function strangeProgram(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  if (isObject(value)) {
    if (('do' in value || 'so' in value) && !isKnown(value)) return JSON.stringify(value).slice(0, 120)
    // What stands in the box as a whole needs no further look.
    if ('do' in value || 'so' in value) return null
    for (const [field, check] of Object.entries(placed)) {
      const part = value[field]
      if (isObject(part) && !check(part)) return JSON.stringify(part).slice(0, 120)
    }
  }
  for (const inner of Object.values(value)) {
    const strange = strangeProgram(inner)
    if (strange) return strange
  }
  return null
}
