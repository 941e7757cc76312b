import { stretched } from '@acheron/engine'
import type { CaravanState } from '../state.ts'

/**
 * By the number of players, the shift and the stretch of the log odds that a search finds: `npm run calibration -- caravan --fit`, see the
 * README. Of three and four players too few fights were measured: what half of them taught did not serve the other half.
 */
const kept: Readonly<Record<number, readonly [shift: number, stretch: number]>> = {
  1: [-0.63, 0.71],
  2: [-0.27, 0.73],
  3: [0, 1],
  4: [0, 1],
}

export const chance = ({ players }: CaravanState, worth: number): number => stretched(worth, kept[players]!)
