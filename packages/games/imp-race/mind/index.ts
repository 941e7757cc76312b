import type { Mind } from '@acheron/engine'
import { result } from '../ending.ts'
import type { ImpRaceMove, ImpRaceState } from '../state.ts'
import { policy, weigh } from './policy.ts'
import { standingOf } from './standing.ts'

/** A lead of so many squares makes winning about three times as likely. */
const scale = 30

export const mind: Mind<ImpRaceState, ImpRaceMove> = {
  goals: ['win'],
  worth(state, seat) {
    const ended = result(state)
    if (ended) return ended.winners.includes(seat) ? 1 / ended.winners.length : 0
    const own = standingOf(state.seats[seat]!, state.options.impsToWin)
    let all = 0
    for (const other of state.seats) all += Math.exp((standingOf(other, state.options.impsToWin) - own) / scale)
    return 1 / all
  },
  policy,
  weigh,
  // After a throw hardly any position comes twice: a tree would stay a bush, so the first moves are played out instead.
  search: { playout: 'policy', depth: 14, width: 3, reach: 'first' },
}
