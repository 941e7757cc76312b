import { enter, leave } from '@acheron/engine'
import { bonfireFlorins, bonfirePrices } from '../box/prices.ts'
import type { BonfireFrame } from '../frames.ts'
import { openGates, placeDisc } from '../hell/gates.ts'
import { listStyx } from '../hell/styx.ts'
import { exchange, listExchanges } from '../money/exchange.ts'
import { payDrachmas, withLoans } from '../money/loans.ts'
import type { FlorenceMove } from '../moves.ts'
import { movableCubes, moveCube } from '../tracks/phlegethon.ts'
import { seatOf } from '../turn/seats.ts'
import { active, done, type FlorencePhase } from './phase.ts'

/** R5.8: three optional parts, each once, in any order. */
export const bonfire: FlorencePhase<BonfireFrame> = {
  actors: active,
  moves(state, frame) {
    const { seat } = state.turn
    const mine = seatOf(state, seat)
    const moves: FlorenceMove[] = []
    const pay = (what: keyof typeof bonfirePrices) =>
      withLoans({ do: 'pay' as const, for: what }, mine, bonfirePrices[what])
    if (!frame.exchanged) moves.push(...listExchanges(state, seat, bonfireFlorins))
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
