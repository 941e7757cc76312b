// Our side of the benches: everything they use of the engine, the game and the bots.

import { iterate } from '@acheron/bots'
import { type Context, clone, findEqual, Generator, parseOptions } from '@acheron/engine'
import { nineCircles } from '@acheron/games/nine-circles'
import type { State } from './peers/hand-loop.ts'

type OurState = ReturnType<typeof nineCircles.setup>
type OurMove = ReturnType<typeof nineCircles.moves>[number]

const SEAT = 0
const config = { players: 1, options: parseOptions(nineCircles.meta.options, {}) }

/** Random play and search need no events. */
function quietly(random: Generator): Context {
  return { random, emit() {} }
}

function begin(ctx: Context): OurState {
  const state = nineCircles.setup(config, ctx.random)
  nineCircles.advance(state, ctx)
  return state
}

/** Our state of a position given as the plain data of the rules. */
export function stateAt(position: State): OurState {
  return Object.assign(begin(quietly(Generator.seeded(1))), structuredClone(position))
}

/** The legal moves at a position, concede apart. */
export function movesAt(position: State): OurMove[] {
  return nineCircles.moves(stateAt(position), SEAT).filter(move => !nineCircles.concedes(move))
}

export function cloneState(state: OurState): OurState {
  return clone(state)
}

/** Plays a game of random moves without a log and returns the number of moves. */
export function playRandomGame(seed: number): number {
  return playGame(seed, pickAny)
}

/** The same, but each move comes from outside and is looked up in the list before it is played. */
export function playCheckedGame(seed: number): number {
  return playGame(seed, pickAndCheck)
}

function playGame(seed: number, pick: typeof pickAny): number {
  const ctx = quietly(Generator.seeded(seed))
  const choice = Generator.seeded(`choice ${seed}`)
  const state = begin(ctx)
  let count = 0
  while (nineCircles.actors(state).length > 0) {
    nineCircles.play(state, SEAT, pick(nineCircles.moves(state, SEAT), choice), ctx)
    count++
  }
  return count
}

/** Any move but concede, each equally likely. */
function pickAny(moves: readonly OurMove[], choice: Generator): OurMove {
  for (;;) {
    const move = choice.pick(moves)
    if (!nineCircles.concedes(move)) return move
  }
}

/**
 * Neither side copies the move before it is checked. Our table then finds it in the list by identity, as for bots and
 * local tables. A move that came as JSON is compared field by field, which adds about half of the cost of the whole
 * move.
 */
function pickAndCheck(moves: readonly OurMove[], choice: Generator): OurMove {
  const asked = pickAny(moves, choice)
  const legal = findEqual(moves, asked)
  if (!legal) throw new Error(`not a legal move: ${JSON.stringify(asked)}`)
  return legal
}

/** Returns a function that lets our search bot think about a state: random playouts, always to the end of the game. */
export function createSearch(iterations: number, seed: number): (state: OurState) => OurMove {
  const random = Generator.seeded(seed)
  const options = { playout: 'random', depth: 50 } as const // a game ends earlier
  return state => iterate(nineCircles, nineCircles.view(state, SEAT), SEAT, iterations, random, options).move
}
