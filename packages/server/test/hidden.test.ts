// Tables for the invited: nobody else learns that they are there, by whatever way.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Notices, OpenTable, SavesList, TableInfo, TableLists } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { SqliteStore } from '../src/store/sqlite.ts'
import { ban } from '../src/store/subjects/order.ts'
import { Visitor } from './client.ts'
import { folder, server } from './help.ts'
import { onBothStores } from './stores.ts'

const none = 'a'.repeat(16)

/** What a table that is hidden from the visitor and one that does not exist are answered with must be the same. */
async function expectNothingThere(visitor: Visitor, id: string, method: string, path: string, body?: unknown) {
  const there = await visitor.request(method, `/api/tables/${id}${path}`, body)
  const nowhere = await visitor.request(method, `/api/tables/${none}${path}`, body)
  const told = ({ status, body }: typeof there) => [path, status, JSON.stringify(body).replaceAll(id, none)]
  expect(told(there)).toEqual(told(nowhere))
  return there
}

/** The people decide, whatever it is, until the campaign has a save. */
async function untilSaved(table: string, people: readonly Visitor[]): Promise<void> {
  const lines = await Promise.all(people.map(person => person.socket()))
  for (let i = 0; (await people[0]!.get<SavesList>(`/api/tables/${table}/saves`)).saves.length === 0; i++) {
    const { seat, version, moves } = (await people[i % people.length]!.get<OpenTable>(`/api/tables/${table}`)).now
    if (moves.length > 0) await lines[i % lines.length]!.ask({ type: 'move', table, seat, version, move: moves[0] })
  }
}

onBothStores('the saves of a campaign name no branch that is for others', async options => {
  const { address } = await server(options)
  const [dante, virgil, watcher] = [
    await Visitor.guest(address),
    await Visitor.guest(address),
    await Visitor.guest(address),
  ]
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const { id } = await dante.open({ game: 'caravan', options: {}, seats })
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  await untilSaved(id, [dante, virgil])
  const own = { table: id, n: 1, name: 'Mine alone', seats: [{ kind: 'me' }] }
  const { id: branch } = await dante.send<TableInfo>('POST', `/api/tables/${id}/branch`, own)
  const list = (visitor: Visitor, table: string) => visitor.get<SavesList>(`/api/tables/${table}/saves`)
  expect((await list(virgil, id)).branches.map(({ table }) => table)).toContain(branch)
  expect((await dante.request('PATCH', `/api/tables/${branch}`, { visibility: 'invited' })).status).toBe(200)
  for (const visitor of [virgil, watcher]) {
    const seen = await list(visitor, id)
    expect(seen.branches.map(({ table }) => table)).toEqual([id])
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${branch}|Mine alone`))
    expect(JSON.stringify(await visitor.get(`/api/tables/${id}/campaign`))).not.toMatch(branch)
  }
  expect((await list(dante, id)).branches.map(({ table }) => table)).toEqual([branch, id])
  // Nor can its saves be opened by whoever knows its id.
  const known = { table: branch, n: 1 }
  const unknown = { table: none, n: 1 }
  for (const [path, more] of [
    ['/back', {}],
    ['/branch', { seats: [{ kind: 'me' }] }],
  ] as const) {
    const refused = await virgil.request('POST', `/api/tables/${id}${path}`, { ...known, ...more })
    expect(refused).toMatchObject({ status: 404, body: { error: { code: 'no-such-save' } } })
    expect((await virgil.request('POST', `/api/tables/${id}${path}`, { ...unknown, ...more })).body).toEqual(
      refused.body,
    )
  }
  // The other way round: a branch that all may see tells nothing of the table that it came from.
  await dante.request('PATCH', `/api/tables/${branch}`, { visibility: 'link' })
  expect((await dante.request('PATCH', `/api/tables/${id}`, { visibility: 'invited' })).status).toBe(200)
  const seen = await list(watcher, branch)
  expect(seen.branches).toMatchObject([{ table: branch, from: null }])
  expect(JSON.stringify(seen)).not.toContain(id)
  expect((await list(virgil, branch)).branches).toHaveLength(2)
})

test('whoever is banned or at a limit is answered at a hidden table as at none', async () => {
  const file = `${folder()}/data.sqlite`
  const first = await server({ file })
  const [banned, greedy] = [await Visitor.guest(first.address), await Visitor.guest(first.address)]
  const { id: person } = await banned.me()
  await first.close()
  const store = new SqliteStore({ file })
  const until = Date.now() + 60_000
  await store.write(() => ban({ id: 'b1', person, origin: null, until, reason: 'insults', at: 1 }))
  await store.close()

  const { address } = await server({ file, limits: { unbegunSeatsPerPerson: 1, seatsPerPersonAndMinute: 3 } })
  const at = ({ cookie }: Visitor) => Object.assign(new Visitor(address), { cookie })
  const dante = await Visitor.guest(address)
  const two = { game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }] } as const
  const { id } = await dante.open({ ...two, visibility: 'invited' })
  const other = await dante.open(two)
  expect((await at(banned).request('POST', `/api/tables/${other.id}/sit`, { seat: 1 })).body.error.code).toBe('banned')
  await at(greedy).send('POST', `/api/tables/${other.id}/sit`, { seat: 1 })
  for (const visitor of [at(banned), at(greedy)]) {
    await expectNothingThere(visitor, id, 'POST', '/sit', { seat: 1 })
    await expectNothingThere(visitor, id, 'POST', '/enter', { token: 'wrong' })
  }
})

/** What each route with a table's id takes. */
const bodies: Readonly<Record<string, unknown>> = {
  ...{ 'GET ': undefined, 'GET /steps': undefined, 'GET /record': undefined, 'GET /saves': undefined },
  ...{ 'GET /campaign': undefined, 'GET /talk': undefined, 'GET /ratings': undefined, 'GET /past/:entry': undefined },
  ...{ 'GET /notices': undefined, 'PUT /notices': { muted: true }, 'PUT /talk/read': { side: 'players', n: 1 } },
  ...{
    'POST /sit': { seat: 1 },
    'POST /enter': { token: 'wrong' },
    'POST /link': { token: 'wrong' },
    'POST /leave': { how: 'bot' },
  },
  ...{ 'POST /return': undefined, 'PATCH ': { name: 'Mine now' }, 'DELETE ': undefined, 'POST /rematch': undefined },
  ...{ 'PUT /clock': { rules: null }, 'DELETE /clock': undefined, 'POST /owner': { seat: 0 } },
  ...{ 'PUT /part': { print: 'a'.repeat(64), host: 'b'.repeat(64) }, 'PUT /take-back': { version: 0, to: 0 } },
  ...{ 'DELETE /take-back': undefined, 'PUT /seats/:seat': { kind: 'open' }, 'POST /seats/:seat/link': {} },
  ...{ 'DELETE /seats/:seat/link': undefined, 'POST /seats/:seat/vote': { what: 'take' } },
  ...{ 'DELETE /seats/:seat/vote': undefined, 'POST /coach': undefined, 'POST /coach/enter': { token: 'wrong' } },
  ...{ 'DELETE /coach': undefined, 'POST /back': { table: none, n: 1 }, 'DELETE /back': undefined },
  'POST /branch': { table: none, n: 1, seats: [{ kind: 'me' }, { kind: 'open' }] },
}

/** The routes with a table's id, as the code has them. */
function routesOfTables(): string[] {
  const folder = join(import.meta.dirname, '../src/rest')
  const texts = readdirSync(folder).map(file => readFileSync(join(folder, file), 'utf8'))
  const routes = texts.flatMap(text => [
    ...text.matchAll(/app\.(get|put|post|patch|delete)\(\s*'\/api\/tables\/:id([^']*)'/g),
  ])
  return routes.map(([, method, path]) => `${method!.toUpperCase()} ${path}`)
}

onBothStores('every route with the id of a hidden table answers a stranger as if there were none', async options => {
  const { address } = await server(options)
  const [dante, stranger] = [await Visitor.guest(address), await Visitor.guest(address)]
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const { id } = await dante.open({ game: 'counting', visibility: 'invited', seats })
  expect(Object.keys(bodies).sort()).toEqual(routesOfTables().sort())
  for (const [route, body] of Object.entries(bodies)) {
    const [method, path] = route.split(' ') as [string, string]
    const place = path.replace(':seat', '1').replace(':entry', '0')
    const { status } = await expectNothingThere(stranger, id, method, place, body)
    // Whether somebody hears of a table is asked without looking whether there is one.
    if (route !== 'GET /notices') expect([route, status]).toEqual([route, 404])
  }
  expect(await dante.get<OpenTable>(`/api/tables/${id}`)).toMatchObject({
    info: { name: expect.not.stringMatching('Mine') },
  })
})

onBothStores('talk, rematch, closing, muting and reports find nothing at a hidden table', async options => {
  const { address } = await server(options)
  const [dante, stranger] = [await Visitor.guest(address), await Visitor.guest(address)]
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const { id } = await dante.open({ game: 'counting', visibility: 'invited', seats })
  const line = await dante.socket()
  await line.watch(id)
  expect(await line.ask({ type: 'say', table: id, words: 'nobody hears this' })).toMatchObject({ type: 'done' })
  const tries: [string, string, unknown?][] = [
    ['GET', '/talk'],
    ['GET', '/talk?side=watchers'],
    ['PUT', '/talk/read', { side: 'players', n: 1 }],
    ['POST', '/rematch'],
    ['DELETE', ''],
    ['DELETE', '/back'],
  ]
  for (const [method, path, body] of tries)
    expect((await expectNothingThere(stranger, id, method, path, body)).status).toBe(404)
  for (const [path, more] of [
    ['/api/hushed', { seat: 0, how: 'mute' }],
    ['/api/reports', { reason: 'insult' }],
  ] as const) {
    const [there, nowhere] = [
      await stranger.request('POST', path, { table: id, ...more }),
      await stranger.request('POST', path, { table: none, ...more }),
    ]
    expect(there.status).toBe(404)
    expect(JSON.stringify(there.body).replaceAll(id, none)).toBe(JSON.stringify(nowhere.body))
  }
  const eyes = await stranger.socket()
  const said = { type: 'say', words: 'hello' }
  const [there, nowhere] = [await eyes.ask({ ...said, table: id }), await eyes.ask({ ...said, table: none })]
  expect(JSON.stringify(there)).toBe(JSON.stringify(nowhere).replaceAll(none, id).replace('r2', 'r1'))
  for (const path of ['/api/tables', '/api/lobby', '/api/lobby?state=playing'])
    expect(JSON.stringify(await stranger.get(path))).not.toContain(id)
})

onBothStores('a game at a hidden table is in nobody’s profile but one’s own', async options => {
  const { address } = await server(options)
  const [dante, stranger] = [await Visitor.guest(address), await Visitor.guest(address)]
  await dante.send('POST', '/api/account', { name: 'Durante', password: 'nel mezzo del cammin' })
  await dante.send('PUT', '/api/profile', { shown: 'all' })
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const
  const { id } = await dante.open({ game: 'counting', options: { goal: 3 }, visibility: 'invited', seats })
  const line = await dante.socket()
  await line.watch(id)
  await line.ask({ type: 'move', table: id, seat: 0, version: 0, move: { add: 3 } })
  expect((await dante.get<OpenTable>(`/api/tables/${id}`)).now.result).not.toBeNull()
  expect(await dante.get('/api/profile')).toMatchObject({ games: [{ table: id }] })
  expect(await stranger.get('/api/people/durante')).toMatchObject({ results: [], games: [] })
  expect((await stranger.get<TableLists>('/api/tables')).mine).toEqual([])
})

onBothStores('a table that was muted and is hidden by now is in no list of what is muted', async options => {
  const { address } = await server(options)
  const [dante, stranger] = [await Visitor.guest(address), await Visitor.guest(address)]
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const { id } = await dante.open({ game: 'counting', name: 'At the gate', seats })
  await stranger.send('PUT', `/api/tables/${id}/notices`, { muted: true })
  const muted = async (visitor: Visitor) => (await visitor.get<Notices>('/api/notices')).muted
  expect(await muted(stranger)).toEqual([{ table: id, name: 'At the gate' }])
  await dante.send('PUT', `/api/tables/${id}/notices`, { muted: true })
  await dante.request('PATCH', `/api/tables/${id}`, { visibility: 'invited', name: 'The secret one' })
  expect(await muted(stranger)).toEqual([])
  expect(await muted(dante)).toEqual([{ table: id, name: 'The secret one' }])
})
