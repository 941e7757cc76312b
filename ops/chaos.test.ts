import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Verdict } from './chaos/verdict.ts'
import { runTool } from './tool.ts'

async function chaos(...args: string[]) {
  const { code, out, err } = await runTool('chaos', '--json', '--keep', '--seed', 'smoke', ...args)
  if (code !== 0 && code !== 1) return { cannot: err, code, verdict: null }
  const verdict = JSON.parse(out) as Verdict
  onTestFinished(() => rmSync(verdict.folder!, { recursive: true, force: true }))
  return { cannot: null, code, verdict }
}

test('on a data file: killed and stopped in the middle of play, and every promise is kept', async () => {
  const { code, verdict } = await chaos('--store', 'sqlite', '--seconds', '7', '--tables', '5', '--faults', 'kill,stop')
  expect(verdict).toMatchObject({ store: 'sqlite', processes: 1, findings: [] })
  expect(code).toBe(0)
  expect(verdict!.acknowledged).toBeGreaterThan(0)
  expect(verdict!.reads).toBeGreaterThan(0)
  expect(verdict!.starts).toBeGreaterThan(1)
  const history = readFileSync(join(verdict!.folder!, 'history.jsonl'), 'utf8')
  expect(history.match(/"outcome":"done","answer":\d/g)).toHaveLength(verdict!.acknowledged)
  expect(existsSync(join(verdict!.folder!, 'process-0.log'))).toBe(true)
})

test('two processes on PostgreSQL and NATS: one is killed and lines are cut, and nothing is lost', async ({ skip }) => {
  const few = ['--processes', '2', '--tables', '4', '--seconds', '8']
  const { cannot, code, verdict } = await chaos(...few, '--faults', 'kill,database-reset')
  if (cannot?.includes('PostgreSQL does not start here') || cannot?.includes('no nats-server')) skip(cannot)
  expect(verdict!.findings).toEqual([])
  expect(code).toBe(0)
  expect(verdict!.faults).toMatchObject({ kill: expect.any(Number), 'database-reset': expect.any(Number) })
  expect(verdict!.acknowledged).toBeGreaterThan(0)
})

test('a wrong flag is one line', async () => {
  expect(await runTool('chaos', '--store', 'sqlite', '--faults', 'nats-cut')).toEqual({
    code: 2,
    out: '',
    err: "chaos: --faults: on sqlite there is no 'nats-cut'; there are: kill, term, stop\n",
  })
})
