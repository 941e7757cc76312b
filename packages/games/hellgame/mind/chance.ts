import { stretched } from '@acheron/engine'
import type { HellgameState } from '../state.ts'

/**
 * By the number of players, the shift and the stretch of the log odds that a search finds: `npm run calibration -- hellgame --fit`, see the
 * README.
 */
const kept: Readonly<Record<number, readonly [shift: number, stretch: number]>> = {
  2: [-0.09, 1.27],
  3: [0.33, 1.7],
  4: [0.47, 1.57],
  5: [0.93, 1.85],
}

export const chance = ({ players }: HellgameState, worth: number): number => stretched(worth, kept[players]!)
