import { indexOf, type Square, squares, throne } from '../box/squares.ts'
import type { HellgameState } from '../state.ts'
import { circles, linked, removedKey } from './ground.ts'

/** For each square (by its index) the next one on a shortest walk to the throne; -1 on the throne and off the board. */
export interface Way {
  readonly next: Int16Array
  /** Turns to the throne from each square, by circles unlocked and steps a turn. */
  readonly turns: (Uint8Array | undefined)[]
}

const known = new Map<string, Way>()
const remembered = 64

/** Shortest walks over what is left of the board, locks ignored. */
export function wayDown(removed: HellgameState['removed']): Way {
  const key = removedKey(removed)
  const answer = known.get(key)
  if (answer) return answer
  if (known.size >= remembered) known.clear()
  const way = { next: walkDown(Object.keys(removed)), turns: [] }
  known.set(key, way)
  return way
}

function walkDown(removed: readonly string[]): Int16Array {
  const isGone = new Uint8Array(squares.length)
  for (const square of removed) isGone[indexOf[square as Square]!] = 1
  const next = new Int16Array(squares.length).fill(-1)
  const order = [indexOf[throne]!]
  for (const at of order)
    for (const to of linked[at]!) {
      if (isGone[to] || next[to]! >= 0 || to === order[0]) continue
      next[to] = at
      order.push(to)
    }
  // A piece on a removed square may walk off it.
  for (const square of removed) {
    const at = indexOf[square as Square]!
    next[at] = linked[at]!.find(to => !isGone[to]) ?? -1
  }
  return next
}

/** The next squares on the walk from there. */
export function walkFrom(from: Square, { next }: Way, steps: number): Square[] {
  const walk: Square[] = []
  for (let at = next[indexOf[from]!]!; at >= 0 && walk.length < steps; at = next[at]!) walk.push(squares[at]!)
  return walk
}

/** Turns that the walk from a square to the throne takes, where each circle to be unlocked ends a turn (R3.4). */
export function turnsDown({ next, turns }: Way, from: number, unlocked: number, steps: number): number {
  const key = steps * 10 + unlocked
  turns[key] ??= Uint8Array.from(squares, (_, at) => turnsFrom(next, at, unlocked, steps))
  return turns[key][from]!
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
