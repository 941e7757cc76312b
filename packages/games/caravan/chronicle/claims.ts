import { enter } from '@acheron/engine'
import type { Id } from '../box/vocabulary.ts'
import { holderOf, takeAway } from '../campaign/treasures.ts'
import type { CaravanState, Ctx } from '../state.ts'
import { type Doings, over } from './carrying-out.ts'

/** R3.9, R3.10: Treasures, Discoveries and Paths; a card taken or STORED before is not taken again. */
export const claims = {
  'take-treasure': (state, frame, { id }) => {
    if (canTake(state, id)) enter(state, { kind: 'treasure', card: id, step: 'offer' })
    return over(frame)
  },
  'store-treasure': (state, frame, { id }, ctx) => {
    if (holderOf(state, id) !== null) {
      takeAway(state, id)
      store(state, id, ctx)
    }
    return over(frame)
  },
  'take-discovery': ({ caravan }, frame, { id }, ctx) => {
    if (!caravan.discoveries.includes(id) && !caravan.stored.includes(id)) {
      caravan.discoveries.push(id)
      ctx.emit({ e: 'discoveryTaken', discovery: id })
    }
    return over(frame)
  },
  'store-discovery': (state, frame, { id }, ctx) => {
    if (removed(state.caravan.discoveries, id)) store(state, id, ctx)
    return over(frame)
  },
  'place-path': ({ exploration, caravan }, frame, { id }, ctx) => {
    if (![...exploration.paths, ...caravan.paths, ...caravan.stored].includes(id)) {
      exploration.paths.push(id)
      ctx.emit({ e: 'pathPlaced', path: id })
    }
    return over(frame)
  },
  'take-path': (state, frame, { id }, ctx) => {
    takePath(state, id, ctx)
    return over(frame)
  },
  'store-path': (state, frame, { id }, ctx) => {
    const { exploration, caravan } = state
    if (removed(exploration.paths, id) || removed(caravan.paths, id)) store(state, id, ctx)
    return over(frame)
  },
} satisfies Partial<Doings>

/** R3.10. */
const canTake = (state: CaravanState, id: Id): boolean =>
  holderOf(state, id) === null && !state.caravan.stored.includes(id)

/** R3.9: to the claims side; the route is no longer available. */
export function takePath({ exploration, caravan }: CaravanState, id: Id, ctx: Ctx): void {
  removed(exploration.paths, id)
  if (caravan.paths.includes(id) || caravan.stored.includes(id)) return
  caravan.paths.push(id)
  ctx.emit({ e: 'pathTaken', path: id })
}

/** K.STORE: out of the Campaign. */
export function store({ caravan }: CaravanState, id: Id, ctx: Ctx): void {
  caravan.stored.push(id)
  ctx.emit({ e: 'cardStored', card: id })
}

function removed(cards: Id[], id: Id): boolean {
  const at = cards.indexOf(id)
  if (at < 0) return false
  cards.splice(at, 1)
  return true
}
