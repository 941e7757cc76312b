import { clone, Generator, type Seat } from '@acheron/engine'
import { curses } from '../box/curses.ts'
import { numbers } from '../box/numbers.ts'
import { type Square, throne } from '../box/squares.ts'
import type { FactoryId } from '../box/tiles.ts'
import type { Frame } from '../frames.ts'
import { canForge, canSpeed, stepsLeft } from '../movement/steps.ts'
import type { Going, HellgameMove } from '../moves.ts'
import { phases } from '../phases/index.ts'
import { countOn, demonsOn, kindOf, soleOwner } from '../square/contents.ts'
import type { HellgameState } from '../state.ts'
import { holdersNeeded, outlook, roundsToUpkeep } from './outlook.ts'
import { outcome, placing } from './placing.ts'
import { bestPlan, plansFor } from './plan.ts'
import { walkFrom, wayDown } from './way-down.ts'
import { weights } from './weights.ts'
import { worth } from './worth.ts'

type Moves = readonly HellgameMove[]
type Player = (state: HellgameState, seat: Seat, moves: Moves) => HellgameMove

/** How the plain player decides at each point of R12; elsewhere it looks one move ahead. */
const players: Readonly<Partial<Record<Frame['kind'], Player>>> = {
  start: (state, seat, moves) =>
    best(moves, move => {
      if (move.do !== 'start') return 0
      const there = clone(state)
      there.seats[seat]!.at = move.square
      return bestPlan(there, seat, numbers.movement.steps, 0).value
    }),
  movement: walk,
  ferry: walk,
  trader(state, seat, moves) {
    const ferry = moves.find(move => move.do === 'ferry')
    if (!ferry) return lookAhead(state, seat, moves)
    // The ride takes no turn, and its fare is a soul.
    const ride = bestPlan(state, seat, numbers.traders['T-ferry'].steps, 0)
    const walk = bestPlan(state, seat, 0, 0)
    return ride.value - walk.value > weights.ferry ? ferry : moves.find(move => move.do === 'pass')!
  },
  spell(state, seat, moves) {
    const driven = moves.find(move => isCastOut(move) && move.target !== seat)
    return driven ?? lookAhead(state, seat, moves)
  },
  event: (state, seat, moves) => lookAhead(state, seat, onSomebodysWay(state, moves)),
  demons: place,
  shield: (_state, _seat, moves) => moves.find(move => move.do === 'shield')!,
}

export const policy: Player = (state, seat, moves) => {
  const kind = state.flow.at(-1)?.kind
  const player = kind ? players[kind] : undefined
  return (player ?? lookAhead)(state, seat, moves)
}

/** The order in which a search tries the moves: the plain player's own first, then by plan or by worth. */
export function weigh(state: HellgameState, seat: Seat, moves: Moves): number[] {
  const kind = state.flow.at(-1)?.kind
  const chosen = policy(state, seat, moves)
  const values =
    kind === 'movement' || kind === 'ferry' ? worthOfPlans(state, seat, moves) : worthOfEach(state, seat, moves)
  return moves.map((move, i) => (move === chosen ? Number.POSITIVE_INFINITY : values[i]!))
}

/** The value of the best plan that begins with each move. */
function worthOfPlans(state: HellgameState, seat: Seat, moves: Moves): number[] {
  const plans = plansFor(state, seat, freeSteps(state), 0)
  return moves.map(move => {
    const begun = plans.filter(({ first }) => (first ? isSame(move, first) : move.do === 'endMove'))
    return Math.max(Number.NEGATIVE_INFINITY, ...begun.map(plan => plan.value))
  })
}

/** Steps left, on foot or by ferry. */
function freeSteps(state: HellgameState): number {
  const frame = state.flow.at(-1)
  return frame?.kind === 'ferry' ? numbers.traders['T-ferry'].steps - frame.used : stepsLeft(state)
}

const isSame = (move: HellgameMove, going: Going): boolean => move.do === going.do && move.to === going.to

/**
 * Goes to the square after which the throne is nearest; spends a speed token only if it reaches that square this turn.
 */
function walk(state: HellgameState, seat: Seat, moves: Moves): HellgameMove {
  const free = freeSteps(state)
  const end = moves.find(move => move.do === 'endMove')
  const onFoot = state.flow.at(-1)?.kind === 'movement'
  if (onFoot && state.turn.used === 0 && canForge(state)) return moves.find(move => move.do === 'forge')!
  if (holdsOn(state, seat) && end) return end
  const more = onFoot && canSpeed(state) ? numbers.movement.speedAdds : 0
  const { first } = bestPlan(state, seat, free, more)
  // Out of steps on the way: a token saves a turn.
  if (first && free === 0) return moves.find(move => move.do === 'speed') ?? end ?? moves[0]!
  const next = first ? moves.find(move => isSame(move, first)) : undefined
  return next ?? end ?? moves[0]!
}

/** The holder of the throne stays on it. */
function holdsOn(state: HellgameState, seat: Seat): boolean {
  const { at, demons } = state.seats[seat]!
  return state.options.goal === 'throne' && at === throne && demons + countOn(state, throne, seat) > 0
}

/** R6: as many demons as a factory repays, and enough on the throne to hold it. */
function place(state: HellgameState, seat: Seat, moves: Moves): HellgameMove {
  const player = state.seats[seat]!
  const square = player.at!
  const done = moves.find(move => move.do === 'done')!
  const here = demonsOn(state, square)
  const placed = (n: number) => moves.find(move => move.do === 'place' && move.n === n) ?? done
  if (square === throne) return placed(forThrone(state, seat, here))
  if (kindOf(state, square) !== 'factory') return placed(isIdle(state, seat) && here.length === 0 ? 1 : 0)
  return placed(placing(state, seat, square, state.tiles[square] as FactoryId, here).n)
}

/** A demon that neither the throne nor a factory needs is left as a wayling (R3.8). */
function isIdle(state: HellgameState, seat: Seat): boolean {
  return state.seats[seat]!.demons > holdersNeeded(state, seat) + weights.spare
}

/** The fewest demons that win or share the throne, or a full throne if it can be had alone. */
function forThrone(state: HellgameState, seat: Seat, here: readonly Seat[]): number {
  const { demons } = state.seats[seat]!
  const own = countOn(state, throne, seat)
  if (soleOwner(here) === seat && own >= Math.min(state.options.thronePlaces, 2)) return 0
  let shared = 0
  let alone = 0
  for (let n = 1; n <= demons; n++) {
    const after = outcome(state, seat, throne, here, n)
    if (soleOwner(after) === seat) {
      if (alone === 0) alone = n
      // A second demon is harder to drive out.
      if (after.length >= Math.min(state.options.thronePlaces, 2)) return n
    } else if (shared === 0 && after.includes(seat)) shared = n
  }
  if (alone > 0) return alone
  return roundsToUpkeep(state) <= 1 ? shared : 0
}

/** An event may change hundreds of squares; only those that somebody will soon walk over matter. */
function onSomebodysWay(state: HellgameState, moves: Moves): Moves {
  if (!moves.some(move => move.do === 'square')) return moves
  const ways = new Set<Square>()
  for (let seat = 0; seat < state.players; seat++)
    for (const square of walkFrom(state.seats[seat]!.at!, wayDown(state.removed), weights.ahead)) ways.add(square)
  const near = moves.filter(move => move.do !== 'square' || ways.has(move.square))
  return near.length > 0 ? near : moves
}

/** A curse that kills a demon here and makes room for a demon of the caster. */
function isCastOut(move: HellgameMove): move is HellgameMove & { do: 'curse' } {
  return move.do === 'curse' && curses[move.curse].verb === 'castOut'
}

/** What each move is worth after its own effect. */
function worthOfEach(state: HellgameState, seat: Seat, moves: Moves): number[] {
  const ctx = { random: Generator.seeded(0), emit() {} }
  return moves.map(move => {
    const next = clone(state)
    const frame = next.flow.at(-1)!
    const phase = phases[frame.kind] as (typeof phases)['spell']
    phase.play(next, frame as never, seat, move, ctx)
    return worth(next, seat, outlook)
  })
}

/** The move after whose own effect the seat stands best; among moves that are about as good, any. */
function lookAhead(state: HellgameState, seat: Seat, moves: Moves): HellgameMove {
  const values = worthOfEach(state, seat, moves)
  const most = Math.max(...values)
  // Passing costs nothing, so it comes before moves without a gain.
  const idle = moves.findIndex((move, i) => (move.do === 'pass' || move.do === 'stop') && values[i]! >= most)
  if (idle >= 0) return moves[idle]!
  return new Generator({ ...state.rng }).pick(moves.filter((_, i) => values[i]! >= most - weights.variety))
}

/** The first of the best. */
function best(moves: Moves, value: (move: HellgameMove) => number): HellgameMove {
  let found = moves[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const here = value(move)
    if (here <= most) continue
    most = here
    found = move
  }
  return found
}
