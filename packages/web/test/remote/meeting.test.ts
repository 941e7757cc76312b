import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const me = { id: 'p', name: 'Guest 1', language: 'en', hue: 0, account: null }

let asked: { readonly path: string; answer(body: unknown): void; fail(): void }[]

beforeEach(() => {
  vi.resetModules()
  asked = []
  vi.stubGlobal('fetch', (path: string) => {
    return new Promise<Response>((resolve, reject) => {
      asked.push({ path, answer: body => resolve(Response.json(body)), fail: () => reject(new TypeError('away')) })
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const settled = () => new Promise(resolve => setTimeout(resolve))
const paths = () => asked.map(({ path }) => path)

test('a new visitor is made one guest: all that the page wants waits for the first answer', async () => {
  const { api } = await import('../../src/remote/api.ts')
  const all = Promise.all([api.tables(), api.me(), api.lobby({ part: 'open' }), api.me()])
  await settled()
  expect(paths()).toEqual(['/api/me'])
  asked[0]!.answer(me)
  await settled()
  expect(paths()).toEqual(['/api/me', '/api/tables', '/api/lobby?part=open'])
  for (const { answer } of asked) answer({})
  await all
  void api.me()
  void api.tables()
  expect(paths().slice(3)).toEqual(['/api/me', '/api/tables'])
})

test('where nobody answers that, the rest is asked all the same', async () => {
  const { api } = await import('../../src/remote/api.ts')
  void api.tables().catch(() => {})
  await settled()
  asked[0]!.fail()
  await settled()
  expect(paths()).toEqual(['/api/me', '/api/tables'])
})

test('a browser that has been here before waits for nothing', async () => {
  vi.stubGlobal('localStorage', { getItem: () => '', setItem: () => {} })
  const { api } = await import('../../src/remote/api.ts')
  void api.tables()
  void api.me()
  expect(paths()).toEqual(['/api/tables', '/api/me'])
})
