import { squares } from '@acheron/games/imp-race/board.ts'
import type { Frame, Spot, Stair, Tread } from './geometry.ts'

/** A round stair: a spiral that starts at the lower left, goes round clockwise and down to the throne. */
export interface Shape extends Frame {
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
}

const mix = (a: number, b: number, part: number) => a + (b - a) * part
const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (radians: number) => (radians * 180) / Math.PI

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

export function spiral(shape: Shape): Stair {
  const { sweep, depths } = solve(shape)
  const spotAt = (depth: number): Spot => {
    const [before, here, after] = [depth - 0.004, depth, depth + 0.004].map(each => point(shape, sweep, each))
    const along = Math.atan2(after!.y - before!.y, after!.x - before!.x)
    return {
      ...here!,
      size: mix(shape.tile[0], shape.tile[1], depth),
      turn: plateTurn(degrees(along)),
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
    const turn = degrees(Math.atan2(next.y - y, next.x - x))
    const tip = (angle: number, far: number) => {
      const way = radians(turn + angle)
      return `${(x + far * Math.cos(way)).toFixed(1)} ${(y + far * Math.sin(way)).toFixed(1)}`
    }
    return `M${tip(125, 20)}L${tip(0, 8)}L${tip(-125, 20)}`
  })
  const [x, [, y]] = shape.middle
  const radius = Math.min(...shape.inner) * 0.46
  return {
    shape,
    spots,
    treads,
    ground: null,
    entry: entry.join(''),
    throne: { x, y, radius, caption: y - radius * 1.6 },
    nameOf: (from, to) => nameBeside(shape, sweep, spots, (from + to) / 2),
  }
}

/** The place of a name beside the middle of its squares, on the outer side. */
function nameBeside(shape: Shape, sweep: number, spots: readonly Spot[], middle: number) {
  const [low, high] = [spots[Math.floor(middle)]!, spots[Math.ceil(middle)]!]
  const x = (low.x + high.x) / 2
  const y = (low.y + high.y) / 2
  const [cx, [top, bottom]] = shape.middle
  const cy = mix(top, bottom, low.depth)
  const far = Math.hypot(x - cx, y - cy)
  // The last turn has no room on its outer side where it passes below: its name stands inside.
  const inside = low.depth > 0.5 && y > cy + 60
  const out = low.size * (inside ? -0.92 : 0.78)
  const along = degrees(Math.atan2(high.y - low.y || 0.001, high.x - low.x))
  const tangent = low === high ? shape.start + sweep * low.depth + 90 : along
  const turn = ((((tangent + 90) % 180) + 180) % 180) - 90
  return { x: x + ((x - cx) / far) * out, y: y + ((y - cy) / far) * out, turn }
}
