import type { Result, Seat } from '@acheron/engine'
import { countCap, endCubeSpaces } from './box/effects.ts'
import { type EndCode, endEffect, endSide, type FraudId, type FraudOption, fraudOptions } from './box/fraud-cards.ts'
import { cubeValue, debts, lastSpace } from './box/tracks.ts'
import { counts } from './counts.ts'
import { addInfamy } from './infamy.ts'
import { ownsBarrel, seatOf } from './seats.ts'
import type { Ctx, FlorenceState, MoveOf, ScoredItem, SeatState } from './state.ts'
import { canRise, moveCube, raiseSkull } from './tracks.ts'

/** Step 1: whether the end side of a card counts for the seat. */
export function scores(seat: SeatState, card: FraudId): boolean {
  return ownsBarrel(seat, endSide(card).barrel)
}

function countFor(state: FlorenceState, seat: Seat, of: keyof typeof counts): number {
  return Math.min(countCap, counts[of](seatOf(state, seat), state))
}

function changesAnything(state: FlorenceState, seat: Seat, code: EndCode): boolean {
  const effect = endEffect(code)
  switch (effect.verb) {
    case 'skull':
      return canRise(state, seat, effect.sin)
    case 'cube':
      return state.cubes[effect.sin] < lastSpace
    case 'count':
      return countFor(state, seat, effect.of) > 0
  }
}

/** Step 1: one of the two effects; one that changes nothing only where the other would not either. */
export function listEndOptions(state: FlorenceState, seat: Seat, card: FraudId): MoveOf<'end'>[] {
  const side = endSide(card)
  const useful = fraudOptions.filter(option => changesAnything(state, seat, side[option]))
  return (useful.length > 0 ? useful : fraudOptions).map(option => ({ do: 'end', option }))
}

export function scoreFraud(state: FlorenceState, seat: Seat, card: FraudId, option: FraudOption, ctx: Ctx): void {
  const code = endSide(card)[option]
  const effect = endEffect(code)
  const points = effect.verb === 'count' ? countFor(state, seat, effect.of) : 0
  ctx.emit({ e: 'fraudScored', seat, card, side: 'end', option, code, points })
  seatOf(state, seat).scored.push({ step: 1, card, option, code, points })
  if (effect.verb === 'skull') raiseSkull(state, seat, effect.sin, 'end', ctx)
  if (effect.verb === 'cube') moveCube(state, seat, effect.sin, endCubeSpaces, 'end', ctx)
  addInfamy(state, seat, points, 'fraud', ctx)
}

/** Step 4: the cube's value times the skull's level, for each diploma. */
export function scoreDiplomas(state: FlorenceState, seat: Seat, ctx: Ctx): void {
  const mine = seatOf(state, seat)
  for (const sin of mine.diplomas) {
    const value = cubeValue(state.cubes[sin])
    const level = mine.skulls[sin]
    const points = value * level
    ctx.emit({ e: 'diplomaScored', seat, sin, value, level, points })
    mine.scored.push({ step: 4, sin, value, level, points })
    addInfamy(state, seat, points, 'diploma', ctx)
  }
}

/** Step 5. */
export function repayLoans(state: FlorenceState, seat: Seat, ctx: Ctx): void {
  const mine = seatOf(state, seat)
  const { boat } = mine
  if (boat === 0) return
  const points = addInfamy(state, seat, -debts[boat]!, 'debt', ctx)
  ctx.emit({ e: 'debtRepaid', seat, boat, points })
  mine.scored.push({ step: 5, boat, points })
}

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

/** One seat's points for the end screen: what the game brought, then the five steps, each line of them. */
function pointsOf({ ledger, scored, infamy }: SeatState) {
  const { fraud, diploma, debt, ...during } = ledger
  const step = (number: ScoredItem['step']) => scored.filter(item => item.step === number)
  return {
    /** By what it came from, before the final scoring. */
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

/** What `result.points` holds for each seat. */
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
