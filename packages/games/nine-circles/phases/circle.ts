import { leave, type Phase } from '@acheron/engine'
import { lastCircle } from '../box/circles.ts'
import type { NineCirclesEvent } from '../events.ts'
import type { Frame } from '../frames.ts'
import type { NineCirclesMove } from '../moves.ts'
import { win } from '../result.ts'
import type { NineCirclesState } from '../state.ts'
import { claim, listClaims } from '../turn/claiming.ts'
import { awaitsDeclaration, declare, listDeclarations } from '../turn/declaration.ts'
import { lose, lossCause } from '../turn/loss.ts'
import { listRolls, roll } from '../turn/rolling.ts'
import { alter, listVirgil } from '../turn/virgil.ts'

type CircleFrame = Extract<Frame, { kind: 'circle' }>

const player = [0]
const concession = Object.freeze({ do: 'concede' } as const)

/** One circle, from its first roll to the claim or the loss (R1.3, R1.4). */
export const circle: Phase<NineCirclesState, CircleFrame, NineCirclesMove, NineCirclesEvent> = {
  actors: () => player,

  // Conceding is always legal (R10.1), so there is never one move only.
  asksAlways: true,

  auto(state, _frame, ctx) {
    const cause = lossCause(state)
    if (cause === null) return false
    lose(state, cause, ctx)
    return true
  },

  moves(state) {
    const moves: NineCirclesMove[] = []
    if (awaitsDeclaration(state)) {
      listDeclarations(moves)
    } else {
      listClaims(state, moves)
      const mustStop = moves.length > 0 && state.options.stop === 'strict'
      if (!mustStop || state.lastWasVirgil) listVirgil(state, moves)
      if (!mustStop) listRolls(state, moves)
    }
    moves.push(concession)
    return moves
  },

  play(state, _frame, _seat, move, ctx) {
    switch (move.do) {
      case 'declare':
        declare(state, move.n, ctx)
        break
      case 'roll':
        roll(state, move, ctx)
        break
      case 'virgil':
        alter(state, move.from, move.to, ctx)
        break
      case 'claim':
        claim(state, move.use, ctx)
        if (state.circle === lastCircle) {
          win(state, ctx)
        } else {
          state.circle++
          leave(state)
        }
        break
      case 'concede':
        lose(state, 'concede', ctx)
    }
  },
}
