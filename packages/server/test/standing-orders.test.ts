import { join } from 'node:path'
import type { NewHook, OpenTable } from '@acheron/protocol'
import { expect, onTestFinished } from 'vitest'
import { ordersAt, putOrders } from '../src/store/subjects/standing-orders.ts'
import { type Line, Visitor } from './client.ts'
import { folder, server } from './help.ts'
import { childFile, kill, run, untilStarted } from './process.ts'
import { listener } from './receivers.ts'
import { onBothStores, settingsOf, storeAt } from './stores.ts'

const until = (count: number) => ({ order: 'count', add: 1, until: count })

/** Dante and Virgil count in turn; a spectator looks on. */
async function party(options: Parameters<typeof server>[0], watching: readonly number[] = [0, 1, 2]) {
  const running = await server(options)
  const [dante, virgil, nobody] = [
    await Visitor.guest(running.address),
    await Visitor.guest(running.address),
    await Visitor.guest(running.address),
  ]
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const { id } = await dante.open({ game: 'counting', options: { goal: 1000 }, seats } as never)
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const lines = [await dante.socket(), await virgil.socket(), await nobody.socket()] as const
  for (const i of watching) await lines[i]!.watch(id)
  return { ...running, id, dante, virgil, nobody, lines, ...playing(id) }
}

const playing = (table: string) => ({
  add: (line: Line, seat: number, version: number, n: number) =>
    line.ask({ type: 'move', table, seat, version, move: { add: n } }),
  order: (line: Line, seat: number, version: number, order: object, stands = true) =>
    line.ask({ type: 'order', table, seat, version, order, stands }),
})

/** The table as the line sees it at that version. */
const at = (line: Line, version: number) => line.next('steps', ({ now }) => now.version === version)

onBothStores(
  'an order answers at once, again and again, and nobody else hears of it until it is done',
  async options => {
    const { id, lines, virgil, nobody, add, order } = await party(options)
    const [mine, theirs, other] = lines
    expect(await order(mine, 0, 0, until(10))).toMatchObject({ type: 'done' })
    expect((await at(mine, 1)).steps).toMatchObject([{ seat: 0, move: { add: 1 }, ordered: true }])
    const standing = await mine.next('info', ({ now }) => now.orders !== undefined)
    expect(standing.now.orders).toEqual({ standing: [until(10)], ended: [] })
    for (const version of [1, 3]) {
      expect(await add(theirs, 1, version, 2)).toMatchObject({ type: 'done' })
      expect((await at(mine, version + 2)).steps).toMatchObject([{ seat: 0, ordered: true }])
      await at(other, version + 2)
    }
    // 7 so far: what Virgil adds now makes it 10, which is what it has waited for.
    for (const line of [theirs, other]) {
      const heard = JSON.stringify([...line.inbox, await line.watch(id)])
      expect(heard).not.toMatch(/order|until/)
    }
    expect(await add(theirs, 1, 5, 3)).toMatchObject({ type: 'done', version: 6 })
    const ended = await mine.next('info', ({ now }) => now.orders?.standing.length === 0)
    expect(ended.now).toMatchObject({ version: 6, actors: [0] })
    expect(ended.now.orders?.ended).toEqual([{ order: until(10), why: 'done' }])
    // Afterwards it is told what it has done, and nothing else of it.
    for (const visitor of [virgil, nobody]) {
      const { now, steps } = await visitor.get<OpenTable>(`/api/tables/${id}`)
      expect(now.orders).toBeUndefined()
      expect(steps.map(step => step.ordered ?? false)).toEqual([true, false, true, false, true, false])
    }
    expect(JSON.stringify([...theirs.inbox, ...other.inbox])).not.toMatch(/until/)
    // Read, it is forgotten.
    expect(await order(mine, 0, 6, until(10), false)).toMatchObject({ type: 'done' })
    expect((await mine.watch(id)).now.orders).toBeUndefined()
  },
)

onBothStores(
  'a surprise ends an order, its owner withdraws it, and only what is offered can be ordered',
  async options => {
    const { lines, id, add, order, dante } = await party(options)
    const [mine, theirs] = lines
    expect(await order(mine, 0, 0, until(11))).toMatchObject({ type: 'refused', why: 'no-such-order' })
    expect(await order(mine, 1, 0, until(50))).toMatchObject({ type: 'refused', why: 'not-your-seat' })
    expect(await order(mine, 0, 7, until(50))).toMatchObject({ type: 'refused', why: 'stale' })
    expect(await order(theirs, 1, 0, until(50))).toMatchObject({ type: 'done' })
    for (const version of [0, 2, 4]) {
      await add(mine, 0, version, 3)
      await at(mine, version + 2)
    }
    // 12, and Dante makes it 13.
    expect(await add(mine, 0, 6, 1)).toMatchObject({ type: 'done' })
    const surprised = await theirs.next('info', ({ now }) => (now.orders?.ended.length ?? 0) > 0)
    expect(surprised.now).toMatchObject({ version: 7, actors: [1], orders: { ended: [{ why: 'surprise' }] } })
    await add(theirs, 1, 7, 1)
    expect(await order(mine, 0, 8, until(50))).toMatchObject({ type: 'done' })
    await at(mine, 9)
    expect(await order(mine, 0, 0, until(50), false)).toMatchObject({ type: 'done' })
    await add(theirs, 1, 9, 1)
    expect((await dante.get<OpenTable>(`/api/tables/${id}`)).now).toMatchObject({ version: 10, actors: [0] })
    // Whoever takes the answer back takes the order back too.
    expect(await order(mine, 0, 10, until(50))).toMatchObject({ type: 'done' })
    await at(mine, 11)
    expect(await mine.ask({ type: 'undo', table: id, seat: 0, version: 11 })).toMatchObject({ type: 'done' })
    const undone = await mine.next('info', ({ now }) => (now.orders?.ended.length ?? 0) > 0)
    expect(undone.now).toMatchObject({ version: 12, actors: [0], orders: { standing: [], ended: [{ why: 'undone' }] } })
    // The seat goes to somebody else, and what stood for it is gone.
    expect(await order(mine, 0, 12, until(50))).toMatchObject({ type: 'done' })
    await at(mine, 13)
    await dante.send('POST', `/api/tables/${id}/leave`, { how: 'bot' })
    await add(theirs, 1, 13, 1)
    expect(JSON.stringify(await dante.get(`/api/tables/${id}`))).not.toMatch(/until/)
  },
)

onBothStores('no notice is sent where an order has answered', async options => {
  const times = { follow: 20, gather: 50, gap: 0, lease: 3000, backoff: 100, look: 200 }
  const notices = { publicUrl: 'https://play.example.org', anywhere: true, times }
  const { id, lines, dante, add, order } = await party({ ...options, notices }, [1])
  const [mine, theirs] = lines
  const hook = await listener()
  await dante.send<NewHook>('POST', '/api/notices/hook', { address: `${hook.url}/in` })
  expect(await order(mine, 0, 0, until(10))).toMatchObject({ type: 'done' })
  await at(theirs, 1)
  for (const version of [1, 3, 5]) {
    await add(theirs, 1, version, 1)
    await at(theirs, version + 2)
  }
  // Longer than a notice takes: whatever would be told has come.
  await new Promise(resolve => setTimeout(resolve, 1500))
  expect(hook.came).toHaveLength(0)
  // 7; Virgil makes it 10, and now it is Dante's turn indeed.
  await add(theirs, 1, 7, 3)
  await expect.poll(() => hook.came.length, { timeout: 15_000, interval: 20 }).toBe(1)
  expect(hook.came[0]!.body.toString()).toContain(id)
})

onBothStores('an order that waits when the server starts answers, although nobody is there', async options => {
  const file = join(folder(), 'data.sqlite')
  const first = await server({ ...options, file })
  const dante = await Visitor.guest(first.address)
  const { id } = await dante.open({ game: 'counting', options: { goal: 1000 } })
  const person = (await dante.me()).id
  await first.close()
  const store = await storeAt(options, file)
  const given = { order: until(10), mark: {}, version: 0, entries: 0 }
  const row = { seat: 0, person, dealt: 0, orders: { standing: [given], ended: [] } }
  expect(await store.write(() => putOrders(id, row, null))).not.toBeNull()
  expect(await store.write(() => putOrders(id, row, null))).toBeNull()
  await store.close()
  const second = await server({ ...options, file })
  const later = new Visitor(second.address)
  later.cookie = dante.cookie
  await expect.poll(async () => (await later.steps(id)).length).toBe(10)
  expect((await later.steps(id)).every(step => step.ordered)).toBe(true)
})

onBothStores(
  'killed in the middle of answers: each is given once, and every one is given',
  async options => {
    const file = join(folder(), 'data.sqlite')
    const start = () => {
      const child = run([process.execPath, childFile, file], { env: { ...process.env, ...settingsOf(options) } })
      onTestFinished(() => void child.kill('SIGKILL'))
      return untilStarted(child)
    }
    let { child, address } = await start()
    const [dante, virgil] = [await Visitor.guest(address), await Visitor.guest(address)]
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const
    const { id } = await dante.open({ game: 'counting', options: { goal: 100_000 }, seats } as never)
    await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const { add, order } = playing(id)
    const line = await dante.socket()
    await line.watch(id)
    expect(await order(line, 0, 0, until(1000))).toMatchObject({ type: 'done' })
    const as = (visitor: Visitor) => {
      const again = new Visitor(address)
      again.cookie = visitor.cookie
      return again
    }
    for (let round = 0; round < 4; round++) {
      const theirs = as(virgil)
      const now = async () => (await theirs.get<OpenTable>(`/api/tables/${id}`)).now
      await expect.poll(async () => (await now()).actors, { timeout: 20_000 }).toEqual([1])
      const { version } = await now()
      const by = await theirs.socket()
      expect(await add(by, 1, version, 2)).toMatchObject({ type: 'done' })
      await kill(child)
      ;({ child, address } = await start())
    }
    const last = as(virgil)
    const steps = async () =>
      (await last.steps(id)).map(({ seat, ordered }) => (ordered ? `${seat} ordered` : `${seat}`))
    await expect.poll(steps, { timeout: 20_000 }).toEqual(['0 ordered', ...Array(4).fill(['1', '0 ordered']).flat()])
  },
  120_000,
)

onBothStores('of two changes of the same orders one is made', async options => {
  const file = join(folder(), 'data.sqlite')
  const running = await server({ ...options, file })
  const dante = await Visitor.guest(running.address)
  const { id } = await dante.open({ game: 'counting' })
  await running.close()
  const store = await storeAt(options, file)
  const row = (n: number) => ({
    ...{ seat: 0, person: 'p', dealt: 0 },
    orders: { standing: [{ order: until(n), mark: {}, version: 0, entries: 0 }], ended: [] },
  })
  const tag = await store.write(() => putOrders(id, row(10), null))
  const [one, other] = [
    await store.write(() => putOrders(id, row(50), tag)),
    await store.write(() => putOrders(id, row(1000), tag)),
  ]
  expect(one).not.toBeNull()
  expect(other).toBeNull()
  expect((await store.read(() => ordersAt(id)))[0]?.orders.standing[0]?.order).toEqual(until(50))
  const none = { ...row(1), orders: { standing: [], ended: [] } }
  expect(await store.write(() => putOrders(id, none, one))).not.toBeNull()
  expect(await store.read(() => ordersAt(id))).toEqual([])
  await store.close()
})
