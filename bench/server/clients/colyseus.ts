import { Client } from '@colyseus/sdk'
import { legalMoves, type Move } from '../../peers/hand-loop.ts'
import { Sheet, stateOf } from '../../peers/server/colyseus-sheet.ts'
import { type Guest, Reply } from '../guest.ts'

export async function connect(url: string): Promise<Guest<Move>> {
  const client = new Client(url)
  const newRoom = () => client.create<Sheet>('nine-circles', {}, Sheet)
  const reply = new Reply<readonly Move[]>()
  let room: Awaited<ReturnType<typeof newRoom>> | null = null

  return {
    async open() {
      if (room) await room.leave()
      const answer = reply.next()
      room = await newRoom()
      room.reconnection.enabled = false
      room.onStateChange(sheet => {
        const state = stateOf(sheet)
        reply.came(state.status === 'playing' ? legalMoves(state) : [])
      })
      room.onMessage('refused', () => reply.failed('the move was refused'))
      room.onError((code, message) => reply.failed(`${code} ${message}`))
      return answer
    },
    play(move) {
      const answer = reply.next()
      room!.send('move', move)
      return answer
    },
  }
}
