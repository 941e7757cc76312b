import { enter, type Seat } from '@acheron/engine'
import { sins } from '../box/sins.ts'
import type { Ctx } from '../events.ts'
import type { ScoringFrame } from '../frames.ts'
import { scores } from '../fraud/end-side.ts'
import { rank } from '../result/index.ts'
import { repayLoans, scoreDiplomas } from '../result/scoring.ts'
import type { FlorenceState } from '../state.ts'
import { adjustCubes } from '../tracks/phlegethon.ts'
import { seatOf, seatsInOrder } from '../turn/seats.ts'
import { type FlorencePhase, nobody } from './phase.ts'

/** A seat's part in a step; true when the seat has finished it. */
type Turn = (state: FlorenceState, frame: ScoringFrame, seat: Seat, ctx: Ctx) => boolean

/** Tokens for a diploma (R13.2). */
const tokensPerDiploma = 2

/** The steps that seats take one after another, by number. Step 2 concerns no single seat. */
const steps: Readonly<Record<number, Turn>> = {
  1: (state, frame, seat) => {
    const mine = seatOf(state, seat)
    const card = mine.played[frame.cards]
    if (card === undefined) {
      frame.cards = 0
      return true
    }
    frame.cards++
    if (scores(mine, card)) enter(state, { kind: 'endFraud', seat, card })
    return false
  },
  3: (state, _frame, seat) => {
    const mine = seatOf(state, seat)
    if (mine.halfDiplomas < tokensPerDiploma || mine.diplomas.length === sins.length) return true
    mine.halfDiplomas -= tokensPerDiploma
    state.halfDiplomas += tokensPerDiploma
    enter(state, { kind: 'halfDiploma', seat })
    return false
  },
  4: (state, _frame, seat, ctx) => {
    scoreDiplomas(state, seat, ctx)
    return true
  },
  5: (state, _frame, seat, ctx) => {
    repayLoans(state, seat, ctx)
    return true
  },
}
const lastStep = 5

/** Section 6: five steps; in each the seats act in order from the first player. */
export const scoring: FlorencePhase<ScoringFrame> = {
  ...nobody,
  auto(state, frame, ctx) {
    const seat = seatsInOrder(state)[frame.at]
    const turn = steps[frame.step]
    if (turn && seat !== undefined) {
      if (turn(state, frame, seat, ctx)) frame.at++
      return true
    }
    if (frame.step === lastStep) {
      const scores = Array.from({ length: state.players }, (_, each) => seatOf(state, each).infamy)
      state.flow.length = 0
      ctx.emit({ e: 'gameOver', winners: rank(state)[0]!, scores, cause: state.end!.cause })
      return true
    }
    frame.step++
    frame.at = 0
    ctx.emit({ e: 'finalScoring', step: frame.step })
    if (!steps[frame.step]) adjustCubes(state, ctx)
    return true
  },
}
