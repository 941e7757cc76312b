import type { Seat } from '@acheron/engine'
import { sacredTreasures } from '../box/index.ts'
import type { Id } from '../box/vocabulary.ts'
import { ownChampions } from '../champions/deciders.ts'
import { store } from '../chronicle/claims.ts'
import type { TransitionFrame } from '../frames.ts'
import type { CaravanState, Ctx } from '../state.ts'
import { carried, holderOf, isHeirloom, put, sacred, takeAway } from './treasures.ts'

/** The Treasures that a seat may use in the Transition Phase: its Champions' and those of the Box. */
const atHand = (state: CaravanState, seat: Seat): Id[] => [
  ...state.caravan.box,
  ...ownChampions(state, seat).flatMap(champion => carried(state, champion)),
]

/** R17.9: how many other Treasures an enhancement costs. */
export const enhancementCost = (treasure: Id): number => (sacred(treasure)?.rank === 1 ? 2 : 3)

/** R17.9: what may be STORED for it; no heirlooms (ruling 97). */
export const fuel = (state: CaravanState, seat: Seat, treasure: Id): Id[] =>
  atHand(state, seat).filter(id => id !== treasure && !isHeirloom(id))

/** R17.9: Sacred Treasures that the seat may enhance; each at most once in a Transition Phase (ruling 96). */
export function enhanceable(state: CaravanState, { enhanced, hands }: TransitionFrame, seat: Seat): Id[] {
  if (hands || state.options.mode === 'quick') return []
  return atHand(state, seat).filter(
    id =>
      sacred(id)?.next !== undefined && !enhanced.includes(id) && fuel(state, seat, id).length >= enhancementCost(id),
  )
}

/** R17.9: the STORED cards leave the Campaign, the next rank takes the card's place. */
export function enhance(
  state: CaravanState,
  { enhanced }: TransitionFrame,
  treasure: Id,
  fuel: readonly Id[],
  ctx: Ctx,
): void {
  const next = sacred(treasure)!.next!
  for (const id of fuel) {
    takeAway(state, id)
    store(state, id, ctx)
  }
  replace(state, treasure, next, ctx)
  if (state.options.undoEnhance === 'on') state.caravan.enhanced[next] = [...fuel]
  enhanced.push(next)
}

/** Option undoEnhance: enhancements that may be reversed, one in a Transition Phase. */
export function reversible(state: CaravanState, { enhanced, hands }: TransitionFrame, seat: Seat): Id[] {
  const hasReversed = enhanced.some(id => enhanced.includes(sacred(id)?.next ?? ''))
  if (hands || hasReversed || state.options.mode === 'quick') return []
  return atHand(state, seat).filter(id => state.caravan.enhanced[id] && !enhanced.includes(id))
}

/** The STORED cards come back into the Box. Both ranks are noted, so that neither changes again in this phase. */
export function reverse(state: CaravanState, { enhanced }: TransitionFrame, treasure: Id, ctx: Ctx): void {
  const { caravan } = state
  const before = previousRank(treasure)
  for (const id of caravan.enhanced[treasure]!) {
    caravan.stored.splice(caravan.stored.indexOf(id), 1)
    put(state, id, 'box')
    ctx.emit({ e: 'treasureAssigned', treasure: id, to: 'box', from: null })
  }
  delete caravan.enhanced[treasure]
  replace(state, treasure, before, ctx)
  enhanced.push(before, treasure)
}

function replace(state: CaravanState, treasure: Id, into: Id, ctx: Ctx): void {
  const holder = holderOf(state, treasure)!
  takeAway(state, treasure)
  put(state, into, holder)
  ctx.emit({ e: 'treasureEnhanced', treasure, into })
}

const previousRank = (treasure: Id): Id => sacredTreasures.find(card => card.sacred?.next === treasure)!.id
