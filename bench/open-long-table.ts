// How long our server takes to open a table with a long log: from `watch` to the whole table, in a server just started
// after a kill, so that the steps since the last snapshot are played again. Timed in the server's own CPU time (there is
// next to nothing to wait for, and the machine may be busy with other things).

import { join } from 'node:path'
import WebSocket from 'ws'
import { limited } from './bench.ts'
import { inDataFolder } from './data-folder.ts'
import { median } from './measure.ts'
import { Child } from './server/child.ts'
import { connect } from './server/clients/ours.ts'

/** Two thousand, and nearly as many more as the server leaves between two snapshots. */
const ENTRIES = 2049
const TIMES = 7
/** Looks back after a further move each, at moments far apart. */
const LOOKS = [2000, 1200, 40, 1900, 777]

export const openLongTable = limited(
  { name: 'server/open-2000', peerName: 'limit 50 ms', unit: 'ms of CPU', goal: 1, limit: 50 },
  () => inDataFolder(folder => measure(join(folder, 'ours.sqlite'))),
)

/**
 * Somebody looks back while the game goes on: a move, then a moment of the past. The first look plays the whole game again and
 * is not counted; later ones must not.
 */
export const lookBack = limited(
  { name: 'server/look-back-2000', peerName: 'limit 10 ms', unit: 'ms of CPU', goal: 1, limit: 10 },
  () => inDataFolder(folder => withServer(join(folder, 'ours.sqlite'), timeToLookBack)),
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

async function measure(file: string): Promise<number> {
  const table = await withServer(file, playLong)
  const times: number[] = []
  while (times.length < TIMES) times.push(await withServer(file, (url, server) => timeToOpen(url, server, table)))
  return median(times)
}

async function withServer<T>(file: string, use: (url: string, server: Child) => Promise<T>): Promise<T> {
  const server = new Child(join(import.meta.dirname, 'server/ours.ts'), file, 'endless')
  try {
    return await use(`http://127.0.0.1:${await server.ask<number>('port')}`, server)
  } finally {
    await server.stop()
  }
}

/** Plays a game of the given length; returns the table's id. */
async function playLong(url: string): Promise<string> {
  const guest = await connect(url)
  let moves = await guest.open()
  for (let i = 0; i < ENTRIES; i++) moves = await guest.play(moves[i % moves.length]!)
  return guest.table
}

async function timeToOpen(url: string, server: Child, table: string): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`)
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
  const answered = new Promise<string>(resolve => socket.on('message', data => resolve(String(data))))
  const started = await server.ask<number>('cpuSeconds')
  socket.send(JSON.stringify({ type: 'watch', table }))
  const answer = await answered
  const milliseconds = ((await server.ask<number>('cpuSeconds')) - started) * 1000
  const [message] = JSON.parse(answer) as [{ open?: { steps: unknown[] } }]
  if (message.open?.steps.length !== ENTRIES) throw new Error(`the table did not open: ${answer.slice(0, 200)}`)
  return milliseconds
}
