import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { whileLocked } from './lock.mjs'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'acheron-lock-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

/** Runs a script that may use `whileLocked`, `lock` and `log`; gives its process. */
function run(lock: string, script: string) {
  const imports = `import { appendFileSync } from 'node:fs'
    import { whileLocked } from ${JSON.stringify(join(import.meta.dirname, 'lock.mjs'))}
    const lock = ${JSON.stringify(lock)}
    const log = text => appendFileSync(lock + '.log', text)`
  return spawn(process.execPath, ['--input-type=module', '--eval', `${imports}\n${script}`], { stdio: 'inherit' })
}

test('processes that want the same lock at once work one after the other', async () => {
  const lock = join(folder(), 'lock')
  const script = `whileLocked(lock, () => {
    log('<')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
    log('>')
  })`
  const all = Array.from({ length: 4 }, () => once(run(lock, script), 'exit'))
  for (const [code] of await Promise.all(all)) expect(code).toBe(0)
  expect(readFileSync(`${lock}.log`, 'utf8')).toBe('<><><><>')
  expect(existsSync(lock)).toBe(false)
})

test('a lock whose owner was killed is taken over, and one is given back when the work fails', async () => {
  const lock = join(folder(), 'lock')
  const dead = run(lock, `whileLocked(lock, () => process.kill(process.pid, 'SIGKILL'))`)
  await once(dead, 'exit')
  expect(existsSync(lock)).toBe(true)
  const failing = () =>
    whileLocked(lock, () => {
      throw new Error('no disk')
    })
  expect(failing).toThrow('no disk')
  expect(existsSync(lock)).toBe(false)
})

test('whoever has to wait is told so once', () => {
  const lock = join(folder(), 'lock')
  mkdirSync(lock)
  writeFileSync(join(lock, 'owner'), `${process.pid}`)
  let told = 0
  const worked = whileLocked(
    lock,
    () => true,
    () => {
      told++
      rmSync(lock, { recursive: true })
    },
  )
  expect(worked).toBe(true)
  expect(told).toBe(1)
})
