import { enter, leave, type Seat } from '@acheron/engine'
import { type EventId, events } from '../box/events.ts'
import type { ItemId } from '../box/items.ts'
import type { Square } from '../box/squares.ts'
import type { Kind } from '../box/tiles.ts'
import type { Ctx } from '../events.ts'
import type { SquareFrame } from '../frames.ts'
import { uprightFor } from '../items/owned.ts'
import { isRemoved, kindOf } from '../square/contents.ts'
import { takeSource } from '../square/sources.ts'
import type { HellgameState } from '../state.ts'
import { eventVerb } from '../verbs/events.ts'
import type { HellgamePhase } from './phase.ts'

type Effect = (state: HellgameState, seat: Seat, square: Square, ctx: Ctx) => void

/** R4: the effect of the square on which a piece has stopped; the other kinds have none. */
const effects: Readonly<Partial<Record<Kind, Effect>>> = {
  source(state, seat, square, ctx) {
    if (!state.down[square]) takeSource(state, seat, square, 'stop', ctx)
    else if (uprightFor(state.seats[seat]!, 'relight')) enter(state, { kind: 'lantern' })
  },
  item(state, seat, square, ctx) {
    const item = state.tiles[square] as ItemId
    delete state.tiles[square]
    state.seats[seat]!.items.push({ id: item, upright: true })
    ctx.emit({ e: 'itemTaken', seat, square, item })
  },
  trader: state => enter(state, { kind: 'trader' }),
  event(state, seat, square, ctx) {
    const event = state.tiles[square] as EventId
    const effect = events[event]
    const verb = eventVerb(effect)
    delete state.tiles[square]
    state.turned.push(event)
    ctx.emit({ e: 'eventTurned', seat, square, event })
    enter(state, { kind: 'event', event, left: verb.choices ? (verb.times?.(effect) ?? 1) : 0 })
    verb.begin?.(state, seat, effect, ctx)
  },
}

/** Phase 2, and the end of a ferry. */
export const square: HellgamePhase<SquareFrame> = {
  actors: () => [],
  moves: () => [],
  play() {},
  auto(state, _frame, ctx) {
    const { seat } = state.turn
    const at = state.seats[seat]!.at!
    leave(state)
    if (!isRemoved(state, at)) effects[kindOf(state, at)]?.(state, seat, at, ctx)
    return true
  },
}
