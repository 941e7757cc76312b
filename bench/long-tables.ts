// Tables with a long log. How much our server does to open one: from `watch` to the first message, in a server just started
// after a kill, so that the steps since the last snapshot are played again. Timed in the server's own CPU time (there is
// next to nothing to wait for, and the machine may be busy with other things).

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Limited, limited, limitedTogether } from './bench.ts'
import { inDataFolder } from './data-folder.ts'
import { median } from './measure.ts'
import type { Child } from './server/child.ts'
import { connect } from './server/clients/ours.ts'
import { storeLongCaravan } from './server/long-caravan.ts'
import { withServer } from './server/ours-child.ts'
import { Party } from './server/party.ts'
import { Visitor } from './server/visitor.ts'

/** Two thousand, and nearly as many more as the server leaves between two snapshots. */
const ENTRIES = 2049
const CARAVAN_STEPS = 4049
const TIMES = 7
/** Looks back after a further move each, at moments far apart. */
const LOOKS = [2000, 1200, 40, 1900, 777]

/** The CPU time and the size of a table's first message. */
const opening = (name: string): Limited[] => [
  { name, peerName: 'limit 10 ms', unit: 'ms of CPU', goal: 1, limit: 10 },
  { name: `${name}-size`, peerName: 'limit 60 kB', unit: 'kB of the first message', goal: 1, limit: 60 },
]

export const openLongTable = limitedTogether(opening('server/open-2000'), () =>
  inDataFolder(async folder => {
    const file = join(folder, 'ours.sqlite')
    const table = await withServer(file, playLong, 'endless')
    return openings(() =>
      withServer(
        file,
        async (url, server) => {
          await warmUp(url, server, 'nine-circles')
          return open(url, server, table)
        },
        'endless',
      ),
    )
  }),
)

/** Campaigns that somebody opened before: a server runs for weeks, and the code that shows a fight is compiled once. */
const OTHERS = ['first', 'second', 'third', 'fourth']

/** A campaign, opened by somebody who sits there, where others have been opened; and for comparison the first of all. */
const caravan = 'server/open-caravan-4000'
const first: Limited = { ...opening(caravan)[0]!, name: `${caravan}-first`, peerName: 'for comparison', goal: 0 }
export const openLongCaravan = limitedTogether([...opening(caravan), first], () =>
  inDataFolder(async folder => {
    const file = join(folder, 'ours.sqlite')
    const table = await storeLongCaravan(file, 4, CARAVAN_STEPS)
    const others: string[] = []
    for (const name of OTHERS) others.push(await storeLongCaravan(file, 4, CARAVAN_STEPS, name))
    const cookie = await withServer(file, async url => {
      const visitor = await Visitor.enter(url)
      await visitor.request(`/api/tables/${table}/sit`, { seat: 0 })
      return visitor.cookie
    })
    const opened = (before: readonly string[]) => () =>
      withServer(file, async (url, server) => {
        await warmUp(url, server, 'caravan')
        for (const other of before) await open(url, server, other)
        await atRest(server)
        return open(url, server, table, cookie)
      })
    const [later, size] = await openings(opened(others))
    const [earliest] = await openings(opened([]))
    return [later!, size!, earliest!]
  }),
)

/**
 * Somebody looks back while the game goes on: a move, then a moment of the past. The first look plays the whole game again and
 * is not counted; later ones must not.
 */
export const lookBack = limited(
  { name: 'server/look-back-2000', peerName: 'limit 10 ms', unit: 'ms of CPU', goal: 1, limit: 10 },
  () => inDataFolder(folder => withServer(join(folder, 'ours.sqlite'), timeToLookBack, 'endless')),
)

async function timeToLookBack(url: string, server: Child): Promise<number> {
  const guest = await connect(url)
  let moves = await guest.open()
  const play = async () => {
    moves = await guest.play(moves[0]!)
  }
  for (let i = 0; i < ENTRIES; i++) await play()
  const look = async (entry: number) => {
    const answer = await fetch(`${url}/api/tables/${guest.table}/past/${entry}`)
    if (!answer.ok) throw new Error(`no look back: ${await answer.text()}`)
    await answer.text()
  }
  await look(ENTRIES)
  const times: number[] = []
  for (const entry of LOOKS) {
    await play()
    const started = await server.ask<number>('cpuSeconds')
    await look(entry)
    times.push(((await server.ask<number>('cpuSeconds')) - started) * 1000)
  }
  return median(times)
}

/** Plays a game of the given length; returns the table's id. */
async function playLong(url: string): Promise<string> {
  const guest = await connect(url)
  let moves = await guest.open()
  for (let i = 0; i < ENTRIES; i++) moves = await guest.play(moves[i % moves.length]!)
  return guest.table
}

/** Moves at another table before: the rules are read, compiled and begin to run fast when the first tables of a game are played. */
const WARM_UP_MOVES = 200

/** A server at which the game has been played for a while, and which has nothing left to do. */
async function warmUp(url: string, server: Child, game: string): Promise<void> {
  const party = await Party.open(game, [await Visitor.enter(url)])
  for (let i = 0; i < WARM_UP_MOVES && !party.over; i++) await party.play()
  await atRest(server)
}

async function atRest(server: Child): Promise<void> {
  for (let used = 1, before = 0; used > 0.005; ) {
    await sleep(100)
    const now = await server.ask<number>('cpuSeconds')
    used = now - before
    before = now
  }
}

interface Opened {
  readonly milliseconds: number
  readonly kilobytes: number
}

/** Opens a table several times; the median of the CPU time, and the size. */
async function openings(openOnce: () => Promise<Opened>): Promise<number[]> {
  const opened: Opened[] = []
  while (opened.length < TIMES) opened.push(await openOnce())
  return [median(opened.map(({ milliseconds }) => milliseconds)), median(opened.map(({ kilobytes }) => kilobytes))]
}

async function open(url: string, server: Child, table: string, cookie?: string): Promise<Opened> {
  const visitor = await Visitor.enter(url, cookie)
  const started = await server.ask<number>('cpuSeconds')
  const bytes = await visitor.watch(table)
  const milliseconds = ((await server.ask<number>('cpuSeconds')) - started) * 1000
  if (visitor.now(table).version < ENTRIES) throw new Error(`the table opened at ${visitor.now(table).version}`)
  return { milliseconds, kilobytes: bytes / 1000 }
}
