// The locks of the circles, as rectangles in the drawing, against all that they could be mistaken for.
import { circleOf, specialSquares } from '@acheron/games/hellgame/board.ts'
import { expect, test } from 'vitest'
import {
  bridges,
  cellAt,
  centre,
  depth,
  type Point,
  pointRadius,
  polar,
  radiusOf,
  throneRadius,
} from '../../src/games/hellgame/stage/geometry.ts'
import { type Sign, signHeight, signs, signWidth } from '../../src/games/hellgame/stage/signs.ts'

const space = 2
const special = (['prototype', 'revised'] as const).flatMap(board => Object.values(specialSquares(board)).flat())

/** Points of a sign and of a little space around it. */
function pointsOf({ at, turn }: Sign): Point[] {
  const [width, height] = [signWidth + 2 * space, signHeight + 2 * space]
  const angle = (turn * Math.PI) / 180
  return Array.from({ length: 41 * 11 }, (_, i) => {
    const [x, y] = [((i % 41) / 40 - 0.5) * width, (Math.floor(i / 41) / 10 - 0.5) * height]
    return { x: at.x + x * Math.cos(angle) - y * Math.sin(angle), y: at.y + x * Math.sin(angle) + y * Math.cos(angle) }
  })
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const apart = (a: number, b: number) => Math.abs(((b - a + 540) % 360) - 180)

function isOn(square: (typeof special)[number], point: Point): boolean {
  const cell = cellAt(square)
  if (cell.circle >= 8) return distance(point, cell) < (cell.circle === 9 ? throneRadius : pointRadius)
  const radius = distance(point, { x: centre, y: centre })
  const angle = (Math.atan2(point.x - centre, centre - point.y) * 180) / Math.PI
  const half = (cell.width / 2 / radiusOf(cell.circle)) * (180 / Math.PI)
  return Math.abs(radius - radiusOf(cell.circle)) < depth / 2 && apart(angle, cell.angle) < half
}

test('every circle but the first has a lock, and each lies on the wall outside it', () => {
  expect(signs.map(({ circle }) => circle)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  for (const { circle, at, turn } of signs.slice(0, -1)) {
    const radius = distance(at, { x: centre, y: centre })
    expect(radius, `circle ${circle}`).toBeGreaterThan(radiusOf(circle))
    expect(radius, `circle ${circle}`).toBeLessThan(radiusOf(circle - 1))
    // Words that stand on their head are not read.
    expect(Math.abs(turn), `circle ${circle}`).toBeLessThan(30)
  }
})

test('no lock touches a special square', () => {
  const touched = signs.flatMap(sign =>
    special
      .filter(square => pointsOf(sign).some(point => isOn(square, point)))
      .map(square => `circle ${sign.circle}: ${square}`),
  )
  expect(touched).toEqual([])
})

test('no lock touches a stair, and none another', () => {
  for (const sign of signs) {
    const points = pointsOf(sign)
    for (const { from, to, kind } of bridges) {
      if (kind !== 'stair' || circleOf(to) !== sign.circle) continue
      const wall = (radiusOf(circleOf(from)) + radiusOf(circleOf(to))) / 2
      const by = ((cellAt(to).angle - cellAt(from).angle + 540) % 360) - 180
      const steps = Array.from({ length: 21 }, (_, i) => polar(wall, cellAt(from).angle + (by * i) / 20))
      const nearest = Math.min(...steps.flatMap(step => points.map(point => distance(step, point))))
      expect(nearest, `circle ${sign.circle}: ${from} ${to}`).toBeGreaterThan(space)
    }
    for (const other of signs)
      if (other.circle < sign.circle) expect(distance(sign.at, other.at)).toBeGreaterThan(signHeight + 2 * space)
  }
})
