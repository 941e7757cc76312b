import type { Seat } from '@acheron/engine'
import type { CharonsObolState } from '../state.ts'

/** How good the state is for the seat: its share of what the two richest hold. */
export function worth({ flow, purses, hand }: CharonsObolState, seat: Seat): number {
  const held = (each: Seat) => purses[each]! + (flow[0]?.seat === each ? hand / 2 : 0)
  const rival = Math.max(...purses.flatMap((_, other) => (other === seat ? [] : [held(other)])))
  if (flow.length === 0) return held(seat) > rival ? 1 : 0
  return (held(seat) + 1) / (held(seat) + rival + 2)
}
