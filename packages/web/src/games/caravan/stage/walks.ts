import { equal } from '@acheron/engine'
import {
  type Archetype,
  type CaravanMove,
  type FightingView,
  type Walk,
  walksOf,
} from '@acheron/games/caravan/board.ts'
import type { Key } from '../../../board/gestures.ts'

const none: readonly Walk[] = []

/**
 * The walks that a touch of their places begins, cheapest first. A lesson offers fewer moves than are legal: of a walk all
 * must be among them.
 */
export function offeredWalks(
  view: FightingView,
  champion: Archetype,
  moves: readonly CaravanMove[],
  allows: (move: CaravanMove) => boolean = () => true,
): readonly Walk[] {
  if (!moves.some(({ do: kind }) => kind === 'move' || kind === 'step' || kind === 'stand')) return none
  return walksOf(view, champion)
    .filter(walk => moves.some(move => equal(move, walk.moves[0])) && walk.moves.every(allows))
    .sort((a, b) => harmOf(a) - harmOf(b) || a.price - b.price)
}

/** A Wound weighs more than any fall. */
const harmOf = ({ wound, damage }: Walk): number => Number(wound) * 100 + damage

/** The walk to a place. */
export function walkTo(walks: readonly Walk[], key: Key | null): Walk | null {
  const at = key?.startsWith('place:') ? key.slice('place:'.length) : null
  return at === null ? null : (walks.find(walk => walk.at === at) ?? null)
}

/** The walk that stands for these moves: pointed at in the list, or under way. */
export function walkOf(walks: readonly Walk[], move: CaravanMove | null, next: readonly CaravanMove[]): Walk | null {
  return move === null ? null : (walks.find(walk => equal(walk.moves, [move, ...next])) ?? null)
}
