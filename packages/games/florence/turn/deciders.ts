import type { Seat, View } from '@acheron/engine'
import type { Frame } from '../frames.ts'
import type { FlorenceState } from '../state.ts'

/** The seats that decide while that frame lies on top, as everybody can see. */
export function decidersOf({ turn }: Pick<View<FlorenceState>, 'turn'>, frame: Frame): Seat[] {
  switch (frame.kind) {
    case 'familyDraft':
      return Object.keys(frame.done)
        .map(Number)
        .filter(seat => !frame.done[seat])
    case 'familyChoice':
    case 'endFraud':
    case 'halfDiploma':
      return [frame.seat]
    default:
      return [turn.seat]
  }
}
