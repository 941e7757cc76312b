// How long a move of random play takes in games with much to list and little to choose from: in CPU time of this process,
// the median of several turns, after a warm-up. No peer plays these games, so there is a limit to stay below.

import { type GameDefinition, Generator, parseOptions, Table } from '@acheron/engine'
import { findGame, games } from '@acheron/games'
import { type Group, limited } from './bench.ts'
import { median } from './measure.ts'

const PLAYERS = 4
const TURNS = 7

interface Limits {
  /** This number of games has about as many moves as those of the other games. */
  readonly gamesPerTurn: number
  /** Microseconds per move: in the rules alone, and at a table. */
  readonly limit: number
  readonly tableLimit: number
}

const ownLimits: Readonly<Record<string, Limits>> = {
  'imp-race': { gamesPerTurn: 60, limit: 5, tableLimit: 60 },
  hellgame: { gamesPerTurn: 60, limit: 8, tableLimit: 60 },
  florence: { gamesPerTurn: 20, limit: 80, tableLimit: 180 },
  caravan: { gamesPerTurn: 20, limit: 50, tableLimit: 150 },
}

/** The limit for a game without its own row. */
const commonLimits: Limits = { gamesPerTurn: 20, limit: 50, tableLimit: 200 }

/** Every game for several players; one for a single player has benches of its own. */
export const randomPlay: readonly Group[] = games
  .filter(({ meta }) => meta.seats.max > 1)
  .flatMap(({ meta }) => groups(meta.id, ownLimits[meta.id] ?? commonLimits))

function groups(id: string, { gamesPerTurn, limit, tableLimit }: Limits): Group[] {
  return [
    group(`${id}/random-play`, limit, id, gamesPerTurn, playRandomGame),
    group(`${id}/table-move`, tableLimit, id, Math.ceil(gamesPerTurn / 10), playAtTable),
  ]
}

const playersOf = ({ meta }: GameDefinition) => Math.min(PLAYERS, meta.seats.max)

type Play = (game: GameDefinition, seed: number) => number

function group(name: string, limit: number, id: string, gamesPerTurn: number, play: Play): Group {
  return limited({ name, peerName: `limit ${limit} µs`, unit: 'µs of CPU per move', goal: 1, limit }, async () => {
    const game = await findGame(id).load()
    let seed = 20
    const turn = () => {
      const start = process.cpuUsage()
      let moves = 0
      for (let i = 0; i < gamesPerTurn; i++) moves += play(game, seed++)
      const { user, system } = process.cpuUsage(start)
      return (user + system) / moves
    }
    turn()
    return median(Array.from({ length: TURNS }, turn))
  })
}

/** Plays a game of random moves at a table: each move is looked up in the list, played, hashed and logged. */
function playAtTable(game: GameDefinition, seed: number): number {
  const table = new Table(game, { players: playersOf(game), seed })
  const choice = Generator.seeded(`choice ${seed}`)
  for (let seat = table.actors()[0]; seat !== undefined; seat = table.actors()[0]) {
    table.submit(seat, choice.pick(table.moves(seat)))
  }
  return table.entryCount
}

/** Plays a game of random moves without a log and returns the number of moves. */
function playRandomGame(game: GameDefinition, seed: number): number {
  const ctx = { random: Generator.seeded(seed), emit() {} }
  const choice = Generator.seeded(`choice ${seed}`)
  const state = game.setup({ players: playersOf(game), options: parseOptions(game.meta.options, {}) }, ctx.random)
  game.advance(state, ctx)
  let count = 0
  for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
    game.play(state, seat, choice.pick(game.moves(state, seat)), ctx)
    count++
  }
  return count
}
