import { circleOf, circleSizes, specialSquares, squares } from '@acheron/games/hellgame/board.ts'
import { bridges, type Cell, cellAt, centre, type Point, polar, radiusOf, throneRadius } from './geometry.ts'

/** A circle's lock with its price: on the wall outside it, turned as the wall runs there. */
export interface Sign {
  readonly circle: number
  readonly at: Point
  /** In degrees, clockwise. */
  readonly turn: number
}

export const signWidth = 52
export const signHeight = 19
/** The gap around a sign, so that nothing is mistaken for a part of it. */
const apart = 6

/** All squares that are not plain, on one board or the other. */
const special = new Set(
  (['prototype', 'revised'] as const).flatMap(board => Object.values(specialSquares(board)).flat()),
)

/** A stretch of the circle in degrees: its middle, and how far it reaches to both sides. */
interface Stretch {
  readonly middle: number
  readonly half: number
}

const degrees = (length: number, radius: number) => (length / radius) * (180 / Math.PI)
const between = (a: number, b: number) => ((b - a + 540) % 360) - 180
const wallOf = (circle: number) => (radiusOf(circle) + radiusOf(circle - 1)) / 2

/** Obstacles for a sign on the wall outside the circle: special squares on both sides, and stairs. */
function taken(circle: number): Stretch[] {
  const beside = ({ angle, width, circle: own }: Cell) => ({ middle: angle, half: degrees(width / 2, radiusOf(own)) })
  return [
    ...squares
      .filter(square => special.has(square) && [circle, circle - 1].includes(circleOf(square)))
      .map(square => beside(cellAt(square))),
    ...bridges
      .filter(({ from, to }) => circleOf(from) === circle - 1 && circleOf(to) === circle)
      .map(({ from, to }) => {
        const by = between(cellAt(from).angle, cellAt(to).angle)
        return { middle: cellAt(from).angle + by / 2, half: Math.abs(by) / 2 }
      }),
  ]
}

/** The free place on the wall nearest to the bottom of the pit, where a sign stands almost upright. */
function signOf(circle: number): Sign {
  const wall = wallOf(circle)
  const half = degrees(signWidth / 2 + apart, wall)
  const stretches = taken(circle)
  const isFree = (angle: number) =>
    stretches.every(({ middle, half: other }) => Math.abs(between(middle, angle)) > half + other)
  const angles = Array.from({ length: 180 }, (_, i) => [180 + i / 2, 180 - i / 2]).flat()
  const angle = angles.find(isFree) ?? 180
  return { circle, at: polar(wall, angle), turn: angle - 180 }
}

/** The throne's sign stands below it. */
const throneSign: Sign = {
  circle: circleSizes.length,
  at: { x: centre, y: centre + throneRadius + 26 },
  turn: 0,
}

export const signs: readonly Sign[] = [...circleSizes.slice(1, -1).map((_, i) => signOf(i + 2)), throneSign]
