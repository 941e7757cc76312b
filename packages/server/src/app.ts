import cookies from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { ApiFailure } from './errors.ts'
import type { CommonHeaders } from './headers.ts'
import { checkOrigin, identify, visitorOf } from './identity.ts'
import { clientPages } from './pages.ts'
import { dailyRoutes } from './rest/daily.ts'
import { answerError, answerNotFound, answerUnrouted, answerWithoutReply, unread } from './rest/failures.ts'
import { meRoutes } from './rest/me.ts'
import { tableRoutes } from './rest/tables.ts'
import type { Limits, Services } from './services.ts'
import { isForSocket, socketRoute } from './socket/route.ts'
import { checkIncoming, checkOutgoing, type SchemaTypes } from './validation.ts'

export interface LogOptions {
  readonly level: string
  /** The destination of the log; standard output by default. */
  readonly stream?: { write(line: string): void }
}

/**
 * An empty server with its log, which has no cookies, bodies or ids of tables. Requests without a route are refused as
 * the routes refuse: with our headers and an ApiError.
 */
export function newApp(
  log: LogOptions,
  trustProxy: string | boolean,
  limits: Limits,
  headers: CommonHeaders,
): FastifyInstance {
  const app = Fastify({
    logger: {
      level: log.level,
      ...(log.stream ? { stream: log.stream } : {}),
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? null }),
      },
    },
    trustProxy,
    bodyLimit: 16 * 1024,
    requestTimeout: 20_000,
    connectionTimeout: limits.unreadMilliseconds,
    clientErrorHandler: (error, socket) => answerWithoutReply(socket, unread(error), headers),
    frameworkErrors: (error, request, reply) => answerUnrouted(error, request, reply.headers(headers)),
    return503OnClosing: false,
    // Other upgrades are answered as plain requests. A missing Host header is refused by the first hook.
    http: { shouldUpgradeCallback: isForSocket, requireHostHeader: false },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
  })
  app.setValidatorCompiler(checkIncoming)
  app.setSerializerCompiler(checkOutgoing)
  app.setErrorHandler(answerError)
  // `Expect` headers are ignored.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (stopping) throw new ApiFailure(503, 'stopping', 'the server is stopping; try again in a while')
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw new ApiFailure(400, 'malformed', 'the request names no Host')
    done()
  })
  return app
}

/** Adds all routes: REST and the socket under /api, health, metrics, pages. */
export async function furnish(
  app: FastifyInstance,
  services: Services,
  headers: CommonHeaders,
  webDir: string,
): Promise<void> {
  const { limits, metrics, pool, registry } = services
  await app.register(cookies, { secret: services.cookieSecret })
  await app.register(websocket, {
    options: { maxPayload: limits.messageBytes, perMessageDeflate: false },
    errorHandler: (error, socket, request) => {
      // `ws` has closed a socket whose frames are wrong; anything else is a fault of the server.
      if (socket.readyState === socket.OPEN) request.log.error({ err: error }, 'a socket could not be opened')
      else request.log.info({ problem: error.message }, 'socket error')
      socket.terminate()
    },
    // 1001 tells the client to come back; an error would not.
    preClose: done => {
      const { clients } = app.websocketServer
      for (const client of clients) client.close(1001, 'the server is stopping')
      // A client that does not answer must not keep the server from stopping.
      setTimeout(() => {
        for (const client of clients) client.terminate()
      }, 1000).unref()
      app.websocketServer.close(done)
    },
  })
  app.websocketServer.on('wsClientError', ({ message }, socket) => {
    const failure = new ApiFailure(400, 'malformed', `this is no WebSocket's greeting: ${message}`)
    answerWithoutReply(socket, failure, { ...headers, 'sec-websocket-version': '13' })
  })
  app.decorateRequest('personId', null)
  app.addHook('onResponse', async () => void metrics.requests++)
  app.setNotFoundHandler(answerNotFound)

  await app.register(async scope => {
    await scope.register(rateLimit, {
      max: limits.requestsPerMinute,
      timeWindow: '1 minute',
      keyGenerator: visitorOf,
    })
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      checkOrigin(services, request)
      identify(services, request, reply)
    })
    const api = scope.withTypeProvider<SchemaTypes>()
    meRoutes(api, services)
    tableRoutes(api, services)
    dailyRoutes(api, services)
    socketRoute(scope, services)
  })

  app.get('/healthz', async (_request, reply) => {
    try {
      await services.store.check()
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
  app.get('/metrics', (request, reply) => {
    if (!services.publicMetrics && !isLoopback(request.ip))
      throw new ApiFailure(403, 'not-public', 'the figures are told to this machine only')
    return reply.type('text/plain').send(metrics.text(registry.size, pool.waiting, services.fanout.connected))
  })
  await clientPages(app, webDir)
}

const isLoopback = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address)
