import { leave } from '@acheron/engine'
import type { Effect } from '../box/vocabulary.ts'
import { enterEffect } from '../cards/card.ts'
import type { FightingState } from '../state.ts'
import type { Run } from './run.ts'

/** How many effects of the list have been carried out. */
export type Carrying = { carried?: number }

/** Effects inside of an effect, one in each step; false when all have been carried out. */
export function carryOut(
  { state, frame: { memo } }: { state: FightingState; frame: { memo: Carrying } },
  list: readonly Effect[],
): boolean {
  const at = memo.carried ?? 0
  const fx = list[at]
  if (fx === undefined) return false
  memo.carried = at + 1
  enterEffect(state, fx)
  return true
}

/** The rest of the Line is skipped (5.5, `pay`): all effects inside of each other that are being carried out. */
export function skipLine({ state, card }: Pick<Run, 'state' | 'card'>): null {
  while (state.flow.at(-1)?.kind === 'effect') leave(state)
  card.at = card.lines[card.line]?.length ?? 0
  return null
}
