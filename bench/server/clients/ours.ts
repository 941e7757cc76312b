// A guest at our server who uses it as the web client does: a cookie, tables by REST, moves over the socket.

import type { Move } from '@acheron/engine'
import type { ClientMessage, NewTable, ServerMessage, TableInfo } from '@acheron/protocol'
import WebSocket from 'ws'
import { type Guest, Reply } from '../guest.ts'

type TableView = Extract<ServerMessage, { type: 'steps' }>['now']

const newTable: NewTable = { game: 'nine-circles', options: {}, seats: [{ kind: 'me' }] }

export async function connect(url: string): Promise<Guest<Move> & { readonly table: string }> {
  const me = await fetch(`${url}/api/me`)
  await me.text()
  const cookie = me.headers.getSetCookie()[0]!.split(';')[0]!
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie } })
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))

  const reply = new Reply<readonly Move[]>()
  let table = ''
  let version = 0
  let seen: TableView | null = null
  let stored = false

  const say = (message: ClientMessage) => socket.send(JSON.stringify(message))
  const settle = () => {
    if (!stored || !seen) return
    version = seen.version
    reply.came(movesOf(seen))
  }

  const heard = (message: ServerMessage) => {
    switch (message.type) {
      case 'table':
        version = message.open.now.version
        return reply.came(movesOf(message.open.now))
      case 'steps':
        seen = message.now
        return settle()
      case 'done':
        stored = true
        return settle()
      case 'refused':
      case 'error':
        return reply.failed(message.message)
    }
  }
  socket.on('message', data => {
    for (const message of JSON.parse(String(data)) as ServerMessage[]) heard(message)
  })
  socket.on('close', (code, reason) => reply.failed(`closed with ${code} ${reason}`))

  return {
    get table() {
      return table
    },
    async open() {
      if (table) say({ type: 'unwatch', table })
      table = await openTable(url, cookie)
      const answer = reply.next()
      say({ type: 'watch', table })
      return answer
    },
    play(move) {
      stored = false
      seen = null
      const answer = reply.next()
      say({ type: 'move', id: `${version}`, table, seat: 0, version, move })
      return answer
    },
  }
}

async function openTable(url: string, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(newTable),
  })
  if (!answer.ok) throw new Error(`no table: ${await answer.text()}`)
  return ((await answer.json()) as TableInfo).id
}

/** Every legal move but concede. */
function movesOf({ moves, result }: TableView): readonly Move[] {
  return result === null ? moves.filter(move => move.do !== 'concede') : []
}
