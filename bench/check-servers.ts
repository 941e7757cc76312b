// node check-servers.ts: proves that all servers play the same game. A random game is as long as one of the
// hand-written loop, and an illegal move is refused.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { inDataFolder } from './data-folder.ts'
import { playRandomGame, Random } from './peers/hand-loop.ts'
import { Child } from './server/child.ts'
import { PROGRAMS } from './server/contestant.ts'
import type { Guest } from './server/guest.ts'

const GUESTS = 20
const GAMES_EACH = 15

function lengthOfLoop(): number {
  const random = new Random(1)
  const games = 20_000
  let moves = 0
  for (let i = 0; i < games; i++) moves += playRandomGame(random).moves
  return moves / games
}

async function movesOf(guest: Guest<unknown>): Promise<number> {
  let count = 0
  for (let i = 0; i < GAMES_EACH; i++) {
    let moves = await guest.open()
    while (moves.length > 0) {
      moves = await guest.play(moves[Math.floor(Math.random() * moves.length)]!)
      count++
    }
  }
  return count
}

async function checkServer(kind: string, program: string, folder: string, length: number): Promise<void> {
  const { connect } = (await import(`./server/clients/${kind}.ts`)) as { connect(url: string): Promise<Guest<unknown>> }
  const server = new Child(join(import.meta.dirname, 'server', program), join(folder, `${kind}.sqlite`))
  try {
    const url = `http://127.0.0.1:${await server.ask<number>('port')}`
    const guests = await Promise.all(Array.from({ length: GUESTS }, () => connect(url)))
    const counts = await Promise.all(guests.map(movesOf))
    const found = counts.reduce((sum, count) => sum + count) / (GUESTS * GAMES_EACH)
    assert.ok(Math.abs(found - length) < 2, `${kind}: ${found} moves a game, not ${length}`)
    await guests[0]!.open()
    await assert.rejects(guests[0]!.play({ do: 'claim', use: [1] }), `${kind} takes a claim without dice`)
    console.log(`${kind}: ${found.toFixed(2)} moves a game`)
  } finally {
    await server.stop()
  }
}

const length = lengthOfLoop()
await inDataFolder(async folder => {
  for (const [kind, program] of Object.entries(PROGRAMS)) await checkServer(kind, program, folder, length)
})
process.exit() // the guests' sockets are still open
