import type { Context, Result, Seat } from '@acheron/engine'
import type { ImpRaceEvent } from './events.ts'
import { goal, impsHome } from './route/places.ts'
import type { ImpRaceState, Place, SeatState } from './state.ts'

type Ctx = Context<ImpRaceEvent>

/** R12.1: nothing else of the turn is carried out. */
export function win(state: ImpRaceState, seat: Seat, ctx: Ctx): void {
  state.winner = seat
  state.flow.length = 0
  ctx.emit({ e: 'gameEnded', winner: seat, by: 'throne' })
}

/** R12.2: whether the turn that has just ended was the last of the last round. */
export function isRoundLimit({ seats, turn, options: { roundLimit } }: ImpRaceState): boolean {
  return roundLimit > 0 && turn.seat === seats.length - 1 && turn.number >= roundLimit * seats.length
}

/** R12.2: the ranking decides; equals share the first place, and then there is no sole winner. */
export function endByRounds(state: ImpRaceState, ctx: Ctx): void {
  const [best = []] = rankingOf(state)
  state.winner = best.length === 1 ? best[0]! : null
  state.flow.length = 0
  ctx.emit({ e: 'gameEnded', winner: state.winner, by: 'roundLimit' })
}

/** Section 6: the criteria of the places, the most important first. */
function meritsOf(seat: SeatState): readonly number[] {
  return [impsHome(seat), progressOf(seat), seat.gems, seat.hand.length]
}

/** 40 for an imp at home, its square for one on the route, nothing for steps and cemetery. */
export function progressOf({ imps }: Pick<SeatState, 'imps'>): number {
  return imps.reduce<number>((sum, place) => sum + squaresRun(place), 0)
}

/** How far an imp has come. */
export function squaresRun(place: Place): number {
  if (typeof place === 'number') return place
  return place === 'H' ? goal : 0
}

/** All seats, best first; equals share a group. */
function rankingOf({ seats }: ImpRaceState): Seat[][] {
  const merits = seats.map(meritsOf)
  const compare = (a: Seat, b: Seat) => {
    const apart = merits[a]!.findIndex((merit, i) => merit !== merits[b]![i])
    return apart < 0 ? 0 : merits[b]![apart]! - merits[a]![apart]!
  }
  const groups: Seat[][] = []
  for (const seat of [...seats.keys()].sort(compare)) {
    const last = groups.at(-1)
    if (last && compare(last[0]!, seat) === 0) last.push(seat)
    else groups.push([seat])
  }
  return groups
}

export function result(state: ImpRaceState): Result | null {
  if (state.flow.length > 0) return null
  const ranking = rankingOf(state)
  return { winners: ranking[0]!, ranking, scores: state.seats.map(impsHome), turns: state.turn.number }
}

/** How far the leading seat has brought the imps it needs, in percent, unrounded: `milestone` makes squares of it again. */
export function progress(state: ImpRaceState): number {
  if (state.flow.length === 0) return 100
  const { seats, options } = state
  const best = Math.max(...seats.map(({ imps }) => leading(imps.map(squaresRun), options.impsToWin)))
  return (100 * best) / (goal * options.impsToWin)
}

function leading(worths: readonly number[], count: number): number {
  const sorted = worths.toSorted((a, b) => b - a)
  return sorted.slice(0, count).reduce((sum, worth) => sum + worth, 0)
}
