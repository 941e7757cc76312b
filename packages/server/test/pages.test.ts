import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Visitor } from './client.ts'
import { folder, server } from './help.ts'

/** A web client as the build leaves it. */
function builtClient(): string {
  const webDir = join(folder(), 'web')
  mkdirSync(join(webDir, 'assets'), { recursive: true })
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Acheron</title>')
  writeFileSync(join(webDir, 'assets/index-3f2a.js'), 'export {}')
  writeFileSync(join(webDir, 'assets/index-3f2a.js.br'), brotliCompressSync('export { twin }'))
  writeFileSync(join(webDir, 'icon.svg'), '<svg/>')
  writeFileSync(join(webDir, '../secret.txt'), 'secret')
  return webDir
}

test('every page address is the client; hashed files are kept for ever, pages are asked for anew', async () => {
  const { address } = await server({ webDir: builtClient() })
  const visitor = new Visitor(address)
  for (const path of [
    '/',
    '/table/abc',
    '/local/abc',
    '/daily',
    '/about',
    '/sign-in',
    '/account',
    '/carry',
    '/profile',
    '/people/Ana',
    '/learn/nine-circles',
    '/puzzles/nine-circles',
    '/table/abc?x=1',
  ]) {
    const page = await visitor.request('GET', path)
    expect(page, path).toMatchObject({ status: 200, body: expect.stringContaining('<title>Acheron') })
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
  }
  const script = await visitor.request('GET', '/assets/index-3f2a.js', undefined, { 'accept-encoding': 'identity' })
  expect(script.body).toBe('export {}')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const small = await visitor.request('GET', '/assets/index-3f2a.js', undefined, { 'accept-encoding': 'br, gzip' })
  expect(small.headers.get('content-encoding')).toBe('br')
  expect(small.body).toBe('export { twin }')
  expect((await visitor.request('GET', '/icon.svg')).headers.get('cache-control')).toBe('no-cache')
})

test('a person who lost the way gets the client, a program the error', async () => {
  const { address } = await server({ webDir: builtClient() })
  const visitor = new Visitor(address)
  const page = await visitor.request('GET', '/nowhere', undefined, { accept: 'text/html' })
  expect(page).toMatchObject({ status: 404, body: expect.stringContaining('<title>Acheron') })
  for (const [path, accept] of [
    ['/nowhere', '*/*'],
    ['/api/nowhere', 'text/html'],
  ] as const) {
    const answer = await visitor.request('GET', path, undefined, { accept })
    expect(answer.status, path).toBe(404)
    expect(answer.headers.get('content-type')).toContain('json')
  }
})

test('a missing file is not found, and nothing outside the folder is served', async () => {
  const { address } = await server({ webDir: builtClient() })
  const visitor = new Visitor(address)
  for (const path of [
    '/nowhere',
    '/assets/none.js',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/table/a/b',
  ]) {
    expect((await visitor.request('GET', path)).status, path).toBe(404)
  }
})

test('health and figures', async () => {
  const { address } = await server()
  const visitor = await Visitor.guest(address)
  const info = await visitor.open({ game: 'counting' })
  const line = await visitor.socket()
  await line.watch(info.id)
  await line.ask({ type: 'move', table: info.id, seat: 0, version: 0, move: { add: 1 } })
  expect(await visitor.get('/healthz')).toEqual({ ok: true, problems: [] })
  const figures = await visitor.get<string>('/metrics')
  const figure = (name: string) => Number(new RegExp(`^acheron_${name} (\\S+)$`, 'm').exec(figures)?.[1])
  expect(figure('sockets')).toBe(1)
  expect(figure('tables_in_memory')).toBe(1)
  expect(figure('steps_committed_total')).toBe(1)
  expect(figure('commit_seconds_count')).toBeGreaterThan(2)
  expect(figures).not.toContain(info.id)
})

test('the figures are for this machine, unless they are public', async () => {
  const afar = { 'x-forwarded-for': '203.0.113.9' }
  const visitor = await Visitor.guest((await server()).address)
  expect((await visitor.request('GET', '/metrics')).status).toBe(200)
  const answer = await visitor.request('GET', '/metrics', undefined, afar)
  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'not-public' } } })
  const open = await Visitor.guest((await server({ publicMetrics: true })).address)
  expect((await open.request('GET', '/metrics', undefined, afar)).status).toBe(200)
})
