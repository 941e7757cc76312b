import { circleEnds } from '@acheron/games/imp-race/board.ts'
import type { ShapeName } from '../../../board/useShape.ts'
import { type Shape, spiral } from './spiral.ts'
import { well } from './well.ts'

/** A drawing's size, and where it turns over. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** A panel about a square above this height, as a part of the whole, lies below the square; otherwise above it. */
  readonly turning: number
}

export interface Spot {
  readonly x: number
  readonly y: number
  /** The size of its tile. */
  readonly size: number
  /** How far the tile is turned, between -45 and 45 degrees. */
  readonly turn: number
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

/** The stair as a drawing. */
export interface Stair {
  readonly shape: Frame
  /** By square; 0 is where the steps of the seats come together. */
  readonly spots: readonly Spot[]
  readonly treads: readonly Tread[]
  /** What fills the space without slabs: the wall, and the court of the throne; null for the page itself. */
  readonly ground: { readonly wall: string; readonly court: string } | null
  /** Arrowheads on the way from the steps to the first square. */
  readonly entry: string
  /** Its caption ends at that height. */
  readonly throne: { readonly x: number; readonly y: number; readonly radius: number; readonly caption: number }
  /** Where the name of a circle stands, and how far it is turned. */
  nameOf(first: number, last: number): { readonly x: number; readonly y: number; readonly turn: number }
}

const round: Shape = {
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
}

/** For a wide table and for a phone. */
export const stairs: Readonly<Record<ShapeName, Stair>> = { wide: spiral(round), tall: well() }

/** The squares of each circle. */
export const circles: readonly { readonly circle: number; readonly first: number; readonly last: number }[] =
  circleEnds.map((last, i) => ({ circle: i + 1, first: (circleEnds[i - 1] ?? 0) + 1, last }))

/** Where the imps at home sit: around the throne. */
export function seatAtThrone(stair: Stair, nth: number, of: number): { x: number; y: number } {
  const angle = ((-20 + (220 / Math.max(of - 1, 4)) * nth) * Math.PI) / 180
  const radius = stair.throne.radius * 1.34
  return { x: stair.throne.x + radius * Math.cos(angle), y: stair.throne.y + radius * 0.9 * Math.sin(angle) }
}

/** Where a panel about a square lies: below or above it, and how much of the stair's height it can take there. */
export function besides({ shape, spots }: Stair, square: number): { low: boolean; free: number } {
  const { y, size, turn } = spots[square] ?? { y: 0, size: 0, turn: 0 }
  const angle = (turn * Math.PI) / 180
  // A tile may stand on its corner, and its frame needs room too.
  const half = size * ((Math.cos(angle) + Math.abs(Math.sin(angle))) / 2 + 0.05)
  const low = y < shape.height * shape.turning
  return { low, free: low ? 1 - (y + half) / shape.height : (y - half) / shape.height }
}
