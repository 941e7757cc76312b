import { leave, type Seat } from '@acheron/engine'
import { numbers } from '../box/numbers.ts'
import { changeDemons, withoutLatest } from '../demons/changes.ts'
import { fight } from '../demons/fight.ts'
import type { Ctx } from '../events.ts'
import type { DemonsFrame } from '../frames.ts'
import { picksUpFreely } from '../items/owned.ts'
import type { HellgameMove } from '../moves.ts'
import { countOn, demonsOn, kindOf, placesOn } from '../square/contents.ts'
import type { HellgameState, HellgameView } from '../state.ts'
import type { HellgamePhase } from './phase.ts'

const done = Object.freeze({ do: 'done' } as const)

/** R6: phase 4, demons are placed or picked up; then the fight, always. */
export const demons: HellgamePhase<DemonsFrame> = {
  actors: state => [state.turn.seat],
  // Where there is nothing to place or pick up, `auto` goes on to the fight.
  asksAlways: true,

  auto(state, _frame, ctx) {
    const { seat } = state.turn
    const player = state.seats[seat]!
    if (placesOn(state, player.at!) === 0) {
      leave(state)
      return true
    }
    if (player.demons > 0 || mostToPick(state, seat) > 0) return false
    finish(state, seat, done, ctx)
    return true
  },

  moves(state, _frame, seat) {
    const moves: HellgameMove[] = []
    for (let n = 1; n <= state.seats[seat]!.demons; n++) moves.push({ do: 'place', n })
    for (let n = 1; n <= mostToPick(state, seat); n++) moves.push({ do: 'pick', n })
    moves.push(done)
    return moves
  },

  play: (state, _frame, seat, move, ctx) => finish(state, seat, move, ctx),
}

/** R6.1: own demons here that the player can pay to pick up. */
function mostToPick(state: HellgameView, seat: Seat): number {
  const player = state.seats[seat]!
  const own = countOn(state, player.at!, seat)
  return picksUpFreely(player) ? own : Math.min(own, Math.floor(player.souls / numbers.pickUp.souls))
}

function finish(state: HellgameState, seat: Seat, move: HellgameMove, ctx: Ctx): void {
  const player = state.seats[seat]!
  const square = player.at!
  leave(state)
  if (move.do === 'done' && !state.demons[square]) return
  changeDemons(state, square, ctx, () => {
    let order = demonsOn(state, square)
    if (move.do === 'place') {
      player.demons -= move.n
      order = [...order, ...Array.from({ length: move.n }, () => seat)]
      ctx.emit({ e: 'demonsPlaced', seat, square, kind: kindOf(state, square), n: move.n })
    } else if (move.do === 'pick') {
      const price = picksUpFreely(player) ? 0 : move.n * numbers.pickUp.souls
      player.souls -= price
      player.demons += move.n
      order = withoutLatest(order, seat, move.n)
      ctx.emit({ e: 'demonsPicked', seat, square, kind: kindOf(state, square), n: move.n, price })
    }
    return fight(state, square, order, ctx)
  })
}
