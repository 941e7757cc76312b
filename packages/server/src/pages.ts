import { existsSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerNotFound } from './rest/failures.ts'

/** The addresses of the client's pages: each is the same file, and the client shows the right page. */
const pages = ['/', '/table/:id', '/local/:id', '/daily', '/about', '/learn/:game']

/** Headers that keep a page from running or loading anything that is not ours. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  const headers = {
    ...(await helmetHeaders()),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** What Helmet puts on every answer. It would put it together for each anew, and it is always the same: asked for once. */
async function helmetHeaders(): Promise<Record<string, string>> {
  const model = Fastify()
  await model.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Whoever ends TLS decides about it: at home the table stands on plain HTTP.
    strictTransportSecurity: false,
  })
  model.get('/', async (_request, reply) => reply.raw.getHeaders())
  const answer = await model.inject('/')
  await model.close()
  return answer.json()
}

/** The web client, where it is built. */
export async function clientPages(app: FastifyInstance, webDir: string): Promise<void> {
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
      // What the build puts into assets/ has its hash in its name; everything else may change under the same name.
      const hashed = path.startsWith(join(webDir, 'assets'))
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  for (const page of pages) app.get(page, (_request, reply) => reply.sendFile('index.html'))
  // A person who lost the way gets the client, which says so in their language; a program gets the error.
  app.get('/*', (request, reply) => {
    const isPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api')
    return isPage ? reply.code(404).sendFile('index.html') : answerNotFound(request, reply)
  })
}
