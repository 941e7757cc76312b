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
export const rise = 45
const [columns, rows] = [5, 3]

/** How thick the slab below the Ground Level is, in Levels. */
export const slab = 0.56

/** How much is drawn beside the board, above whoever stands highest, and below the slab. */
const margin = { x: 22, above: 96, below: 46 }

/** What is always in the drawing, whichever way it is turned: the board with its highest Areas, and whoever stands there. */
export function frameOf(levels: ReadonlyMap<AreaId, number>) {
  const turns: readonly Turn[] = [0, 1, 2, 3]
  const tops = turns.flatMap(turn => [...levels].map(([area, level]) => project(middle(area, turn), level, turn).y))
  const y = Math.min(...tops) - margin.above
  const bottom = ((columns + rows) * unit) / 2 + slab * rise + margin.below
  return { x: -margin.x, y, width: (columns + rows) * unit + 2 * margin.x, height: bottom - y }
}

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
export const triangle = (area: AreaId, dir: Dir, level: number, turn: Turn): string =>
  outline(triangleAt(area, dir, level, turn))

export function triangleAt(area: AreaId, dir: Dir, level: number, turn: Turn): Point[] {
  const centre = middle(area, turn)
  const [du, dv] = vectors[seenAs(dir, turn)]
  const near = 0.03
  const wide = 0.455
  const corners: Spot[] = [
    [centre[0] + du * near, centre[1] + dv * near],
    [centre[0] + du * 0.485 + dv * wide, centre[1] + dv * 0.485 + du * wide],
    [centre[0] + du * 0.485 - dv * wide, centre[1] + dv * 0.485 - du * wide],
  ]
  return corners.map(each => project(each, level, turn))
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

/** The outline of a block: all that it hides. */
export function silhouette([u, v]: Spot, low: number, high: number, turn: Turn): Point[] {
  const at = (a: number, b: number, level: number) => project([u + a, v + b], level, turn)
  return [at(0, 0, high), at(1, 0, high), at(1, 0, low), at(1, 1, low), at(0, 1, low), at(0, 1, high)]
}

/** A course of bricks, in Levels. */
const course = 0.28

/** Joints of the bricks on the two sides of a block that are seen. */
export function joints([u, v]: Spot, low: number, high: number, turn: Turn): string {
  const at = (a: number, b: number, level: number) => project([u + a, v + b], level, turn)
  const paths: string[] = []
  const courses = Math.round((high - low) / course)
  const tall = (high - low) / courses
  for (let i = 0; i < courses; i++) {
    const [below, above] = [low + i * tall, low + (i + 1) * tall]
    if (i < courses - 1) paths.push(line([at(0, 1, above), at(1, 1, above), at(1, 0, above)]))
    for (let along = i % 2 === 0 ? 0.2 : 0.1; along < 0.95; along += 0.2) {
      paths.push(line([at(along, 1, below), at(along, 1, above)]), line([at(1, along, below), at(1, along, above)]))
    }
  }
  return paths.join('')
}

/** A strip of an Area's top along one of its sides: the shade of what is higher there. */
export function strip(area: AreaId, side: Dir, wide: number, level: number, turn: Turn): string {
  const [u, v] = middle(area, turn)
  const [du, dv] = vectors[seenAs(side, turn)]
  const at = (far: number, aside: number) =>
    project([u + du * far + dv * aside, v + dv * far + du * aside], level, turn)
  return outline([at(0.5, -0.5), at(0.5, 0.5), at(0.5 - wide, 0.5), at(0.5 - wide, -0.5)])
}

/** Areas from the back to the front. */
export const byDepth = (a: Spot, b: Spot): number => a[0] + a[1] - (b[0] + b[1])
