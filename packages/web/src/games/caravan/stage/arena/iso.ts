import { type AreaId, type Dir, dirs, point, type SpaceId, vectors } from '@acheron/games/caravan/board.ts'

/**
 * The arena in the drawing: seen from above at an angle, two to one, and turned by quarters. A place of the turned board is
 * (u, v): u goes down to the right, v down to the left; so what has the greater u + v lies in front.
 */

export interface Point {
  readonly x: number
  readonly y: number
}
export type Turn = 0 | 1 | 2 | 3
/** A place of the turned board. */
export type Spot = readonly [u: number, v: number]

/** Half the width of an Area, and the height of a Level. */
export const unit = 100
export const rise = 42
const [columns, rows] = [5, 3]

/** What is always in the drawing, whichever way it is turned. */
export const frame = { x: -16, y: -150, width: (columns + rows) * unit + 32, height: (columns + rows) * 50 + 200 }

const depthOf = (turn: Turn) => (turn % 2 === 0 ? rows : columns)

/** A place of the board, x from west to east and y from north to south, after a number of quarter turns clockwise. */
export function spot([x, y]: readonly [number, number], turn: Turn): Spot {
  switch (turn) {
    case 0:
      return [x, y]
    case 1:
      return [rows - y, x]
    case 2:
      return [columns - x, rows - y]
    default:
      return [y, columns - x]
  }
}

export function project([u, v]: Spot, level: number, turn: Turn): Point {
  return { x: (u - v + depthOf(turn)) * unit, y: ((u + v) * unit) / 2 - level * rise }
}

/** The middle of an Area. */
export function middle(area: AreaId, turn: Turn): Spot {
  const [x, y] = point(area)
  return spot([x + 0.5, y + 0.5], turn)
}

/** Where a direction of the board points in the drawing. */
export const seenAs = (dir: Dir, turn: Turn): Dir => dirs[(dirs.indexOf(dir) + turn) % 4] ?? dir

/** From the middle of an Area towards one of its sides. */
export function towards([u, v]: Spot, dir: Dir, far: number, turn: Turn): Spot {
  const [du, dv] = vectors[seenAs(dir, turn)]
  return [u + du * far, v + dv * far]
}

/** Where what stands on a Space has its foot. */
export const footOf = (space: SpaceId, turn: Turn): Spot =>
  towards(middle(space.slice(0, 2) as AreaId, turn), space.slice(3) as Dir, 0.33, turn)

export const line = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`
export const outline = (points: readonly Point[]): string => `${line(points)}Z`

const round = (value: number) => Math.round(value * 10) / 10

/** The triangle of a Space, a hair narrower than it is. */
export function triangle(area: AreaId, dir: Dir, level: number, turn: Turn): string {
  const centre = middle(area, turn)
  const [du, dv] = vectors[seenAs(dir, turn)]
  const near = 0.03
  const wide = 0.455
  const corners: Spot[] = [
    [centre[0] + du * near, centre[1] + dv * near],
    [centre[0] + du * 0.485 + dv * wide, centre[1] + dv * 0.485 + du * wide],
    [centre[0] + du * 0.485 - dv * wide, centre[1] + dv * 0.485 - du * wide],
  ]
  return outline(corners.map(each => project(each, level, turn)))
}

/** A box on the board: its top and the two sides that are seen. */
export function box([u0, v0]: Spot, [u1, v1]: Spot, low: number, high: number, turn: Turn) {
  const at = (u: number, v: number, level: number) => project([u, v], level, turn)
  return {
    top: outline([at(u0, v0, high), at(u1, v0, high), at(u1, v1, high), at(u0, v1, high)]),
    left: outline([at(u0, v1, high), at(u1, v1, high), at(u1, v1, low), at(u0, v1, low)]),
    right: outline([at(u1, v0, high), at(u1, v1, high), at(u1, v1, low), at(u1, v0, low)]),
  }
}

/** Joints of the stones on the two sides of a block. */
export function joints([u, v]: Spot, low: number, high: number, turn: Turn): string {
  const at = (a: number, b: number, level: number) => project([a, b], level, turn)
  const paths: string[] = []
  let course = 0
  for (let level = low; level < high - 0.01; level += 0.5) {
    const top = Math.min(high, level + 0.5)
    if (top < high) {
      paths.push(line([at(u, v + 1, top), at(u + 1, v + 1, top), at(u + 1, v, top)]))
    }
    for (const along of course % 2 === 0 ? [0.25, 0.5, 0.75] : [0.125, 0.375, 0.625, 0.875]) {
      paths.push(line([at(u + along, v + 1, level), at(u + along, v + 1, top)]))
      paths.push(line([at(u + 1, v + along, level), at(u + 1, v + along, top)]))
    }
    course++
  }
  return paths.join('')
}

/** Areas from the back to the front. */
export const byDepth = (a: Spot, b: Spot): number => a[0] + a[1] - (b[0] + b[1])

/** The arc of a Malefactor in one direction: a quarter of the plane, as far as the board goes. */
export function arc(area: AreaId, dir: Dir, turn: Turn): string {
  const [u, v] = middle(area, turn)
  const [du, dv] = vectors[seenAs(dir, turn)]
  const [us, vs] = turn % 2 === 0 ? [columns, rows] : [rows, columns]
  const clip = (a: number, b: number): Spot => [Math.max(0, Math.min(us, a)), Math.max(0, Math.min(vs, b))]
  const far = du === 0 ? (dv > 0 ? vs - v : v) : du > 0 ? us - u : u
  // Along the two diagonals until the edge of the board, then along the edge.
  const ends: Spot[] = []
  for (const side of [1, -1]) {
    const across = du === 0 ? (side > 0 ? us - u : u) : side > 0 ? vs - v : v
    const along = Math.min(far, across)
    const [pu, pv] = du === 0 ? [side, 0] : [0, side]
    ends.push(clip(u + du * along + pu * along, v + dv * along + pv * along))
    ends.push(clip(u + du * far + pu * Math.min(far, across), v + dv * far + pv * Math.min(far, across)))
  }
  const [a, b, c, d] = ends as [Spot, Spot, Spot, Spot]
  return outline([[u, v] as Spot, a, b, d, c].map(each => project(each, 0, turn)))
}
