import { hasMod } from '../abilities/modifiers.ts'
import { areaOfSpace, beyond, dirOf } from '../battle-board/places.ts'
import { pillarUnder } from '../battle-board/standing.ts'
import type { Archetype, AreaId } from '../box/vocabulary.ts'
import type { FightingView, ObjectId } from '../state.ts'

/** R11.7: Stairs in one Area, leading to the Area beyond their side; `by` the Champion who is those Stairs. */
export type Stairs = { in: AreaId; to: AreaId; by: Archetype | null }

/** All Stairs there are for somebody's MOVE: the pieces, and Improvised Stairs of others (R11.8). */
export function stairsFor(state: FightingView, mover: ObjectId): Stairs[] {
  const { fight } = state
  const list: Stairs[] = []
  for (const id in fight.pieces) {
    const piece = fight.pieces[id]!
    const to = piece.kind === 'stairs' && piece.at ? beyond(areaOfSpace(piece.at), dirOf(piece.at)) : null
    if (piece.kind === 'stairs' && piece.at && to) list.push({ in: areaOfSpace(piece.at), to, by: null })
  }
  for (const champion of fight.track) {
    const { at } = fight.fighters[champion]
    if (champion === mover || at === null || pillarUnder(at) !== null) continue
    const space = at as `${AreaId}.N`
    const to = beyond(areaOfSpace(space), dirOf(space))
    if (to && hasMod(state, champion, 'improvised-stairs')) {
      list.unshift({ in: areaOfSpace(space), to, by: champion })
    }
  }
  return list
}

/** R11.7: Stairs that connect two Areas, whichever they lie in; a Champion who is Stairs comes before a piece. */
export const stairsBetween = (stairs: readonly Stairs[], a: AreaId, b: AreaId): Stairs | null =>
  stairs.find(each => (each.in === a && each.to === b) || (each.in === b && each.to === a)) ?? null
