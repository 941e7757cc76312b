import type { Feature, Seat } from '@acheron/engine'
import type { NineCirclesState } from '../state.ts'

/** What players speak of, in dice. */
export type NineCirclesFeature = 'cleared' | 'dice' | 'virgil' | 'pips'

const worths: Readonly<Record<NineCirclesFeature, number>> = { cleared: 3, dice: 1, virgil: 0.6, pips: 0.3 }

export function features(state: NineCirclesState, _seat: Seat): Feature[] {
  const { cleared, pool, active, virgil, rows } = state
  const amounts: Readonly<Record<NineCirclesFeature, number>> = {
    cleared,
    dice: pool + active.length,
    virgil,
    pips: rows.reduce((sum, pips) => sum + pips, 0),
  }
  return (Object.keys(worths) as NineCirclesFeature[]).map(id => ({ id, amount: amounts[id], worth: worths[id] }))
}
