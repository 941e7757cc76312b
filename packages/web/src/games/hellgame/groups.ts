import { circleName, groupOf, type HellgameMove, type HellgameView, spellName } from '@acheron/games/hellgame/board.ts'
import type { Voice } from './words.ts'

/** Up to this many moves of one kind lie open; more are folded by circle. */
const few = 7

/** The title under which each move is folded away; empty for those that lie open. */
export function groupsOf(view: HellgameView, moves: readonly HellgameMove[], voice: Voice): string[] {
  const counts = new Map<string, number>()
  for (const { do: kind } of moves) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const titles = moves.map(move => titleOf(view, move, counts.get(move.do) ?? 0, voice))
  // A single move is not folded away by itself.
  return titles.map(title => (titles.filter(each => each === title).length > 1 ? title : ''))
}

/** The title under which a move is folded away; empty if it lies open. */
function titleOf(view: HellgameView, move: HellgameMove, ofKind: number, { t, game }: Voice): string {
  const group = groupOf(move)
  if (!group || !isFolded(view, move, ofKind)) return ''
  switch (group.kind) {
    case 'circle':
      return circleName(group.circle, game)
    case 'cast':
      return t('group.spell', { spell: spellName(group.spell, game) })
    case 'curse':
      return t('group.curses')
    default:
      return t(`group.${group.kind}`)
  }
}

/** True if its kind has so many moves that it is folded away. */
function isFolded(view: HellgameView, move: HellgameMove, ofKind: number): boolean {
  switch (move.do) {
    case 'wayling':
    case 'flux':
    case 'portal':
      return ofKind > 3
    case 'curse':
      return ofKind > 4
    case 'whirl':
      return true
    case 'place':
      return move.n > openPlaces(view)
    case 'pick':
      return move.n > 2
    default:
      return ofKind > few
  }
}

/** Placing more than there is room for matters only in a fight. */
function openPlaces(view: HellgameView): number {
  const at = view.seats[view.turn.seat]?.at
  const there = at ? (view.demons[at]?.length ?? 0) : 0
  return Math.max(2, there + 2)
}
