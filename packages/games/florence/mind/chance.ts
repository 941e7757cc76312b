import { stretched } from '@acheron/engine'
import type { FlorenceState } from '../state.ts'

/**
 * By the number of players, the shift and the stretch of the log odds that a search finds: `npm run calibration -- florence --fit`, see the
 * README.
 */
const kept: Readonly<Record<number, readonly [shift: number, stretch: number]>> = {
  2: [-0.44, 1.5],
  3: [-0.66, 1.61],
  4: [-0.96, 1.62],
}

export const chance = ({ players }: FlorenceState, worth: number): number => stretched(worth, kept[players]!)
