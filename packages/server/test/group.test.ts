import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { StoreError } from '../src/errors.ts'
import { GroupCommit } from '../src/store/group.ts'
import { folder } from './help.ts'

function scene() {
  const file = join(folder(), 'data.sqlite')
  const db = new DatabaseSync(file, { timeout: 0 })
  db.exec('pragma journal_mode = wal; create table note (text text not null)')
  const commits: number[] = []
  const group = new GroupCommit(db, jobs => void commits.push(jobs))
  const insert = db.prepare('insert into note values (?)')
  const write = (text: string | null) => group.write(() => void insert.run(text))
  const count = () => Number(db.prepare('select count(*) as n from note').get()!.n)
  return { file, db, group, write, count, commits }
}

test('the writes of one turn are one transaction', async () => {
  const { write, count, commits } = scene()
  const writes = [write('a'), write('b'), write('c')]
  expect(count()).toBe(0)
  await Promise.all(writes)
  expect(count()).toBe(3)
  expect(commits).toEqual([3])
})

test('a bad write fails alone', async () => {
  const { write, count, commits } = scene()
  const outcomes = await Promise.allSettled([write('a'), write(null), write('c')])
  // Each by itself then; what was not committed is not counted.
  expect(commits).toEqual([1, 1])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(count()).toBe(2)
})

test('a full disk: nothing of the turn is stored, and it goes on when there is room again', async () => {
  const { db, write, count } = scene()
  const pages = Number(db.prepare('pragma page_count').get()!.page_count)
  db.exec(`pragma max_page_count = ${pages + 2}`)
  const long = 'x'.repeat(50_000)
  const outcomes = await Promise.allSettled([write(long), write(long)])
  for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreError) })
  expect(count()).toBe(0)
  db.exec('pragma max_page_count = 1000')
  await write(long)
  expect(count()).toBe(1)
})

test('another program has the lock: everybody is told at once, and it goes on afterwards', async () => {
  const { file, write, count } = scene()
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  const outcomes = await Promise.allSettled([write('a'), write('b')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  other.exec('rollback')
  other.close()
  await write('c')
  expect(count()).toBe(1)
})

test('after the close: pending writes are stored, new ones are refused, and nothing is thrown', async () => {
  const { db, group, write, count } = scene()
  const waited = write('a')
  group.close()
  await waited
  expect(count()).toBe(1)
  await expect(write('b')).rejects.toThrow(StoreError)
  db.close()
  await expect(write('c')).rejects.toThrow(StoreError)
})

test('a file that is gone under a write: its sender is told, the process goes on', async () => {
  const { db, write } = scene()
  const waiting = write('a')
  db.close()
  await expect(waiting).rejects.toThrow(StoreError)
})
