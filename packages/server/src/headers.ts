import helmet from '@fastify/helmet'
import Fastify from 'fastify'

/** Headers of every answer. */
export type CommonHeaders = Readonly<Record<string, string>>

/** Headers that keep a page from running or loading anything that is not ours. */
export async function secureHeaders(): Promise<CommonHeaders> {
  return {
    ...(await helmetHeaders()),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
}

/** Helmet's headers, computed once: they are the same for every answer. */
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
    // Left to the proxy that ends TLS: a home server uses plain HTTP.
    strictTransportSecurity: false,
  })
  model.get('/', async (_request, reply) => reply.raw.getHeaders())
  const answer = await model.inject('/')
  await model.close()
  return answer.json()
}
