import { type ImpRaceMove, type ImpRaceView, positionOf, wayOf } from '@acheron/games/imp-race/board.ts'

const nowhere: readonly number[] = []

/** The positions that an imp passes in a run, its own first and its last. */
export function positionsOf(view: ImpRaceView, move: ImpRaceMove | null): readonly number[] {
  if (move?.do !== 'move') return nowhere
  const start = positionOf(wayOf(view, move).from)
  return Array.from({ length: move.n + 1 }, (_, i) => start + i)
}
