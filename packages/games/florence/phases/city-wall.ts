import { leave } from '@acheron/engine'
import { cityWallFee } from '../box/fraud-cards.ts'
import { cityWallFlorins } from '../box/prices.ts'
import type { CityWallFrame } from '../frames.ts'
import { listSources, mayHaveSources, playFraud } from '../fraud/play.ts'
import { exchange, listExchanges } from '../money/exchange.ts'
import type { FlorenceMove } from '../moves.ts'
import { listStorable, store } from '../tower/panel.ts'
import { active, done, type FlorencePhase } from './phase.ts'

/** R5.9: three optional parts, each once, in any order. */
export const cityWall: FlorencePhase<CityWallFrame> = {
  actors: active,
  // Without the question the others would learn that no card in hand can be played.
  asksAlways: true,
  moves(state, frame) {
    const { seat } = state.turn
    const moves: FlorenceMove[] = []
    if (!frame.exchanged) moves.push(...listExchanges(state, seat, cityWallFlorins))
    if (!frame.played) moves.push(...listSources(state, seat, cityWallFee))
    if (!frame.stored) moves.push(...listStorable(state, seat))
    return [...moves, done]
  },
  play(state, frame, seat, move, ctx) {
    switch (move.do) {
      case 'exchange':
        frame.exchanged = true
        exchange(state, seat, move.n, ctx)
        break
      case 'fraud':
        frame.played = true
        playFraud(state, seat, move, cityWallFee, ctx)
        break
      case 'panel':
        frame.stored = true
        store(state, seat, move.barrel, ctx)
        break
      case 'done':
        leave(state)
    }
  },
  auto(state, frame) {
    const { seat } = state.turn
    if (!frame.exchanged && listExchanges(state, seat, cityWallFlorins).length > 0) return false
    if (!frame.played && mayHaveSources(state, seat)) return false
    if (!frame.stored && listStorable(state, seat).length > 0) return false
    leave(state)
    return true
  },
}
