import { attackIn, type CaravanMove, type FightingView, hitsOf } from '@acheron/games/caravan/board.ts'
import type { Choice } from '../../../board/face.ts'
import type { Voice } from '../words.ts'

/** All Fumbles that may be rolled again, by one row instead of one for each die; empty if there are not several. */
export function rerollChoices(view: FightingView, moves: readonly CaravanMove[], { t }: Voice): Choice<CaravanMove>[] {
  const frame = attackIn(view)
  const again = moves.find(move => move.do === 'use' && move.ability === 'reroll/0')
  if (!frame || !again) return []
  const fumbles = frame.dice.filter((face, i) => hitsOf(face) === 0 && !frame.rerolled.includes(i)).length
  const count = Math.min(frame.rerolls, fumbles)
  return count < 2
    ? []
    : [{ move: again, next: Array.from({ length: count - 1 }, () => again), label: t('row.reroll', { count }) }]
}
