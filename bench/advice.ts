// Virgil and the search, at decisions of whole games of the plain player with two players (Nine Circles: one): the time to a
// first answer, and the iterations of a search beside moves of random play. CPU time of this thread, after a warm-up.

import { readFileSync } from 'node:fs'
import { iterate, makeBot } from '@acheron/bots'
import { decisionsOf, judgeByBot, judgeOf } from '@acheron/bots/analyse'
import {
  configOf,
  type GameDefinition,
  type GameState,
  Generator,
  type Move,
  recordOf,
  type Seat,
  Table,
  type View,
} from '@acheron/engine'
import { findGame } from '@acheron/games'
import { advise } from '../packages/web/src/hint/advise.ts'
import { solve } from '../packages/web/src/hint/exact/solve.ts'
import { type Bench, type Group, report } from './bench.ts'
import { quantile } from './measure.ts'

const ids = ['nine-circles', 'imp-race', 'hellgame', 'florence', 'caravan']
const LIMIT = 150
const WARM_UP = 10
const DECISIONS = 100
const SEARCHES = 12
const ITERATIONS = 24
const ITERATIONS_OF_STRONG = 900

interface Decision {
  readonly view: View
  readonly seat: Seat
  readonly moves: readonly Move[]
}

export const advice: readonly Group[] = [...ids.flatMap(id => [firstAnswer(id), iterations(id)]), analysis()]

function firstAnswer(id: string): Group {
  const unit = 'ms of CPU, 95th percentile'
  const bench: Bench = { name: `${id}/first-advice`, peerName: `limit ${LIMIT} ms`, unit, goal: 1 }
  return {
    names: [bench.name],
    async run() {
      const game = await findGame(id).load()
      const answer = answerOf(game, id)
      const times: number[] = []
      for (const decision of someDecisions(game, WARM_UP + DECISIONS)) {
        const start = process.cpuUsage()
        await answer(decision)
        times.push(spent(start) * 1000)
      }
      const ours = quantile(times.slice(WARM_UP), 0.95)
      return [report(bench, { ours, peer: LIMIT, ratio: LIMIT / ours })]
    },
  }
}

/** What the page's worker does until its first answer. */
function answerOf(game: GameDefinition, id: string): (decision: Decision) => unknown {
  if (!game.mind.table) return decision => advise(game, { game: id, ...decision }, () => true).next()
  const { nameOf } = game.mind.table
  const folder = new URL('../packages/web/src/hint/exact/tables/', import.meta.url)
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  const fileOf = (name: string) => {
    const known = files.get(name) ?? new Uint8Array(readFileSync(new URL(name, folder)))
    files.set(name, known)
    return known
  }
  return decision =>
    solve(game, { game: id, ...decision }, (of, states, goal) =>
      of.mind.oracle!({ states, goal, thorough: true, progress() {}, table: fileOf(nameOf(states[0]!, goal)) }),
    )
}

function iterations(id: string): Group {
  const unit = 'per CPU second'
  const bench: Bench = { name: `${id}/search-rate`, peerName: 'moves of random play', unit, goal: 0 }
  return {
    names: [bench.name],
    async run() {
      const game = await findGame(id).load()
      const decisions = someDecisions(game, SEARCHES)
      const search = ({ view, seat }: Decision) => iterate(game, view, seat, ITERATIONS, Generator.seeded(1)).iterations
      search(decisions[0]!)
      const [ours, peer] = [rate(() => sum(decisions.map(search))), rate(() => randomMoves(game))]
      return [report(bench, { ours, peer, ratio: ours / peer })]
    },
  }
}

/** A whole race of two plain players, judged decision by decision, each with the iterations for which `strong` has time. */
function analysis(): Group {
  const bench: Bench = { name: 'imp-race/analysis', peerName: 'limit 60 s', unit: 's of CPU', goal: 1 }
  return {
    names: [bench.name],
    async run() {
      const game = await findGame('imp-race').load()
      const table = new Table(game, { players: 2, options: {}, seed: 'analysis' })
      const bot = makeBot(game, 'fair', 'bots')
      const random = Generator.seeded('analysis')
      for (let seat = table.actors()[0]; seat !== undefined; seat = table.actors()[0])
        table.submit(seat, bot.choose(table.view(seat), seat, table.moves(seat), random))
      const record = recordOf(table)
      const { judge } = judgeByBot(game, judgeOf(game, `search:iterations=${ITERATIONS_OF_STRONG}`).judge, record)
      const start = process.cpuUsage()
      for (const decision of decisionsOf(game, record, null)) judge(decision)
      const ours = spent(start)
      return [report(bench, { ours, peer: 60, ratio: 60 / ours })]
    },
  }
}

/** Decisions between several moves, from as many games as that takes, a few of each. */
function someDecisions(game: GameDefinition, count: number): Decision[] {
  const found: Decision[] = []
  const bot = makeBot(game, 'fair', 'bots')
  for (let seed = 1; found.length < count; seed++) {
    const { state, random } = begin(game, seed)
    const own = Generator.seeded(`bot ${seed}`)
    const ctx = { random, emit() {} }
    const before = found.length
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const moves = game.moves(state, seat)
      const view = game.view(state, seat)
      if (moves.filter(move => !game.concedes(move)).length > 1 && own.index(8) === 0)
        found.push({ view: structuredClone(view), seat, moves })
      if (found.length === count || found.length - before === 20) break
      game.play(state, seat, bot.choose(view, seat, moves, own), ctx)
    }
  }
  return found
}

/** A whole game of random moves; the number of moves. */
function randomMoves(game: GameDefinition): number {
  const { state, random } = begin(game, 1)
  const ctx = { random, emit() {} }
  let moves = 0
  for (let seat = game.actors(state)[0]; seat !== undefined && moves < 5000; seat = game.actors(state)[0], moves++)
    game.play(state, seat, random.pick(game.moves(state, seat)), ctx)
  return moves
}

function begin(game: GameDefinition, seed: number): { state: GameState; random: Generator } {
  const random = Generator.seeded(seed)
  const options = game.meta.id === 'caravan' ? { mode: 'quick', startCircle: 1 + (seed % 9), retry: 'none' } : {}
  const state = game.setup(
    configOf(game, Math.max(game.meta.seats.min, Math.min(2, game.meta.seats.max)), options),
    random,
  )
  game.advance(state, { random, emit() {} })
  return { state, random }
}

/** Units of work for each CPU second, over at least one. */
function rate(work: () => number): number {
  const start = process.cpuUsage()
  let done = 0
  while (spent(start) < 1) done += work()
  return done / spent(start)
}

function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
