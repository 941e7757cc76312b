import type { GameMeta } from './game.ts'

/** Whether seats play against each other, so that one can win, resign, and be rated. */
export const hasWinner = ({ seats, together }: Pick<GameMeta, 'seats' | 'together'>): boolean =>
  seats.max > 1 && together !== true
