// node looker.ts <url> <table>: a guest who sits down at a long table of one seat. While the parent lets it, it plays a move
// and looks back at some moment, twice a second.

import { setTimeout as sleep } from 'node:timers/promises'
import { answer } from './answer.ts'
import { Visitor } from './visitor.ts'

const [url, table] = process.argv.slice(2) as [string, string]
const PAUSE_MILLISECONDS = 500

let looking = false
let turn: Promise<unknown> = Promise.resolve()
const visitor = await Visitor.enter(url)
await visitor.request(`/api/tables/${table}/sit`, { seat: 0 })
await visitor.watch(table)

async function look(): Promise<void> {
  while (looking) {
    const pause = sleep(PAUSE_MILLISECONDS)
    const { version, entries } = visitor.now(table)
    const moves = visitor.moves(table).filter(move => !JSON.stringify(move).includes('giveUp'))
    await visitor.play(table, moves[version % moves.length]!)
    await visitor.told(table, version + 1)
    await visitor.request(`/api/tables/${table}/past/${Math.floor(Math.random() * entries)}`)
    await pause
  }
}

answer({
  look() {
    looking = true
    turn = look()
    turn.catch(() => {}) // reported when it rests
  },
  async rest() {
    looking = false
    await turn
  },
})
