import { connect } from 'node:net'
import type { TableInfo, TableLists } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { Quota } from '../src/quotas.ts'
import { Visitor } from './client.ts'
import { server } from './help.ts'

const rules = [
  { by: 'person', most: 2, milliseconds: 60_000 },
  { by: 'address', most: 3, milliseconds: 3_600_000 },
] as const

test('a quota is counted by person and by address, each in its own time', () => {
  const quota = new Quota('too-many-seats', 'seats may be taken', rules)
  const spend = (who: string, now: number) => quota.spend([...who], now)
  expect(spend('a1', 0)).toMatchObject({ most: 2, left: 1, seconds: 60 })
  expect(spend('a1', 10_000)).toMatchObject({ most: 2, left: 0, seconds: 50 })
  expect(() => spend('a1', 20_000)).toThrow('2 seats may be taken in a minute by one person; try again in 40 s')
  expect(spend('a2', 20_000)).toMatchObject({ most: 3, left: 0 })
  expect(() => spend('a3', 20_000)).toThrow(
    '3 seats may be taken in an hour by all people of one address; try again in 60 min',
  )
  // The same person at another address.
  expect(() => spend('b1', 20_000)).toThrow('by one person')
  expect(spend('b1', 60_000)).toMatchObject({ left: 1 })
  expect(spend('a3', 3_600_000)).toMatchObject({ left: 1 })
})

test('what fails is not counted, and neither is what is refused', () => {
  const quota = new Quota('too-many-seats', 'seats may be taken', rules)
  quota.spend(['a', '1'], 0).giveBack()
  quota.spend(['a', '1'], 0)
  quota.spend(['a', '1'], 0)
  for (let i = 0; i < 5; i++) expect(() => quota.spend(['a', '1'], 0)).toThrow('by one person')
  expect(quota.spend(['a', '2'], 0)).toMatchObject({ left: 0 })
})

const seats = [{ kind: 'me' }, { kind: 'open' }] as const
const pair = { game: 'counting', options: {}, visibility: 'public', seats } as const

/** A server where Virgil has opened tables for others. */
async function scene(limits: object, count: number) {
  const { address } = await server({ limits })
  const virgil = await Visitor.guest(address, '198.51.100.7')
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push((await virgil.open(pair)).id)
  const sit = (guest: Visitor, id: string, seat = 1) => guest.request('POST', `/api/tables/${id}/sit`, { seat })
  return { address, virgil, ids, sit }
}

test('one guest cannot take every open seat; the answers tell how many are left', async () => {
  const { address, ids, sit } = await scene({ seatsPerPersonAndMinute: 3, seatsPerAddressAndMinute: 4 }, 6)
  const dante = await Visitor.guest(address, '203.0.113.5')
  // A seat that is not there does not count.
  expect((await sit(dante, ids[0]!, 5)).status).toBe(400)
  const answers = await Promise.all(ids.map(id => sit(dante, id)))
  const [sat, refused] = [200, 429].map(status => answers.filter(answer => answer.status === status))
  expect([sat!.length, refused!.length]).toEqual([3, 3])
  const left = sat!.map(({ headers }) => Number(headers.get('x-ratelimit-remaining')))
  expect(left.toSorted()).toEqual([0, 1, 2])
  const [{ headers, body }] = refused as [(typeof answers)[0]]
  expect(body.error.code).toBe('too-many-seats')
  expect(body.error.message).toMatch(/^3 seats may be taken in a minute by one person; try again in \d+ s$/)
  expect(headers.get('x-ratelimit-limit')).toBe('3')
  expect(headers.get('x-ratelimit-remaining')).toBe('0')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(50)
  const { open } = await dante.get<TableLists>('/api/tables')
  const cookies = [await Visitor.guest(address, '203.0.113.5'), await Visitor.guest(address, '203.0.113.5')]
  expect((await sit(cookies[0]!, open[0]!.id)).status).toBe(200)
  const fifth = await sit(cookies[1]!, open[1]!.id)
  expect(fifth).toMatchObject({ status: 429, body: { error: { message: expect.stringContaining('one address') } } })
  const beatrice = await Visitor.guest(address, '192.0.2.1')
  expect((await sit(beatrice, open[1]!.id)).status).toBe(200)
})

test('seats at tables that have not begun are bounded; a move frees one', async () => {
  const { address, ids, virgil, sit } = await scene({ unbegunSeatsPerPerson: 2 }, 3)
  const dante = await Visitor.guest(address, '203.0.113.5')
  for (const id of ids.slice(0, 2)) expect((await sit(dante, id)).status).toBe(200)
  expect(await sit(dante, ids[2]!)).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many-unbegun-seats', message: expect.stringContaining('2 seats') } },
  })
  const line = await virgil.socket()
  expect(await line.ask({ type: 'move', table: ids[0], seat: 0, version: 0, move: { add: 1 } })).toMatchObject({
    type: 'done',
  })
  expect((await sit(dante, ids[2]!)).status).toBe(200)
})

test('tables are bounded by person: in a minute, and those that have not begun', async () => {
  const { address, virgil } = await scene({ tablesPerPersonAndMinute: 4, unbegunTablesPerPerson: 2 }, 2)
  expect(await virgil.request('POST', '/api/tables', pair)).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many-unbegun-tables', message: expect.stringContaining('2 tables') } },
  })
  const line = await virgil.socket()
  for (let i = 0; i < 2; i++) {
    const solo = { game: 'counting', seats: [{ kind: 'me' }] } as const
    // The daily tables and what others open do not count.
    await virgil.send('POST', '/api/daily/nine-circles')
    const { body } = await (await Visitor.guest(address, '198.51.100.7')).request('POST', '/api/tables', pair)
    expect(body.status).toBe('waiting')
    const mine = await virgil.get<TableLists>('/api/tables')
    const open = mine.mine.find(({ status, daily }) => status === 'waiting' && !daily)!
    const beatrice = await Visitor.guest(address, '192.0.2.1')
    await beatrice.send('POST', `/api/tables/${open.id}/sit`, { seat: 1 })
    await line.ask({ type: 'move', table: open.id, seat: 0, version: 0, move: { add: 1 } })
    await virgil.open(solo)
  }
  expect(await virgil.request('POST', '/api/tables', pair)).toMatchObject({
    status: 429,
    body: {
      error: { code: 'too-many-tables', message: expect.stringContaining('4 tables may be opened in a minute') },
    },
  })
})

/** The statuses of requests that all arrive at the same moment: in one packet. */
async function atOnce(
  visitor: Visitor,
  requests: readonly (readonly [path: string, body: object])[],
): Promise<number[]> {
  const { port, hostname } = new URL(visitor.base)
  const text = requests.map(([path, body], i) => {
    const json = JSON.stringify(body)
    const close = i === requests.length - 1 ? 'connection: close\r\n' : ''
    const head = `host: ${hostname}\r\ncookie: ${visitor.cookie}\r\ncontent-type: application/json\r\n${close}`
    return `POST ${path} HTTP/1.1\r\n${head}content-length: ${json.length}\r\n\r\n${json}`
  })
  const socket = connect(Number(port), hostname)
  socket.write(text.join(''))
  let answers = ''
  for await (const chunk of socket) answers += String(chunk)
  return [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
}

test('requests that one person sends at once do not pass the bounds of what has not begun', async () => {
  const limits = { unbegunSeatsPerPerson: 2, unbegunTablesPerPerson: 6, seatsPerPersonAndMinute: 100 }
  const { address, ids } = await scene(limits, 6)
  const dante = await Visitor.guest(address)
  const sit = (id: string) => [`/api/tables/${id}/sit`, { seat: 1 }] as const
  expect((await atOnce(dante, ids.map(sit))).toSorted()).toEqual([200, 200, 429, 429, 429, 429])
  const opening = Array.from({ length: 8 }, () => ['/api/tables', pair] as const)
  expect((await atOnce(dante, opening)).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
})

test('seats at tables that have not begun are bounded by address, whoever takes them; a move frees one', async () => {
  const { address, ids, virgil, sit } = await scene({ unbegunSeatsPerAddress: 3 }, 6)
  const guests = await Promise.all(ids.map(() => Visitor.guest(address, '203.0.113.5')))
  const answers = await Promise.all(ids.map((id, i) => sit(guests[i]!, id)))
  const [sat, refused] = [200, 429].map(status => ids.filter((_, i) => answers[i]!.status === status))
  expect([sat!.length, refused!.length]).toEqual([3, 3])
  expect(answers.find(({ status }) => status === 429)!.body.error).toEqual({
    code: 'too-many-unbegun-here',
    message:
      '3 seats are the most that all people of one address may have where nobody has moved yet; move at one of them first',
  })
  // One who comes from elsewhere is not held up.
  const beatrice = await Visitor.guest(address, '192.0.2.1')
  expect((await sit(beatrice, refused![0]!)).status).toBe(200)
  const line = await virgil.socket()
  await line.ask({ type: 'move', table: sat![0], seat: 0, version: 0, move: { add: 1 } })
  const late = await Promise.all([1, 2].map(i => sit(guests[ids.indexOf(refused![i]!)]!, refused![i]!)))
  expect(late.map(({ status }) => status).toSorted()).toEqual([200, 429])
})

test('tables that have not begun are bounded by address too, and those opened in an hour and in a day', async () => {
  const { address } = await scene({ unbegunTablesPerAddress: 2, tablesPerAddressAndHour: 3 }, 0)
  const open = async (seats: readonly object[]) => {
    const guest = await Visitor.guest(address, '203.0.113.5')
    const { status, body } = await guest.request('POST', '/api/tables', { ...pair, seats })
    return { guest, status, body }
  }
  const alone = [{ kind: 'me' }]
  const [first] = [await open(alone), await open(pair.seats)]
  expect(await open(alone)).toMatchObject({ status: 429, body: { error: { code: 'too-many-unbegun-here' } } })
  const line = await first!.guest.socket()
  await line.ask({ type: 'move', table: first!.body.id, seat: 0, version: 0, move: { add: 1 } })
  expect(await open(alone)).toMatchObject({ status: 200 })
  expect(await open(alone)).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many-tables', message: expect.stringContaining('3 tables may be opened in an hour') } },
  })
  const quota = new Quota('too-many-tables', 'tables may be opened', [
    { by: 'address', most: 0, milliseconds: 86_400_000 },
  ])
  expect(() => quota.spend(['a', '1'], 0)).toThrow(
    '0 tables may be opened in a day by all people of one address; try again in 24 h',
  )
})

test('guests of one address do not push the open tables of others off the list', async () => {
  const { address, ids } = await scene({ tablesPerMinute: 1000, unbegunTablesPerAddress: 1000 }, 3)
  for (let i = 0; i < 110; i++) await (await Visitor.guest(address, '203.0.113.5')).open(pair)
  const { open } = await (await Visitor.guest(address)).get<TableLists>('/api/tables')
  expect(open).toHaveLength(100)
  expect(open.map(({ id }) => id).slice(-3)).toEqual(ids.toReversed())
})

test('unfinished tables are bounded by person, those opened and those joined; a finished one makes room', async () => {
  const { address, ids, sit } = await scene({ unfinishedTablesPerPerson: 2 }, 2)
  const dante = await Visitor.guest(address, '203.0.113.5')
  const solo = { game: 'counting', options: { goal: 1 }, seats: [{ kind: 'me' }] }
  const line = await dante.socket()
  const mine = await dante.send<TableInfo>('POST', '/api/tables', solo)
  expect((await sit(dante, ids[0]!)).status).toBe(200)
  const tooMany = {
    status: 429,
    body: {
      error: { code: 'too-many-unfinished', message: expect.stringContaining('2 unfinished tables are the most') },
    },
  }
  expect(await dante.request('POST', '/api/tables', solo)).toMatchObject(tooMany)
  expect(await sit(dante, ids[1]!)).toMatchObject(tooMany)
  await line.ask({ type: 'move', table: mine.id, seat: 0, version: 0, move: { add: 1 } })
  expect((await sit(dante, ids[1]!)).status).toBe(200)
})
