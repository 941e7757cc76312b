import type { Result } from '@acheron/engine'
import { type NineCirclesView, type Rank, rankIds } from '@acheron/games/nine-circles/board.ts'
import { sum } from './stage/lists.ts'
import type { Voice } from './words.ts'

export function rankOf(result: Result): Rank | null {
  return rankIds.find(id => id === result.rank) ?? null
}

/** "8 dice · 18 pips · 6 Virgil". */
export function seatLine(view: NineCirclesView, { t }: Voice): string {
  return t('seat.line', { dice: view.pool + view.active.length, pips: sum(view.rows), virgil: view.virgil })
}

/** Nine squares, filled as far as the descent went, and the score. It tells nothing of how the game was played. */
export function share(view: NineCirclesView, result: Result, day: string | null, { t, game }: Voice): string {
  const squares = Array.from({ length: 9 }, (_, i) => (i < view.cleared ? '■' : '□')).join('')
  const rank = rankOf(result)
  const score = result.scores[0] ?? 0
  const end =
    view.status === 'won'
      ? rank
        ? t('share.won', { score, rank: game(`rank.${rank}.name`) })
        : t('share.unranked', { score })
      : t('share.lost', { circle: view.circle })
  return [day === null ? t('sheet.title') : t('share.day', { day }), `${squares}  ${end}`].join('\n')
}
