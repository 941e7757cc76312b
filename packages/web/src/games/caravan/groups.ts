import { areas, type CaravanMove, championName, championOf, nameOf } from '@acheron/games/caravan/board.ts'
import type { Voice } from './words.ts'

/** This many lie open; more are folded. */
const few = 7

/** The title each move is folded under; nothing for those that lie open. */
export function groupsOf(moves: readonly CaravanMove[], voice: Voice): string[] {
  if (moves.length <= few) return moves.map(() => '')
  const titles = moves.map(move => titleOf(move, voice))
  const count = new Map<string, number>()
  for (const title of titles) count.set(title, (count.get(title) ?? 0) + 1)
  // A single move is not folded away by itself, and a single group is not folded at all.
  const kinds = new Set(titles.filter(title => title !== ''))
  return titles.map(title => (kinds.size < 2 || (count.get(title) ?? 0) < 2 ? '' : title))
}

function titleOf(move: CaravanMove, { t, game }: Voice): string {
  if (move.do === 'assign') return nameOf(game, 'treasure', move.card)
  const champion = championOf(move)
  if (champion) return championName(game, champion)
  if (move.do === 'choose' && typeof move.option === 'string') {
    const area = move.option.slice(0, 2)
    return areas.includes(area as never) && move.option[2] === '.' ? t('group.area', { area }) : ''
  }
  return ''
}
