// A program that plays: it sits down at a table that allows programs and makes random legal moves until the game is over.
// It needs nothing but Node 24. Every message is described at /api/docs of the server.
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://localhost:8080' },
    token: { type: 'string', default: process.env.ACHERON_TOKEN ?? '' },
    table: { type: 'string' },
  },
})
if (!values.table || !values.token) {
  console.error('usage: npm run -s example -- --server <address> --table <id> --token <token>, or ACHERON_TOKEN')
  process.exit(1)
}
const { server, table } = values
const headers = { authorization: `Bearer ${values.token}`, 'content-type': 'application/json' }

interface Seat {
  readonly kind: 'person' | 'bot' | 'open'
  readonly you: boolean
}

interface Open {
  readonly info: { readonly seats: readonly Seat[] }
  readonly now: Now
}

/** The table as our seat sees it now. */
interface Now {
  readonly version: number
  readonly seat: number | null
  readonly moves: readonly object[]
  readonly result: object | null
}

type Message =
  | { readonly type: 'table'; readonly open: Open }
  | { readonly type: 'steps' | 'info'; readonly now: Now }
  | { readonly type: 'refused' | 'error'; readonly message: string }
  | { readonly type: 'done' }

/** A request; what the server refuses is thrown in its own words. */
async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(new URL(path, server), {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const value = (await answer.json()) as T & { error?: { message: string } }
  if (!answer.ok) throw new Error(value.error?.message ?? answer.statusText)
  return value
}

async function sitDown(): Promise<void> {
  const { info } = await ask<Open>('GET', `/api/tables/${table}`)
  if (info.seats.some(({ you }) => you)) return
  const seat = info.seats.findIndex(({ kind }) => kind === 'open')
  if (seat < 0) throw new Error('no seat is open at that table')
  await ask('POST', `/api/tables/${table}/sit`, { seat })
}

/** Plays whenever it is our turn. The version tells for which position a move was meant. */
function play(): void {
  const socket = new WebSocket(new URL('/api/socket', server.replace(/^http/, 'ws')), { headers })
  const say = (message: object) => socket.send(JSON.stringify(message))
  let answered = -1
  const look = ({ version, seat, moves, result }: Now) => {
    if (result !== null) {
      console.log(`the game is over: ${JSON.stringify(result)}`)
      return socket.close()
    }
    if (seat === null || moves.length === 0 || version === answered) return
    answered = version
    const move = moves[Math.floor(Math.random() * moves.length)]
    say({ type: 'move', id: `move ${version}`, table, seat, version, move })
  }
  socket.addEventListener('open', () => say({ type: 'watch', table }))
  socket.addEventListener('message', ({ data }) => {
    for (const message of JSON.parse(String(data)) as Message[]) {
      if (message.type === 'table') look(message.open.now)
      else if (message.type === 'steps' || message.type === 'info') look(message.now)
      else if (message.type === 'refused' || message.type === 'error') console.error(message.message)
    }
  })
  socket.addEventListener('close', ({ code, reason }) => {
    if (code !== 1005) console.error(`the line is closed: ${code} ${reason}`)
  })
}

await sitDown()
play()
