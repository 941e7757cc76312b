import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { OpenTable } from '@acheron/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { Visitor } from './client.ts'
import { folder } from './help.ts'
import { childFile, kill, run, untilStarted } from './process.ts'

const tables = 6
const kills = 20

/** Plays on at one table until the connection breaks; `acknowledged` gets the amount that each version added. */
async function burst(visitor: Visitor, table: string, acknowledged: Map<number, number>): Promise<void> {
  const line = await visitor.socket()
  const broken = line.untilClosed()
  let { version } = (await visitor.get<OpenTable>(`/api/tables/${table}`)).now
  while (!line.closed) {
    const add = 1 + Math.floor(Math.random() * 3)
    const answer = await Promise.race([broken, line.ask({ type: 'move', table, seat: 0, version, move: { add } })])
    if (!('type' in answer)) return
    expect(answer).toMatchObject({ type: 'done', version: version + 1 })
    acknowledged.set(++version, add)
  }
}

// Some 15 s on a machine of its own; the rest is for one that is busy.
test('killed in a burst of moves, twenty times: every acknowledged move is there, none twice', async () => {
  const file = join(folder(), 'data.sqlite')
  const cache = folder()
  const standby = () => {
    const child = run([process.execPath, childFile, file, 'standby'], { env: { NODE_COMPILE_CACHE: cache } })
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }
  const go = (child: ChildProcess) => {
    child.stdin?.write('go')
    return untilStarted(child)
  }
  const acknowledged = new Map<string, Map<number, number>>()
  let { child, address } = await go(standby())
  const dante = await Visitor.guest(address)
  for (let i = 0; i < tables; i++)
    acknowledged.set((await dante.open({ game: 'counting', options: { goal: 100_000 } })).id, new Map())

  const count = () => [...acknowledged.values()].reduce((sum, moves) => sum + moves.size, 0)

  for (let round = 0; round < kills; round++) {
    const visitor = new Visitor(address)
    visitor.cookie = dante.cookie
    const next = standby()
    const before = count()
    const bursts = [...acknowledged].map(([table, moves]) =>
      burst(visitor, table, moves).catch(error => {
        // Killed before the first move; an answer that breaks off in the middle is 'terminated'.
        if (!/ECONN|fetch failed|terminated|hang up/.test(String(error))) throw error
      }),
    )
    await expect.poll(() => count() - before, { timeout: 20_000, interval: 5 }).toBeGreaterThan(20)
    await new Promise(resolve => setTimeout(resolve, Math.random() * 100))
    await kill(child)
    await Promise.all(bursts)
    ;({ child, address } = await go(next))

    const after = new Visitor(address)
    after.cookie = dante.cookie
    for (const [table, moves] of acknowledged) {
      const { now } = await after.get<OpenTable>(`/api/tables/${table}`)
      const steps = await after.steps(table)
      expect(steps.map(step => step.version)).toEqual(steps.map((_, i) => i + 1))
      for (const [version, add] of moves) expect(steps[version - 1]?.move, `version ${version}`).toEqual({ add })
      // At most one more: stored, and killed before the answer.
      expect(steps.length - moves.size).toBeLessThanOrEqual(1)
      const total = steps.reduce((sum, step) => sum + Number(step.move.add), 0)
      expect(now.view).toMatchObject({ count: total })
      const last = steps.at(-1)
      if (last && steps.length > moves.size) moves.set(last.version, Number(last.move.add))
    }
  }
  await kill(child)
})
