import { createHash } from 'node:crypto'
import type { GameRecord } from '@acheron/engine'
import { parseRecord, replay } from '@acheron/engine'
import { findGame } from '@acheron/games'
import type { OpenTable, PastViews, TableInfo, TableLists } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { type Line, Visitor } from './client.ts'
import { server } from './help.ts'

const two = { game: 'counting', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] } as const

/** Plays the first listed move until the game is over. */
async function playOut(line: Line, open: OpenTable): Promise<number> {
  let { now } = open
  while (now.result === null) {
    const answer = await line.ask({
      type: 'move',
      table: open.info.id,
      seat: 0,
      version: now.version,
      move: now.moves[0],
    })
    expect(answer).toMatchObject({ type: 'done', version: now.version + 1 })
    now = (await line.next('steps')).now
  }
  return now.version
}

test('a guest has a name that lasts, and may change it', async () => {
  const { address } = await server()
  const dante = await Visitor.guest(address)
  const me = await dante.me()
  expect(me.name).toMatch(/^Guest \d{4}$/)
  expect(await dante.send('PUT', '/api/me', { name: '  Dante ', language: 'es' })).toEqual({
    id: me.id,
    name: 'Dante',
    language: 'es',
    account: null,
  })
  expect(await dante.me()).toEqual({ id: me.id, name: 'Dante', language: 'es', account: null })
  const swede = await new Visitor(address).request('GET', '/api/me', undefined, { 'accept-language': 'sv-SE,en;q=0.5' })
  expect(swede.body).toMatchObject({ language: 'sv', name: expect.stringMatching(/^Gäst/) })
  expect(swede.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/)
})

test('the cookie is for https only where the visitor came by https', async () => {
  const { address } = await server()
  const answer = await new Visitor(address).request('GET', '/api/me', undefined, { 'x-forwarded-proto': 'https' })
  expect(answer.headers.get('set-cookie')).toContain('Secure')
})

test('a solo game from its opening to its verified record', async () => {
  const { address } = await server({ limits: { messagesPerSecond: 10_000, messageBurst: 10_000 } })
  const dante = await Visitor.guest(address)
  const info = await dante.open({ name: 'Limbo' })
  expect(info).toMatchObject({ status: 'playing', name: 'Limbo', seed: null, yourTurn: true })
  const line = await dante.socket()
  const open = await line.watch(info.id)
  expect(open.now.seat).toBe(0)

  const early = await dante.request('GET', `/api/tables/${info.id}/record`)
  expect(early).toMatchObject({ status: 403, body: { error: { code: 'not-over' } } })
  const versions = await playOut(line, open)

  const after = await dante.get<OpenTable>(`/api/tables/${info.id}`)
  expect(after.info).toMatchObject({ status: 'over', progress: 100, yourTurn: false })
  expect(after.steps).toHaveLength(versions)
  expect(createHash('sha256').update(after.info.seed!).digest('hex')).toBe(info.seedHash)
  const record = await dante.get<GameRecord>(`/api/tables/${info.id}/record`)
  const game = await findGame('nine-circles').load()
  expect(replay(game, record).entries).toHaveLength(versions)
  expect(record.names).toEqual([(await dante.me()).name])

  const middle = await dante.get<PastViews>(`/api/tables/${info.id}/past/3?count=3`)
  expect(middle.moments).toMatchObject([3, 4, 5].map(entry => ({ entry, by: 0 })))
  const end = await dante.get<PastViews>(`/api/tables/${info.id}/past/${versions}?count=9`)
  expect(end.moments).toMatchObject([{ entry: versions, view: after.now.view }])
  expect(await dante.get(`/api/tables/${info.id}/past/0`)).toMatchObject({
    moments: [{ entry: 0, by: null, events: open.opening }],
  })
  expect((await dante.request('GET', `/api/tables/${info.id}/past/99999`)).status).toBe(404)
})

test('the record names the people of the table; a bot has no name', async () => {
  const { address } = await server()
  const [dante, virgil] = [await Visitor.guest(address), await Visitor.guest(address)]
  await virgil.send('PUT', '/api/me', { name: 'Virgilio', language: 'es' })
  const { id } = await dante.open({
    game: 'counting',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
    options: { goal: 1 },
  })
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const line = await dante.socket()
  await line.watch(id)
  expect(await line.ask({ type: 'move', table: id, seat: 0, version: 0, move: { add: 1 } })).toMatchObject({
    type: 'done',
  })
  const record = await virgil.request('GET', `/api/tables/${id}/record`)
  expect(parseRecord(JSON.stringify(record.body)).names).toEqual([(await dante.me()).name, 'Virgilio', null])
})

test('a table waits for its open seat, then is played by two and watched by a third', async () => {
  const { address } = await server()
  const [dante, virgil, other] = [
    await Visitor.guest(address),
    await Visitor.guest(address),
    await Visitor.guest(address),
  ]
  await virgil.send('PUT', '/api/me', { name: 'Virgilio', language: 'es' })
  const info = await dante.open(two)
  expect(info.status).toBe('waiting')
  const [a, c] = [await dante.socket(), await other.socket()]
  await a.watch(info.id)
  expect((await c.watch(info.id)).now).toMatchObject({ seat: null, moves: [] })
  const move = { type: 'move', table: info.id, seat: 0, version: 0, move: { add: 1 } }
  expect(await a.ask(move)).toMatchObject({ type: 'refused', why: 'waiting' })
  expect((await virgil.get<TableLists>('/api/tables')).open).toMatchObject([{ id: info.id }])

  const sat = await virgil.send<TableInfo>('POST', `/api/tables/${info.id}/sit`, { seat: 1 })
  expect(sat).toMatchObject({
    status: 'playing',
    seats: [{ you: false }, { you: true, name: 'Virgilio', online: false }],
  })
  expect((await a.next('info')).info.seats[1]).toMatchObject({ kind: 'person', name: 'Virgilio', you: false })
  expect((await c.next('info')).info.status).toBe('playing')
  expect((await virgil.get<TableLists>('/api/tables')).open).toEqual([])

  const b = await virgil.socket()
  expect((await b.watch(info.id)).now.seat).toBe(1)
  expect((await a.next('info')).info.seats[1]?.online).toBe(true)

  expect(await a.ask(move)).toMatchObject({ type: 'done', version: 1 })
  for (const line of [a, b, c]) {
    const told = await line.next('steps')
    expect(told.steps).toMatchObject([{ version: 1, seat: 0, move: { add: 1 } }])
    // The first move changes what may be done about the table.
    expect(told.info?.people?.may).not.toContain('rename')
    expect(told.info?.people?.may.includes('standIn')).toBe(line !== c)
  }
  expect((await virgil.get<TableLists>('/api/tables')).mine).toMatchObject([{ id: info.id, yourTurn: true }])
  await b.end()
  expect((await a.next('info', ({ info }) => info.seats[1]?.online === false)).info.status).toBe('playing')
})

test('of two moves at the same version one is played, and the other is refused with the new view', async () => {
  const { address } = await server()
  const dante = await Visitor.guest(address)
  const info = await dante.open({ game: 'counting' })
  const [a, b] = [await dante.socket(), await dante.socket()]
  await a.watch(info.id)
  await b.watch(info.id)
  const move = { type: 'move', table: info.id, seat: 0, version: 0, move: { add: 2 } }
  const answers = await Promise.all([a.ask(move), b.ask(move)])
  expect(answers.map(answer => answer.type).sort()).toEqual(['done', 'refused'])
  expect(answers.find(answer => answer.type === 'refused')).toMatchObject({ why: 'stale' })
  const open = await dante.get<OpenTable>(`/api/tables/${info.id}`)
  expect(open.now).toMatchObject({ version: 1, view: { count: 2 } })
  const loser = answers[0]!.type === 'refused' ? a : b
  expect((await loser.next('steps')).now.version).toBe(1)
})

test('undo and redo are steps of their own, and end with the game', async () => {
  const { address } = await server()
  const dante = await Visitor.guest(address)
  const info = await dante.open({ game: 'counting', options: { goal: 3 } })
  const line = await dante.socket()
  await line.watch(info.id)
  const ask = (type: string, version: number, add?: number) =>
    line.ask({ type, table: info.id, seat: 0, version, ...(add ? { move: { add } } : {}) })
  expect(await ask('undo', 0)).toMatchObject({ type: 'refused', why: 'nothing-to-undo' })
  await ask('move', 0, 2)
  expect(await ask('undo', 1)).toMatchObject({ type: 'done', version: 2 })
  expect((await line.next('steps', ({ now }) => now.version === 2)).now).toMatchObject({
    view: { count: 0 },
    entries: 0,
    canRedo: true,
  })
  expect(await ask('redo', 2)).toMatchObject({ type: 'done', version: 3 })
  expect(await ask('move', 3, 3)).toMatchObject({ type: 'done', version: 4 })
  const last = await line.next('steps', ({ now }) => now.version === 4)
  // The seed is public now: nobody may continue from here.
  expect(last).toMatchObject({ info: { status: 'over', seed: expect.any(String) }, now: { canUndo: false } })
  expect(await ask('undo', 4)).toMatchObject({ type: 'refused', why: 'game-over' })
})

test('a client catches up from the version it knows, and gets the whole table for an unknown version', async () => {
  const { address } = await server()
  const dante = await Visitor.guest(address)
  const info = await dante.open({ game: 'counting' })
  const line = await dante.socket()
  await line.watch(info.id)
  for (let version = 0; version < 5; version++)
    await line.ask({ type: 'move', table: info.id, seat: 0, version, move: { add: 1 } })
  await line.end()
  const again = await dante.socket()
  again.say({ type: 'watch', table: info.id, since: 2 })
  const { steps, now } = await again.next('steps')
  expect(steps.map(step => step.version)).toEqual([3, 4, 5])
  expect(now.view).toMatchObject({ count: 5 })
  again.say({ type: 'watch', table: info.id, since: 99 })
  expect((await again.next('table')).open.steps).toHaveLength(5)
  again.say({ type: 'unwatch', table: info.id })
  again.say({ type: 'ping' })
  await again.next('pong')
  expect(again.inbox).toEqual([])
})

test('everything is there after a stop and a start: tables, seats, undo, names', async () => {
  const first = await server()
  const dante = await Visitor.guest(first.address)
  await dante.send('PUT', '/api/me', { name: 'Dante', language: 'sv' })
  const info = await dante.open({ game: 'counting' })
  const line = await dante.socket()
  const { length } = (await line.watch(info.id)).now.moves
  expect(length).toBe(3)
  for (let version = 0; version < 3; version++)
    await line.ask({ type: 'move', table: info.id, seat: 0, version, move: { add: 3 } })
  await first.close()
  expect(await line.untilClosed()).toMatchObject({ code: 1001 })

  const second = await server({ file: first.file })
  const same = new Visitor(second.address)
  same.cookie = dante.cookie
  expect(await same.me()).toMatchObject({ name: 'Dante', language: 'sv' })
  const open = await same.get<OpenTable>(`/api/tables/${info.id}`)
  expect(open.now).toMatchObject({ version: 3, view: { count: 9 }, canUndo: true })
  expect(open.info.seats).toMatchObject([{ name: 'Dante', you: true }])
})
