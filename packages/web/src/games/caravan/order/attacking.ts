import { equal } from '@acheron/engine'
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
const inspired: CaravanMove = { do: 'use', ability: 'inspiration' }
const times = (count: number, move: CaravanMove = again): CaravanMove[] => Array.from({ length: count }, () => move)

/** All Fumbles that may be rolled again, or turned, by one row instead of one for each die; empty if there are not several. */
export function fumbleChoices(view: FightingView, moves: readonly CaravanMove[], { t }: Voice): Row[] {
  const frame = attackIn(view)
  if (!frame) return []
  const rows: readonly [CaravanMove, number, 'row.reroll' | 'row.inspire'][] = [
    [again, Math.min(frame.rerolls, fumblesIn(view)), 'row.reroll'],
    [inspired, turnedBy(view), 'row.inspire'],
  ]
  return rows.flatMap(([move, count, label]): Row[] =>
    count > 1 && moves.some(each => equal(each, move))
      ? [{ move, next: times(count - 1, move), label: t(label, { count }) }]
      : [],
  )
}

/** The Fumbles that the attacker's INSPIRATION can turn, rolled again or not. */
export function turnedBy(view: FightingView): number {
  const frame = attackIn(view)
  if (!frame) return 0
  const fumbles = frame.dice.filter(face => hitsOf(face) === 0).length
  return Math.min(fumbles, view.champions[frame.attacker].tokens.inspiration)
}

/** What an option that rolls dice again goes on with: the Fumbles, as far as there are any. */
export function rerollsAfter(view: FightingView, { ability }: MoveOf<'use'>): readonly CaravanMove[] {
  return times(Math.min(rerollsOf(ability), fumblesIn(view)))
}

function fumblesIn(view: FightingView): number {
  const frame = attackIn(view)
  return frame?.dice.filter((face, i) => hitsOf(face) === 0 && !frame.rerolled.includes(i)).length ?? 0
}
