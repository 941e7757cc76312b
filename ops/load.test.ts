import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { LoadResult } from './load/result.ts'
import { runTool } from './tool.ts'

test('five tables are played over real sockets; figures and a page tell how it went', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'acheron-load-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const page = join(folder, 'page.html')
  const ran = await runTool('load', '--tables', '5', '--seconds', '4', '--rate', '30', '--report', page, '--json')
  expect(ran).toMatchObject({ code: 0, err: '' })
  const result = JSON.parse(ran.out) as LoadResult
  expect(result).toMatchObject({ tables: 5, people: 8, processes: 1, stages: [{ rate: 30 }] })
  expect(Object.keys(result.games)).toEqual(['caravan', 'florence', 'hellgame', 'imp-race', 'nine-circles'])
  for (const [game, { moves, latency, refusals, bytesReceived }] of Object.entries(result.games)) {
    expect(moves, game).toBeGreaterThan(0)
    expect(latency.p50, game).toBeGreaterThan(0)
    expect(latency.max, game).toBeGreaterThanOrEqual(latency.p99)
    expect(bytesReceived, game).toBeGreaterThan(1000)
    expect(refusals, game).toEqual({})
  }
  // The server tells of itself.
  expect(result.moments.at(-1)!.memoryBytes).toBeGreaterThan(10_000_000)
  const text = readFileSync(page, 'utf8')
  expect(text.match(/<polyline points="[\d., ]+"/g)!.length).toBeGreaterThan(10)
  expect(text).toContain('<td>nine-circles</td>')
  expect(text).not.toMatch(/NaN|undefined|<script|src="|href="http/)
})

test('a running server is left alone unless it is meant; wrong flags are one line', async () => {
  expect(await runTool('load', '--url', 'http://127.0.0.1:9')).toEqual({
    code: 2,
    out: '',
    err: 'load: --url makes 100 tables at http://127.0.0.1:9, which stay there; say --yes if that is meant\n',
  })
  const { code, err } = await runTool('load', '--games', 'chess')
  expect({ code, err }).toMatchObject({ code: 2, err: expect.stringMatching(/^load: unknown game 'chess'[^\n]+\n$/) })
})
