import type { Seat } from '@acheron/engine'
import type { Frame } from '../frames.ts'
import type { HellgameView } from '../state.ts'

/** The decision that is open; null when the game is over. */
export const topFrame = ({ flow }: HellgameView): Frame | null => flow.at(-1) ?? null

/** Who decides now; null when nobody does. */
export function deciderOf(view: HellgameView): Seat | null {
  const frame = topFrame(view)
  switch (frame?.kind) {
    case undefined:
      return null
    case 'start':
    case 'recall':
    case 'shield':
      return frame.seat
    case 'pandora':
      return frame.seats[0] ?? null
    default:
      return view.turn.seat
  }
}
