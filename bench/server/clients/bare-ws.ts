import WebSocket from 'ws'
import type { Move } from '../../peers/hand-loop.ts'
import type { Answer, Request } from '../../peers/server/bare-ws.ts'
import { type Guest, Reply } from '../guest.ts'

export async function connect(url: string): Promise<Guest<Move>> {
  const socket = new WebSocket(url.replace('http', 'ws'))
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
  const reply = new Reply<readonly Move[]>()
  let table = 0

  socket.on('message', data => {
    const answer = JSON.parse(String(data)) as Answer
    if ('error' in answer) return reply.failed(answer.error)
    table = answer.table
    reply.came(answer.moves)
  })
  socket.on('close', code => reply.failed(`closed with ${code}`))

  const ask = (request: Request) => {
    const answer = reply.next()
    socket.send(JSON.stringify(request))
    return answer
  }
  return {
    open: () => ask({ type: 'open' }),
    play: move => ask({ type: 'move', table, move }),
  }
}
