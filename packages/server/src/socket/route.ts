import type { IncomingMessage } from 'node:http'
import { normalizeIP } from '@fastify/rate-limit'
import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from '../errors.ts'
import type { Services } from '../services.ts'
import { Connection } from './connection.ts'
import { hearAtOnce } from './hearing.ts'

const heartbeat = 30_000
const url = '/api/socket'

/** Whether somebody who wants to speak another protocol wants the socket; no other address has one. */
export function isForSocket(request: IncomingMessage): boolean {
  return request.url?.split('?')[0] === url && request.headers.upgrade?.toLowerCase() === 'websocket'
}

/** The socket's route; whoever comes has been identified and its origin checked. */
export function socketRoute(app: FastifyInstance, services: Services): void {
  const connections = new Set<Connection>()
  const perAddress = new Map<string, number>()
  const timer = setInterval(() => {
    for (const connection of connections) connection.check()
  }, heartbeat).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  const noSocket = () => {
    throw new ApiFailure(426, 'not-a-socket', 'here is a WebSocket; ask for it with `Upgrade: websocket`')
  }

  const opened = (socket: WebSocket, request: FastifyRequest) => {
    // As the limits of requests do: all IPv6 addresses of one subnet are one visitor's.
    const address = normalizeIP(request.ip)
    const count = (perAddress.get(address) ?? 0) + 1
    if (count > services.limits.socketsPerAddress) return socket.close(1008, 'too many connections from your address')
    perAddress.set(address, count)
    services.metrics.sockets++
    const connection = new Connection(socket, request.raw.socket, request.personId, services)
    connections.add(connection)
    socket.on('message', (data, isBinary) => {
      if (isBinary) return socket.close(1003, 'only text is understood')
      connection.received(data.toString())
    })
    hearAtOnce(socket, request.raw.socket, services.limits.messageBytes, text => connection.received(text))
    socket.on('close', () => {
      connection.close()
      connections.delete(connection)
      services.metrics.sockets--
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
  }

  app.route({ method: 'GET', url, handler: noSocket, wsHandler: opened })
}
