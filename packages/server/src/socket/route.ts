import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { Connection } from './connection.ts'
import { isWholeControl, textOfChunk } from './frames.ts'

const heartbeat = 30_000

/** The socket's route; whoever comes has been identified and its origin checked. */
export function socketRoute(app: FastifyInstance, services: Services): void {
  const connections = new Set<Connection>()
  const perAddress = new Map<string, number>()
  const timer = setInterval(() => {
    for (const connection of connections) connection.check()
  }, heartbeat).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  app.get('/api/socket', { websocket: true }, (socket, request) => {
    const count = (perAddress.get(request.ip) ?? 0) + 1
    if (count > services.limits.socketsPerAddress) return socket.close(1008, 'too many connections from your address')
    perAddress.set(request.ip, count)
    services.metrics.sockets++
    const connection = new Connection(socket, request.raw.socket, request.personId, services)
    connections.add(connection)
    socket.on('message', (data, isBinary) => {
      if (isBinary) return socket.close(1003, 'only text is understood')
      connection.received(data.toString())
    })
    hearAtOnce(socket, request.raw.socket, services.limits.messageBytes, text => connection.received(text))
    // Too large a message and the like: `ws` closes the connection by itself and says why.
    socket.on('error', error => services.log.info({ problem: error.message }, 'socket error'))
    socket.on('close', () => {
      connection.close()
      connections.delete(connection)
      services.metrics.sockets--
      const left = (perAddress.get(request.ip) ?? 1) - 1
      if (left > 0) perAddress.set(request.ip, left)
      else perAddress.delete(request.ip)
    })
  })
}

/**
 * Messages that come whole, as nearly all do, are heard without the detour through the stream of `ws`, which costs more
 * than to play a move. The first chunk that is anything else goes to `ws`, and so does all that follows: only it knows
 * then where the next frame begins.
 */
function hearAtOnce(socket: WebSocket, raw: Socket, maxBytes: number, hear: (text: string) => void): void {
  const theirs = raw.listeners('data') as ((chunk: Buffer) => void)[]
  raw.removeAllListeners('data')
  const listen = (chunk: Buffer) => {
    const text = socket.readyState === socket.OPEN ? textOfChunk(chunk, maxBytes) : null
    if (text !== null) return hear(text)
    if (!isWholeControl(chunk)) {
      raw.removeListener('data', listen)
      for (const listener of theirs) raw.on('data', listener)
    }
    for (const listener of theirs) listener.call(raw, chunk)
  }
  raw.on('data', listen)
}
