import { canPay } from '../abilities/costs.ts'
import { abilitiesOf, unchanged } from '../abilities/lookup.ts'
import { cannot, modNumbers } from '../abilities/modifiers.ts'
import type { Archetype, BasicAction, FreeAction } from '../box/vocabulary.ts'
import { readerOf } from '../cards/card.ts'
import type { Keyed } from '../frames.ts'
import { canMove } from '../movement/walking.ts'
import type { CaravanMove } from '../moves.ts'
import { holds } from '../numbers/conditions.ts'
import { isUsedUp } from '../reactions/windows.ts'
import type { FightingState, FightingView, ObjectId } from '../state.ts'
import { interactions } from '../terrain/interaction.ts'
import { isChampion, ownChampions } from './deciders.ts'
import { canPerform, performable } from './maneuvers.ts'

/** R12.5 to R12.8: everything that a seat may do in the Taking Actions Window, passing apart. */
export function actions(state: FightingState, seat: number): CaravanMove[] {
  return unchanged(state, () =>
    ownChampions(state, seat).flatMap(id => [
      ...performable(state, id),
      ...basicActions(state, id),
      ...freeActions(state, id).map(({ key }) => ({ do: 'free', champion: id, ability: key }) as const),
      ...(canBreakFree(state, id) ? [{ do: 'breakFree', champion: id } as const] : []),
    ]),
  )
}

/** R10.11. */
const canBreakFree = (state: FightingState, id: Archetype): boolean =>
  state.fight.fighters[id].heldBy !== null && !cannot(state, id, 'free')

/** True if there is any action. The cheapest checks come first. */
export function canAct(state: FightingState, seat: number): boolean {
  return unchanged(state, () =>
    ownChampions(state, seat).some(
      id =>
        canBreakFree(state, id) ||
        canPerform(state, id) ||
        basicActions(state, id).length > 0 ||
        freeActions(state, id).length > 0,
    ),
  )
}

/** R12.6: 1 Vigor, as Mods change it. */
export function basicCost(state: FightingView, id: Archetype, action: BasicAction): number {
  const changes = modNumbers(state, id, 'basic-cost').filter(
    ({ mod }) => mod.action === undefined || mod.action === action,
  )
  return Math.max(
    0,
    changes.reduce((sum, { n }) => sum + n, 1),
  )
}

function basicActions(state: FightingState, id: Archetype): CaravanMove[] {
  const { at, arrest, polymorphed } = state.fight.fighters[id]
  const { vigor, equip } = state.champions[id]
  if (arrest || polymorphed || cannot(state, id, 'basic')) return []
  const affords = (action: BasicAction) => vigor >= basicCost(state, id, action)
  const list: CaravanMove[] = []
  if (at !== null && affords('move') && !cannot(state, id, 'move') && canMove(state, id, 1))
    list.push({ do: 'move', champion: id })
  if (at !== null && affords('interact'))
    list.push(
      ...interactions(state, id).map((object: ObjectId) => ({ do: 'interact', champion: id, with: object }) as const),
    )
  if (equip.finding !== null && affords('deliver') && !cannot(state, id, 'deliver'))
    list.push(...receivers(state, id).map(to => ({ do: 'deliver', champion: id, to }) as const))
  return list
}

/** R10.10: a HELD Champion may give, not receive. */
const receivers = ({ fight: { track, fighters } }: FightingState, id: Archetype): Archetype[] =>
  track.filter(other => other !== id && isChampion(other) && fighters[other].at !== null)

/** R12.7. */
export function freeActions(state: FightingState, id: Archetype): Keyed<FreeAction>[] {
  if (state.fight.fighters[id].arrest || cannot(state, id, 'free')) return []
  return abilitiesOf(state, id, 'free-action').filter(({ key, ability, source }) => {
    if (isUsedUp(state, ability.limit, key, null)) return false
    const isThing = source.kind === 'equipment' || source.kind === 'finding'
    if (isThing && cannot(state, id, 'use-equipment')) return false
    const reader = readerOf(state, source)
    if (ability.if && !holds(reader, ability.if)) return false
    return !ability.cost || canPay(state, id, ability.cost, source.card, reader.card)
  })
}
