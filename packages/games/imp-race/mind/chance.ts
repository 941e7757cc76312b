import { stretched } from '@acheron/engine'
import type { ImpRaceState } from '../state.ts'

/**
 * By the number of players, the shift and the stretch of the log odds that a search finds: `npm run calibration -- imp-race --fit`, see the
 * README.
 */
const kept: Readonly<Record<number, readonly [shift: number, stretch: number]>> = {
  2: [-0.06, 0.96],
  3: [-0.18, 0.8],
  4: [-0.35, 0.72],
  5: [-0.33, 0.77],
}

export const chance = ({ seats }: ImpRaceState, worth: number): number => stretched(worth, kept[seats.length]!)
