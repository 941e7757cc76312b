import type { Mind } from '@acheron/engine'
import type { CharonsObolMove } from '../moves.ts'
import type { CharonsObolState } from '../state.ts'
import { policy } from './policy.ts'
import { worth } from './worth.ts'

export const mind: Mind<CharonsObolState, CharonsObolMove> = { goals: ['win'], worth, policy }
