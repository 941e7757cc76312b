import type { SpellId } from '../box/spells.ts'
import { circleOf } from '../box/squares.ts'
import type { HellgameMove } from '../moves.ts'

/** How legal moves are listed for people: in what order, and which of them belong under one title. */

/** The most wanted moves come first; doing nothing comes last. */
const order: readonly HellgameMove['do'][] = [
  'shield',
  'trade',
  'ferry',
  'lantern',
  'buy',
  'pandora',
  'start',
  'step',
  'portal',
  'wayling',
  'flux',
  'cast',
  'curse',
  'place',
  'pick',
  'longer',
  'shorter',
  'circle',
  'whirl',
  'source',
  'spell',
  'square',
  'speed',
  'forge',
  'endMove',
  'accept',
  'stop',
  'done',
  'pass',
]

export const rankOf = (move: HellgameMove): number => order.indexOf(move.do)

/** What moves of one title have in common. */
type MoveGroup =
  | { readonly kind: 'portal' | 'wayling' | 'flux' | 'curse' | 'place' | 'pick' }
  | { readonly kind: 'cast'; readonly spell: SpellId }
  | { readonly kind: 'circle'; readonly circle: number }

/** The group of a move; null for one that is listed by itself. */
export function groupOf(move: HellgameMove): MoveGroup | null {
  switch (move.do) {
    case 'portal':
    case 'wayling':
    case 'flux':
    case 'curse':
    case 'place':
    case 'pick':
      return { kind: move.do }
    case 'cast':
      return { kind: 'cast', spell: move.spell }
    case 'square':
    case 'source':
      return { kind: 'circle', circle: circleOf(move.square) }
    case 'whirl':
      return { kind: 'circle', circle: move.circle }
    default:
      return null
  }
}
