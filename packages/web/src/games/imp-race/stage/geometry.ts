import type { ShapeName } from '../../useShape.ts'
import { squares } from '../types.ts'

/** The stair as a drawing: a spiral that starts at the lower left, goes round clockwise and down to the throne. */
export interface Shape {
  readonly width: number
  readonly height: number
  /** Half the size of the spiral at its first and last square, across and along. */
  readonly outer: readonly [number, number]
  readonly inner: readonly [number, number]
  /** Where its middle is at the top and at the bottom: the deeper, the lower on the page. */
  readonly middle: readonly [number, readonly [number, number]]
  /** The size of the first and of the last tile. */
  readonly tile: readonly [number, number]
  /** How far apart tiles lie, as a part of their size. */
  readonly pace: number
  /** The angle of the first square. */
  readonly start: number
  /** The height of a wall between two turns. */
  readonly wall: number
  /** What is about a square above this height, as a part of the whole, lies below it, and the other way round. */
  readonly turning: number
}

/** For a wide table and for a phone. */
export const shapes = {
  wide: {
    width: 1000,
    height: 792,
    outer: [448, 372],
    inner: [178, 138],
    middle: [512, [396, 436]],
    tile: [88, 68],
    pace: 1.09,
    start: 152,
    wall: 22,
    turning: 0.5,
  },
  tall: {
    width: 1000,
    height: 912,
    outer: [450, 440],
    inner: [172, 160],
    middle: [512, [446, 470]],
    tile: [98, 84],
    pace: 1.06,
    start: 140,
    wall: 16,
    // Above the stair there are the others' boards to lie upon.
    turning: 0.4,
  },
} as const satisfies Record<ShapeName, Shape>

export interface Spot {
  readonly x: number
  readonly y: number
  /** The size of its tile. */
  readonly size: number
  /** How far the tile is turned, between -45 and 45 degrees. */
  readonly turn: number
  /** The angle along the spiral, in degrees, clockwise from the right. */
  readonly angle: number
  /** From 0 at the first square to 1 at the last. */
  readonly depth: number
}

export interface Tread {
  readonly square: number
  /** The slab the tile lies on. */
  readonly slab: string
  /** The wall on its inner side, down to the next turn. */
  readonly wall: string
}

export interface Stair {
  readonly shape: Shape
  /** By square; 0 is where the steps of the seats come together. */
  readonly spots: readonly Spot[]
  readonly treads: readonly Tread[]
  /** Arrowheads on the way from the steps to the first square. */
  readonly entry: string
  readonly throne: { readonly x: number; readonly y: number; readonly radius: number }
}

const mix = (a: number, b: number, part: number) => a + (b - a) * part
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A point at that depth of a spiral of that many degrees; `out` moves it away from the middle. */
function point(shape: Shape, sweep: number, depth: number, out = 0) {
  const angle = radians(shape.start + sweep * depth)
  const [x, [top, bottom]] = shape.middle
  return {
    x: x + (mix(shape.outer[0], shape.inner[0], depth) + out) * Math.cos(angle),
    y: mix(top, bottom, depth) + (mix(shape.outer[1], shape.inner[1], depth) + out) * Math.sin(angle),
  }
}

const fine = 2400

/** The depths of the 39 squares on a spiral of that many degrees, and how much of it they leave over. */
function pace(shape: Shape, sweep: number): { depths: number[]; left: number } {
  const depths = [0]
  let walked = 0
  let last = point(shape, sweep, 0)
  for (let i = 1; i <= fine; i++) {
    const depth = i / fine
    const here = point(shape, sweep, depth)
    walked += Math.hypot(here.x - last.x, here.y - last.y)
    last = here
    const size = mix(shape.tile[0], shape.tile[1], depth)
    if (walked < size * shape.pace) continue
    walked = 0
    if (depths.length === squares.length) return { depths, left: 1 - depth }
    depths.push(depth)
  }
  return { depths, left: -1 }
}

/** The sweep on which the last square comes out at the spiral's end. */
function solve(shape: Shape): { sweep: number; depths: number[] } {
  let [low, high] = [300, 1500]
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2
    if (pace(shape, middle).left >= 0) high = middle
    else low = middle
  }
  return { sweep: high, depths: pace(shape, high).depths }
}

/** An angle as the turn of a square plate: a quarter turn is none. */
function plateTurn(angle: number): number {
  return ((((angle + 45) % 90) + 90) % 90) - 45
}

function build(shape: Shape): Stair {
  const { sweep, depths } = solve(shape)
  const spotAt = (depth: number): Spot => {
    const [before, here, after] = [depth - 0.004, depth, depth + 0.004].map(each => point(shape, sweep, each))
    const along = Math.atan2(after!.y - before!.y, after!.x - before!.x)
    return {
      ...here!,
      size: mix(shape.tile[0], shape.tile[1], depth),
      turn: plateTurn((along * 180) / Math.PI),
      angle: shape.start + sweep * depth,
      depth,
    }
  }
  const first = depths[1] ?? 0
  const spots = [spotAt(-first), ...depths.map(spotAt)]
  const edge = (i: number) => {
    const [before, after] = [depths[i - 1] ?? depths[0]! - first, depths[i] ?? depths[i - 1]! * 2 - depths[i - 2]!]
    return (before + after) / 2
  }
  const treads = squares.map((square, i): Tread => {
    const [from, to] = [edge(i), edge(i + 1)]
    const half = mix(shape.tile[0], shape.tile[1], depths[i]!) * 0.62
    const arc = (out: number) => [from, (from + to) / 2, to].map(depth => point(shape, sweep, depth, out))
    const outer = arc(half)
    const inner = arc(-half)
    const path = (points: readonly { x: number; y: number }[]) =>
      points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
    const sunk = inner.map(({ x, y }) => ({ x, y: y + shape.wall }))
    return {
      square,
      slab: `M${path([...outer, ...inner.toReversed()])}Z`,
      wall: `M${path([...inner, ...sunk.toReversed()])}Z`,
    }
  })
  const entry = [0.62, 0.82, 1.02].map(part => {
    const { x, y } = point(shape, sweep, -first * part)
    const next = point(shape, sweep, -first * (part - 0.1))
    const turn = (Math.atan2(next.y - y, next.x - x) * 180) / Math.PI
    const tip = (angle: number, far: number) => {
      const way = radians(turn + angle)
      return `${(x + far * Math.cos(way)).toFixed(1)} ${(y + far * Math.sin(way)).toFixed(1)}`
    }
    return `M${tip(125, 20)}L${tip(0, 8)}L${tip(-125, 20)}`
  })
  const [x, [, y]] = shape.middle
  return { shape, spots, entry: entry.join(''), treads, throne: { x, y, radius: Math.min(...shape.inner) * 0.46 } }
}

export const stairs: Readonly<Record<ShapeName, Stair>> = { wide: build(shapes.wide), tall: build(shapes.tall) }

/** The nine circles of the stair by their last squares (decoration only). */
const lastSquares = [5, 10, 15, 20, 24, 28, 32, 36, 39]

export function circleOf(square: number): number {
  return lastSquares.findIndex(last => square <= last) + 1
}

/** The squares of each circle. */
export const circles: readonly { readonly circle: number; readonly first: number; readonly last: number }[] =
  lastSquares.map((last, i) => ({ circle: i + 1, first: (lastSquares[i - 1] ?? 0) + 1, last }))

/** Where the imps at home sit: around the throne. */
export function seatAtThrone(stair: Stair, nth: number, of: number): { x: number; y: number } {
  const angle = radians(-20 + (220 / Math.max(of - 1, 4)) * nth)
  const radius = stair.throne.radius * 1.34
  return { x: stair.throne.x + radius * Math.cos(angle), y: stair.throne.y + radius * 0.9 * Math.sin(angle) }
}

/** Where a panel about a square lies: below or above it, and how much of the stair's height it can take there. */
export function besides({ shape, spots }: Stair, square: number): { low: boolean; free: number } {
  const { y, size } = spots[square] ?? { y: 0, size: 0 }
  // A tile may stand on its corner, and its frame is seen too.
  const half = size * 0.75
  const low = y < shape.height * shape.turning
  return { low, free: low ? 1 - (y + half) / shape.height : (y - half) / shape.height }
}
