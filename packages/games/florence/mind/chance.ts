import { stretched } from '@acheron/engine'
import type { FlorenceState } from '../state.ts'

/**
 * By the number of players, the shift and the stretch of the log odds that a search finds: `npm run calibration -- florence --fit`, see the
 * README.
 */
const kept: Readonly<Record<number, readonly [shift: number, stretch: number]>> = {
  2: [0.03, 1.75],
  3: [-0.31, 1.7],
  4: [-0.77, 1.85],
}

export const chance = ({ players }: FlorenceState, worth: number): number => stretched(worth, kept[players]!)
