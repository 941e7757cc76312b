import { readdirSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { Historian } from '../src/history/historian.ts'

/** The niceness of every thread of this process, by its id. */
function niceness(): Map<number, number> {
  const ids = readdirSync('/proc/self/task')
  // The name may contain spaces; the fields are counted from its end.
  const fields = (id: string) => readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  return new Map(ids.map(id => [Number(id), Number(fields(id)[16])]))
}

test.runIf(process.platform === 'linux')('the thread of the past steps back, the others do not', async () => {
  const historian = new Historian(new URL('../src/history/worker.ts', import.meta.url))
  onTestFinished(() => historian.close())
  const before = niceness()
  await expect(historian.ask({ kind: 'undo', game: 'none', doubt: {} as never })).rejects.toThrow("no game 'none'")
  const started = [...niceness()].filter(([id]) => !before.has(id)).map(([, nice]) => nice)
  expect(started).toContain(19)
  expect([...niceness()].filter(([id]) => before.has(id)).map(([, nice]) => nice)).toEqual([...before.values()])
})
