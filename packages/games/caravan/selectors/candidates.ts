import { cannot } from '../abilities/modifiers.ts'
import { selectable } from '../battle-board/engagement.ts'
import { areas, dirs } from '../battle-board/places.ts'
import { areaOf, malefactorsInOrder } from '../battle-board/standing.ts'
import { queryOf } from '../box/shorts.ts'
import type { Filter, Kind, Ref, Sel } from '../box/vocabulary.ts'
import type { Reader } from '../cards/card.ts'
import { isChampion } from '../champions/deciders.ts'
import type { FightingView, ObjectId } from '../state.ts'
import { passes, thingsOf } from './filters.ts'
import { reached } from './references.ts'

/** All candidates of a selection, in its order (3.2). */
export function candidates(reader: Reader, sel: Sel): ObjectId[] {
  const query = queryOf(sel)
  if (!query) {
    const id = reached(reader, sel as Ref)
    return id === null ? [] : [id]
  }
  if (query.andOr) return [...new Set(query.andOr.flatMap(part => candidates(reader, part)))]
  const where = query.where ?? []
  return inOrder(reader.state, query.of).filter(
    id => isThere(reader, id, where) && where.every(filter => passes(reader, id, filter)),
  )
}

/** Champions by Fierceness, Malefactors by tray, others by the board: A1, B1, ... E3, in an Area N, E, S, W. */
function inOrder(state: FightingView, kind: Kind): ObjectId[] {
  const things = thingsOf(state, kind)
  if (kind === 'malefactor') return malefactorsInOrder(state.fight)
  if (things.every(isChampion)) return things
  const place = (id: ObjectId) => {
    if (isChampion(id)) return -10 + state.fight.track.indexOf(id)
    const area = areaOf(state, id)
    const at = state.fight.minions[id]?.at ?? state.fight.pieces[id]?.at ?? ''
    return (area === null ? 15 : areas.indexOf(area)) * 8 + (dirs as readonly string[]).indexOf(at.slice(3))
  }
  return things.sort((a, b) => place(a) - place(b))
}

/** R8.6: true if it can be selected at all; the defeated can (R7.8). */
function isThere(reader: Reader, id: ObjectId, where: readonly Filter[]): boolean {
  const { state, card } = reader
  const { fight } = state
  const named = (word: Filter) => where.some(filter => mentions(filter, word))
  const byChampion = card.source.you !== null
  if (isChampion(id)) {
    const { at, heldBy } = fight.fighters[id]
    if (id === card.source.you) return true
    if (at === null && !named(heldBy === null ? 'arrested' : 'held')) return false
    return byChampion || !cannot(state, id, 'be-targeted')
  }
  if (fight.malefactors[id]) return named('flown') || selectable(state, id, byChampion ? 'champion' : 'malefactor')
  if (fight.minions[id]) return fight.minions[id].at !== null
  const piece = fight.pieces[id]
  return piece ? piece.at !== null : true
}

function mentions(filter: Filter, word: Filter): boolean {
  if (filter === word) return true
  if (typeof filter === 'string') return false
  if ('any' in filter) return filter.any.some(each => mentions(each, word))
  return 'not' in filter && mentions(filter.not, word)
}
