import { type Json, type Seat, withOthers } from '@acheron/engine'
import { isFighting } from '../champions/champion.ts'
import type { CaravanMove } from '../moves.ts'
import type { CaravanView, FightingView } from '../state.ts'
import { actionGains } from './acting.ts'
import { answerGains } from './choosing.ts'
import { draftGains, effortGains, fateGains, transitionGains } from './chronicle.ts'
import { looking } from './look.ts'
import { moveGains } from './moving.ts'
import { reactionGains } from './reacting.ts'
import { optionGains } from './spending.ts'

/** The plain player: the worth of each move by rule of thumb, according to the frame on top. */
export function weigh(state: CaravanView, _seat: Seat, moves: readonly CaravanMove[]): number[] {
  const frame = state.flow.at(-1)
  switch (frame?.kind) {
    case 'draft':
      return draftGains(moves)
    case 'ordeal':
      return frame.step === 'fate' ? fateGains(frame, moves) : effortGains(state, frame, moves)
    case 'transition':
      return transitionGains(state, moves)
    case 'vote':
      // People decide; among bots alone the Leader does, who is asked then.
      if (moves.some(move => chosen(move) === withOthers))
        return moves.map(move => (chosen(move) === withOthers ? 0 : Number.NEGATIVE_INFINITY))
      return looking(state, own => answerGains(own, frame, moves.map(chosen)))
    case 'ask':
      return looking(state, own => answerGains(own, frame, moves.map(chosen)))
  }
  return isFighting(state) ? looking(state, own => fightGains(own, moves)) : moves.map(() => 0)
}

function fightGains(state: FightingView, moves: readonly CaravanMove[]): number[] {
  const frame = state.flow.at(-1)
  switch (frame?.kind) {
    case 'act':
      return actionGains(state, moves)
    case 'move':
      return moveGains(state, frame, moves)
    case 'attack':
      return optionGains(state, frame, moves)
    case 'window':
      return reactionGains(state, frame, moves)
    default:
      return moves.map(() => 0)
  }
}

const chosen = (move: CaravanMove): Json => (move.do === 'choose' || move.do === 'vote' ? move.option : null)

/** The move that is worth most; the first of equals. */
export function policy(state: CaravanView, seat: Seat, moves: readonly CaravanMove[]): CaravanMove {
  if (moves.length === 1) return moves[0]!
  const worths = weigh(state, seat, moves)
  let best = 0
  for (let i = 1; i < worths.length; i++) if (worths[i]! > worths[best]!) best = i
  return moves[best]!
}
