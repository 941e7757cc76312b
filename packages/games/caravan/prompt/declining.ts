import type { Json } from '@acheron/engine'
import type { Topic } from '../frames.ts'
import type { CaravanMove } from '../moves.ts'
import type { CaravanView } from '../state.ts'

/** The answers that want no more: of which question, and with which option. */
const declining = {
  collateral: 'done',
  target: 'done',
  recall: null,
  may: 'no',
  'test-inspiration': false,
} as const satisfies { [what: string]: Json }

export type Declining = keyof typeof declining

/** The question that an answer declines; null of any other. */
export function declined({ what }: Topic, option: Json): Declining | null {
  const known = what in declining ? (what as Declining) : null
  return known !== null && declining[known] === option ? known : null
}

/** Whether a move wants no more of what is offered: it declines an effect, lets something happen, or leaves it at that. */
export function declines({ flow }: CaravanView, move: CaravanMove): boolean {
  const frame = flow.at(-1)
  if (move.do === 'choose') return frame?.kind === 'ask' && declined(frame.topic, move.option) !== null
  if (move.do === 'done') return frame?.kind !== 'attack' || frame.step === '2C'
  return move.do === 'pass' && frame?.kind === 'window'
}
