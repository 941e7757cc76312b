import { confrontation } from '../box/index.ts'
import type { Cond, Id, Objective } from '../box/vocabulary.ts'
import { nobodys, type Reader, readerOf } from '../cards/card.ts'
import { holds } from '../numbers/conditions.ts'
import type { FightingState } from '../state.ts'

/** R7.2, R7.4: the Objectives that are laid out and whose condition holds. */
export function objectivesMet(state: FightingState, result: Objective['result'], isDefeated: boolean): Id[] {
  const { id, objectives } = state.fight
  const reader = readerOf(state, nobodys)
  return confrontation(id)
    .objectives.filter(objective => objectives.includes(objective.id) && objective.result === result)
    .filter(({ when }) => met(reader, when, isDefeated))
    .map(objective => objective.id)
}

function met(reader: Reader, cond: Cond, isDefeated: boolean): boolean {
  if ('defeatedCaravan' in cond) return isDefeated
  if ('and' in cond) return cond.and.every(each => met(reader, each, isDefeated))
  if ('or' in cond) return cond.or.some(each => met(reader, each, isDefeated))
  return holds(reader, cond)
}
