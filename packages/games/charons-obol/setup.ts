import type { Config } from '@acheron/engine'
import type { options } from './meta.ts'
import type { CharonsObolState } from './state.ts'

/** R1.1: more than five players can ever hold. */
export const obols = 250

/** R1 */
export function setup(config: Config<typeof options>): Omit<CharonsObolState, 'rng'> {
  return {
    bowl: obols,
    hand: 0,
    purses: Array(config.players).fill(0),
    die: null,
    options: config.options,
    flow: [{ kind: 'turn', seat: 0 }],
  }
}
