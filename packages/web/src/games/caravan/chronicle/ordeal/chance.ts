import { hitsOf } from '@acheron/games/caravan/board.ts'

/** The chances of 0, 1, 2... Hits; the index is the number of Hits. */
export type Spread = readonly number[]

const faces = [1, 2, 3, 4, 5, 6] as const

/** R5.1: the Hits of one die. */
const oneDie: Spread = [0, 1, 2].map(hits => faces.filter(face => hitsOf(face) === hits).length / faces.length)

/** The Hits of so many dice that are still to be rolled, on top of those that lie. */
export function spreadOf(dice: number, lying = 0): Spread {
  let spread: Spread = [...Array<number>(lying).fill(0), 1]
  for (let die = 0; die < dice; die++) spread = together(spread, oneDie)
  return spread
}

/** Two spreads that do not depend on one another, as one. */
function together(a: Spread, b: Spread): Spread {
  const sum = Array<number>(a.length + b.length - 1).fill(0)
  for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) sum[i + j] = (sum[i + j] ?? 0) + p * q
  return sum
}

/** The chance of at least so many Hits. */
export function chanceOf(spread: Spread, difficulty: number): number {
  return spread.slice(difficulty).reduce((sum, p) => sum + p, 0)
}

/** In whole percent; what is possible is never 0, what can fail never 100. */
export function percentOf(chance: number): number {
  const certain = 1e-9
  if (chance < certain) return 0
  if (chance > 1 - certain) return 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}
