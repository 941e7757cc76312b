import { indexOf, neighbours, type Square, squares, throne } from '../board.ts'
import { circles } from './ground.ts'

/** For each square (by its index) the next one on a shortest walk to the throne; -1 on the throne and off the board. */
export interface Way {
  readonly next: Int16Array
  /** Turns to the throne from each square, by circles unlocked and steps a turn. */
  readonly turns: (Uint8Array | undefined)[]
}

const known = new Map<string, Way>()
const remembered = 64

/** Shortest walks over what is left of the board, locks ignored. */
export function wayDown(removed: readonly string[]): Way {
  const key = removed.join()
  const answer = known.get(key)
  if (answer) return answer
  if (known.size >= remembered) known.clear()
  const gone = new Set(removed)
  const next = new Int16Array(squares.length).fill(-1)
  const seen = new Set<Square>([throne])
  for (const square of seen)
    for (const to of neighbours[square]!) {
      if (gone.has(to) || seen.has(to)) continue
      seen.add(to)
      next[indexOf[to]!] = indexOf[square]!
    }
  // A piece on a removed square may walk off it.
  for (const key of removed) {
    const square = key as Square
    const off = neighbours[square]!.find(to => !gone.has(to))
    if (off) next[indexOf[square]!] = indexOf[off]!
  }
  const way = { next, turns: [] }
  known.set(key, way)
  return way
}

/** Turns that the walk from a square to the throne takes, where each circle to be unlocked ends a turn (R3.4). */
export function turnsDown({ next, turns }: Way, from: Square, unlocked: number, steps: number): number {
  const key = steps * 10 + unlocked
  turns[key] ??= Uint8Array.from(squares, (_, at) => turnsFrom(next, at, unlocked, steps))
  return turns[key][indexOf[from]!]!
}

function turnsFrom(next: Int16Array, from: number, unlocked: number, steps: number): number {
  let turns = 0
  let left = 0
  for (let at = from; next[at]! >= 0; at = next[at]!) {
    if (left === 0) {
      turns++
      left = steps
    }
    left--
    if (circles[next[at]!]! > unlocked) left = 0
  }
  return turns
}
