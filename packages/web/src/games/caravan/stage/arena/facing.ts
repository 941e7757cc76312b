import { type AreaId, areas, type Dir, dirs, point, type SpaceId, vectors } from '@acheron/games/caravan/board.ts'
import { middle, outline, type Point, project, type Spot, seenAs, type Turn, towards, unit } from './iso.ts'

/** R8.8: the arc of a Malefactor's Area that a Space lies in: the diagonals of the Area cut the whole board. */
export function arcOf(from: AreaId, space: SpaceId): Dir {
  const [x, y] = point(from)
  const [ax, ay] = point(space.slice(0, 2) as AreaId)
  const [sx, sy] = vectors[space.slice(3) as Dir]
  const [dx, dy] = [3 * (ax - x) + sx, 3 * (ay - y) + sy]
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'E' : 'W'
  return dy > 0 ? 'S' : 'N'
}

/** A corner of an Area, as the two sides that meet there. */
type Corner = readonly [Dir, Dir]

/** A piece of an arc's edge: the diagonal of one Area, from its corner that is nearer to the other. */
export interface Edge {
  readonly area: AreaId
  readonly from: Corner
  readonly to: Corner
}

const back = (dir: Dir): Dir => dirs[(dirs.indexOf(dir) + 2) % 4]!

/** The edges of the arc that a Malefactor faces, carried on beyond its own Area to the end of the board. */
export function arcEdges(from: AreaId, facing: Dir): Edge[] {
  const [x, y] = point(from)
  return [1, 3].flatMap(quarter => {
    const aside = dirs[(dirs.indexOf(facing) + quarter) % 4]!
    const [dx, dy] = [vectors[facing][0] + vectors[aside][0], vectors[facing][1] + vectors[aside][1]]
    return [1, 2, 3, 4].flatMap(step => {
      const area = areas.find(each => {
        const [ax, ay] = point(each)
        return ax === x + step * dx && ay === y + step * dy
      })
      return area ? [{ area, from: [back(facing), back(aside)] as const, to: [facing, aside] as const }] : []
    })
  })
}

/** Where a corner of an Area is drawn. */
export function cornerAt(area: AreaId, [a, b]: Corner, level: number, turn: Turn): Point {
  return project(towards(towards(middle(area, turn), a, 0.5, turn), b, 0.5, turn), level, turn)
}

/** The beak at a Malefactor's base, which points to where it looks: seen around its foot. */
export function beak(facing: Dir, wide: number, turn: Turn): string {
  const seen = vectors[seenAs(facing, turn)]
  const at = (far: number, aside: number): Spot => [seen[0] * far + seen[1] * aside, seen[1] * far + seen[0] * aside]
  const around = ([u, v]: Spot): Point => ({ x: (u - v) * unit, y: ((u + v) * unit) / 2 })
  return outline([at(wide + 0.19, 0), at(wide * 0.7, 0.2), at(wide * 0.7, -0.2)].map(around))
}
