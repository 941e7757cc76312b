import { leave } from '@acheron/engine'
import { numbers } from '../box/numbers.ts'
import type { Ctx } from '../events.ts'
import type { MovementFrame } from '../frames.ts'
import { canForge, canGo, canSpeed, go, listGoings, stepsLeft } from '../movement/steps.ts'
import type { HellgameMove } from '../moves.ts'
import { isRemoved, kindOf } from '../square/contents.ts'
import type { HellgameState, HellgameView } from '../state.ts'
import type { HellgamePhase } from './phase.ts'

const { speedCost, speedAdds, forgeCost } = numbers.movement

const speed = Object.freeze({ do: 'speed' } as const)
const forge = Object.freeze({ do: 'forge' } as const)
const endMove = Object.freeze({ do: 'endMove' } as const)

/** R3: phase 1, one action at a time. */
export const movement: HellgamePhase<MovementFrame> = {
  actors: state => [state.turn.seat],
  // What is forced happens in `auto`.
  asksAlways: true,

  auto(state, _frame, ctx) {
    const { seat } = state.turn
    const canMove = stepsLeft(state) > 0 && canGo(state, seat)
    if (!canMove && !canSpeed(state) && !canForge(state)) {
      endMovement(state, ctx)
      return true
    }
    if (!mustMove(state)) return false
    const moves = listMoves(state)
    const [only] = moves
    if (moves.length > 1 || only === undefined) return false
    act(state, only, ctx)
    return true
  },

  moves: listMoves,

  play: (state, _frame, _seat, move, ctx) => act(state, move, ctx),
}

function listMoves(state: HellgameView): HellgameMove[] {
  const moves: HellgameMove[] = []
  if (stepsLeft(state) > 0) listGoings(state, state.turn.seat, moves)
  const stuck = moves.length === 0
  if (canSpeed(state)) moves.push(speed)
  if (canForge(state)) moves.push(forge)
  if (stuck || !mustMove(state)) moves.push(endMove)
  return moves
}

/** R3.9: a piece on a removed square must leave it, if it can. */
function mustMove(state: HellgameView): boolean {
  return state.turn.used === 0 && isRemoved(state, state.seats[state.turn.seat]!.at!)
}

function act(state: HellgameState, move: HellgameMove, ctx: Ctx): void {
  const { seat } = state.turn
  const player = state.seats[seat]!
  switch (move.do) {
    case 'step':
    case 'portal':
    case 'wayling':
    case 'flux':
      state.turn.used++
      if (go(state, seat, move, false, ctx)) endMovement(state, ctx)
      break
    case 'speed':
      player.speed -= speedCost
      state.turn.sped = true
      ctx.emit({ e: 'speedSpent', seat, price: speedCost, steps: speedAdds })
      break
    case 'forge':
      player.speed -= forgeCost
      player.perm++
      ctx.emit({ e: 'forged', seat, perm: player.perm, price: forgeCost })
      break
    case 'endMove':
      endMovement(state, ctx)
  }
}

function endMovement(state: HellgameState, ctx: Ctx): void {
  const { seat, used } = state.turn
  const player = state.seats[seat]!
  const square = player.at!
  // R3.11: the turn remembers it, for the ferry.
  player.slowed = false
  ctx.emit({ e: 'movementEnded', seat, square, kind: kindOf(state, square), steps: used })
  leave(state)
}
