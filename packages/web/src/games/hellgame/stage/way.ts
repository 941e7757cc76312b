import { equal } from '@acheron/engine'
import { type HellgameMove, type HellgameView, type Square, topFrame } from '@acheron/games/hellgame/board.ts'

/** A way that was chosen: its moves, and how far the piece has come on it. */
export interface Way {
  readonly seat: number
  readonly moves: readonly HellgameMove[]
  /** Where the piece stands before each move and after the last, and whether a speed token was spent by then. */
  readonly stages: readonly { readonly at: Square; readonly sped: boolean }[]
  readonly done: number
}

export function wayFrom(view: HellgameView, moves: readonly HellgameMove[]): Way | null {
  const { seat, sped } = view.turn
  const at = view.seats[seat]?.at
  if (!at || moves.length === 0) return null
  const stages = [{ at, sped }]
  for (const move of moves) {
    const before = stages.at(-1) ?? { at, sped }
    stages.push({ at: 'to' in move ? move.to : before.at, sped: before.sped || move.do === 'speed' })
  }
  return { seat, moves, stages, done: 0 }
}

export const goalOf = (way: Way): Square | null => way.stages.at(-1)?.at ?? null

/** The continuation of a way in this view: with a move, not yet, or not at all. */
export type Onward =
  | { readonly kind: 'move'; readonly move: HellgameMove; readonly done: number }
  | { readonly kind: 'wait' }
  | { readonly kind: 'over' }

/** It goes on as long as every next move is legal, the piece stands where it must and nothing was taken back. */
export function onward(way: Way, view: HellgameView, moves: readonly HellgameMove[]): Onward {
  const { turn } = view
  const kind = topFrame(view)?.kind
  if (turn.seat !== way.seat || (kind !== 'movement' && kind !== 'ferry')) return { kind: 'over' }
  const at = view.seats[turn.seat]?.at
  const done = way.stages.findIndex(stage => stage.at === at && stage.sped === turn.sped)
  if (done < way.done || done >= way.moves.length) return { kind: 'over' }
  if (moves.length === 0) return { kind: 'wait' }
  const move = way.moves[done]
  return move && moves.some(each => equal(each, move)) ? { kind: 'move', move, done } : { kind: 'over' }
}
