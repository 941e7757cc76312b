import { leave, type Phase } from '@acheron/engine'
import type { HellgameEvent } from '../events.ts'
import type { SpellFrame } from '../frames.ts'
import type { HellgameMove } from '../moves.ts'
import { castSpell, listCurses, listSpells, useCurse } from '../spell/casting.ts'
import type { HellgameState } from '../state.ts'

const pass = Object.freeze({ do: 'pass' } as const)

/** R5.1: one spell or one curse, or neither. */
export const spell: Phase<HellgameState, SpellFrame, HellgameMove, HellgameEvent> = {
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
