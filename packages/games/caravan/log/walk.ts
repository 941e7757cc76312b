import { championName } from '../box/names.ts'
import type { Archetype } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import type { CaravanEvent } from '../events.ts'
import { placeName } from '../texts/things.ts'
import type { T } from '../texts/words.ts'
import { type EventOf, knownIn } from './event.ts'

/** The Champion of an event that is part of a walk: the Basic Action, its price, a step; null of any other. */
function walker(event: CaravanEvent): Archetype | null {
  if (event.e === 'basicAction') return event.action === 'move' ? event.champion : null
  if (event.e === 'vigorChanged') return event.why === 'paid' ? event.champion : null
  return event.e === 'modelMoved' && isChampion(event.object) && event.space !== null ? event.object : null
}

/** How many of the first events are one Champion's walk. */
function lengthOf(events: readonly CaravanEvent[]): number {
  const first = events[0] && walker(events[0])
  const end = first ? events.findIndex(event => walker(event) !== first) : 0
  return end < 0 ? events.length : end
}

/** Whether a decision goes on with the walk before it; one that only stops there has no events. */
export function walksOn(before: readonly CaravanEvent[], next: readonly CaravanEvent[]): boolean {
  const [first] = before
  const [goesOn] = next
  if (!first || lengthOf(before) < before.length || before.every(({ e }) => e === 'vigorChanged')) return false
  return goesOn === undefined || (goesOn.e !== 'vigorChanged' && walker(goesOn) === walker(first))
}

/** A walk in one sentence, from where it began to its last place, and how many events that tells. */
export function tellWalk(events: readonly CaravanEvent[], t: T): { text: string; told: number } | null {
  const told = lengthOf(events)
  const walk = events.slice(0, told)
  const last = walk.findLast((event): event is EventOf<'modelMoved'> => event.e === 'modelMoved')
  if (!last?.space) return null
  const vigor = walk.reduce((sum, event) => sum + (event.e === 'vigorChanged' ? -event.by : 0), 0)
  const who = championName(t, last.object as Archetype)
  return { text: t('log.walk', { who, place: placeName(knownIn(last), last.space, t), vigor }), told }
}
