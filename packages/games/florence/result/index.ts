import type { Result, Seat } from '@acheron/engine'
import { dantePath } from '../box/dante-path.ts'
import type { FlorenceState, ScoredItem, SeatState } from '../state.ts'
import { seatOf } from '../turn/seats.ts'

/** Ties: more diplomas, the boat less far down, more coins. */
function better(a: SeatState, b: SeatState): number {
  const coins = (seat: SeatState) => seat.florins + seat.drachmas
  return b.infamy - a.infamy || b.diplomas.length - a.diplomas.length || a.boat - b.boat || coins(b) - coins(a)
}

export function rank(state: FlorenceState): Seat[][] {
  const order = Array.from({ length: state.players }, (_, seat) => seat)
  order.sort((a, b) => better(seatOf(state, a), seatOf(state, b)) || a - b)
  const groups: Seat[][] = []
  for (const seat of order) {
    const group = groups.at(-1)
    if (group && better(seatOf(state, group[0]!), seatOf(state, seat)) === 0) group.push(seat)
    else groups.push([seat])
  }
  return groups
}

/** One seat's points for the end screen: those of the game, then each line of the five steps. */
function pointsOf({ ledger, scored, infamy }: SeatState) {
  const { fraud, diploma, debt, ...during } = ledger
  const step = (number: ScoredItem['step']) => scored.filter(item => item.step === number)
  return {
    /** By source, before the final scoring. */
    game: during,
    before: infamy - fraud - diploma - debt,
    steps: {
      fraud: { points: fraud, items: step(1) },
      halfDiplomas: { points: 0, items: step(3) },
      diplomas: { points: diploma, items: step(4) },
      loans: { points: debt, items: step(5) },
    },
    total: infamy,
  }
}

/** The `result.points` of each seat. */
export type FlorencePoints = ReturnType<typeof pointsOf>

export function result(state: FlorenceState): Result | null {
  if (state.flow.length > 0) return null
  const ranking = rank(state)
  const seats = Array.from({ length: state.players }, (_, seat) => seatOf(state, seat))
  return {
    winners: ranking[0]!,
    ranking,
    scores: seats.map(({ infamy }) => infamy),
    /** Turns of each player. */
    turns: Math.ceil(state.turn.number / state.players),
    cause: state.end!.cause,
    cubes: { ...state.cubes },
    points: seats.map(pointsOf),
  }
}

/** Dante's part of his path in percent; 100 only when the game is over. */
export function progress({ dante, players, flow }: FlorenceState): number {
  return flow.length === 0 ? 100 : Math.min(99, Math.round((100 * dante) / dantePath(players).length))
}
