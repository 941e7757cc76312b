import type { Result } from '@acheron/engine'
import type { NineCirclesView } from '@acheron/games/nine-circles/board.ts'
import { circleId } from '../names.ts'
import { sum } from '../stage/lists.ts'
import type { Voice } from '../words.ts'

/** How the descent was won, or what it failed for. */
export function why(view: NineCirclesView, { scores: [score = 0] }: Result, { t, game }: Voice): string {
  const { status, pool: dice, circle, cause } = view
  if (status === 'won') return t('why.won', { dice, pips: sum(view.rows) + view.virgil, score })
  return t('why.lost', { cause: cause ?? 'concede', circle, name: game(`circle.${circleId(circle)}.name`) })
}
