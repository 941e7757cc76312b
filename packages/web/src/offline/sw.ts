/**
 * The service worker: the site without a network. It keeps every built file of its version, answers page loads from the
 * network while there is one and with the kept page otherwise, and never touches /api: what the server says is never
 * kept, so nothing old is shown as new. `plugin.config.ts` builds it to /sw.js; it must not import anything.
 */
export {}

// Both are put in front of this file by the build.
/** Of all files together: another file anywhere is another version. */
declare const VERSION: string
/** The addresses to keep; '/' is the page itself, whatever its address. */
declare const FILES: readonly string[]

const scope = self as unknown as ServiceWorkerGlobalScope
const prefix = 'acheron-files-'
const own = prefix + VERSION

/** How long a page load may hang before the kept page is shown: with one bar of signal, waiting is worse. */
const patience = 4000

/** Files whose name holds a hash of their content: the same name is the same file for ever. */
const isHashed = (path: string) => path.startsWith('/assets/')

scope.addEventListener('install', event => event.waitUntil(install()))
scope.addEventListener('activate', event => event.waitUntil(clean()))
scope.addEventListener('message', event => {
  if (event.data === 'take-over') event.waitUntil(scope.skipWaiting())
})
scope.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin || /^\/api(\/|$)/.test(pathname)) return
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request, pathname))
})

/** All or nothing: a version that is not complete is not taken up. */
async function install(): Promise<void> {
  const cache = await caches.open(own)
  await Promise.all(
    FILES.map(async path => {
      const kept = isHashed(path) ? await caches.match(path) : undefined
      const response = kept ?? (await fetch(new Request(path, { cache: 'reload' })))
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      await cache.put(path, response)
    }),
  )
}

/** Keeps the version before this one too: another tab may still run it and want one of its files. */
async function clean(): Promise<void> {
  const versions = (await caches.keys()).filter(name => name.startsWith(prefix) && name !== own)
  await Promise.all(versions.slice(0, -1).map(name => caches.delete(name)))
  await scope.clients.claim()
}

async function page(request: Request): Promise<Response> {
  const fresh = fetch(request)
  const kept = await caches.match('/', { cacheName: own })
  if (!kept) return fresh
  try {
    const late = new Promise<null>(resolve => setTimeout(resolve, patience, null))
    const response = await Promise.race([fresh, late])
    // A proxy without its server says 502 to 504: for the player that is the same as no network.
    if (response === null || response.status >= 502) return kept
    await handOver()
    return response
  } catch {
    return kept
  }
}

/** A reload of the only tab is the moment for a newer version that waits: nobody is left who runs this one. */
async function handOver(): Promise<void> {
  const { waiting } = scope.registration
  if (waiting && (await scope.clients.matchAll({ type: 'window' })).length <= 1) waiting.postMessage('take-over')
}

async function file(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(own)
  const kept = (await cache.match(request)) ?? (isHashed(path) ? await caches.match(request) : undefined)
  if (kept) return kept
  const response = await fetch(request)
  // A page newer than this worker asks for files it does not know: kept for when the network is gone.
  if (isHashed(path) && response.status === 200) await cache.put(request, response.clone())
  return response
}
