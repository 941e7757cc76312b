import type { IncomingMessage } from 'node:http'
import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from '../errors.ts'
import { visitorOf } from '../identity.ts'
import type { Limits, Services } from '../services.ts'
import { Tally } from '../tally.ts'
import { Allowance } from './allowance.ts'
import { Connection } from './connection.ts'

const heartbeat = 30_000
/** All sockets of one address together have the message limit of this many sockets. */
const talkersPerAddress = 10
const url = '/api/socket'
/** The code of a socket whose session has ended. */
const signedOut = 4001

/** True if an upgrade request is for our WebSocket. No other address has one. */
export function isForSocket(request: IncomingMessage): boolean {
  return request.url?.split('?')[0] === url && request.headers.upgrade?.toLowerCase() === 'websocket'
}

/** All sockets of one address. */
interface Visitor {
  sockets: number
  readonly allowance: Allowance
}

function newVisitor({ messageBurst, messagesPerSecond }: Limits): Visitor {
  return {
    sockets: 0,
    allowance: new Allowance(talkersPerAddress * messageBurst, talkersPerAddress * messagesPerSecond),
  }
}

function refusalOf(ofAddress: number, ofPerson: number, limits: Limits): string | null {
  if (ofAddress >= limits.socketsPerAddress) return `your address has ${ofAddress} sockets open; close some`
  if (ofPerson >= limits.socketsPerPerson) return `you have ${ofPerson} sockets open; close some`
  return null
}

/** The socket's route. Hooks have identified the visitor and checked the origin. */
export function socketRoute(app: FastifyInstance, services: Services): void {
  const connections = new Set<Connection>()
  const visitors = new Map<string, Visitor>()
  const people = new Tally()
  const timer = setInterval(() => {
    for (const connection of connections) connection.check()
    // Not when the last socket closes: reconnecting must not refill the allowance.
    for (const [address, { sockets }] of visitors) if (sockets === 0) visitors.delete(address)
  }, heartbeat).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  const noSocket = () => {
    throw new ApiFailure(426, 'not-a-socket', 'here is a WebSocket; ask for it with `Upgrade: websocket`')
  }

  const opened = (socket: WebSocket, request: FastifyRequest) => {
    const { personId, visit } = request
    const address = visitorOf(request)
    const visitor = visitors.get(address) ?? newVisitor(services.limits)
    // Visitors without a cookie are counted by their address only.
    const own = personId === null ? 0 : people.of(personId)
    const refused = refusalOf(visitor.sockets, own, services.limits)
    if (refused) {
      services.metrics.refused('too-many-sockets')
      return socket.close(1008, refused)
    }
    visitors.set(address, visitor)
    visitor.sockets++
    if (personId !== null) people.add(personId)
    services.metrics.sockets++
    const connection = new Connection(
      socket,
      personId,
      visitor.allowance,
      services,
      request.log,
      address,
      visit?.scopes,
    )
    connections.add(connection)
    request.log.info({}, 'a socket opened')
    // The page loads itself again, and becomes a guest.
    const unwatch = visit && services.sessions.watch(visit.token, () => socket.close(signedOut, 'signed out'))
    socket.on('message', (data, isBinary) => {
      if (isBinary) return socket.close(1003, 'only text is understood')
      connection.received(data.toString())
    })
    socket.on('close', code => {
      request.log.info({ code }, 'a socket closed')
      unwatch?.()
      connection.close()
      connections.delete(connection)
      services.metrics.sockets--
      visitor.sockets--
      if (personId !== null) people.remove(personId)
    })
  }

  app.route({ method: 'GET', url, handler: noSocket, wsHandler: opened })
}
