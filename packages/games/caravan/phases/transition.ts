import { ask, done, type Seat } from '@acheron/engine'
import { assign, assignments, recoverHeirloom } from '../campaign/assigning.ts'
import { enhance, enhanceable, enhancementCost, fuel, reverse, reversible } from '../campaign/enhancing.ts'
import { ownChampions } from '../champions/deciders.ts'
import type { Enhancement, TransitionFrame, TransitionSteps } from '../frames.ts'
import type { CaravanMove } from '../moves.ts'
import type { CaravanState } from '../state.ts'
import { type CaravanPhase, campaignSequence } from './phase.ts'

const steps = campaignSequence<TransitionFrame, TransitionSteps>({
  change: (state, frame) => (busy(state, frame).length > 0 ? false : done(state)),
  store(state, frame, ctx, chosen) {
    if (chosen === null || chosen === 'back') return 'change'
    const { enhance: treasure, store } = chosen
    if (store.length < enhancementCost(treasure)) return askForFuel(state, frame, chosen)
    enhance(state, frame, treasure, store, ctx)
    changed(state, frame)
    return 'change'
  },
})

/** R6.2: free order, until all seats are ready. A seat without any option is not asked. */
export const transition: CaravanPhase<TransitionFrame> = {
  ...steps,
  actors: (state, frame) => busy(state, frame),
  moves: (state, frame, seat) => [...changes(state, frame, seat), { do: 'ready' }],
  play(state, frame, seat, move, ctx) {
    switch (move.do) {
      case 'ready':
        frame.ready[seat] = true
        return
      case 'enhance':
        frame.step = askForFuel(state, frame, { enhance: move.treasure, store: [], seat })
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
}

const changes = (state: CaravanState, frame: TransitionFrame, seat: Seat): CaravanMove[] => [
  ...enhanceable(state, frame, seat).map((treasure): CaravanMove => ({ do: 'enhance', treasure })),
  ...reversible(state, frame, seat).map((treasure): CaravanMove => ({ do: 'reverse', treasure })),
  ...assignments(state, seat),
]

const busy = (state: CaravanState, frame: TransitionFrame): Seat[] =>
  [...Array(state.players).keys()].filter(seat => !frame.ready[seat] && mayChange(state, frame, seat))

/** A Champion carries something that can be laid down, or may recover its heirloom. */
const mayChange = (state: CaravanState, frame: TransitionFrame, seat: Seat): boolean =>
  ownChampions(state, seat).length > 0 || changes(state, frame, seat).length > 0

/** Seats that were ready are asked again, unless passes are sticky. */
function changed({ options }: CaravanState, frame: TransitionFrame): void {
  if (options.passMode === 'reset') frame.ready = {}
}

/** R17.9: the cards to be STORED are chosen one by one. */
function askForFuel(state: CaravanState, frame: TransitionFrame, paying: Enhancement) {
  const { enhance: treasure, store, seat } = paying
  const left = fuel(state, seat, treasure).filter(id => !store.includes(id))
  const topic = { what: 'enhance', treasure, chosen: store, of: enhancementCost(treasure) }
  const options: (Enhancement | 'back')[] = [...left.map(id => ({ ...paying, store: [...store, id] })), 'back']
  const question = { seat, champion: null, topic, options }
  return ask(state, frame, 'store', question)
}
