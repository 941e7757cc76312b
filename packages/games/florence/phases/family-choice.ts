import { leave } from '@acheron/engine'
import { familyCard } from '../box/families.ts'
import type { FamilyChoiceFrame } from '../frames.ts'
import { seatOf } from '../turn/seats.ts'
import { choiceIn, effectMoves, playEffect } from '../verbs/index.ts'
import type { FlorencePhase } from './phase.ts'

/** Set-up 12: the barrel, the guest or the gate that a family starts with. */
export const familyChoice: FlorencePhase<FamilyChoiceFrame> = {
  actors: (_state, { seat }) => [seat],
  moves: (state, { seat }) => effectMoves(state, seat, familyCard(seatOf(state, seat).family!).extra!),
  play(state, { seat }, _seat, move, ctx) {
    leave(state)
    playEffect(state, seat, familyCard(seatOf(state, seat).family!).extra!, choiceIn(move), 'family', ctx)
  },
}
