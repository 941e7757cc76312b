import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { StoreError } from '../src/errors.ts'
import { Health } from '../src/health.ts'
import { Visitor } from './client.ts'
import { server } from './help.ts'

const logger = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() })

test('ready and alive, never from a cache, however often somebody asks', async () => {
  const { address } = await server({ limits: { requestsPerMinute: 2 } })
  const visitor = new Visitor(address)
  for (const path of ['/healthz', '/livez'])
    for (let i = 0; i < 5; i++) {
      const { status, headers } = await visitor.request('GET', path)
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    }
})

test('too little room on the disk: not ready, in words', async () => {
  const { address } = await server({ leastFreeBytes: 1e18 })
  expect(await new Visitor(address).request('GET', '/healthz')).toMatchObject({
    status: 503,
    body: { ok: false, problems: [expect.stringMatching(/^the disk of the data file has \d+ MB left, less than/)] },
  })
})

test('many who ask share one probe, which writes at most once a second; a failure is logged once with its cause', async () => {
  const log = logger()
  const check = vi.fn(async () => {})
  const health = new Health({ check }, null, log)
  const reports = await Promise.all(Array.from({ length: 50 }, () => health.report()))
  expect(new Set(reports).size).toBe(1)
  expect(check).toHaveBeenCalledTimes(1)
  check.mockRejectedValue(new StoreError('not stored: postgres at secret-host is gone'))
  await expect.poll(async () => (await health.report()).ok).toBe(false)
  const { problems } = await health.report()
  expect(problems).toEqual(['nothing can be stored at the moment; the log says why'])
  await setTimeout(1000)
  await health.report()
  expect(log.error).toHaveBeenCalledTimes(1)
  expect(log.error.mock.calls[0]![0]).toMatchObject({ cause: expect.stringContaining('secret-host') })
  check.mockResolvedValue()
  await expect.poll(async () => (await health.report()).ok).toBe(true)
  expect(log.warn).toHaveBeenCalledTimes(1)
})

test('while a probe is under way no other one begins, however long it takes', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const probe = Promise.withResolvers<void>()
  const check = vi.fn(() => probe.promise)
  const health = new Health({ check }, null, logger())
  const first = health.report()
  await vi.advanceTimersByTimeAsync(2000)
  expect(health.report()).toBe(first)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await first).toEqual({ ok: false, problems: ['the store does not answer'] })
  await vi.advanceTimersByTimeAsync(1000)
  const second = health.report()
  expect(check).toHaveBeenCalledTimes(1)
  probe.resolve()
  expect(await second).toEqual({ ok: true, problems: [] })
  await vi.advanceTimersByTimeAsync(1000)
  await health.report()
  expect(check).toHaveBeenCalledTimes(2)
})

test('a server that stops is not ready, first of all', async () => {
  const health = new Health({ check: async () => {} }, null, logger())
  expect(await health.report()).toEqual({ ok: true, problems: [] })
  health.drain()
  expect(await health.report()).toEqual({ ok: false, problems: ['the server is stopping'] })
})
