import { enter, type Seat, sequence } from '@acheron/engine'
import { sins } from '../box/sins.ts'
import type { Ctx, FlorenceEvent } from '../events.ts'
import type { ScoringFrame, ScoringSteps } from '../frames.ts'
import { scores } from '../fraud/end-side.ts'
import { rank } from '../result/index.ts'
import { repayLoans, scoreDiplomas } from '../result/scoring.ts'
import type { FlorenceState } from '../state.ts'
import { adjustCubes } from '../tracks/phlegethon.ts'
import { seatOf, seatsInOrder } from '../turn/seats.ts'

/** A seat's part in a step; true when the seat has finished it. */
type Turn = (state: FlorenceState, frame: ScoringFrame, seat: Seat, ctx: Ctx) => boolean

/** Tokens for a diploma (R13.2). */
const tokensPerDiploma = 2

/** The numbers by which the rules, and the event, call the steps. */
const numbers = { cubes: 2, halfDiplomas: 3, diplomas: 4, loans: 5 } as const

/** Section 6: five steps; in each but the second the seats act in order from the first player. */
export const scoring = sequence<FlorenceState, ScoringFrame, FlorenceEvent, ScoringSteps>({
  fraud: (state, frame, ctx) => (goesOn(state, frame, scoreFraud, ctx) ? 'fraud' : begin('cubes', frame, ctx)),
  cubes(state, frame, ctx) {
    adjustCubes(state, ctx)
    return begin('halfDiplomas', frame, ctx)
  },
  halfDiplomas: (state, frame, ctx) =>
    goesOn(state, frame, redeemTokens, ctx) ? 'halfDiplomas' : begin('diplomas', frame, ctx),
  diplomas: (state, frame, ctx) =>
    goesOn(state, frame, once(scoreDiplomas), ctx) ? 'diplomas' : begin('loans', frame, ctx),
  loans: (state, frame, ctx) => (goesOn(state, frame, once(repayLoans), ctx) ? 'loans' : 'end'),
  end(state, _frame, ctx) {
    const scores = Array.from({ length: state.players }, (_, each) => seatOf(state, each).infamy)
    state.flow.length = 0
    ctx.emit({ e: 'gameOver', winners: rank(state)[0]!, scores, cause: state.end!.cause })
    return null
  },
})

/** The seat whose turn it is acts; false when all seats have finished the step. */
function goesOn(state: FlorenceState, frame: ScoringFrame, turn: Turn, ctx: Ctx): boolean {
  const seat = seatsInOrder(state)[frame.at]
  if (seat === undefined) return false
  if (turn(state, frame, seat, ctx)) frame.at++
  return true
}

function begin<S extends keyof typeof numbers>(step: S, frame: ScoringFrame, ctx: Ctx): S {
  frame.at = 0
  ctx.emit({ e: 'finalScoring', step: numbers[step] })
  return step
}

const scoreFraud: Turn = (state, frame, seat) => {
  const mine = seatOf(state, seat)
  const card = mine.played[frame.cards]
  if (card === undefined) {
    frame.cards = 0
    return true
  }
  frame.cards++
  if (scores(mine, card)) enter(state, { kind: 'endFraud', seat, card })
  return false
}

const redeemTokens: Turn = (state, _frame, seat) => {
  const mine = seatOf(state, seat)
  if (mine.halfDiplomas < tokensPerDiploma || mine.diplomas.length === sins.length) return true
  mine.halfDiplomas -= tokensPerDiploma
  state.halfDiplomas += tokensPerDiploma
  enter(state, { kind: 'halfDiploma', seat })
  return false
}

function once(act: (state: FlorenceState, seat: Seat, ctx: Ctx) => void): Turn {
  return (state, _frame, seat, ctx) => {
    act(state, seat, ctx)
    return true
  }
}
