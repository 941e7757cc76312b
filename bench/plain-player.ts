// How long a decision of the Caravan's plain player takes, from its view to its move: the mean over fights of every other
// circle, with four players and with one, in CPU time of this thread, without the rules' own work. The median of several
// turns, after a warm-up.

import { makeBot } from '@acheron/bots'
import { Generator, parseOptions } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { type Group, type Limited, limitedTogether } from './bench.ts'
import { median } from './measure.ts'

const TURNS = 5
const CIRCLES = [1, 3, 5, 7, 9]

const rows = [
  { name: 'caravan/plain-decision', players: 4, limit: 150 },
  // One seat decides for four Champions, among three times as many moves.
  { name: 'caravan/plain-decision-alone', players: 1, limit: 500 },
]
const benchOf = ({ name, limit }: { name: string; limit: number }): Limited => {
  return { name, peerName: `limit ${limit} µs`, unit: 'µs of CPU per decision', goal: 1, limit }
}

export const plainPlayer: Group = limitedTogether(rows.map(benchOf), async () => {
  const game = await findGame('caravan').load()
  const bot = makeBot(game, 'greedy', 'bots')
  let seed = 20

  /** Plays a fight and returns the number of decisions and their time. */
  const fight = (startCircle: number, players: number) => {
    const ctx = { random: Generator.seeded(seed), emit() {} }
    const own = Generator.seeded(`choice ${seed++}`)
    const options = parseOptions(game.meta.options, { mode: 'quick', startCircle, retry: 'none' })
    const state = game.setup({ players, options }, ctx.random)
    game.advance(state, ctx)
    let [decisions, time] = [0, 0]
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const moves = game.moves(state, seat)
      const view = game.view(state, seat)
      const start = process.threadCpuUsage()
      const move = bot.choose(view, seat, moves, own)
      const { user, system } = process.threadCpuUsage(start)
      time += user + system
      decisions++
      game.play(state, seat, move, ctx)
    }
    return { decisions, time }
  }

  const turn = (players: number) => {
    const fights = CIRCLES.map(circle => fight(circle, players))
    return fights.reduce((sum, { time }) => sum + time, 0) / fights.reduce((sum, each) => sum + each.decisions, 0)
  }
  return rows.map(({ players }) => {
    turn(players)
    return median(Array.from({ length: TURNS }, () => turn(players)))
  })
})
