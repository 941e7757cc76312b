import type { Seat } from '@acheron/engine'
import { type Piece, spacesPerFloor } from '../box/tower.ts'
import type { Ctx } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import type { FlorenceState, SeatState } from '../state.ts'
import { seatOf } from '../turn/seats.ts'
import { isMember, removePiece } from './pieces.ts'

type Step = MoveOf<'move'> | MoveOf<'swap'>

/** The pieces of a floor, equal ones once. */
function kindsOn(floor: readonly Piece[]): Piece[] {
  return [...new Set(floor)]
}

/** True if anything in the tower could stand elsewhere. */
export function canReorganise({ tower }: SeatState): boolean {
  return tower.length > 1 && tower.some(floor => floor.length > 0)
}

/** R5.7: a piece to a floor with room, or two pieces of different floors for each other; equal steps once. */
export function listRearrangements({ tower }: SeatState): Step[] {
  const steps: Step[] = []
  tower.forEach((pieces, from) => {
    for (const piece of kindsOn(pieces)) {
      tower.forEach((others, to) => {
        if (to === from) return
        if (others.length < spacesPerFloor) steps.push({ do: 'move', piece, from, to })
        if (to < from) return
        for (const other of kindsOn(others)) {
          const isSame = isMember(piece) && piece === other
          if (!isSame) steps.push({ do: 'swap', piece, from, with: other, to })
        }
      })
    }
  })
  return steps
}

export function rearrange(state: FlorenceState, seat: Seat, step: Step, ctx: Ctx): void {
  const { tower } = seatOf(state, seat)
  const { piece, from, to } = step
  removePiece(tower[from]!, piece)
  tower[to]!.push(piece)
  const other = step.do === 'swap' ? step.with : null
  if (other) {
    removePiece(tower[to]!, other)
    tower[from]!.push(other)
  }
  ctx.emit({ e: 'towerReorganised', seat, piece, from, to, with: other })
}
