import type { ShapeName } from '../../useShape.ts'
import { circleBelowTheWall, type HellBoard, type ShieldId } from '../rules.ts'

/** Heights, in terraces: the graveyard, a circle with its own line, the gates of the Wall of Dis. */
const heights: Readonly<Record<ShapeName, { grave: number; terrace: number; line: number; gates: number }>> = {
  wide: { grave: 1.1, terrace: 1, line: 0, gates: 0.66 },
  tall: { grave: 1.7, terrace: 1, line: 0.68, gates: 0.72 },
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where things lie in Hell: across counted in shields, down in terraces. */
export interface Geometry {
  readonly shape: ShapeName
  readonly width: number
  readonly height: number
  /** The rows of the grid: graveyard, circles 1 to 5, gates, circles 6 to 9; a tall circle has two. */
  readonly rows: readonly number[]
  shield(id: ShieldId): Point
  /** A circle's terrace: where it begins and ends, above and below. */
  terrace(circle: number): { top: number; bottom: number; half: number }
  readonly grave: Point
  readonly wall: number
}

export function geometryOf({ shields, circles }: HellBoard, shape: ShapeName): Geometry {
  const { grave, terrace, line, gates } = heights[shape]
  const width = Math.max(...circles.map(ids => ids.length)) + 0.1
  const top = (circle: number) => grave + (circle - 1) * (terrace + line) + (circle >= circleBelowTheWall ? gates : 0)
  const lines = (count: number) => Array.from({ length: count }, () => (line > 0 ? [terrace, line] : [terrace])).flat()
  const rows = [grave, ...lines(circleBelowTheWall - 1), gates, ...lines(circles.length - circleBelowTheWall)]
  return {
    shape,
    width,
    height: rows.reduce((sum, each) => sum + each, 0),
    rows,
    shield(id) {
      const { circle = 1, n = 1 } = shields[id] ?? {}
      const across = circles[circle]?.length ?? 1
      return { x: width / 2 + n - (across + 1) / 2, y: top(circle) + terrace / 2 }
    },
    terrace: circle => ({
      top: top(circle),
      bottom: top(circle) + terrace,
      half: (circles[circle]?.length ?? 1) / 2,
    }),
    grave: { x: width / 2, y: grave * 0.75 },
    wall: top(circleBelowTheWall) - gates / 2,
  }
}
