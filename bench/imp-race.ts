// How long a move of random play takes in a game with much to list and little to choose from: in CPU time of this process,
// the median of several turns, after a warm-up. No peer plays this game, so there is a limit to stay below.

import { type GameDefinition, Generator, parseOptions } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { limited } from './bench.ts'
import { median } from './measure.ts'

const PLAYERS = 4
const TURNS = 7
const GAMES_PER_TURN = 60

export const impRace = limited(
  { name: 'imp-race/random-play', peerName: 'limit 5 µs', unit: 'µs of CPU per move', goal: 1, limit: 5 },
  async () => {
    const game = await findGame('imp-race').load()
    let seed = 20
    const turn = () => {
      const start = process.cpuUsage()
      let moves = 0
      for (let i = 0; i < GAMES_PER_TURN; i++) moves += playRandomGame(game, seed++)
      const { user, system } = process.cpuUsage(start)
      return (user + system) / moves
    }
    turn()
    return median(Array.from({ length: TURNS }, turn))
  },
)

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
