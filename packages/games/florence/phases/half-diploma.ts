import { leave } from '@acheron/engine'
import { sins } from '../box/sins.ts'
import type { HalfDiplomaFrame } from '../frames.ts'
import { placeDiploma } from '../tracks/diplomas.ts'
import { seatOf } from '../turn/seats.ts'
import type { FlorencePhase } from './phase.ts'

/** Section 6 step 3: two tokens are a diploma on a sin without one. */
export const halfDiploma: FlorencePhase<HalfDiplomaFrame> = {
  actors: (_state, { seat }) => [seat],
  moves(state, { seat }) {
    const { diplomas } = seatOf(state, seat)
    return sins.filter(sin => !diplomas.includes(sin)).map(sin => ({ do: 'diploma', sin }))
  },
  play(state, _frame, seat, move, ctx) {
    if (move.do !== 'diploma') return
    leave(state)
    placeDiploma(state, seat, move.sin, 'tokens', ctx)
    seatOf(state, seat).scored.push({ step: 3, sin: move.sin, points: 0 })
  },
}
