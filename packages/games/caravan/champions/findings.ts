import type { Archetype } from '../box/vocabulary.ts'
import type { CaravanState, Ctx } from '../state.ts'
import { takeFinding } from './decks.ts'

/**
 * R17.7: the top Finding. A Champion that carries one already keeps one of the two and discards the other without
 * effect. Returns whether there was one.
 */
export function drawFinding(state: CaravanState, id: Archetype, keepOld: boolean, ctx: Ctx): boolean {
  const finding = takeFinding(state)
  if (finding === null) return false
  ctx.emit({ e: 'findingDrawn', champion: id, finding })
  const { equip } = state.champions[id]
  if (equip.finding !== null && keepOld) {
    state.decks.findingDiscard.push(finding)
    ctx.emit({ e: 'findingDiscarded', champion: id, finding })
    return true
  }
  discardFinding(state, id, ctx)
  equip.finding = finding
  return true
}

/** Unused, without effect. */
export function discardFinding(state: CaravanState, id: Archetype, ctx: Ctx): void {
  const finding = dropFinding(state, id)
  if (finding !== null) ctx.emit({ e: 'findingDiscarded', champion: id, finding })
}

/** R17.7: using one is discarding it first, then its effect. */
export function useFinding(state: CaravanState, id: Archetype, ctx: Ctx): void {
  const finding = dropFinding(state, id)
  if (finding !== null) ctx.emit({ e: 'findingUsed', champion: id, finding })
}

function dropFinding({ champions, decks }: CaravanState, id: Archetype): string | null {
  const { equip } = champions[id]
  const { finding } = equip
  if (finding === null) return null
  equip.finding = null
  decks.findingDiscard.push(finding)
  return finding
}

/** R12.6, DELIVER ITEM: the other hands over its own, if it has one. */
export function exchangeFindings({ champions }: CaravanState, id: Archetype, other: Archetype, ctx: Ctx): void {
  const a = champions[id].equip
  const b = champions[other].equip
  ;[a.finding, b.finding] = [b.finding, a.finding]
  ctx.emit({ e: 'findingsExchanged', champion: id, with: other })
}
