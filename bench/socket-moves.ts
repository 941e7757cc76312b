// What a move costs our server's main thread, through real sockets: every seat of a table is a visitor who watches it, the
// seats that have to decide play random legal moves, one after the other. Timed in CPU time of that thread, from before the
// move until everybody has been told and the server has nothing left to do.

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { games } from '@acheron/games'
import { type Group, limitedTogether } from './bench.ts'
import { inDataFolder } from './data-folder.ts'
import { median, quantile } from './measure.ts'
import { withServer } from './server/ours-child.ts'
import { Party } from './server/party.ts'
import { Visitor } from './server/visitor.ts'

const PLAYERS = 4
const WARM_UP = 300
const MOVES = 700
/** Questions without a move, whose cost is taken off. */
const ASKS = 100
/** Work that the server puts off is done by then. */
const PAUSE_MILLISECONDS = 2

const limitsOf = (game: string) => (game === 'caravan' ? { p50: 1, p99: 4 } : { p50: 0.3, p99: 1 })

/** A row for the median and one for 99 of 100 moves, for every game. */
export const socketMoves: readonly Group[] = games.map(({ meta: { id, seats } }) => {
  const limits = limitsOf(id)
  const row = (part: 'p50' | 'p99') => ({
    ...{ name: `${id}/socket-move-${part}`, unit: 'ms of the main thread', goal: 1 },
    ...{ limit: limits[part], peerName: `limit ${limits[part]} ms` },
  })
  return limitedTogether([row('p50'), row('p99')], async () => {
    const times = await inDataFolder(folder => measure(id, Math.min(PLAYERS, seats.max), join(folder, 'ours.sqlite')))
    return [median(times), quantile(times, 0.99)]
  })
})

/** The milliseconds of each move. */
async function measure(game: string, players: number, file: string): Promise<number[]> {
  return withServer(file, async (url, server) => {
    const visitors = await Promise.all(Array.from({ length: players }, () => Visitor.enter(url)))
    let party = await Party.open(game, visitors)
    const used = () => server.ask<number>('mainThreadSeconds')
    const play = async () => {
      if (party.over) party = await Party.open(game, visitors)
      await party.play()
      await party.settled()
    }
    for (let i = 0; i < WARM_UP; i++) await play()
    const asking = median(await timesOf(ASKS, used, async () => true))
    const times = await timesOf(MOVES, used, async () => {
      const { table } = party
      await play()
      return party.table === table // a new table is no part of a move
    })
    for (const visitor of visitors) visitor.leave()
    return times.map(seconds => Math.max(0, seconds - asking) * 1000)
  })
}

/** The seconds that each counted piece of work takes, with the cost of asking for them. */
async function timesOf(count: number, used: () => Promise<number>, work: () => Promise<boolean>): Promise<number[]> {
  const times: number[] = []
  let before = await used()
  while (times.length < count) {
    const counts = await work()
    await sleep(PAUSE_MILLISECONDS)
    const after = await used()
    if (counts) times.push(after - before)
    before = after
  }
  return times
}
