import { indexOf, neighbours, type Square, squares } from '../box/squares.ts'

/** The links by number: a square's neighbours lie from `first[i]` to `first[i + 1]` in `next`. */
const first: number[] = []
const next: number[] = []
for (const square of squares) {
  first.push(next.length)
  for (const neighbour of neighbours[square]!) next.push(indexOf[neighbour]!)
}
first.push(next.length)

/** A board's cuts, and whether it is connected. */
interface Board {
  readonly cuts: Uint8Array
  readonly isWhole: boolean
}

/** Answers for recent boards: listing moves asks about every square, and few boards are in use at a time. */
const known = new Map<string, Board>()
const remembered = 64

function boardWithout(removed: readonly string[]): Board {
  const key = removed.join()
  const answer = known.get(key)
  if (answer) return answer
  if (known.size >= remembered) known.clear()
  const board = explore(removed as readonly Square[])
  known.set(key, board)
  return board
}

/**
 * For each square, by index, whether removing it would split the board (R7.2). One search answers for all squares; for
 * removed squares the answer means nothing.
 */
export const cutsOf = (removed: readonly string[]): Uint8Array => boardWithout(removed).cuts

/** Whether the squares that are left are connected (R7.2). */
export const isConnected = (removed: readonly string[]): boolean => boardWithout(removed).isWhole

/** Tarjan's articulation points, without recursion. */
function explore(removed: readonly Square[]): Board {
  const n = squares.length
  const cuts = new Uint8Array(n)
  /** When a square was found, from 1. Removed squares are never visited. */
  const found = new Int32Array(n)
  const low = new Int32Array(n)
  const parent = new Int32Array(n).fill(-1)
  const edge = Int32Array.from(first)
  const gone = new Uint8Array(n)
  for (const square of removed) gone[indexOf[square]!] = 1
  const root = gone.indexOf(0)
  const path = [root]
  let clock = 1
  let branches = 0
  found[root] = low[root] = clock++
  while (path.length > 0) {
    const at = path[path.length - 1]!
    if (edge[at]! < first[at + 1]!) {
      const to = next[edge[at]!++]!
      if (gone[to]) continue
      if (found[to] === 0) {
        parent[to] = at
        found[to] = low[to] = clock++
        if (at === root) branches++
        path.push(to)
      } else if (to !== parent[at]) low[at] = Math.min(low[at]!, found[to]!)
      continue
    }
    path.pop()
    const above = parent[at]!
    if (above < 0) continue
    low[above] = Math.min(low[above]!, low[at]!)
    // Nothing below `at` leads past `above`, so `above` is a cut; the root is judged by its branches.
    if (above !== root && low[at]! >= found[above]!) cuts[above] = 1
  }
  if (branches > 1) cuts[root] = 1
  return { cuts, isWhole: clock - 1 === n - removed.length }
}
