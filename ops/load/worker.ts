// A thread of clients: opens its tables, then plays at the rate that it is told.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import { findGame } from '@acheron/games'
import { Guest } from '../house/guest.ts'
import { LoadTable, type Place } from './load-table.ts'
import { GameTally, type Job, type News, type Order, type Report } from './reports.ts'

const { number, bases, tables: plans } = workerData as Job
const tell = (news: News) => parentPort!.postMessage(news)

const tallies = new Map<string, GameTally>()
/** Tables at which a move can be played, each once. */
const free: LoadTable[] = []
const isListed = new Set<LoadTable>()
const tables: LoadTable[] = []
let lookBacks: number[] = []
let returns: number[] = []
let missed = 0
let guests = 0
let visits = 0

const place: Place = {
  base: () => bases[visits++ % bases.length]!,
  free(table) {
    if (isListed.has(table)) return
    isListed.add(table)
    free.push(table)
  },
}

/** A thread has its own addresses: 10.<number>.x.x. */
async function newGuest(): Promise<Guest> {
  const guest = new Guest((number << 16) | ++guests)
  await guest.enter(place.base())
  return guest
}

async function openTables(): Promise<void> {
  const waiting = [...plans]
  const openNext = async () => {
    for (let plan = waiting.pop(); plan; plan = waiting.pop()) {
      const rules = await findGame(plan.game).load()
      const tally = tallies.get(plan.game) ?? new GameTally()
      tallies.set(plan.game, tally)
      const people = await Promise.all(Array.from({ length: plan.players }, newGuest))
      const spectator = plan.spectator ? await newGuest() : null
      const table = new LoadTable(rules, { guests: people, spectator }, tally, place)
      await table.open()
      tables.push(table)
      tell({ tell: 'opened', tables: tables.length })
    }
  }
  await Promise.all(Array.from({ length: 4 }, openNext))
}

/** A table at which a move can be played, drawn at random. */
function drawTable(): LoadTable | null {
  while (free.length > 0) {
    const at = Math.floor(Math.random() * free.length)
    const table = free[at]!
    free[at] = free.at(-1)!
    free.pop()
    isListed.delete(table)
    if (table.isFree) return table
  }
  return null
}

/** Every so many moves somebody looks back, or goes and comes back. */
const movesPerLookBack = 50
const movesPerReturn = 200

function moveIsDue(): void {
  const table = drawTable()
  if (!table) {
    missed++
    return
  }
  if (Math.random() < 1 / movesPerReturn) {
    void table.goAndReturn().then(took => returns.push(took))
    return
  }
  void table.play()
  if (Math.random() < 1 / movesPerLookBack)
    table.lookBack().then(
      took => void (took !== null && lookBacks.push(took)),
      () => {},
    )
}

let timer: NodeJS.Timeout | undefined

/** Moves come when they are due, however long the server takes for others: as many people would. */
function play(perSecond: number): void {
  clearTimeout(timer)
  if (perSecond === 0) return
  let due = performance.now()
  const wait = () => (-Math.log(1 - Math.random()) / perSecond) * 1000
  const next = () => {
    for (; due <= performance.now(); due += wait()) moveIsDue()
    timer = setTimeout(next, Math.max(0, due - performance.now()))
  }
  due += wait()
  next()
}

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()

function report(): Report {
  const ownDelay = delay.percentile(99) / 1e6
  delay.reset()
  const games = Object.fromEntries([...tallies].map(([game, tally]) => [game, tally.take()]))
  const taken = { games, lookBacks, returns, missed, ownDelay }
  lookBacks = []
  returns = []
  missed = 0
  return taken
}

parentPort!.on('message', (order: Order) => {
  if (order.do === 'play') return play(order.perSecond)
  play(0)
  for (const table of tables) table.close()
  process.exit()
})

try {
  await openTables()
  tell({ tell: 'ready' })
  setInterval(() => tell({ tell: 'report', report: report() }), 1000)
} catch (error) {
  tell({ tell: 'failed', problem: (error as Error).message })
}
