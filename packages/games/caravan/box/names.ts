import type { Translate } from '@acheron/engine/words'
import { malefactors, minions } from './index.ts'
import type { Archetype, Id } from './vocabulary.ts'
import type { Words } from './words/compiled/keys.ts'

/** The named things of the box, and the key of each name. */
const keys = {
  maneuver: (id: Id) => `maneuver.${id}`,
  treasure: (id: Id) => `treasure.${id}`,
  action: (id: Id) => `action.${id}`,
  counter: (id: Id) => `counter.${id}`,
  card: (id: Id) => `card.${id}`,
  champion: (id: Id) => `champion.${id}`,
  malefactor: (id: Id) => `malefactor.${id}`,
  deck: (id: Id) => `deck.${id}`,
  event: (id: Id) => `event.${id}`,
  minion: (id: Id) => `minion.${id}`,
  piece: (id: Id) => `piece.${id}`,
  sin: (id: Id) => `sin.${id}`,
  wound: (id: Id) => `wound.${id}`,
  finding: (id: Id) => `finding.${id}`,
  arcana: (id: Id) => `arcana.${id}`,
  choice: (id: Id) => `choice.${id}`,
  region: (id: Id) => `region.${id}`,
  path: (id: Id) => `path.${id}`,
  discovery: (id: Id) => `discovery.${id}`,
  confrontation: (id: Id) => `confrontation.${id}`,
  objective: (id: Id) => `objective.${id}`,
  circle: (id: Id) => `circle.${id}`,
  chapter: (id: Id) => `chapter.${id}`,
} as const
export type Named = keyof typeof keys

/** Ids are plain strings: a test, not a type, proves that each has a name. */
const named = (t: Translate<Words>, key: string): string => (t as unknown as (key: string) => string)(key)

/** The name of a thing of the box: `nameOf(t, 'maneuver', 'flourish')`. */
export const nameOf = (t: Translate<Words>, kind: Named, id: Id): string => named(t, keys[kind](id))

/** The skills of a Champion card, or of a Malefactor, are counted from 1; a skill with several parts has one name. */
export function skillName(t: Translate<Words>, card: Id, n: number): string {
  const key = `skill.${card}.${n}`
  const name = named(t, key)
  return name === key && n > 1 ? skillName(t, card, n - 1) : name
}

export const championName = (t: Translate<Words>, champion: Archetype): string => nameOf(t, 'champion', champion)

/** The thing that a card calls by `#id`: a Malefactor, a kind of Minion, or a piece. */
export function idName(t: Translate<Words>, id: Id): string {
  if (malefactors.some(each => each.id === id)) return nameOf(t, 'malefactor', id)
  return nameOf(t, minions.some(each => each.id === id) ? 'minion' : 'piece', id)
}
