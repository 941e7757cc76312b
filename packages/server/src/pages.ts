import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Previews } from './previews/previews.ts'
import { answerNotFound } from './rest/failures.ts'

/** The addresses of the client's pages: each is the same file, and the client shows the right page. */
const pages = [
  '/',
  '/local/:id',
  '/local/:id/analysis',
  '/table/:id/analysis',
  '/daily',
  '/about',
  '/sign-in',
  '/account',
  '/carry',
  '/order',
  '/admin',
  '/profile',
  '/notices',
  '/people/:name',
  '/learn/:game',
  '/puzzles/:game',
]

/** The web client, where it is built. */
export async function clientPages(app: FastifyInstance, webDir: string, previews: Previews): Promise<void> {
  if (!existsSync(join(webDir, 'index.html'))) {
    app.get('/', (_request, reply) =>
      reply.code(503).type('text/plain').send('The web client is not built yet: run `npm start`, which builds it.\n'),
    )
    return
  }
  await app.register(files, {
    root: webDir,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Files in assets/ have their hash in their name; all other files may change under the same name.
      const hashed = path.startsWith(join(webDir, 'assets'))
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const html = readFileSync(join(webDir, 'index.html'), 'utf8')
  app.get<{ Params: { id: string } }>('/table/:id', async (request, reply) => {
    const origin = `${request.protocol}://${request.host}`
    const page = await previews.page(html, request.params.id, origin)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
  for (const page of pages) app.get(page, (_request, reply) => reply.sendFile('index.html'))
  // An unknown address: a browser gets the client, which shows the error in the person's language; a program gets the
  // error.
  app.get('/*', (request, reply) => {
    const isPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api')
    return isPage ? reply.code(404).sendFile('index.html') : answerNotFound(request, reply)
  })
}
