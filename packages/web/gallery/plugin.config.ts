import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Vite plugin for `npm run dev`: tells the gallery's pages which moments there are. A build has neither the plugin nor
 * the pages, for its only entry is the site's own page.
 */
export function gallery(): Plugin {
  return {
    name: 'acheron-gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
        if (pathname === '/gallery') return response.writeHead(302, { location: '/gallery/' }).end()
        if (pathname !== '/gallery/moments.json' && pathname !== '/gallery/record.json') return next()
        try {
          const load = server.ssrLoadModule(join(import.meta.dirname, 'moments.ts'))
          const { shelf, recordAt } = (await load) as typeof import('./moments.ts')
          const text = pathname.endsWith('moments.json')
            ? JSON.stringify(await shelf())
            : await recordAt(searchParams.get('game') ?? '', searchParams.get('moment') ?? '')
          response.writeHead(text === null ? 404 : 200, { 'content-type': 'application/json' }).end(text ?? 'null')
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
