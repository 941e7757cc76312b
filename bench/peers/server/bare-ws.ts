// node bare-ws.ts <file> [endless]: the server of a programmer who wants only this game online and safe on disk: no
// identity, no other viewers, no undo, no checks of the messages' shape. A move is looked up among the legal ones,
// played, written as one row, and answered when the row is on disk. WAL with synchronous FULL; the rows of one turn of
// the event loop share a commit.

import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { WebSocketServer } from 'ws'
import { answerAsServer } from '../../server/answer.ts'
import { applyMove, beginAnew, isLost, legalMoves, type Move, newGame, Random, type State } from '../hand-loop.ts'

export type Request = { readonly type: 'open' } | { readonly type: 'move'; readonly table: number; readonly move: Move }

export type Answer =
  | { readonly table: number; readonly n: number; readonly state: State; readonly moves: readonly Move[] }
  | { readonly error: string }

interface Table {
  readonly id: number
  n: number
  readonly state: State
  /** The legal moves as they were sent; empty when the game is over. */
  moves: readonly Move[]
}

interface Row {
  readonly table: number
  readonly n: number
  readonly body: string
  stored(): void
}

const [file, game] = process.argv.slice(2) as [string, string?]
const db = new DatabaseSync(file)
db.exec('pragma journal_mode = wal; pragma synchronous = full')
db.exec('create table move (table_no integer not null, n integer not null, body text not null) strict')
const begin = db.prepare('begin immediate')
const insert = db.prepare('insert into move (table_no, n, body) values (?, ?, ?)')
const commit = db.prepare('commit')
let rows: Row[] = []

function append(row: Row): void {
  rows.push(row)
  if (rows.length === 1) setImmediate(flush)
}

function flush(): void {
  const written = rows
  rows = []
  begin.run()
  for (const { table, n, body } of written) insert.run(table, n, body)
  commit.run()
  for (const row of written) row.stored()
}

const random = new Random(Date.now())
const die = () => random.below(6) + 1
const tables = new Map<number, Table>()

function open(): Table {
  const state = newGame()
  const table = { id: tables.size + 1, n: 0, state, moves: legalMoves(state) }
  tables.set(table.id, table)
  return table
}

/** Plays the move; null when it is not legal. */
function play(id: number, asked: Move): Table | null {
  const table = tables.get(id)
  const move = table?.moves.find(legal => isSame(legal, asked))
  if (!table || !move) return null
  const { state } = table
  applyMove(state, move, die)
  if (isLost(state)) state.status = 'lost'
  if (game === 'endless') beginAnew(state)
  table.n++
  table.moves = state.status === 'playing' ? legalMoves(state) : []
  return table
}

function isSame(a: Move, b: Move): boolean {
  switch (a.do) {
    case 'declare':
      return b.do === a.do && a.n === b.n
    case 'virgil':
      return b.do === a.do && a.from === b.from && a.to === b.to
    case 'claim':
      return b.do === a.do && areSame(a.use, b.use)
    case 'roll':
      return b.do === a.do && a.fresh === b.fresh && areSame(a.rows, b.rows) && areSame(a.again, b.again)
  }
}

function areSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', socket => {
  const answer = (value: Answer) => socket.send(JSON.stringify(value))
  socket.on('message', data => {
    const request = JSON.parse(String(data)) as Request
    const table = request.type === 'open' ? open() : play(request.table, request.move)
    if (!table) return answer({ error: 'not a legal move' })
    const { id, n, state, moves } = table
    const body = JSON.stringify(request.type === 'open' ? { state } : { move: request.move, state })
    append({ table: id, n, body, stored: () => answer({ table: id, n, state, moves }) })
  })
})
server.on('listening', () => answerAsServer((server.address() as AddressInfo).port))
