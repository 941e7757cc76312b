import { readFile } from 'node:fs/promises'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { asyncApi, openApi, type RouteForm } from '../programs/documents.ts'
import { docsPage, docsStyle } from '../programs/page.ts'

/** Notes the routes as they are registered: call it before them. */
export function noteRoutes(app: FastifyInstance): RouteForm[] {
  const noted: RouteForm[] = []
  app.addHook('onRoute', ({ method, url, schema }: RouteOptions) => {
    for (const each of [method].flat()) noted.push({ method: each, url, ...(schema ? { schema } : {}) })
  })
  return noted
}

/** What programs may ask for, from the schemas that the server checks by; and what is stored about people, in their words. */
export function docsRoutes(app: FastifyInstance, routes: readonly RouteForm[]): void {
  const [rest, socket] = [openApi(routes), asyncApi()]
  const page = docsPage(rest, socket)
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/docs/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
  app.get('/api/docs/people', async (_request, reply) => {
    const text = await readFile(new URL('../../../../docs/people.md', import.meta.url))
    return reply.type('text/plain; charset=utf-8').send(text)
  })
  app.get('/api/docs/openapi.json', () => rest)
  app.get('/api/docs/asyncapi.json', () => socket)
}
