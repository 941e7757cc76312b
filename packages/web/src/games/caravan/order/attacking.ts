import {
  attackIn,
  type CaravanMove,
  type FightingView,
  hitsOf,
  type MoveOf,
  rerollsOf,
} from '@acheron/games/caravan/board.ts'
import type { Choice } from '../../../board/face.ts'
import type { Voice } from '../words.ts'

type Row = Choice<CaravanMove>
const again: CaravanMove = { do: 'use', ability: 'reroll/0' }
const times = (count: number): CaravanMove[] => Array.from({ length: count }, () => again)

/** All Fumbles that may be rolled again, by one row instead of one for each die; empty if there are not several. */
export function rerollChoices(view: FightingView, moves: readonly CaravanMove[], { t }: Voice): Row[] {
  const frame = attackIn(view)
  if (!frame || !moves.some(move => move.do === 'use' && move.ability === 'reroll/0')) return []
  const count = Math.min(frame.rerolls, fumblesIn(view))
  return count < 2 ? [] : [{ move: again, next: times(count - 1), label: t('row.reroll', { count }) }]
}

/** What an option that rolls dice again goes on with: the Fumbles, as far as there are any. */
export function rerollsAfter(view: FightingView, { ability }: MoveOf<'use'>): readonly CaravanMove[] {
  return times(Math.min(rerollsOf(ability), fumblesIn(view)))
}

function fumblesIn(view: FightingView): number {
  const frame = attackIn(view)
  return frame?.dice.filter((face, i) => hitsOf(face) === 0 && !frame.rerolled.includes(i)).length ?? 0
}
