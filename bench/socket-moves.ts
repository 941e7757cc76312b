// What a move costs our server's main thread, through real sockets: every seat of a table is a visitor who watches it, the
// seats that have to decide play random legal moves. Timed in CPU time of that thread, from before the move until everybody
// has been told. The median is of moves at many tables at once, as a busy server has them: they share a waking up and a commit. The
// 99th percentile is of moves that come one by one, each with its own; their median stands beside it for comparison, and is mostly the
// kernel's: a move of Nine Circles, which has one seat and nothing hidden, shows how much.

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { games } from '@acheron/games'
import { type Group, limitedTogether } from './bench.ts'
import { inDataFolder } from './data-folder.ts'
import { median, quantile } from './measure.ts'
import type { Child } from './server/child.ts'
import { withServer } from './server/ours-child.ts'
import { Party } from './server/party.ts'
import { Visitor } from './server/visitor.ts'

const PLAYERS = 4
const TABLES = 20
const WARM_UP_ROUNDS = 20
const ROUNDS = 40
const SINGLE_MOVES = 500
/** Questions without a move, whose cost is taken off. */
const ASKS = 100
/** Everybody has been told by then. Whether a step can be undone is found out later, when a table was still for 100 ms: not in these rows. */
const PAUSE_MILLISECONDS = 2

const limitsOf = (game: string) => (game === 'caravan' ? { p50: 1, p99: 4 } : { p50: 0.3, p99: 1 })

/** Rows for the median, 99 of 100 single moves, and the median of those for comparison, for every game. */
export const socketMoves: readonly Group[] = games.map(({ meta: { id, seats } }) => {
  const { p50, p99 } = limitsOf(id)
  const row = (name: string, limit: number, goal: number) => ({
    ...{ name: `${id}/socket-move-${name}`, unit: 'ms of the main thread', goal, limit },
    peerName: goal === 0 ? 'moves one by one, for comparison' : `limit ${limit} ms`,
  })
  return limitedTogether([row('p50', p50, 1), row('p99', p99, 1), row('single', p50, 0)], () =>
    inDataFolder(folder =>
      withServer(join(folder, 'ours.sqlite'), (url, server) => measure(url, server, id, Math.min(PLAYERS, seats.max))),
    ),
  )
})

async function measure(url: string, server: Child, game: string, players: number): Promise<number[]> {
  const tables: Table[] = []
  while (tables.length < TABLES) tables.push(await Table.open(url, game, players))
  const used = () => server.ask<number>('mainThreadSeconds')
  const round = async () => {
    const begun = await Promise.all(tables.map(table => table.play()))
    return begun.every(isNew => !isNew)
  }
  for (let i = 0; i < WARM_UP_ROUNDS; i++) await round()
  const asking = median(await timesOf(ASKS, used, async () => true))
  const rounds = await timesOf(ROUNDS, used, round)
  const moves = await timesOf(SINGLE_MOVES, used, async () => !(await tables[0]!.play()))
  for (const table of tables) table.leave()
  const milliseconds = (seconds: number) => Math.max(0, seconds - asking) * 1000
  return [milliseconds(median(rounds)) / TABLES, milliseconds(quantile(moves, 0.99)), milliseconds(median(moves))]
}

/** A table whose players have a socket each. */
class Table {
  readonly #game: string
  readonly #visitors: readonly Visitor[]
  #party: Party

  static async open(url: string, game: string, players: number): Promise<Table> {
    const visitors = await Promise.all(Array.from({ length: players }, () => Visitor.enter(url)))
    return new Table(game, visitors, await Party.open(game, visitors))
  }

  private constructor(game: string, visitors: readonly Visitor[], party: Party) {
    this.#game = game
    this.#visitors = visitors
    this.#party = party
  }

  /** Plays a move until everybody knows it; true if a new game was begun first. */
  async play(): Promise<boolean> {
    const isNew = this.#party.over
    if (isNew) this.#party = await Party.open(this.#game, this.#visitors)
    await this.#party.play()
    await this.#party.settled()
    return isNew
  }

  leave(): void {
    for (const visitor of this.#visitors) visitor.leave()
  }
}

/** The seconds that each counted piece of work takes, with the cost of asking for them. A round in which a game begins is not counted. */
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
