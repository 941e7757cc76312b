import { leave } from '@acheron/engine'
import { startSquares } from '../box/squares.ts'
import type { StartFrame } from '../frames.ts'
import { options } from '../meta.ts'
import { kindOf } from '../square/contents.ts'
import type { HellgameState } from '../state.ts'
import type { HellgamePhase } from './phase.ts'

/** Section 3, 6: the pieces are placed, clockwise from the first player. */
export const start: HellgamePhase<StartFrame> = {
  actors: (_state, frame) => (frame.seat === null ? [] : [frame.seat]),
  // Five players never fill seven squares.
  asksAlways: true,

  auto(state, frame, ctx) {
    if (frame.seat !== null) return false
    frame.seat = state.first
    const { players, first, spells, eventKinds: events } = state
    ctx.emit({ e: 'gameStarted', players, first, spells: [...spells], events: [...events], options: changed(state) })
    return true
  },

  moves(state) {
    const taken = Object.values(state.seats).map(player => player.at)
    const free = state.options.startSquares === 'distinct' ? startSquares.filter(s => !taken.includes(s)) : startSquares
    return free.map(square => ({ do: 'start', square }))
  },

  play(state, frame, seat, move, ctx) {
    if (move.do !== 'start') return
    state.seats[seat]!.at = move.square
    const place = ((seat - state.first + state.players) % state.players) + 1
    ctx.emit({ e: 'pieceStarted', seat, square: move.square, kind: kindOf(state, move.square), place })
    frame.seat = (seat + 1) % state.players
    if (frame.seat === state.first) leave(state)
  },
}

/** The options that are not as printed, as `name value`; lists of cards by their name alone. */
function changed(state: HellgameState): string[] {
  return Object.entries(options).flatMap(([name, option]) => {
    const value = state.options[name as keyof typeof options]
    const usual = option.kind === 'draw' ? 'random' : option.default
    if (value === usual) return []
    return [typeof value === 'object' ? name : `${name} ${value}`]
  })
}
