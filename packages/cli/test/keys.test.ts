import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { acheron, folder, refuses } from './run.ts'

const line = (key: string) => key.repeat(43)
const none = { DATA: undefined, KEYS_FILE: undefined, DATABASE_URL: undefined, ACHERON_KEYS: undefined }

test('keys are listed by fingerprints and rotated; they are never shown', () => {
  const file = join(folder, 'tables.keys')
  writeFileSync(file, `${line('a')}\n${line('b')}\n`, { mode: 0o600 })
  const listed = acheron(['keys', 'list'], { env: { ...none, DATA: join(folder, 'tables.sqlite') } })
  expect(listed.stdout).toMatch(/tables\.keys: 2 keys\n[0-9a-f]{12} signs\n[0-9a-f]{12} is accepted\n$/)
  const [, first = ''] = listed.stdout.split('\n')
  const rotated = acheron(['keys', 'rotate', '--keep', '1'], { env: { ...none, KEYS_FILE: file } })
  expect(rotated.stdout).toMatch(/: 2 keys\n[0-9a-f]{12} signs\n[0-9a-f]{12} is accepted\n.*restart it\n$/)
  expect(rotated.stdout).toContain(`${first.split(' ')[0]} is accepted`)
  const keys = readFileSync(file, 'utf8')
    .split('\n')
    .filter(text => /^[\w-]{43}$/.test(text))
  expect(keys).toEqual([expect.any(String), line('a')])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  for (const key of [...keys, line('b')]) expect(listed.stdout + rotated.stdout).not.toContain(key)
})

test('keys that are elsewhere or not there: one line that says where', () => {
  refuses(['keys'], /keys needs one of: acheron keys list, acheron keys rotate/)
  refuses(['keys', 'show'], /keys needs one of/)
  refuses(['keys', 'list', '--keep', '1'], /--keep is for acheron keys rotate/)
  refuses(['keys', 'rotate', '--keep', 'all'], /--keep must be a whole number from 0 to 100, got 'all'/)
  refuses(['keys', 'rotate', '--file', 'nothing.keys'], /the keys file nothing\.keys cannot be read or written/)
  const elsewhere = (env: NodeJS.ProcessEnv) => acheron(['keys', 'rotate'], { env: { ...none, ...env } })
  expect(elsewhere({ ACHERON_KEYS: line('a') })).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('ACHERON_KEYS'),
  })
  expect(elsewhere({ DATABASE_URL: 'postgres://x/y' })).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('KEYS_FILE='),
  })
})
