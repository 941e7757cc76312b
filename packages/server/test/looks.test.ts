import { DatabaseSync } from 'node:sqlite'
import type { Audit, Decisions } from '@acheron/protocol'
import { expect, onTestFinished, test } from 'vitest'
import type { ServerOptions } from '../src/index.ts'
import { changeAdmin } from '../src/order/admins.ts'
import { Order } from '../src/order/order.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { addAdmin, audited } from '../src/store/subjects/order.ts'
import type { Works } from '../src/store/work.ts'
import { Visitor } from './client.ts'
import { folder, server } from './help.ts'
import { onBothStores } from './stores.ts'

const seats = [{ kind: 'me' }, { kind: 'open' }] as const

/** Dante owns a table where Virgil sits; the chief is an admin. */
async function house(options: Partial<ServerOptions> = {}) {
  const { address, file } = await server(options)
  const [chief, dante, virgil] = [
    await Visitor.guest(address),
    await Visitor.guest(address),
    await Visitor.guest(address),
  ]
  await chief.send('POST', '/api/account', { name: 'Chief', password: 'nel mezzo del cammin' })
  expect(await changeAdmin(options.database ?? file, 'add', 'Chief')).toBe(true)
  const table = async (visibility: 'public' | 'link' | 'invited') => {
    const { id } = await dante.open({ game: 'counting', seats })
    await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
    expect((await dante.request('PATCH', `/api/tables/${id}`, { visibility })).status).toBe(200)
    return id
  }
  const acts = async (visitor: Visitor) =>
    (await visitor.get<Decisions>('/api/decisions')).acts.map(({ act, table, words }) => [act, table, words])
  return { file, chief, dante, virgil, table, acts }
}

onBothStores('an admin’s look is read by everybody who sits there, once in an hour', async options => {
  const { chief, dante, virgil, table, acts } = await house(options)
  const [hidden, byLink, open] = [await table('invited'), await table('link'), await table('public')]
  // A page asks for several things of a table at once.
  for (const id of [hidden, byLink, open, hidden])
    for (const { status } of await Promise.all([1, 2].map(() => chief.request('GET', `/api/tables/${id}`))))
      expect(status).toBe(200)
  for (const person of [dante, virgil])
    expect(await acts(person)).toEqual([
      ['look', byLink, ''],
      ['look', hidden, ''],
    ])
  // Where an admin plays there is nothing to be noted.
  const own = await chief.open({ game: 'counting', seats })
  await dante.send('POST', `/api/tables/${own.id}/sit`, { seat: 1 })
  await chief.get(`/api/tables/${own.id}`)
  expect(await acts(dante)).toHaveLength(2)
})

onBothStores('a closed table is read about by its owner and all who sit there', async options => {
  const { chief, dante, virgil, table, acts } = await house(options)
  const [begun, unbegun] = [await table('link'), await table('link')]
  const line = await dante.socket()
  await line.watch(begun)
  const move = { type: 'move', table: begun, seat: 0, version: 0, move: { add: 1 } } as const
  expect(await line.ask(move)).toMatchObject({ type: 'done' })
  for (const id of [begun, unbegun]) await chief.send('POST', `/api/admin/tables/${id}/close`, { reason: 'no more' })
  for (const person of [dante, virgil])
    expect(await acts(person)).toEqual([
      ['close', unbegun, 'no more'],
      ['close', begun, 'no more'],
    ])
  expect((await dante.request('GET', `/api/tables/${unbegun}`)).status).toBe(404)
  const { now, info } = await line.watch(begun)
  expect(info.people?.visibility).toBe('invited')
  expect(await line.ask({ ...move, seat: now.seat, version: now.version })).toMatchObject({ why: 'closed' })
  // Twice is once.
  expect((await chief.request('POST', `/api/admin/tables/${begun}/close`, { reason: 'again' })).status).toBe(200)
  expect((await chief.request('POST', '/api/admin/tables/nowhere/close', { reason: 'x' })).status).toBe(404)
  const { acts: log } = await chief.get<Audit>('/api/admin/audit')
  expect(log.filter(({ act, words }) => act === 'close' && words === 'again')).toHaveLength(2)
})

test('a table whose closing cannot be noted stays open', async () => {
  const { file, chief, dante, table } = await house()
  const id = await table('link')
  const beside = new DatabaseSync(file)
  onTestFinished(() => beside.close())
  beside.exec('alter table audit rename to away')
  const { status } = await chief.request('POST', `/api/admin/tables/${id}/close`, { reason: 'no more' })
  expect(status).toBeGreaterThanOrEqual(500)
  const line = await dante.socket()
  await line.watch(id)
  const move = { type: 'move', table: id, seat: 0, version: 0, move: { add: 1 } } as const
  expect(await line.ask(move)).toMatchObject({ type: 'done' })
})

test('a look that could not be noted is not made, and the next one is noted', async () => {
  const store = new SqliteStore({ file: `${folder()}/data.sqlite` })
  onTestFinished(() => store.close())
  await store.write(() => addAdmin('chief', 1))
  let isBroken = true
  const works: Works = {
    read: work => store.read(work),
    write: work => (isBroken ? Promise.reject(new Error('the disk is full')) : store.write(work)),
  }
  const order = new Order({ store: works, originOf: address => address })
  await expect(order.oversees('chief', 't1', ['p1'])).rejects.toThrow('the disk is full')
  isBroken = false
  expect(await order.oversees('chief', 't1', ['p1', 'p2'])).toBe(true)
  expect((await store.read(() => audited(1000))).map(({ about, place }) => [about, place])).toEqual([
    ['p2', 't1'],
    ['p1', 't1'],
  ])
  expect(await order.oversees('p3', 't1', ['p1'])).toBe(false)
})
