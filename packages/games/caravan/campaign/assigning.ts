import type { Seat } from '@acheron/engine'
import type { Id } from '../box/vocabulary.ts'
import { ownChampions } from '../champions/deciders.ts'
import type { CaravanMove } from '../moves.ts'
import type { CaravanState, Ctx } from '../state.ts'
import { canCarry, carried, type Holder, heirloomOf, holderOf, isHeirloom, put, takeAway } from './treasures.ts'

/**
 * R6.2: the transfers that a seat may make: from the Box, or from one of its Champions, to one of its Champions, or
 * back to the Box; and the heirlooms that may be recovered.
 */
export function assignments(state: CaravanState, seat: Seat): CaravanMove[] {
  const own = ownChampions(state, seat)
  const toOwn = (card: Id): CaravanMove[] =>
    own.filter(champion => canCarry(state, champion, card)).map(to => ({ do: 'assign', card, to }))
  return [
    ...state.caravan.box.flatMap(toOwn),
    ...own
      .flatMap(champion => carried(state, champion))
      .flatMap((card): CaravanMove[] => [...(isHeirloom(card) ? [] : toOwn(card)), { do: 'assign', card, to: 'box' }]),
    ...own
      .filter(champion => state.champions[champion].equip.weapon === null)
      .map((champion): CaravanMove => ({ do: 'heirloom', champion })),
  ]
}

export function assign(state: CaravanState, card: Id, to: Holder, ctx: Ctx): void {
  const from = holderOf(state, card)
  takeAway(state, card)
  put(state, card, to)
  ctx.emit({ e: 'treasureAssigned', treasure: card, to, from })
}

/** R17.3. */
export function recoverHeirloom(state: CaravanState, champion: Exclude<Holder, 'box'>, ctx: Ctx): void {
  assign(state, heirloomOf(champion), champion, ctx)
}
