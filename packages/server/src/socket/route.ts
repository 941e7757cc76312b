import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { Connection } from './connection.ts'
import { hearAtOnce } from './hearing.ts'

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
