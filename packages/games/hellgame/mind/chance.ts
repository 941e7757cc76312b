import { stretched } from '@acheron/engine'
import type { HellgameState } from '../state.ts'

/**
 * By the number of players, the shift and the stretch of the log odds that a search finds: `npm run calibration -- hellgame --fit`, see the
 * README.
 */
const kept: Readonly<Record<number, readonly [shift: number, stretch: number]>> = {
  2: [-0.2, 1.57],
  3: [0.29, 1.57],
  4: [0.7, 2.01],
  5: [0.66, 1.88],
}

export const chance = ({ players }: HellgameState, worth: number): number => stretched(worth, kept[players]!)
