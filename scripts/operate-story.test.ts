// Section 7 of docs/operate.md as an operator lives it: the real server and the real commands, each a process of its own.
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import type { OpenTable } from '../packages/protocol/src/index.ts'
import { Visitor } from '../packages/server/test/client.ts'
import { folder } from '../packages/server/test/help.ts'
import { kill, mainFile, start } from '../packages/server/test/process.ts'

const bin = join(import.meta.dirname, '../packages/cli/bin/acheron.mjs')

/** Whoever of them has moves makes the first one; returns the table's new version. */
async function move(visitors: readonly Visitor[], table: string): Promise<number> {
  for (const visitor of visitors) {
    const { now, info } = await visitor.get<OpenTable>(`/api/tables/${table}`)
    if (now.moves.length === 0) continue
    const line = await visitor.socket()
    const seat = info.seats.findIndex(each => each.kind === 'person' && each.you)
    const answer = await line.ask({ type: 'move', table, seat, version: now.version, move: now.moves[0] })
    await line.end()
    expect(answer).toMatchObject({ type: 'done', version: now.version + 1 })
    return now.version + 1
  }
  throw new Error('it is nobody’s turn')
}

test('host, play, back up, kill, lose everything, restore: tables, seats and moves of the backup are there', async () => {
  const home = folder()
  const { DATABASE_URL: _, NATS_URL: __, KEYS_FILE: ___, ACHERON_KEYS: ____, ...inherited } = process.env
  const env = { ...inherited, DATA: join(home, 'data/acheron.sqlite'), PORT: '0', HOST: '127.0.0.1' }
  const host = async () => {
    const started = await start([process.execPath, mainFile], { env, cwd: home })
    onTestFinished(() => void started.child.kill('SIGKILL'))
    return started
  }
  const acheron = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [bin, ...args], { env, cwd: home })).stdout

  const before = await host()
  const [dante, virgil] = [await Visitor.guest(before.address), await Visitor.guest(before.address)]
  const { id } = await dante.open({ game: 'imp-race', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  for (let i = 1; i <= 6; i++) expect(await move([dante, virgil], id)).toBe(i)
  const seen = [await dante.steps(id), await virgil.steps(id)]

  expect(await acheron('backup', 'house.sqlite')).toMatch(
    /^house\.sqlite: 1 table, 6 steps, 2 people of \S+, checked\n$/,
  )
  await move([dante, virgil], id)
  await kill(before.child, 'SIGKILL')
  rmSync(join(home, 'data'), { recursive: true })

  expect(await acheron('restore', 'house.sqlite')).toMatch(/: 1 table, 6 steps, 2 people from house\.sqlite\n$/)
  const after = await host()
  const back = [dante, virgil].map(({ cookie }) => Object.assign(new Visitor(after.address), { cookie }))
  for (const [seat, visitor] of back.entries()) {
    const { info, now } = await visitor.get<OpenTable>(`/api/tables/${id}`)
    expect(now.version).toBe(6)
    expect(info.seats[seat]).toMatchObject({ kind: 'person', you: true })
    expect(await visitor.steps(id)).toEqual(seen[seat])
  }
  expect(await move(back, id)).toBe(7)
  expect(await kill(after.child, 'SIGTERM')).toBe(0)
})
