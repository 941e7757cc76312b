import type { Move, Seat } from '@acheron/engine'
import {
  deciderOf,
  type HellgameMove,
  type HellgameView,
  type SpellId,
  type Square,
} from '@acheron/games/hellgame/board.ts'
import { asMoves, placeOf } from './scene.ts'

/** What moves would touch: the board shows it in gold. */
export interface Touched {
  readonly squares: ReadonlySet<Square>
  readonly circles: ReadonlySet<number>
  readonly seats: ReadonlySet<Seat>
  readonly spells: ReadonlySet<SpellId>
  readonly track: boolean
}

export function touchedBy(moves: readonly Move[], view: HellgameView): Touched {
  const known = asMoves(moves)
  const decider = deciderOf(view)
  const at = decider === null ? null : placeOf(view, decider)
  return {
    squares: new Set(known.flatMap(move => squareOf(move, at) ?? [])),
    circles: new Set(known.flatMap(move => ('circle' in move ? [move.circle] : []))),
    seats: new Set(known.flatMap(move => seatOf(move, decider) ?? [])),
    spells: new Set(known.flatMap(move => ('spell' in move ? [move.spell] : []))),
    track: known.some(move => ['longer', 'shorter'].includes(move.do) || 'length' in move || 'slot' in move),
  }
}

/** Where a move is made: where it leads, the square it names, or the one under the piece. */
function squareOf(move: HellgameMove, at: Square | null): Square | null {
  if ('to' in move) return move.to
  if ('square' in move && move.square) return move.square
  const isHere =
    ['endMove', 'trade', 'ferry', 'lantern', 'place', 'pick', 'done'].includes(move.do) ||
    (move.do === 'curse' && move.curse === 'cast-out') ||
    (move.do === 'cast' && here.includes(move.spell))
  return isHere ? at : null
}

/** The spells that act on the caster's own square. */
const here: readonly SpellId[] = ['conjure-obstacle', 'conjure-portal', 'convert-demon', 'restore-source']

function seatOf(move: HellgameMove, decider: Seat | null): Seat | null {
  if ('target' in move && move.target !== undefined) return move.target
  return ['speed', 'forge', 'shield', 'pandora', 'buy'].includes(move.do) ? decider : null
}
