import cookies from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
import { Desk } from './accounts/desk.ts'
import { ApiFailure } from './errors.ts'
import type { CommonHeaders } from './headers.ts'
import { healthRoutes, isHealthRoute } from './health.ts'
import { checkOrigin, identify, visitorOf } from './identity.ts'
import { nameSender, newRequestId, RequestLines } from './logs.ts'
import type { Metrics } from './metrics.ts'
import { clientPages } from './pages.ts'
import { Previews } from './previews/previews.ts'
import type { RouteForm } from './programs/documents.ts'
import type { Repeats } from './repeats.ts'
import { accountRoutes } from './rest/account.ts'
import { adminRoutes } from './rest/admin.ts'
import { Budget } from './rest/budget.ts'
import { campaignRoutes } from './rest/campaigns.ts'
import { dailyRoutes } from './rest/daily.ts'
import { docsRoutes, noteRoutes } from './rest/docs.ts'
import {
  answerError,
  answerNotFound,
  answerUnrouted,
  answerWithoutReply,
  tooManyRequests,
  unread,
} from './rest/failures.ts'
import { lobbyRoutes } from './rest/lobby.ts'
import { meRoutes } from './rest/me.ts'
import { metricsRoute, routeName } from './rest/metrics.ts'
import { letterRoutes, noticeRoutes } from './rest/notices.ts'
import { Openings } from './rest/openings.ts'
import { passkeyRoutes } from './rest/passkeys.ts'
import { personalRoutes } from './rest/personal.ts'
import { profileRoutes } from './rest/profiles.ts'
import { programRoutes } from './rest/programs.ts'
import { ratingRoutes } from './rest/ratings.ts'
import { savesRoutes } from './rest/saves.ts'
import { seatRoutes } from './rest/seats.ts'
import { signInRoutes } from './rest/sign-in.ts'
import { tableRoutes } from './rest/tables.ts'
import { talkRoutes } from './rest/talk.ts'
import type { Limits, Services } from './services.ts'
import { isForSocket, socketRoute } from './socket/route.ts'
import { checkIncoming, checkOutgoing, type SchemaTypes } from './validation.ts'
import { Windows } from './windows.ts'

export interface LogOptions {
  readonly level: string
  /** The destination of the log; standard output by default. */
  readonly stream?: { write(line: string): void }
  /** Counts equal warnings and errors. */
  readonly repeats: Repeats
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
  metrics: Metrics,
): FastifyInstance {
  const { repeats } = log
  const app = Fastify({
    logger: {
      level: log.level,
      ...(log.stream ? { stream: log.stream } : {}),
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? null }),
      },
      hooks: {
        logMethod(args, method, level) {
          if (repeats.passes(level, args)) method.apply(this, args)
        },
      },
    },
    logController: new RequestLines(),
    genReqId: newRequestId,
    trustProxy,
    bodyLimit: 16 * 1024,
    requestTimeout: 20_000,
    connectionTimeout: limits.unreadMilliseconds,
    clientErrorHandler: (error, socket) => {
      const failure = unread(error)
      if (failure) metrics.refusedBy(failure.code)
      answerWithoutReply(socket, failure, headers)
    },
    frameworkErrors: (error, request, reply) =>
      answerUnrouted(error, request, reply.headers({ ...headers, 'x-request-id': request.id }), metrics),
    return503OnClosing: false,
    // Other upgrades are answered as plain requests. A missing Host header is refused by the first hook.
    http: {
      ...{ shouldUpgradeCallback: isForSocket, requireHostHeader: false },
      ...{ headersTimeout: limits.headersMilliseconds, connectionsCheckingInterval: 1000 },
    },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
  })
  app.setValidatorCompiler(checkIncoming)
  app.setSerializerCompiler(checkOutgoing)
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, metrics))
  repeats.tellBy((level, data, message) => app.log[level](data, message))
  // `Expect` headers are ignored.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (stopping && !isHealthRoute(request.routeOptions.url))
      throw new ApiFailure(503, 'stopping', 'the server is stopping; try again in a while')
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
  const { limits, metrics } = services
  await app.register(cookies, { secret: [...services.keys] })
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
  app.decorateRequest('visit', null)
  app.addHook('onRequest', (request, _reply, done) => {
    nameSender(request, services.addressNames.of(visitorOf(request)))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requests.observe(reply.elapsedTime / 1000, routeName(request), `${Math.floor(reply.statusCode / 100)}xx`)
    done()
  })
  app.setNotFoundHandler(answerNotFound)

  const limited = (scope: FastifyInstance) =>
    scope.register(rateLimit, {
      max: limits.requestsPerMinute,
      timeWindow: '1 minute',
      keyGenerator: visitorOf,
      store: Windows,
      errorResponseBuilder: (_request, { max, ttl }) => tooManyRequests(max, Math.ceil(ttl / 1000)),
    })

  let noted: readonly RouteForm[] = []
  await app.register(async scope => {
    await limited(scope)
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      checkOrigin(services, request)
      await identify(services, request, reply)
    })
    noted = noteRoutes(scope)
    const api = scope.withTypeProvider<SchemaTypes>()
    meRoutes(api, services)
    const desk = new Desk(services)
    accountRoutes(api, services, desk)
    signInRoutes(api, services, desk)
    passkeyRoutes(api, services, desk)
    profileRoutes(api, services, desk)
    personalRoutes(api, services, desk)
    const openings = new Openings(services)
    const looking = new Budget(services.limits)
    tableRoutes(api, services, openings, looking)
    seatRoutes(api, services, openings)
    ratingRoutes(api, services)
    talkRoutes(api, services)
    adminRoutes(api, services)
    lobbyRoutes(api, services)
    noticeRoutes(api, services)
    savesRoutes(api, services, openings)
    campaignRoutes(api, services, openings, looking)
    dailyRoutes(api, services)
    programRoutes(api, services, desk)
    socketRoute(scope, services)
  })

  // Whoever follows links in letters and calendars, or reads what programs may ask for, need not be anybody.
  await app.register(async scope => {
    await limited(scope)
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    letterRoutes(scope.withTypeProvider<SchemaTypes>(), services)
    docsRoutes(scope, noted)
  })

  healthRoutes(app, services.health)
  metricsRoute(app, services)
  const { store, games } = services
  await clientPages(app, webDir, new Previews({ store, games, webDir }))
}
