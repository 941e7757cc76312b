import type { Ctx } from '../state.ts'

/** R5.1: 1 and 2 are Fumbles, 3 and 4 Hits, 5 and 6 Double Hits. */
export const isHit = (face: number): boolean => face > 2
export const hitsOf = (face: number): number => (face > 4 ? 2 : face > 2 ? 1 : 0)

export const countHits = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + hitsOf(face), 0)
export const countFumbles = (dice: readonly number[]): number => dice.filter(face => !isHit(face)).length

export const rollDice = (n: number, { random }: Ctx): number[] => Array.from({ length: n }, () => random.die(6))

/** Rerolls dice: all, all Fumbles, or a number of dice, Fumbles first. */
export function rollAgain(dice: number[], which: 'all' | 'fumbles' | number, { random }: Ctx): void {
  let left = typeof which === 'number' ? which : dice.length
  for (const [i, face] of dice.entries()) {
    if (left <= 0 || (which !== 'all' && isHit(face))) continue
    dice[i] = random.die(6)
    left--
  }
}
