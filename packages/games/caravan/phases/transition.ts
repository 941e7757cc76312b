import { enter, leave, type Seat } from '@acheron/engine'
import type { Id } from '../box/vocabulary.ts'
import { assign, assignments, recoverHeirloom } from '../campaign/assigning.ts'
import { enhance, enhanceable, enhancementCost, fuel, reverse, reversible } from '../campaign/enhancing.ts'
import type { TransitionFrame } from '../frames.ts'
import type { CaravanMove } from '../moves.ts'
import type { CaravanState, Ctx } from '../state.ts'
import type { CaravanPhase } from './phase.ts'

/** An enhancement that is being paid for, by the seat: what it has chosen to STORE so far. */
type Paying = { enhance: Id; store: Id[]; seat: Seat }

/** R6.2: free order, until all seats are ready. A seat without any option is not asked. */
export const transition: CaravanPhase<TransitionFrame> = {
  actors: (state, frame) => busy(state, frame),
  moves: (state, frame, seat) => [...changes(state, frame, seat), { do: 'ready' }],
  play(state, frame, seat, move, ctx) {
    switch (move.do) {
      case 'ready':
        frame.ready[seat] = true
        return
      case 'enhance':
        askForFuel(state, { enhance: move.treasure, store: [], seat })
        return
      case 'reverse':
        reverse(state, frame, move.treasure, ctx)
        break
      case 'assign':
        assign(state, move.card, move.to, ctx)
        break
      case 'heirloom':
        recoverHeirloom(state, move.champion, ctx)
    }
    changed(state, frame)
  },
  /** The Treasures chosen to be STORED. */
  resume(state, frame, chosen, ctx) {
    if (chosen !== 'back') pay(state, frame, chosen as Paying, ctx)
  },
  auto(state, frame) {
    if (busy(state, frame).length > 0) return false
    leave(state)
    return true
  },
}

const changes = (state: CaravanState, frame: TransitionFrame, seat: Seat): CaravanMove[] => [
  ...enhanceable(state, frame, seat).map((treasure): CaravanMove => ({ do: 'enhance', treasure })),
  ...reversible(state, frame, seat).map((treasure): CaravanMove => ({ do: 'reverse', treasure })),
  ...assignments(state, seat),
]

const busy = (state: CaravanState, frame: TransitionFrame): Seat[] =>
  [...Array(state.players).keys()].filter(seat => !frame.ready[seat] && changes(state, frame, seat).length > 0)

/** Seats that were ready are asked again, unless passes are sticky. */
function changed({ options }: CaravanState, frame: TransitionFrame): void {
  if (options.passMode === 'reset') frame.ready = {}
}

/** R17.9: the cards to be STORED are chosen one by one. */
function askForFuel(state: CaravanState, paying: Paying): void {
  const { enhance: treasure, store, seat } = paying
  const left = fuel(state, seat, treasure).filter(id => !store.includes(id))
  enter(state, {
    kind: 'ask',
    seat,
    champion: null,
    topic: { what: 'enhance', treasure, chosen: store, of: enhancementCost(treasure) },
    options: [...left.map(id => ({ ...paying, store: [...store, id] })), 'back'],
  })
}

function pay(state: CaravanState, frame: TransitionFrame, paying: Paying, ctx: Ctx): void {
  if (paying.store.length < enhancementCost(paying.enhance)) {
    askForFuel(state, paying)
    return
  }
  enhance(state, frame, paying.enhance, paying.store, ctx)
  changed(state, frame)
}
