// How long a move of random play takes in games with much to list and little to choose from: in CPU time of this process,
// the median of several turns, after a warm-up. No peer plays these games, so there is a limit to stay below.

import { type GameDefinition, Generator, parseOptions } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { type Group, limited } from './bench.ts'
import { median } from './measure.ts'

const PLAYERS = 4
const TURNS = 7

/** Games of about as many moves all in all, and microseconds for each of them. */
export const randomPlay: readonly Group[] = [
  group({ id: 'imp-race', gamesPerTurn: 60, limit: 5 }),
  group({ id: 'hellgame', gamesPerTurn: 60, limit: 8 }),
  group({ id: 'florence', gamesPerTurn: 20, limit: 80 }),
]

function group({ id, gamesPerTurn, limit }: { id: string; gamesPerTurn: number; limit: number }): Group {
  const name = `${id}/random-play`
  return limited({ name, peerName: `limit ${limit} µs`, unit: 'µs of CPU per move', goal: 1, limit }, async () => {
    const game = await findGame(id).load()
    let seed = 20
    const turn = () => {
      const start = process.cpuUsage()
      let moves = 0
      for (let i = 0; i < gamesPerTurn; i++) moves += playRandomGame(game, seed++)
      const { user, system } = process.cpuUsage(start)
      return (user + system) / moves
    }
    turn()
    return median(Array.from({ length: TURNS }, turn))
  })
}

/** Plays a game of random moves without a log and returns the number of moves. */
function playRandomGame(game: GameDefinition, seed: number): number {
  const ctx = { random: Generator.seeded(seed), emit() {} }
  const choice = Generator.seeded(`choice ${seed}`)
  const state = game.setup({ players: PLAYERS, options: parseOptions(game.meta.options, {}) }, ctx.random)
  game.advance(state, ctx)
  let count = 0
  for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
    game.play(state, seat, choice.pick(game.moves(state, seat)), ctx)
    count++
  }
  return count
}
