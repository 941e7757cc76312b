import { circleBelowTheWall, type HellBoard, type ShieldId } from '@acheron/games/florence/board.ts'
import type { ShapeName } from '../../../board/useShape.ts'

interface Measures {
  /** Heights, in terraces: the graveyard, a circle with its own line, the gates of the Wall of Dis. */
  readonly grave: number
  readonly terrace: number
  readonly line: number
  readonly gates: number
  /** Shields in one row, each wide enough for a finger; more of them stand in two rows. */
  readonly inARow: number
  /** Kinds of waiting souls in one row. */
  readonly waiting: number
}

const measures: Readonly<Record<ShapeName, Measures>> = {
  wide: { grave: 1.1, terrace: 1, line: 0, gates: 0.66, inARow: Number.POSITIVE_INFINITY, waiting: 9 },
  tall: { grave: 1.84, terrace: 1, line: 0.86, gates: 0.86, inARow: 8, waiting: 8 },
}

/** Two rows of shields, one above the other. */
const twoRows = 1.8

/** Things that sometimes need more room: the kinds of waiting souls, and the circles of the guardians. */
interface Crowd {
  readonly waiting: number
  readonly guardians: readonly number[]
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

export function geometryOf({ shields, circles }: HellBoard, shape: ShapeName, crowd: Crowd): Geometry {
  const { grave, terrace, line, gates, inARow, waiting } = measures[shape]
  const across = (circle: number) => circles[circle]?.length ?? 1
  const width = Math.min(inARow, Math.max(...circles.map(ids => ids.length))) + 0.1
  const inTwo = (circle: number) => across(circle) > inARow
  const step = (circle: number) => (inTwo(circle) ? (width - 1.1) / (across(circle) - 1) : 1)
  const high = (circle: number) => (inTwo(circle) ? twoRows : terrace)
  const both = crowd.guardians.find((circle, i) => crowd.guardians.indexOf(circle) < i)

  const rows = [grave + (crowd.waiting > waiting ? line : 0)]
  const heightSoFar = () => rows.reduce((sum, each) => sum + each, 0)
  const tops = [0]
  let wall = 0
  for (let circle = 1; circle < circles.length; circle++) {
    if (circle === circleBelowTheWall) {
      wall = heightSoFar() + gates / 2
      rows.push(gates)
    }
    // Two guardians get a line of their own above the circle's.
    if (line > 0) rows.push(circle === both ? 2 * line : line)
    tops.push(heightSoFar())
    rows.push(high(circle))
  }
  const top = (circle: number) => tops[circle] ?? 0
  return {
    shape,
    width,
    height: heightSoFar(),
    rows,
    shield(id) {
      const { circle = 1, n = 1 } = shields[id] ?? {}
      const down = inTwo(circle) ? (n % 2 === 1 ? 0.25 : 0.75) : 0.5
      return {
        x: width / 2 + (n - (across(circle) + 1) / 2) * step(circle),
        y: top(circle) + high(circle) * down,
      }
    },
    terrace: circle => ({
      top: top(circle),
      bottom: top(circle) + high(circle),
      half: ((across(circle) - 1) * step(circle) + 1) / 2,
    }),
    grave: { x: width / 2, y: (rows[0] ?? 0) * 0.75 },
    wall,
  }
}
