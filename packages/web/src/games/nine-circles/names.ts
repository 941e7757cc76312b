import { type CircleId, circleIds } from '@acheron/games/nine-circles/board.ts'

/** The id by which the words call a circle, from 1 to 9. */
export function circleId(circle: number): CircleId {
  return circleIds[circle - 1] ?? 'treachery'
}
