import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'

export const bin = join(import.meta.dirname, '../bin/acheron.mjs')

/** A folder of this test file's own, gone when its tests are done. */
export const folder = mkdtempSync(join(tmpdir(), 'acheron-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The real command in a process of its own, in that folder. */
export function acheron(
  args: readonly string[],
  { input = '', env = {} }: { input?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...env },
    maxBuffer: 64 * 2 ** 20,
  })
  return { status, stdout, stderr }
}

/** The command must refuse: this exit code, one line on standard error that says what is wrong, nothing written. */
export function refuses(args: readonly string[], message: RegExp, status = 2): void {
  const before = readdirSync(folder).sort()
  const run = acheron(args)
  expect(run.stderr).toMatch(message)
  expect(run.stderr).toMatch(/^acheron: [^\n]+\n$/)
  expect(run.stderr).not.toMatch(/internal error|\n\s+at /)
  expect(run.status).toBe(status)
  if (status === 2) expect(run.stdout).toBe('')
  expect(readdirSync(folder).sort()).toEqual(before)
}
