import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { OpenTable } from '@acheron/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { SqliteStore } from '../src/store/sqlite.ts'
import { attend } from '../src/store/subjects/attendance.ts'
import { Visitor } from './client.ts'
import { folder, server } from './help.ts'
import { startNats } from './nats.ts'
import { startPostgres } from './postgres.ts'
import { childFile, kill, run, type Started, untilStarted } from './process.ts'
import { onBothStores } from './stores.ts'

const two = { game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }], away: 1 } as const

/** The same person at another process. */
function at(address: string, { cookie }: Visitor): Visitor {
  const visitor = new Visitor(address)
  visitor.cookie = cookie
  return visitor
}

async function opened(address: string) {
  const [dante, virgil] = [await Visitor.guest(address), await Visitor.guest(address)]
  const { id } = await dante.open(two)
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  return { dante, virgil, id }
}

const awaySince = async (who: Visitor, id: string, seat: number) =>
  (await who.get<OpenTable>(`/api/tables/${id}`)).info.seats[seat]!.awaySince

interface Stored {
  readonly data: { readonly away: readonly { readonly table: string; readonly since: string | null }[] }
}

/** Few requests: they are counted. */
const slowly = { interval: 300, timeout: 20_000 }

/** What the store says of somebody's absence: null while they are here, undefined where it says nothing. */
const stored = async (who: Visitor, id: string) =>
  (await who.get<Stored>('/api/account/data')).data.away.find(({ table }) => table === id)?.since

onBothStores(
  'since when somebody is away is the same after a stop; who was there at the stop is not away since before',
  async options => {
    const file = join(folder(), 'data.sqlite')
    const first = await server({ file, ...options })
    const { dante, virgil, id } = await opened(first.address)
    const [dantes, virgils] = [await dante.socket(), await virgil.socket()]
    await Promise.all([dantes.watch(id), virgils.watch(id)])
    await expect.poll(() => stored(virgil, id), slowly).toBeNull()
    await virgils.end()
    await expect.poll(() => stored(virgil, id), slowly).toBeTypeOf('string')
    const since = await awaySince(dante, id, 1)
    expect(await stored(virgil, id)).toBe(since)
    await first.close()
    const stopped = Date.now()
    const second = await server({ file, ...options })
    const again = at(second.address, dante)
    expect(await awaySince(again, id, 1)).toBe(since)
    expect(Date.parse((await awaySince(again, id, 0))!)).toBeGreaterThanOrEqual(stopped)
  },
)

test('whoever went long ago may be voted for as soon as the house is open again', async () => {
  const file = join(folder(), 'data.sqlite')
  const first = await server({ file })
  const { dante, virgil, id } = await opened(first.address)
  const line = await dante.socket()
  await line.watch(id)
  expect(await line.ask({ type: 'move', table: id, seat: 0, version: 0, move: { add: 1 } })).toMatchObject({
    type: 'done',
  })
  const { id: person } = await virgil.get<{ id: string }>('/api/me')
  await first.close()
  const store = new SqliteStore({ file })
  await store.write(function* () {
    yield* attend({ table: id, person, kind: 'came' }, 'before')
    yield* attend({ table: id, person, kind: 'went', at: Date.now() - 61_000 }, 'before')
  })
  await store.close()
  const again = at((await server({ file })).address, dante)
  const { body } = await again.request('POST', `/api/tables/${id}/seats/1/vote`, { what: 'standIn' })
  expect(body).toMatchObject({ seats: [{}, { standIn: 'greedy' }] })
})

test('whoever sits down without having the table open is away since then, not since the table was opened', async () => {
  const { address } = await server()
  const [dante, virgil] = [await Visitor.guest(address), await Visitor.guest(address)]
  const { id } = await dante.open(two)
  const line = await dante.socket()
  await line.watch(id)
  await new Promise(resolve => setTimeout(resolve, 50))
  const before = Date.now()
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  expect(Date.parse((await awaySince(dante, id, 1))!)).toBeGreaterThanOrEqual(before)
})

test('killed: who had gone is away since then, who was there since the table was opened again, and twice the same', async () => {
  const file = join(folder(), 'data.sqlite')
  const start = async (): Promise<Started> => {
    const child = run([process.execPath, childFile, file])
    onTestFinished(() => void child.kill('SIGKILL'))
    return untilStarted(child)
  }
  const first = await start()
  const { dante, virgil, id } = await opened(first.address)
  const [dantes, virgils] = [await dante.socket(), await virgil.socket()]
  await Promise.all([dantes.watch(id), virgils.watch(id)])
  await virgils.end()
  await expect.poll(() => stored(virgil, id), slowly).toBeTypeOf('string')
  const gone = await awaySince(dante, id, 1)
  await expect.poll(() => stored(dante, id), slowly).toBeNull()
  await kill(first.child)
  const killed = Date.now()

  const second = await start()
  const watcher = await Visitor.guest(second.address)
  const eyes = await watcher.socket()
  await eyes.watch(id)
  expect(await awaySince(watcher, id, 1)).toBe(gone)
  const missed = await awaySince(watcher, id, 0)
  expect(Date.parse(missed!)).toBeGreaterThanOrEqual(killed)
  await expect.poll(() => stored(at(second.address, dante), id), slowly).toBe(missed)
  await kill(second.child)

  const third = await start()
  const last = await Visitor.guest(third.address)
  expect(await awaySince(last, id, 1)).toBe(gone)
  expect(await awaySince(last, id, 0)).toBe(missed)
})

const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
const missing = 'why' in postgres ? postgres.why : 'why' in nats ? nats.why : null
if (missing !== null) test.skip(`several processes: ${missing}`, () => {})
else
  test('several processes agree on since when somebody is away, and so does one that comes later, after a kill', async () => {
    if ('why' in postgres || 'why' in nats) return
    const env = { ...process.env, DATABASE_URL: await postgres.database(), NATS_URL: nats.url }
    const children: ChildProcess[] = []
    const start = (): Promise<Started> => {
      const child = run([process.execPath, childFile, ''], { env })
      children.push(child)
      return untilStarted(child)
    }
    try {
      const [one, other] = await Promise.all([start(), start()])
      const { dante, virgil, id } = await opened(one.address)
      const [dantes, virgils] = [await dante.socket(), await at(other.address, virgil).socket()]
      await Promise.all([dantes.watch(id), virgils.watch(id)])
      const eyes = await (await Visitor.guest(one.address)).socket()
      await eyes.watch(id)
      await expect.poll(() => awaySince(dante, id, 1), slowly).toBeUndefined()
      // Virgil goes at the other process; a process that opens the table later knows since when.
      await virgils.end()
      await expect.poll(() => stored(virgil, id), slowly).toBeTypeOf('string')
      const gone = await stored(virgil, id)
      const third = await start()
      expect(await awaySince(at(third.address, dante), id, 1)).toBe(gone)
      // He comes back there, and that process is killed: those who are left count from then on.
      const again = await at(third.address, virgil).socket()
      await again.watch(id)
      await expect.poll(() => stored(virgil, id), slowly).toBeNull()
      await expect.poll(() => awaySince(dante, id, 1), slowly).toBeUndefined()
      await kill(third.child)
      await expect.poll(() => stored(virgil, id), slowly).toBeTypeOf('string')
      const lost = await stored(virgil, id)
      expect(Date.parse(lost!)).toBeGreaterThan(Date.parse(gone!))
      const fourth = await start()
      expect(await awaySince(at(fourth.address, dante), id, 1)).toBe(lost)
    } finally {
      await Promise.all(children.map(child => kill(child)))
    }
  })
