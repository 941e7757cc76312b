import { enter, leave } from '@acheron/engine'
import { exchange, listExchanges } from '../exchange.ts'
import { openGates, placeDisc } from '../gates.ts'
import { payDrachmas, withLoans } from '../money.ts'
import { seatOf } from '../seats.ts'
import type { BonfireFrame, FlorenceMove } from '../state.ts'
import { listStyx } from '../styx.ts'
import { movableCubes, moveCube } from '../tracks.ts'
import { active, done, type FlorencePhase } from './phase.ts'

/** R5.8: Florins exchanged at most, and what a guardian and the Styx cost. */
export const mostFlorins = 3
export const bonfirePrices = { guardian: 1, styx: 2 } as const

/** R5.8: three optional parts, each once, in any order. */
export const bonfire: FlorencePhase<BonfireFrame> = {
  actors: active,
  moves(state, frame) {
    const { seat } = state.turn
    const mine = seatOf(state, seat)
    const moves: FlorenceMove[] = []
    const pay = (what: keyof typeof bonfirePrices) =>
      withLoans({ do: 'pay' as const, for: what }, mine, bonfirePrices[what])
    if (!frame.exchanged) moves.push(...listExchanges(state, seat, mostFlorins))
    if (!frame.worked) {
      moves.push(...movableCubes(state).map(sin => ({ do: 'cube' as const, sin })))
      moves.push(...openGates(state, seat).map(gate => ({ do: 'disc' as const, gate })))
    }
    if (!frame.called) {
      moves.push(pay('guardian'))
      if (listStyx(state, seat).length > 0) moves.push(pay('styx'))
    }
    return [...moves, done]
  },
  play(state, frame, seat, move, ctx) {
    switch (move.do) {
      case 'exchange':
        frame.exchanged = true
        exchange(state, seat, move.n, ctx)
        break
      case 'cube':
        frame.worked = true
        moveCube(state, seat, move.sin, 1, 'bonfire', ctx)
        break
      case 'disc':
        frame.worked = true
        placeDisc(state, seat, move.gate, ctx)
        break
      case 'pay':
        frame.called = true
        payDrachmas(state, seat, bonfirePrices[move.for], move.for, ctx)
        enter(state, move.for === 'styx' ? { kind: 'styx' } : { kind: 'guardian', may: false })
        break
      case 'done':
        leave(state)
    }
  },
}
