// The messages of boardgame.io's own client to its server (`sync`, `update`), without the game and the store that it
// also runs.

import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import { legalMoves, type Move, type State } from '../../peers/hand-loop.ts'
import { type Guest, Reply } from '../guest.ts'

interface GameState {
  readonly _stateID: number
  readonly G: State
  readonly ctx: { readonly gameover?: object }
}

const player = '0'

export async function connect(url: string): Promise<Guest<Move>> {
  const socket = io(`${url}/nine-circles`, { transports: ['websocket'], forceNew: true, reconnection: false })
  await new Promise((resolve, reject) => socket.on('connect', () => resolve(null)).on('connect_error', reject))
  const reply = new Reply<readonly Move[]>()
  let match = ''
  let stateId = 0

  const show = (id: string, state: GameState) => {
    if (id !== match) return
    stateId = state._stateID
    reply.came(state.ctx.gameover ? [] : legalMoves(state.G))
  }
  socket.on('sync', (id: string, { state }: { state: GameState }) => show(id, state))
  // A refused move comes back as an update too, with the state as it was.
  socket.on('update', (id: string, state: GameState) => {
    if (state._stateID === stateId + 1) show(id, state)
    else reply.failed('the move was refused')
  })
  socket.on('disconnect', reason => reply.failed(reason))

  return {
    open() {
      match = randomUUID()
      const answer = reply.next()
      // A match that does not exist yet is made.
      socket.emit('sync', match, player, undefined, 1)
      return answer
    },
    play(move) {
      const answer = reply.next()
      const action = { type: 'MAKE_MOVE', payload: { type: move.do, args: [move], playerID: player } }
      socket.emit('update', action, stateId, match, player)
      return answer
    },
  }
}
