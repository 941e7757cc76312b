import { enter } from '@acheron/engine'
import type { Ctx, FightingState, ObjectId } from '../state.ts'

/** R18.9: a Minion is taken off the board. */
export function removeMinion(state: FightingState, id: ObjectId, cause: ObjectId | null, ctx: Ctx): void {
  const { fight } = state
  const minion = fight.minions[id]
  if (!minion) return
  if (minion.heldBy) {
    const holder = fight.malefactors[minion.heldBy]
    if (holder) holder.holding = holder.holding.filter(held => held !== id)
  }
  delete fight.minions[id]
  ctx.emit({ e: 'minionRemoved', minion: id, type: minion.type, at: minion.at })
  enter(state, { kind: 'news', name: 'minion-defeated', subject: id, cause, step: 'announce' })
}
