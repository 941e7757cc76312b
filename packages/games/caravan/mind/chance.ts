import { stretched } from '@acheron/engine'
import type { CaravanState } from '../state.ts'

/** By the number of players, the shift and the stretch of the log odds that a search finds; see the README. */
const kept: Readonly<Record<number, readonly [shift: number, stretch: number]>> = {
  1: [-0.75, 0.93],
  2: [-0.8, 1.07],
  3: [-0.3, 0.91],
  4: [-0.1, 0.95],
}

/** What each circle shifts besides: so often its fights were won, beside what their positions are worth. */
const byCircle = [0.88, -1.1, 0.43, -0.1, 0.33, 0.65, -0.64, 0.18, -0.6]

/** Before a fight nothing is known yet, and nothing was measured. */
export function chance({ players, chapter, fight }: CaravanState, worth: number): number {
  if (!fight) return worth
  const [shift, stretch] = kept[players]!
  return stretched(worth, [shift + byCircle[chapter - 1]!, stretch])
}
