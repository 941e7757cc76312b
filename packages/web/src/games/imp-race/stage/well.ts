import { squares } from '@acheron/games/imp-race/board.ts'
import type { Spot, Stair, Tread } from './geometry.ts'

/**
 * The stair for a narrow table: round a square well, seven squares to a side, so that each is as large as a finger. Its
 * outer turn is the first five circles; the wall around the inner one is that of the city of Dis.
 */

const side = 7
/** All lengths are hundredths of a square. */
const square = 100
/** How much of a wall is seen: its face at the back, its top in front, and at the sides what the tiles leave free. */
const face = 18
const edge = 11
const flank = 9
/** Below the first square, for the arrow that leads there. */
const lip = 14

interface Way {
  readonly x: number
  readonly y: number
}

/** Clockwise: each is a turn to the right after the one before. */
const ways: readonly Way[] = [
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
]

interface Tile {
  readonly column: number
  readonly row: number
  /** The ways into the square and out of it, by number. */
  readonly from: number
  readonly to: number
}

/** From the lower right corner, beside the own steps, round and inwards; the stair turns where it cannot go on. */
function walked(): Tile[] {
  const taken = new Set<string>()
  const free = (column: number, row: number) =>
    Math.min(column, row) >= 0 && Math.max(column, row) < side && !taken.has(`${column} ${row}`)
  let [column, row, to] = [side - 1, side - 1, 0]
  return squares.map(() => {
    taken.add(`${column} ${row}`)
    const from = to
    if (!free(column + ways[to]!.x, row + ways[to]!.y)) to = (to + 1) % ways.length
    const tile = { column, row, from, to }
    column += ways[to]!.x
    row += ways[to]!.y
    return tile
  })
}

/** The upper edge of a row. Between the two turns there is a wall, at the back and in front. */
const topOf = (row: number) => row * square + (row > 0 ? face : 0) + (row > side - 2 ? edge : 0)

function spotOf({ column, row }: Pick<Tile, 'column' | 'row'>, depth: number): Spot {
  return { x: (column + 0.5) * square, y: topOf(row) + square / 2, size: square * 0.92, turn: 0, depth }
}

/** A slab fills its square, up to the next one above if the way leads there; in a turn its outer corner is round. */
function slabOf({ column, row, from, to }: Tile): string {
  const joined = ways[to]!.y < 0 || ways[from]!.y > 0
  const [left, right, bottom] = [column * square, (column + 1) * square, topOf(row) + square]
  const top = joined ? topOf(row - 1) + square : topOf(row)
  const round = from === to ? null : { x: ways[from]!.x - ways[to]!.x, y: ways[from]!.y - ways[to]!.y }
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y], i) => {
    const [cx, cy] = [x! > 0 ? right : left, y! > 0 ? bottom : top]
    if (round?.x !== x || round?.y !== y) return `L${cx} ${cy}`
    const r = square * 0.34
    // Clockwise along the edge: into the corner and out of it.
    const before = i % 2 === 0 ? `${cx} ${cy - y! * r}` : `${cx - x! * r} ${cy}`
    const after = i % 2 === 0 ? `${cx - x! * r} ${cy}` : `${cx} ${cy - y! * r}`
    return `L${before}Q${cx} ${cy} ${after}`
  })
  return `M${corners.join('').slice(1)}Z`
}

/** The wall on the inner side, to the right on the way down; there is none where the stair turns. */
function wallOf({ column, row, from, to }: Tile): string {
  if (from !== to) return ''
  const inner = ways[(to + 1) % ways.length]!
  const [x, y] = [column * square, topOf(row)]
  if (inner.y > 0) return `M${x} ${y + square}h${square}v${face}h${-square}Z`
  if (inner.y < 0) return `M${x} ${y - edge}h${square}v${edge}h${-square}Z`
  const at = inner.x > 0 ? x + square : x - flank
  return `M${at} ${y}h${flank}v${square}h${-flank}Z`
}

/** Arrowheads from a point on, one behind the other. */
function arrows(x: number, y: number, { x: right, y: down }: Way, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [tipX, tipY] = [x + right * i * 16, y + down * i * 16]
    const [backX, backY] = [tipX - right * 10, tipY - down * 10]
    return `M${backX + down * 14} ${backY + right * 14}L${tipX} ${tipY}L${backX - down * 14} ${backY - right * 14}`
  }).join('')
}

export function well(): Stair {
  const tiles = walked()
  const width = side * square
  const height = topOf(side) + lip
  const [first, last] = [tiles[0]!, tiles.at(-1)!]
  const entry = { ...spotOf({ column: first.column, row: side }, 0), y: height }
  const spots = [entry, ...tiles.map((tile, i) => spotOf(tile, i / (tiles.length - 1)))]
  const treads = tiles.map((tile, i): Tread => ({ square: i + 1, slab: slabOf(tile), wall: wallOf(tile) }))
  // The court of the throne, three squares wide, and the one square that leads into it from the last of the stair.
  const [left, top, right, bottom] = [2 * square, topOf(2), 5 * square, topOf(5)]
  const gate = topOf(last.row + 1)
  return {
    shape: { width, height, turning: 0.45 },
    spots,
    treads,
    ground: {
      wall: `M${square} ${square}H${width}V${topOf(side - 1)}H${square}Z`,
      court: `M${left} ${top}H${right}V${gate}H${right + square}V${bottom}H${left}Z`,
    },
    entry: `${arrows(entry.x, height - lip + 4, ways[1]!, 1)}${arrows(right + 66, gate + square / 2, ways[0]!, 3)}`,
    throne: { x: width / 2, y: topOf(3) + square * 0.62, radius: 62, caption: topOf(2) + square * 0.92 },
    nameOf: from => {
      const { x, y } = spots[from]!
      return { x: x - square / 2, y: y - square / 2, turn: 0 }
    },
  }
}
