import { leave } from '@acheron/engine'
import type { AskFrame } from '../frames.ts'
import type { CaravanPhase } from './phase.ts'

/** Somebody chooses one of the options; the frame below is told which. */
export const ask: CaravanPhase<AskFrame> = {
  actors: (_state, { seat }) => [seat],
  moves: (_state, { options }) => options.map(option => ({ do: 'choose', option })),
  play(state, _frame, _seat, move) {
    if (move.do === 'choose') leave(state, move.option)
  },
}
