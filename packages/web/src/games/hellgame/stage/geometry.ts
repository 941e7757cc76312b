import { circleOf, circleSizes, links, positionOf, type Square, squares } from '@acheron/games/hellgame/board.ts'

/** The pit from above, as a drawing of 1000 by 1000: nine rings, the throne in the middle. */
export const size = 1000
export const centre = size / 2

/** The middle of each ring, circle 1 first. */
const radii = [473, 422, 371, 320, 269, 218, 165, 106, 0] as const
/** How deep a square is from its outer to its inner edge. */
export const depth = 38
/** Circle 8 is a pentagram: its squares are round. */
export const pointRadius = 25
export const throneRadius = 33

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Cell extends Point {
  readonly square: Square
  readonly circle: number
  /** Clockwise from the top, in degrees. */
  readonly angle: number
  /** Its outline. */
  readonly path: string
  /** How wide it is along the ring. */
  readonly width: number
}

const round = (value: number) => Math.round(value * 100) / 100

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: round(centre + radius * Math.sin(angle)), y: round(centre - radius * Math.cos(angle)) }
}

export const radiusOf = (circle: number): number => radii[circle - 1] ?? 0

function angleOf(square: Square): number {
  return (360 * positionOf(square)) / (circleSizes[circleOf(square) - 1] ?? 1)
}

/** A piece of a ring with rounded corners. */
function sector(radius: number, from: number, to: number): string {
  const [outer, inner] = [radius + depth / 2, radius - depth / 2]
  const corner = 5
  const turn = (r: number) => (corner / r) * (180 / Math.PI)
  const at = (r: number, degrees: number) => {
    const { x, y } = polar(r, degrees)
    return `${x} ${y}`
  }
  return [
    `M${at(outer, from + turn(outer))}`,
    `A${outer} ${outer} 0 0 1 ${at(outer, to - turn(outer))}`,
    `Q${at(outer, to)} ${at(outer - corner, to)}`,
    `L${at(inner + corner, to)}`,
    `Q${at(inner, to)} ${at(inner, to - turn(inner))}`,
    `A${inner} ${inner} 0 0 0 ${at(inner, from + turn(inner))}`,
    `Q${at(inner, from)} ${at(inner + corner, from)}`,
    `L${at(outer - corner, from)}`,
    `Q${at(outer, from)} ${at(outer, from + turn(outer))}Z`,
  ].join('')
}

function disc({ x, y }: Point, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`
}

function cellOf(square: Square): Cell {
  const circle = circleOf(square)
  const angle = angleOf(square)
  const radius = radiusOf(circle)
  const middle = polar(radius, angle)
  const name = { square, circle, angle, ...middle }
  if (circle === 9) return { ...name, path: disc(middle, throneRadius), width: throneRadius * 2 }
  if (circle === 8) return { ...name, path: disc(middle, pointRadius), width: pointRadius * 2 }
  const pitch = 360 / (circleSizes[circle - 1] ?? 1)
  // The inner rings have few squares: they are no wider than those of the others, with a wall between them.
  const along = Math.min((2 * Math.PI * radius * pitch) / 360 - 6, 62)
  const half = (along / radius) * (90 / Math.PI)
  return { ...name, path: sector(radius, angle - half, angle + half), width: along }
}

export const cells: Readonly<Record<Square, Cell>> = Object.fromEntries(squares.map(square => [square, cellOf(square)]))

export const cellAt = (square: Square): Cell => cells[square] as Cell

/** A link that is drawn: a stair between two circles, or a line of the pentagram. Links along a ring need none. */
export interface Bridge {
  readonly from: Square
  readonly to: Square
  readonly kind: 'stair' | 'ray'
  readonly path: string
}

/** A stair runs along the wall between two rings, from the middle of one square to the middle of the other. */
function stair(from: Square, to: Square): string {
  const [a, b] = [cellAt(from), cellAt(to)]
  const [ra, rb] = [radiusOf(a.circle), radiusOf(b.circle)]
  const edgeA = ra - depth / 2
  const edgeB = b.circle === 8 ? rb + pointRadius : rb + depth / 2
  const wall = (edgeA + edgeB) / 2
  const by = ((b.angle - a.angle + 540) % 360) - 180
  const p = (r: number, angle: number) => {
    const { x, y } = polar(r, angle)
    return `${x} ${y}`
  }
  if (Math.abs(by) < 2) return `M${p(edgeA, a.angle)}L${p(edgeB, b.angle)}`
  // It turns into the wall with a small bend on both ends.
  const bend = Math.min(Math.abs(by) / 2, 2) * Math.sign(by)
  return [
    `M${p(edgeA, a.angle)}`,
    `Q${p(wall, a.angle)} ${p(wall, a.angle + bend)}`,
    `A${wall} ${wall} 0 0 ${by > 0 ? 1 : 0} ${p(wall, b.angle - bend)}`,
    `Q${p(wall, b.angle)} ${p(edgeB, b.angle)}`,
  ].join('')
}

function ray(from: Square, to: Square): string {
  const [a, b] = [cellAt(from), cellAt(to)]
  return `M${a.x} ${a.y}L${b.x} ${b.y}`
}

/** All that is not a step along a ring. */
export const bridges: readonly Bridge[] = links.flatMap(([from, to]): Bridge[] => {
  const [a, b] = [circleOf(from), circleOf(to)]
  if (a === b && a !== 8) return []
  const straight = a >= 8
  return [{ from, to, kind: straight ? 'ray' : 'stair', path: straight ? ray(from, to) : stair(from, to) }]
})

const bridgeBetween = new Map(bridges.flatMap(each => [[`${each.from} ${each.to}`, each] as const]))

/** The stair or line between two squares, if there is one. */
export function bridgeOf(a: Square, b: Square): Bridge | null {
  return bridgeBetween.get(`${a} ${b}`) ?? bridgeBetween.get(`${b} ${a}`) ?? null
}

/** The way from one square to the next as a line: along the ring, over a stair, or through the air. */
export function leg(from: Square, to: Square, linked: boolean): string {
  const [a, b] = [cellAt(from), cellAt(to)]
  if (!linked) {
    // A leap: a bow towards the middle.
    const pull = 0.35
    const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    const over = { x: mid.x + (centre - mid.x) * pull, y: mid.y + (centre - mid.y) * pull }
    return `M${a.x} ${a.y}Q${round(over.x)} ${round(over.y)} ${b.x} ${b.y}`
  }
  if (a.circle === b.circle && a.circle < 8) {
    const by = ((b.angle - a.angle + 540) % 360) - 180
    const radius = radiusOf(a.circle)
    return `M${a.x} ${a.y}A${radius} ${radius} 0 0 ${by > 0 ? 1 : 0} ${b.x} ${b.y}`
  }
  const bridge = bridgeOf(from, to)
  if (!bridge || bridge.kind === 'ray') return `M${a.x} ${a.y}L${b.x} ${b.y}`
  const ends = bridge.from === from ? [a, b] : [b, a]
  return `M${ends[0]?.x} ${ends[0]?.y}L${bridge.path.slice(1)}L${ends[1]?.x} ${ends[1]?.y}`
}
