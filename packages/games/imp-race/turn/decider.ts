import type { Seat } from '@acheron/engine'
import type { ImpRaceView } from '../state.ts'

/** The seat that decides now: mostly the active one; null when the race is over. */
export function deciderOf({ flow, turn }: Pick<ImpRaceView, 'flow' | 'turn'>): Seat | null {
  const frame = flow.at(-1)
  if (!frame) return null
  if (frame.kind === 'bid') return frame.bidder
  return frame.kind === 'parry' ? frame.victim.seat : turn.seat
}
