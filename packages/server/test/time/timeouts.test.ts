import type { ClockRules, OpenTable, TableInfo, TableLists } from '@acheron/protocol'
import { expect } from 'vitest'
import type { ServerOptions } from '../../src/index.ts'
import { Visitor } from '../client.ts'
import { folder, server } from '../help.ts'
import { onBothStores } from '../stores.ts'
import { MovedTime } from './moved.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const slow = (
  timeout: ClockRules['timeout'],
  more: Partial<Extract<ClockRules, { kind: 'slow' }>> = {},
): ClockRules => ({
  ...{ kind: 'slow', per: 'decision', hours: 24, reserve: 0, daysOff: [], timeout },
  ...more,
})
const live = (timeout: ClockRules['timeout'] = 'decide'): ClockRules => ({
  ...{ kind: 'live', bank: 600, increment: 10, line: 180, timeout },
})

const move = (table: string, seat: number, version: number) =>
  ({ type: 'move', table, seat, version, move: { add: 1 } }) as const

/** A table of two or more with that clock, its people, and the time of its server. */
async function party(options: Partial<ServerOptions>, clock: ClockRules | null, count = 2) {
  const time = new MovedTime()
  const running = await server({ ...options, time })
  const people: Visitor[] = []
  for (let i = 0; i < count; i++) people.push(await Visitor.guest(running.address))
  const seats = people.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) }))
  const { id } = await people[0]!.open({ game: 'counting', seats, clock, options: { goal: 1000 } })
  const at = (path: string) => `/api/tables/${id}${path}`
  for (const [i, person] of people.slice(1).entries()) await person.send('POST', at('/sit'), { seat: i + 1 })
  const lines = await Promise.all(people.map(person => person.socket()))
  await Promise.all(lines.map(line => line.watch(id)))
  const info = async () => (await people[0]!.get<OpenTable>(at(''))).info
  return { ...running, time, people: people as [Visitor, Visitor, Visitor], lines, id, at, info }
}

/** Waits until it holds, looking again and again. */
async function until<T>(look: () => Promise<T>, holds: (seen: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    const seen = await look()
    if (holds(seen)) return seen
    if (tries > 200) throw new Error(`it never came so far: ${JSON.stringify(seen)}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

onBothStores('a bot plays the decision of somebody whose time is up, and the next is theirs again', async options => {
  const { time, lines, id, info } = await party(options, slow('decide'))
  const [dante, virgil] = lines
  expect((await info()).clock).toMatchObject({ seats: [{ runs: true }, { runs: false, left: day }] })
  time.pass(23 * hour)
  const told = dante!.next('steps', ({ now }) => now.version === 1)
  expect(await dante!.ask(move(id, 0, 0))).toMatchObject({ type: 'done' })
  const { clock } = await told
  expect(clock?.seats[0]).toMatchObject({ runs: false, left: day })
  expect(clock?.seats[1]).toMatchObject({ runs: true, left: expect.closeTo(day, -4), outs: 0 })
  time.pass(day)
  expect(await virgil!.ask(move(id, 1, 1))).toMatchObject({ type: 'refused', why: 'time-up' })
  await dante!.next('steps', ({ now }) => now.version === 2)
  expect((await info()).clock?.seats[1]).toMatchObject({ runs: false, out: false, outs: 1 })
  expect(await dante!.ask(move(id, 0, 2))).toMatchObject({ type: 'done' })
  expect(await virgil!.ask(move(id, 1, 3))).toMatchObject({ type: 'done' })
})

onBothStores('a bot plays on until the person is back, who has time again', async options => {
  const { time, lines, people, id, at, info } = await party(options, slow('standIn'))
  const [dante, virgil] = lines
  await dante!.ask(move(id, 0, 0))
  time.pass(day)
  await dante!.next('steps', ({ now }) => now.version === 2)
  expect((await info()).seats[1]).toMatchObject({ kind: 'person', standIn: expect.any(String) })
  expect((await info()).clock?.seats).toMatchObject([{ runs: true }, null])
  await dante!.ask(move(id, 0, 2))
  await dante!.next('steps', ({ now }) => now.version === 4)
  await people[1].send('POST', at('/return'))
  await dante!.ask(move(id, 0, 4))
  time.pass(20 * hour)
  expect(await virgil!.ask(move(id, 1, 5))).toMatchObject({ type: 'done' })
})

onBothStores('the seat is given up', async options => {
  const { time, lines, id, info, people } = await party(options, slow('giveUp'), 3)
  await lines[0]!.ask(move(id, 0, 0))
  time.pass(day)
  await lines[0]!.next('steps', ({ now }) => now.version === 2)
  const { seats, people: agreed } = await info()
  expect(seats[1]).toMatchObject({ kind: 'bot' })
  const { name } = await people[1].me()
  expect(agreed?.holders).toContainEqual({ seat: 1, from: 0, name, bot: null, resigned: true })
})

onBothStores('the others may decide, all who sit being counted', async options => {
  const { time, lines, id, at, info, people } = await party(options, slow('vote'), 3)
  await lines[0]!.ask(move(id, 0, 0))
  const vote = () => people[0].request('POST', at('/seats/1/vote'), { what: 'standIn' })
  expect(await vote()).toMatchObject({ status: 409, body: { error: { code: 'not-away' } } })
  time.pass(day)
  await until(info, ({ clock }) => clock?.seats[1]?.out === true)
  expect((await vote()).status).toBe(200)
  expect((await info()).people?.votes).toMatchObject([{ what: 'standIn', seat: 1, by: [0], needed: 2 }])
  await people[2].send('POST', at('/seats/1/vote'), { what: 'standIn' })
  await lines[0]!.next('steps', ({ now }) => now.version === 2)
})

onBothStores('who is waited for may still decide until the others have', async options => {
  const { time, lines, id, info } = await party(options, slow('vote'))
  await lines[0]!.ask(move(id, 0, 0))
  time.pass(2 * day)
  await until(info, ({ clock }) => clock?.seats[1]?.out === true)
  expect(await lines[1]!.ask(move(id, 1, 1))).toMatchObject({ type: 'done' })
  expect((await info()).clock?.seats[1]).toMatchObject({ out: false, left: day })
})

onBothStores('at a live table the bank runs after the first move, and stands while the line is lost', async options => {
  const { time, lines, people, id, info } = await party(options, live())
  time.pass(hour)
  expect((await info()).clock?.seats).toMatchObject([{ runs: false, left: 600_000 }, { runs: false }])
  await lines[0]!.ask(move(id, 0, 0))
  time.pass(100_000)
  const running = (await info()).clock!.seats[1]!
  expect(running.runs).toBe(true)
  expect(running.left).toBeLessThanOrEqual(500_000)
  await lines[1]!.end()
  await until(info, ({ clock }) => clock?.seats[1]?.stands !== null)
  const before = (await info()).clock!.seats[1]!.left
  time.pass(minute)
  expect((await info()).clock?.seats[1]).toMatchObject({ left: before, line: expect.closeTo(120_000, -4) })
  const again = await people[1].socket()
  await again.watch(id)
  await until(info, ({ clock }) => clock?.seats[1]?.stands === null)
  const { line, left } = (await info()).clock!.seats[1]!
  expect(line).toBeGreaterThan(110_000)
  expect(left).toBeGreaterThan(before - 10_000)
  time.pass(hour)
  // The bank is empty: a bot decides, and only the increment is left.
  await lines[0]!.next('steps', ({ now }) => now.version === 2)
  await until(info, ({ clock }) => clock?.seats[1]?.left === 10_000)
})

onBothStores('a restart neither takes nor gives time', async options => {
  const file = `${folder()}/data.sqlite`
  const first = await party({ ...options, file }, slow('decide'))
  await first.lines[0]!.ask(move(first.id, 0, 0))
  first.time.pass(20 * hour)
  const before = (await first.info()).clock!.seats[1]!.left
  await first.close()
  const later = new MovedTime()
  // Three days during which nobody served.
  later.pass(20 * hour + 3 * day)
  const second = await server({ ...options, file, time: later })
  const dante = new Visitor(second.address)
  dante.cookie = first.people[0].cookie
  const look = async () => (await dante.get<OpenTable>(first.at(''))).info
  // It is given back before anybody can ask: what is read before could be stored by the next move.
  const after = await look()
  expect(after.clock!.seats[1]!.left).toBeLessThanOrEqual(before)
  expect(after.clock!.seats[1]!.left).toBeGreaterThan(before - minute)
  later.pass(4 * hour)
  await until(look, ({ clock }) => clock?.seats[1]?.outs === 1)
})

onBothStores('who proposes a clock lives on where they sat down until all agree', async options => {
  const time = new MovedTime()
  // A Wednesday there, the day before one off; in the west it is a day that counts.
  time.pass(Date.UTC(2101, 0, 5, 3) - time.now())
  const { address } = await server({ ...options, time })
  const [dante, virgil] = [await Visitor.guest(address), await Visitor.guest(address)]
  const clock = slow('decide', { daysOff: [4] })
  const plan = { game: 'counting', options: { goal: 1000 }, seats: [{ kind: 'me' }, { kind: 'open' }], clock }
  const { id } = await dante.send<TableInfo>('POST', '/api/tables', { ...plan, zone: 'Asia/Tokyo' })
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1, zone: 'Asia/Tokyo' })
  const wish = (who: Visitor, rules: ClockRules, zone: string) =>
    who.send<TableInfo>('PUT', `/api/tables/${id}/clock`, { rules, zone })
  const info = async () => (await dante.get<OpenTable>(`/api/tables/${id}`)).info
  const untilUp = async () => (await until(info, ({ clock }) => clock?.seats[0]?.until != null)).clock!.seats[0]!.until!
  expect(await untilUp()).toBeGreaterThan(47 * hour)
  const longer = slow('decide', { daysOff: [4], hours: 30 })
  await wish(dante, longer, 'Pacific/Honolulu')
  expect(await untilUp()).toBeGreaterThan(47 * hour)
  await wish(virgil, longer, 'Asia/Tokyo')
  await until(info, ({ clock }) => clock?.proposed === null)
  // Now it is agreed: 30 hours from Tuesday, five in the afternoon.
  const agreed = await untilUp()
  expect(agreed).toBeLessThanOrEqual(30 * hour)
  expect(agreed).toBeGreaterThan(29 * hour)
})

onBothStores('the clock of somebody for whom a bot plays is not changed without them', async options => {
  const { time, people, lines, id, at, info } = await party(options, slow('standIn'))
  await lines[0]!.ask(move(id, 0, 0))
  time.pass(day)
  await lines[0]!.next('steps', ({ now }) => now.version === 2)
  const wish = (who: Visitor) => who.send<TableInfo>('PUT', at('/clock'), { rules: live() })
  expect((await wish(people[0])).clock).toMatchObject({ rules: { kind: 'slow' }, proposed: { by: [0], needed: 2 } })
  expect((await info()).clock?.rules).toMatchObject({ kind: 'slow' })
  expect((await wish(people[1])).clock).toMatchObject({ rules: { kind: 'live' }, proposed: null })
})

onBothStores('a clock is changed when all agree, and by nobody alone', async options => {
  const { time, people, id, at, info, lines } = await party(options, slow('decide'))
  await lines[0]!.ask(move(id, 0, 0))
  const wish = (who: Visitor, rules: ClockRules | null) => who.send<TableInfo>('PUT', at('/clock'), { rules })
  const first = await wish(people[0], live())
  expect(first.clock).toMatchObject({
    rules: { kind: 'slow' },
    proposed: { rules: { kind: 'live' }, by: [0], needed: 2 },
  })
  expect((await people[1].request('DELETE', at('/clock'))).status).toBe(200)
  expect((await info()).clock?.proposed).toBeNull()
  await wish(people[0], live())
  const changed = await wish(people[1], live())
  expect(changed.clock).toMatchObject({ rules: { kind: 'live' }, proposed: null })
  await until(info, ({ clock }) => clock?.seats[1]?.runs === true)
  const { left } = (await info()).clock!.seats[1]!
  expect(left).toBeLessThanOrEqual(600_000)
  await wish(people[0], null)
  expect((await wish(people[1], null)).clock).toBeNull()
  time.pass(30 * day)
  expect(await lines[1]!.ask(move(id, 1, 1))).toMatchObject({ type: 'done' })
  const stranger = await Visitor.guest(people[0].base)
  expect((await stranger.request('PUT', at('/clock'), { rules: null })).status).toBe(403)
})

onBothStores('the week of a reserve is that of the time zone, also where there are no days off', async options => {
  const time = new MovedTime()
  const until = (moment: number) => time.pass(moment - time.now())
  const { address } = await server({ ...options, time })
  const dante = await Visitor.guest(address)
  // A Wednesday, ahead of the clock of any machine.
  until(Date.UTC(2101, 0, 5))
  const clock = slow('decide', { reserve: 24 })
  const plan = { game: 'counting', options: { goal: 1000 }, seats: [{ kind: 'me' }] }
  const { id } = await dante.send<TableInfo>('POST', '/api/tables', { ...plan, clock, zone: 'Asia/Tokyo' })
  const line = await dante.socket()
  await line.watch(id)
  const reserve = async () => (await dante.get<OpenTable>(`/api/tables/${id}`)).info.clock?.seats[0]?.reserve
  const decideAt = async (moment: number, version: number) => {
    until(moment)
    expect(await line.ask(move(id, 0, version))).toMatchObject({ type: 'done' })
  }
  await decideAt(Date.UTC(2101, 0, 6, 6), 0)
  expect(await reserve()).toBeLessThan(18.1 * hour)
  await decideAt(Date.UTC(2101, 0, 7, 2), 1)
  await decideAt(Date.UTC(2101, 0, 7, 22), 2)
  await decideAt(Date.UTC(2101, 0, 8, 18), 3)
  await decideAt(Date.UTC(2101, 0, 9, 14), 4)
  expect(await reserve()).toBeLessThan(18.1 * hour)
  // In Tokyo it is Monday.
  await decideAt(Date.UTC(2101, 0, 9, 16), 5)
  expect(await reserve()).toBe(24 * hour)
})

onBothStores('lists tell how long I have, by my own time zone', async options => {
  const { people, id } = await party(options, slow('decide'))
  const { mine } = await people[0].get<TableLists>('/api/tables')
  const table = mine.find(each => each.id === id)
  expect(table?.pace).toMatchObject({ rules: { kind: 'slow', hours: 24 }, until: expect.closeTo(day, -4) })
  expect(table?.pace?.part).toBeGreaterThan(0.99)
  const other = (await people[1].get<TableLists>('/api/tables')).mine.find(each => each.id === id)
  expect(other?.pace).toMatchObject({ until: null, part: 1 })
  const odd = { game: 'counting', options: {}, seats: [{ kind: 'me' }], clock: slow('decide', { daysOff: [0] }) }
  expect((await people[0].request('POST', '/api/tables', { ...odd, zone: 'Mars/Olympus' })).status).toBe(400)
  expect((await people[0].request('POST', '/api/tables', { ...odd, zone: 'Europe/Stockholm' })).status).toBe(200)
})

onBothStores('a table opens by the server’s time, not by the wall clock of its machine', async options => {
  const time = new MovedTime()
  const running = await server({ ...options, time })
  const dante = await Visitor.guest(running.address)
  time.pass(3 * day)
  const { id } = await dante.open({ game: 'counting', seats: [{ kind: 'me' }], options: { goal: 1000 } })
  const { changed } = (await dante.get<OpenTable>(`/api/tables/${id}`)).info
  expect(Date.parse(changed)).toBeGreaterThan(Date.now() + 2 * day)
})
