import {
  type ImpRaceMove,
  type ImpRaceView,
  type MoveOf,
  topFrame,
  wayName,
  wayOf,
} from '@acheron/games/imp-race/board.ts'
import { lackIn } from './consequences.ts'
import { costsDearly, gives, isBehind, isTooStrong } from './order.ts'
import { stopsOf } from './stage/arrivals.ts'
import type { Voice } from './words.ts'

/** Each ends a turn, a move, a draw or the life of an imp. */
const endings: ReadonlySet<string> = new Set(['endTurn', 'noMove', 'skipDraw', 'accept'])

/** Giving way in a fight ends something too, but is one of its usual answers: one press makes it. */
export function ends({ do: kind }: ImpRaceMove): boolean | 'unasked' {
  return kind === 'concede' ? 'unasked' : endings.has(kind)
}

/** More runs than this are folded by imp. */
const fewRuns = 6
/** The number of folded runs with a gain that still lie open. */
const mostOpen = 4

/** The moves that are never folded away; single stakes are, where whole bids are offered. */
export function openMoves(
  view: ImpRaceView,
  moves: readonly ImpRaceMove[],
  answered: boolean,
): ReadonlySet<ImpRaceMove> {
  if (answered) return new Set(moves.filter(move => !['stakeCard', 'stakeGems', 'sacrilege'].includes(move.do)))
  const runs = moves.filter(move => move.do === 'move')
  const gems = moves.filter(move => move.do === 'stakeGems')
  const folded = runs.length > fewRuns
  const promising = folded ? runs.filter(move => leadsSomewhere(view, move)).slice(0, mostOpen) : runs
  const frame = topFrame(view)
  const enough = frame?.kind === 'bid' ? gems.find(move => move.count >= lackIn(frame)) : null
  const others = moves.filter(
    move =>
      !['move', 'stakeGems', 'sacrilege'].includes(move.do) &&
      !(move.do === 'buy' && move.discard !== undefined) &&
      !isBehind(move, moves) &&
      !isTooStrong(move, moves),
  )
  const first = folded && promising.length === 0 ? runs.slice(0, 1) : []
  return new Set([...others, ...promising, ...first, ...(enough ? [enough] : gems.slice(0, 1))])
}

/** Home, or onto a tile that gives something. */
function leadsSomewhere(view: ImpRaceView, move: MoveOf<'move'>): boolean {
  return stopsOf(view, move).at(-1)?.place === 'H' || (gives(view, move) && !costsDearly(view, move))
}

/** The title that a move is folded under; empty for kinds that never are. */
export function groupOf(view: ImpRaceView, move: ImpRaceMove, answered: boolean, { t, game }: Voice): string {
  switch (move.do) {
    case 'sacrilege':
      return t('group.sacrilege')
    case 'stakeCard':
      return t('group.stake')
    case 'stakeGems':
      return answered ? t('group.stake') : t('group.gems')
    case 'buy':
      return t('group.buy')
    case 'raise':
    case 'angel':
      return t('group.behind')
    case 'dieCard':
    case 'banana':
    case 'treasure':
      return t('group.stronger')
    case 'move':
      return t('group.imp', { place: wayName(wayOf(view, move).from, game) })
    default:
      return ''
  }
}
