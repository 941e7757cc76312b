import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from '../errors.ts'
import { readDisk } from '../metrics/disk.ts'
import type { Services } from '../services.ts'

/** The metrics, for this machine unless they are public. */
export function metricsRoute(app: FastifyInstance, services: Services): void {
  const { metrics, registry, pool, fanout, crashes, file, games } = services
  app.get('/metrics', async (request, reply) => {
    if (!services.publicMetrics && !isLoopback(request.ip))
      throw new ApiFailure(403, 'not-public', 'the figures are told to this machine only')
    const text = metrics.text({
      tables: registry.size,
      bots: { waiting: pool.waiting, thinking: pool.thinking },
      hearsOthers: fanout.connected,
      ...{ crashes, games },
      disk: await readDisk(file),
    })
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text)
  })
}

const isLoopback = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address)

/** A route's name among the metrics. Every file of the pages has a route of its own; they count as one. */
export function routeName({ method, routeOptions }: FastifyRequest): string {
  const { url } = routeOptions
  if (url === undefined) return 'none'
  return /^\/(api\/|healthz$|livez$|metrics$)/.test(url) ? `${method} ${url}` : 'pages'
}
