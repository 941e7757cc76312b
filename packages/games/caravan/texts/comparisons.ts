import type { Comparison, Op } from '../box/vocabulary.ts'
import type { Voice } from './voice.ts'

const ops = { '<': 'lt', '<=': 'le', '=': 'eq', '>=': 'ge', '>': 'gt' } as const satisfies { [op in Op]: string }

/** "at least 2". */
export const comparisonText = (voice: Voice, [op, n]: Comparison): string => comparedWith(voice, op, String(n))

export const comparedWith = ({ t }: Voice, op: Op, n: string): string => t(`op.${ops[op]}`, { n })
