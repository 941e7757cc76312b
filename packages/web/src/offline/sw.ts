/**
 * The service worker: the site without a network. It keeps every built file of its version, answers page loads from the
 * network while there is one and with the kept page otherwise, and never touches /api: what the server says is never
 * kept, so nothing old is shown as new. It also shows the notices that the house sends when no page is open. `plugin.config.ts` builds it to /sw.js; it must not import anything.
 */
export {}

// Both are put in front of this file by the build.
/** A hash of all files: any change is another version. */
declare const VERSION: string
/** The addresses to keep; '/' is the page itself, whatever its address. */
declare const FILES: readonly string[]

const scope = self as unknown as ServiceWorkerGlobalScope
const prefix = 'acheron-files-'
const own = prefix + VERSION

/** Milliseconds before the kept page is shown instead of a slow answer. */
const patience = 4000

/** Files with a content hash in their name never change. */
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

scope.addEventListener('push', event => event.waitUntil(show(event.data?.json() as Partial<Notice> | undefined)))
scope.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(lead(String((event.notification.data as Partial<Notice> | null)?.path ?? '/')))
})

/** What the house sends (`notices/push.ts` of the server). */
interface Notice {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly id: string
}

/**
 * A browser wants something shown for every message. One about the same table takes the place of the one before, and is heard like a
 * new one; the same one, sent again because a process of the house was killed, is not.
 */
async function show({ title = 'Acheron', body = '', path = '/', id }: Partial<Notice> = {}): Promise<void> {
  const [before] = await scope.registration.getNotifications({ tag: path })
  const renotify = (before?.data as Partial<Notice> | undefined)?.id !== id
  const options = { body, tag: path, renotify, data: { path, id }, icon: '/icon-192.png' }
  await scope.registration.showNotification(title, options)
}

/** To the table: in the window that shows it, else in a new one. Only pages of this house are opened. */
async function lead(path: string): Promise<void> {
  const url = new URL(path, scope.location.origin)
  if (url.origin !== scope.location.origin) return
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(window => new URL(window.url).pathname === url.pathname)
  if (there) await there.focus()
  else await scope.clients.openWindow(url.pathname)
}

/** Stores all files or none: an incomplete version is not taken up. */
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

/** Keeps the previous version too: another tab may still run it and need one of its files. */
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
    // A proxy without its server answers 502 to 504, which counts as no network.
    if (response === null || response.status >= 502) return kept
    await handOver()
    return response
  } catch {
    return kept
  }
}

/** A reload of the only tab takes up a waiting version: nobody else runs this one. */
async function handOver(): Promise<void> {
  const { waiting } = scope.registration
  if (waiting && (await scope.clients.matchAll({ type: 'window' })).length <= 1) waiting.postMessage('take-over')
}

async function file(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(own)
  const kept = (await cache.match(request)) ?? (isHashed(path) ? await caches.match(request) : undefined)
  if (kept) return kept
  const response = await fetch(request)
  // A page newer than this worker asks for unknown files; they are kept for when the network is gone.
  if (isHashed(path) && response.status === 200) await cache.put(request, response.clone())
  return response
}
