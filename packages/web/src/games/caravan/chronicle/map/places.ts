import type { Position } from '@acheron/games/caravan/board.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export const [width, height] = [640, 430]

/** Three rows of four, P1 above on the left; no two on one line, as in a map drawn by hand. */
const spots: readonly (readonly [number, number])[] = [
  [84, 92],
  [240, 88],
  [402, 95],
  [556, 89],
  [92, 214],
  [246, 200],
  [396, 222],
  [550, 204],
  [80, 334],
  [238, 326],
  [400, 338],
  [552, 322],
]

export const positions: readonly Position[] = spots.map((_, i): Position => `P${i + 1}`)

export function spot(position: Position): Point {
  const [x, y] = spots[Number(position.slice(1)) - 1] ?? [width / 2, height / 2]
  return { x, y }
}

/** A road between two Regions, bent a little, now to one side and now to the other. */
export function road(from: Point, to: Point, bend: number): string {
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const k = bend % 2 === 0 ? 0.14 : -0.14
  return `M${from.x} ${from.y}Q${mx - dy * k} ${my + dx * k} ${to.x} ${to.y}`
}
