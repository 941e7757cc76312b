import type { Seat } from '@acheron/engine'
import { result } from '../result.ts'
import { goal, positionOf } from '../route/places.ts'
import type { ImpRaceState, SeatState } from '../state.ts'

// Fitted to the outcomes of thousands of games of the plain player against itself (logistic regression).

/** What a square counts, the foremost imp first, by the number of imps that must come home: the last of those decides. */
const perSquare: Readonly<Record<number, readonly number[]>> = {
  1: [0.2, 0.05, 0.05, 0.03],
  2: [0.07, 0.145, 0.03, 0.03],
  3: [0.043, 0.06, 0.1, 0.025],
  4: [0.023, 0.021, 0.023, 0.05],
}
const perImpHome = 0.45
const perCard = 0.22
const perGem = 0.13
/** The last imp that is needed stands where one throw can end the race. */
const within = 5
const nearlyThere = 0.8
/** Being the next to move. */
const toMove = 0.18

function strengthOf({ imps, hand, gems }: SeatState, impsToWin: number): number {
  const row = perSquare[impsToWin]!
  const places = imps.map(place => Math.max(0, positionOf(place))).sort((a, b) => b - a)
  let sum = perCard * hand.length + perGem * gems
  for (let i = 0; i < places.length; i++) {
    sum += row[i]! * places[i]!
    if (places[i] === goal) sum += perImpHome
  }
  return places[impsToWin - 1]! >= goal - within ? sum + nearlyThere : sum
}

/** How likely the seat is to win. */
function chanceOf({ seats, turn, options: { impsToWin } }: ImpRaceState, seat: Seat): number {
  const strengths = seats.map((each, at) => strengthOf(each, impsToWin) + (at === turn.seat ? toMove : 0))
  const own = strengths[seat]!
  let all = 0
  for (const strength of strengths) all += Math.exp(strength - own)
  return 1 / all
}

/** The chance to win; when the race is over, the seat's share of the win. */
export function worth(state: ImpRaceState, seat: Seat): number {
  const ended = result(state)
  if (ended) return ended.winners.includes(seat) ? 1 / ended.winners.length : 0
  return chanceOf(state, seat)
}
