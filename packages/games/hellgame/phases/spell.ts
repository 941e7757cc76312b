import { leave } from '@acheron/engine'
import type { SpellFrame } from '../frames.ts'
import type { HellgameMove } from '../moves.ts'
import { castSpell, listCurses, listSpells, useCurse } from '../spell/casting.ts'
import type { HellgamePhase } from './phase.ts'

const pass = Object.freeze({ do: 'pass' } as const)

/** R5.1: one spell or one curse, or neither. */
export const spell: HellgamePhase<SpellFrame> = {
  actors: state => [state.turn.seat],

  auto(state) {
    const { mana, curse } = state.seats[state.turn.seat]!
    if (mana > 0 || curse > 0) return false
    leave(state)
    return true
  },

  moves(state, _frame, seat) {
    const moves: HellgameMove[] = []
    listSpells(state, seat, moves)
    listCurses(state, seat, moves)
    moves.push(pass)
    return moves
  },

  play(state, _frame, seat, move, ctx) {
    leave(state)
    if (move.do === 'cast') castSpell(state, seat, move, ctx)
    else if (move.do === 'curse') useCurse(state, seat, move.curse, move.target, ctx)
  },
}
