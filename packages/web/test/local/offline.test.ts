import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { offline } from '../../src/offline/plugin.config.ts'

const root = mkdtempSync(join(tmpdir(), 'acheron-offline-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Builds a small site and gives its service worker. */
async function site(text: string) {
  mkdirSync(join(root, 'public'), { recursive: true })
  writeFileSync(join(root, 'index.html'), '<html><head></head><script type="module" src="/main.js"></script></html>')
  writeFileSync(join(root, 'main.js'), `document.title = '${text}'`)
  writeFileSync(join(root, 'public/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await build({ root, configFile: false, logLevel: 'error', plugins: [offline()], build: { sourcemap: true } })
  const code = readFileSync(join(root, 'dist/sw.js'), 'utf8')
  return { code, ...(runInNewContext(`${code.split('\n', 2).join('\n')};({ VERSION, FILES })`) as Constants) }
}
interface Constants {
  VERSION: string
  FILES: string[]
}

test('the service worker lists what was built, and every change is another version', async () => {
  const one = await site('one')
  expect([...one.FILES]).toEqual([expect.stringMatching(/^\/assets\/index-.+\.js$/), '/icon.svg', '/'])
  expect(one.code).not.toMatch(/^(export|import)\b/m)
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('<link rel="manifest"')
  expect((await site('one')).VERSION).toBe(one.VERSION)
  expect((await site('two')).VERSION).not.toBe(one.VERSION)
})

/** The browser around a service worker, as far as it looks at it. */
async function browser(network: (path: string) => Response | Promise<Response>) {
  const { code, FILES, VERSION } = await site('sw')
  const pathOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, at).pathname
  const stored = new Map<string, Map<string, Response>>()
  const match = (name: string, request: string | Request) => stored.get(name)?.get(pathOf(request))?.clone()
  const caches = {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: string | Request, options?: { cacheName: string }) =>
      (options ? [options.cacheName] : [...stored.keys()]).map(name => match(name, request)).find(found => found),
    open: async (name: string) => {
      if (!stored.has(name)) stored.set(name, new Map())
      return {
        match: async (request: string | Request) => match(name, request),
        put: async (request: string | Request, response: Response) =>
          void stored.get(name)?.set(pathOf(request), response),
      }
    },
  }
  const handlers = new Map<string, (event: object) => void>()
  const scope = {
    addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
    location: { origin: at },
    registration: { waiting: null },
    clients: { claim: async () => {}, matchAll: async () => [] },
  }
  const fetch = async (request: string | Request) => network(pathOf(request))
  const RequestAt = class extends Request {
    constructor(path: string, init?: RequestInit) {
      super(new URL(path, at), init)
    }
  }
  runInNewContext(code, { self: scope, caches, fetch, Request: RequestAt, URL, setTimeout, Promise, Error })
  const during = (type: string) =>
    new Promise<unknown>(resolve => handlers.get(type)?.({ waitUntil: (work: Promise<unknown>) => resolve(work) }))
  /** The answer, or null where the worker leaves the request to the browser. */
  const ask = async (path: string, mode = 'cors', method = 'GET'): Promise<string | null> => {
    let answer: Promise<Response> | null = null
    const request = { url: new URL(path, at).href, mode, method }
    handlers.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) })
    return answer === null ? null : (await (answer as Promise<Response>)).text()
  }
  return { stored, caches, during, ask, FILES, own: `acheron-files-${VERSION}` }
}
const at = 'https://acheron.example'

test('without a network any page is the kept one, files come from the copy, and /api is left alone', async () => {
  let online = true
  const { during, ask, FILES, stored, own } = await browser(path => {
    if (online) return new Response(`fresh ${path}`)
    throw new TypeError('no network')
  })
  await during('install')
  expect([...(stored.get(own)?.keys() ?? [])].sort()).toEqual([...FILES].sort())
  expect(await ask('/local/1', 'navigate')).toBe('fresh /local/1')
  online = false
  expect(await ask('/local/1', 'navigate')).toBe('fresh /')
  expect(await ask(FILES[0] as string)).toBe(`fresh ${FILES[0]}`)
  expect(await ask('/api/tables')).toBeNull()
  expect(await ask('/api/tables/1/record', 'navigate')).toBeNull()
  expect(await ask('/icon.svg', 'cors', 'POST')).toBeNull()
  expect(await ask('https://elsewhere.example/x.js')).toBeNull()
  await expect(ask('/unknown.txt')).rejects.toThrow('no network')
})

test('a proxy without its server is no network; an error of the server itself is shown', async () => {
  let status = 200
  const { during, ask } = await browser(path => new Response(`${status} ${path}`, { status }))
  await during('install')
  status = 502
  expect(await ask('/x', 'navigate')).toBe('200 /')
  status = 404
  expect(await ask('/x', 'navigate')).toBe('404 /x')
})

test('a version with a file missing is not taken up', async () => {
  const { during } = await browser(path => new Response('', { status: path === '/icon.svg' ? 404 : 200 }))
  await expect(during('install')).rejects.toThrow('/icon.svg: 404')
})

test('the version before is kept, older ones are removed, and nothing that is not ours', async () => {
  const { during, caches, stored, own } = await browser(() => new Response(''))
  for (const name of ['other-site', 'acheron-files-1', 'acheron-files-2']) await caches.open(name)
  await during('install')
  await during('activate')
  expect([...stored.keys()]).toEqual(['other-site', 'acheron-files-2', own])
})
