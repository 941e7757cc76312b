// The same rules on boardgame.io, written as its documentation suggests: setup, moves that return INVALID_MOVE, endIf,
// the random plugin, ai.enumerate. Moves change G in place as all of its examples do. Its settings are the defaults,
// except for production mode and no debug panel. The rules themselves come from the hand-written loop, so that only the
// frameworks are compared.

import { createRequire } from 'node:module'
import { applyMove, beginAnew, type Die, isLost, legalMoves, type Move, newGame, type State } from './hand-loop.ts'
import { isLegal } from './legal.ts'

process.env.NODE_ENV = 'production' // before the first require: its log and its checks depend on it

// The library has no ES module entry points that Node can load, and types of its own that need a bundler; these are
// the parts used here.
interface MoveContext {
  G: State
  random: { D6(): number }
}
type MoveFunction = (context: MoveContext, move: Move) => string | undefined
interface Game {
  name: string
  seed?: string | number
  setup(): State
  moves: Record<Move['do'], MoveFunction>
  endIf(context: { G: State }): GameOver | undefined
  ai: { enumerate(G: State): { move: Move['do']; args: [Move] }[] }
}
interface GameOver {
  won: boolean
  winner?: string
}
interface GameState {
  G: State
  ctx: { gameover?: GameOver }
}
interface LocalClient {
  moves: Record<Move['do'], (move: Move) => void>
  getState(): GameState
  store: { getState(): GameState }
}
interface Library {
  Client(options: { game: Game; numPlayers: number; debug: boolean }): LocalClient
}
interface AiLibrary {
  MCTSBot: new (options: {
    game: Game
    enumerate: Game['ai']['enumerate']
    iterations: number
    playoutDepth: number
    seed: number
  }) => { play(state: GameState, playerID: string): Promise<{ action: { payload: { args: [Move] } } | null }> }
}

const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client') as Library
const { MCTSBot } = require('boardgame.io/ai') as AiLibrary
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string }

const play: MoveFunction = ({ G, random }, move) => {
  if (!isLegal(G, move)) return INVALID_MOVE
  const die: Die = () => random.D6()
  applyMove(G, move, die)
  if (isLost(G)) G.status = 'lost'
  return undefined
}

export const nineCircles: Game = {
  name: 'nine-circles',
  setup: newGame,
  moves: { declare: play, roll: play, virgil: play, claim: play },
  endIf: ({ G }) => {
    if (G.status === 'playing') return undefined
    return G.status === 'won' ? { won: true, winner: '0' } : { won: false }
  },
  ai: { enumerate: G => legalMoves(G).map(move => ({ move: move.do, args: [move] })) },
}

/** The same, but it restarts when it is over. */
const playOn: MoveFunction = (context, move) => {
  const outcome = play(context, move)
  beginAnew(context.G)
  return outcome
}

export const endless: Game = {
  ...nineCircles,
  moves: { declare: playOn, roll: playOn, virgil: playOn, claim: playOn },
}

/** Plays one game of random legal moves through the local client and returns its end and the number of moves. */
export function playRandomGame(seed: number, below: (n: number) => number): { state: State; moves: number } {
  const client = Client({ game: { ...nineCircles, seed }, numPlayers: 1, debug: false })
  let moves = 0
  for (;;) {
    const { G, ctx } = client.getState()
    if (ctx.gameover) return { state: G, moves }
    const legal = nineCircles.ai.enumerate(G)
    const chosen = legal[below(legal.length)]!
    client.moves[chosen.move](...chosen.args)
    moves++
  }
}

/** Makes one move in a new game at `position`; returns the state after it, or null when it was refused. */
export function tryMove(position: State, move: Move): State | null {
  const client = Client({ game: { ...nineCircles, setup: () => copyState(position) }, numPlayers: 1, debug: false })
  const before = client.getState().G
  client.moves[move.do](move)
  const after = client.getState().G
  return after === before ? null : after
}

/** Returns a function that lets its search bot think about a position: random playouts, always to the end of the game. */
export function createSearch(iterations: number, seed: number): (position: State) => Promise<Move | null> {
  const playoutDepth = 50 // more than a game can last
  const bot = new MCTSBot({ game: nineCircles, enumerate: nineCircles.ai.enumerate, iterations, playoutDepth, seed })
  const client = Client({ game: { ...nineCircles, seed }, numPlayers: 1, debug: false })
  const start = client.store.getState()
  return async position => {
    const { action } = await bot.play({ ...start, G: position }, '0')
    return action?.payload.args[0] ?? null
  }
}

function copyState(state: State): State {
  return { ...state, active: [...state.active], rows: [...state.rows] }
}
