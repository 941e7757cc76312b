import type { AdminTables, Decisions, Me, Reports, TableInfo, TalkPage } from '@acheron/protocol'
import { expect, test } from 'vitest'
import type { ServerOptions } from '../src/index.ts'
import { changeAdmin } from '../src/order/admins.ts'
import { defaultLimits } from '../src/services.ts'
import { type Line, Visitor } from './client.ts'
import { server } from './help.ts'
import { onBothStores } from './stores.ts'

const two = { game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }] } as const

/** Dante and Virgil play, Beatrice watches. */
async function party(
  options: Partial<ServerOptions>,
  change: Partial<Parameters<Visitor['open']>[0]> = {},
  limits = {},
) {
  const running = await server({ ...options, limits })
  const [dante, virgil, beatrice] = [
    await Visitor.guest(running.address),
    await Visitor.guest(running.address),
    await Visitor.guest(running.address),
  ]
  const { id } = await dante.open({ ...two, ...change })
  const at = (path: string) => `/api/tables/${id}${path}`
  await virgil.send('POST', at('/sit'), { seat: 1 })
  const lines = [await dante.socket(), await virgil.socket(), await beatrice.socket()] as const
  for (const line of lines) await line.watch(id)
  const say = (line: Line, words: string) => line.ask({ type: 'say', table: id, words })
  const talk = (person: Visitor, query = '') => person.get<TalkPage>(at(`/talk${query}`))
  /** Somebody who keeps order in the house. */
  const admin = async () => {
    const chief = await Visitor.guest(running.address)
    await chief.send('POST', '/api/account', { name: 'Minos', password: 'nel mezzo del cammin' })
    await changeAdmin(options.database ?? running.file, 'add', 'Minos')
    return chief
  }
  return { ...running, dante, virgil, beatrice, lines, id, at, say, talk, admin }
}

const refused = (answer: { status: number; body: { error?: { code: string } } }) => answer.body.error?.code
const texts = ({ messages }: TalkPage) => messages.map(({ words, phrase }) => words ?? phrase)

onBothStores('players hear players, watchers hear watchers, and nobody the others', async options => {
  const { dante, virgil, beatrice, lines, say, talk, at, id } = await party(options)
  const [dantes, virgils, beatrices] = lines
  expect(await say(dantes, '  Good\n luck, <b>all</b> https://x.example ')).toMatchObject({ type: 'done' })
  const { said } = await virgils.next('said')
  expect(said).toMatchObject({ side: 'players', n: 1, seat: 0, you: false, phrase: null })
  expect(said.words).toBe('Good luck, <b>all</b> https://x.example')
  expect((await dantes.next('said')).said.you).toBe(true)
  expect(await beatrices.ask({ type: 'say', table: id, phrase: 'good-luck' })).toMatchObject({ type: 'done' })
  expect((await beatrices.next('said')).said).toMatchObject({ side: 'watchers', seat: null, phrase: 'good-luck' })
  expect(texts(await talk(virgil))).toEqual(['Good luck, <b>all</b> https://x.example'])
  expect(texts(await talk(beatrice))).toEqual(['good-luck'])
  expect(refused(await beatrice.request('GET', at('/talk?side=players')))).toBe('not-for-you')
  expect(refused(await dante.request('GET', at('/talk?side=watchers')))).toBe('not-for-you')
  for (const line of lines) await line.ask({ type: 'undo', table: id, seat: 0, version: 0 })
  // Everything that was to come has come: each has heard their own side alone.
  for (const line of lines) expect(line.inbox.filter(({ type }) => type === 'said')).toEqual([])
})

onBothStores('after the end players read what the watchers have said', async options => {
  const { dante, beatrice, lines, say, talk, at, id } = await party(options, { options: { goal: 3 } })
  await say(lines[2], 'seat 1 has it')
  expect(await talk(dante)).toMatchObject({ sides: ['players'] })
  expect(refused(await dante.request('GET', at('/talk?side=watchers')))).toBe('not-for-you')
  await lines[0].ask({ type: 'move', table: id, seat: 0, version: 0, move: { add: 3 } })
  expect(await talk(dante)).toMatchObject({ sides: ['players', 'watchers'] })
  expect(texts(await talk(dante, '?side=watchers'))).toEqual(['seat 1 has it'])
  await say(lines[2], 'told you')
  expect((await lines[0].next('said')).said).toMatchObject({ side: 'watchers', words: 'told you' })
  // What players have said among themselves stays there.
  expect(refused(await beatrice.request('GET', at('/talk?side=players')))).toBe('not-for-you')
})

onBothStores('what is not read is counted, by each for themselves', async options => {
  const { virgil, dante, lines, say, talk, at } = await party(options)
  for (const words of ['one', 'two', 'three']) await say(lines[0], words)
  expect(await talk(virgil)).toMatchObject({ unread: 3, read: 0, sides: ['players'] })
  expect(await talk(dante)).toMatchObject({ unread: 0 })
  await virgil.send('PUT', at('/talk/read'), { side: 'players', n: 2 })
  expect(await talk(virgil)).toMatchObject({ unread: 1, read: 2 })
  expect(texts(await talk(virgil, '?before=3'))).toEqual(['one', 'two'])
})

onBothStores('a table says what may be said, and its owner may change it', async options => {
  const { dante, virgil, lines, say, at, id } = await party(options, { talk: 'phrases' })
  const [dantes, virgils] = lines
  expect(await say(dantes, 'hello')).toMatchObject({ type: 'error', code: 'phrases-only' })
  expect(await dantes.ask({ type: 'say', table: id, phrase: 'claps' })).toMatchObject({ type: 'done' })
  expect(refused(await virgil.request('PATCH', at(''), { talk: 'all' }))).toBe('not-owner')
  expect((await dante.request('PATCH', at(''), { talk: 'none' })).body).toMatchObject({ people: { talk: 'none' } })
  expect(await virgils.ask({ type: 'say', table: id, phrase: 'claps' })).toMatchObject({ code: 'no-talk' })
})

onBothStores('hostile words are refused or kept as they are, never more than one kind at once', async options => {
  const { lines, say, id } = await party(options)
  const [dantes] = lines
  for (const words of ['   ', 'a\u202eb', '\u0000', 'x'.repeat(301), '\ud800'])
    expect(await say(dantes, words)).toMatchObject({ type: 'error' })
  for (const wish of [
    {},
    { words: 'a', phrase: 'claps' },
    { phrase: 'nonsense' },
    { words: 7 },
    { words: 'a', side: 'watchers' },
  ])
    expect(await dantes.ask({ type: 'say', table: id, ...wish })).toMatchObject({ type: 'error', code: 'invalid' })
  expect(await dantes.ask({ type: 'say', table: 'nowhere', words: 'a' })).toMatchObject({ why: 'no-such-table' })
  expect(await say(dantes, "'; drop table said; --")).toMatchObject({ type: 'done' })
})

onBothStores('a person may say so much, and a table hears so much, in a minute', async options => {
  const { lines, say } = await party(options, {}, { saidPerPersonAndMinute: 2, saidPerTableAndMinute: 3 })
  const [dantes, virgils] = lines
  for (const words of ['1', '2']) expect(await say(dantes, words)).toMatchObject({ type: 'done' })
  expect(await say(dantes, '3')).toMatchObject({ code: 'too-much-said' })
  expect(await say(virgils, '1')).toMatchObject({ type: 'done' })
  expect(await say(virgils, '2')).toMatchObject({ code: 'too-much-said' })
})

onBothStores('watchers who say too much leave the players their say', async options => {
  const { lines, say } = await party(options, {}, { saidPerTableAndMinute: 2 })
  const [dantes, , beatrices] = lines
  for (const words of ['1', '2']) expect(await say(beatrices, words)).toMatchObject({ type: 'done' })
  expect(await say(beatrices, '3')).toMatchObject({ code: 'too-much-said' })
  expect(await say(dantes, '1')).toMatchObject({ type: 'done' })
})

test('nobody uses up alone what all at a table may say, nor does one address', () => {
  const { saidPerPersonAndMinute, saidPerAddressAndMinute, saidPerTableAndMinute } = defaultLimits
  expect(saidPerPersonAndMinute).toBeLessThan(saidPerAddressAndMinute)
  expect(saidPerAddressAndMinute).toBeLessThan(saidPerTableAndMinute)
})

onBothStores('who takes over a seat reads what is said from then on', async options => {
  const { dante, virgil, beatrice, lines, say, talk, at, id } = await party(options)
  await say(lines[1], 'a secret')
  await lines[0].ask({ type: 'move', table: id, seat: 0, version: 0, move: { add: 1 } })
  await virgil.send('POST', at('/leave'), { how: 'open', bot: 'random' })
  await beatrice.send('POST', at('/sit'), { seat: 1 })
  expect(texts(await talk(beatrice))).toEqual([])
  await say(lines[0], 'welcome')
  expect(texts(await talk(beatrice))).toEqual(['welcome'])
  expect(texts(await talk(dante))).toEqual(['a secret', 'welcome'])
  // Whoever gave the seat up watches now.
  expect(refused(await virgil.request('GET', at('/talk?side=players')))).toBe('not-for-you')
})

onBothStores('with a report goes what its sender could read, and nothing from before their time', async options => {
  const { admin, virgil, beatrice, lines, say, at, id } = await party(options)
  await say(lines[1], 'a secret')
  await lines[0].ask({ type: 'move', table: id, seat: 0, version: 0, move: { add: 1 } })
  await virgil.send('POST', at('/leave'), { how: 'open', bot: 'random' })
  await beatrice.send('POST', at('/sit'), { seat: 1 })
  await say(lines[0], 'rude')
  await beatrice.send('POST', '/api/reports', { table: id, seat: 0, reason: 'insult' })
  await beatrice.send('POST', '/api/reports', { table: id, said: { side: 'players', n: 2 }, reason: 'insult' })
  const chief = await admin()
  const { reports } = await chief.get<Reports>('/api/admin/reports?state=open')
  expect(reports.map(({ context }) => context.map(({ words }) => words))).toEqual([['rude'], ['rude']])
})

onBothStores('whom one mutes one does not hear, live or later; the others do', async options => {
  const { dante, virgil, lines, say, talk, at, id } = await party(options)
  const [dantes, virgils] = lines
  await say(virgils, 'rude')
  await dantes.next('said')
  const about = { table: id, said: { side: 'players', n: 1 } }
  expect(refused(await virgil.request('POST', '/api/hushed', { ...about, how: 'mute' }))).toBe('yourself')
  await dante.send('POST', '/api/hushed', { ...about, how: 'here' })
  await say(virgils, 'ruder')
  await say(dantes, 'hm')
  await dantes.next('said', ({ said }) => said.words === 'hm')
  expect(dantes.inbox.filter(message => message.type === 'said')).toEqual([])
  expect(await talk(dante)).toMatchObject({ messages: [{ words: 'hm' }], unread: 0 })
  const { people } = await dante.get<{ people: { id: string; how: string; table: string }[] }>('/api/hushed')
  expect(people).toMatchObject([{ how: 'here', table: id }])
  expect((await virgil.request('DELETE', `/api/hushed/${people[0]!.id}`)).status).toBe(404)
  expect((await dante.request('DELETE', `/api/hushed/${people[0]!.id}`)).status).toBe(200)
  expect(texts(await talk(dante))).toEqual(['rude', 'ruder', 'hm'])
  expect(refused(await dante.request('GET', at('/talk?side=watchers')))).toBe('not-for-you')
})

onBothStores('who is blocked cannot sit at my tables, and is not told why', async options => {
  const { dante, virgil, id } = await party(options)
  await dante.send('POST', '/api/hushed', { table: id, seat: 1, how: 'block' })
  const open = await dante.open(two)
  const answer = await virgil.request('POST', `/api/tables/${open.id}/sit`, { seat: 1 })
  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'cannot-sit' } } })
  expect(JSON.stringify(answer.body)).not.toMatch(/block/)
  const hidden = await dante.open({ ...two, visibility: 'invited' })
  expect(refused(await virgil.request('POST', `/api/tables/${hidden.id}/sit`, { seat: 1 }))).toBe('no-such-table')
  expect((await virgil.request('GET', `/api/tables/${open.id}`)).status).toBe(200)
})

onBothStores('help between people is off unless the table allows it before the first move', async options => {
  const { dante, virgil, lines, at, id } = await party(options)
  const people = async (person: Visitor) => (await person.get<{ info: TableInfo }>(at(''))).info.people
  expect(await people(virgil)).toMatchObject({ help: false, shared: true })
  await dante.request('PATCH', at(''), { help: true })
  expect(await people(virgil)).toMatchObject({ help: true })
  await lines[0].ask({ type: 'move', table: id, seat: 0, version: 0, move: { add: 1 } })
  expect(refused(await dante.request('PATCH', at(''), { help: false }))).toBe('begun')
  const alone = await dante.open({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  expect(alone.people).toMatchObject({ help: true, shared: false })
})

onBothStores('an admin reads reports, bans, closes and looks; everybody else finds nothing there', async options => {
  const { address, admin, dante, virgil, lines, say, id, at } = await party(options)
  await dante.request('PATCH', at(''), { visibility: 'invited' })
  const chief = await admin()
  await say(lines[1], 'rude')
  const report = { table: id, said: { side: 'players', n: 1 }, reason: 'insult', words: 'see there' }
  await dante.send('POST', '/api/reports', report)
  for (const path of ['/reports?state=open', '/people?name=G', '/bans', '/audit', '/tables'])
    expect((await dante.request('GET', `/api/admin${path}`)).status).toBe(404)
  const { reports } = await chief.get<Reports>('/api/admin/reports?state=open')
  expect(reports).toMatchObject([
    { reason: 'insult', words: 'see there', table: id, said: 1, context: [{ words: 'rude', theirs: true }] },
  ])
  const virgilId = reports[0]!.about!.id
  // A table that is hidden from others: the look is noted.
  expect((await chief.request('GET', at(''))).status).toBe(200)
  expect((await (await Visitor.guest(address)).request('GET', at(''))).status).toBe(404)

  const ban = { person: virgilId, address: false, days: 3, reason: 'insults' }
  await chief.send('POST', '/api/admin/bans', ban)
  const barred = await say(lines[1], 'again')
  expect(barred).toMatchObject({
    type: 'error',
    code: 'banned',
    message: expect.stringMatching(/^until 2.* UTC: insults$/),
  })
  expect(refused(await virgil.request('POST', '/api/tables', { ...two, options: {} }))).toBe('banned')
  expect((await virgil.request('GET', '/api/tables')).status).toBe(200)
  expect(await virgil.get<Decisions>('/api/decisions')).toMatchObject({
    bans: [{ reason: 'insults' }],
    acts: [{ act: 'ban' }, { act: 'look' }],
    admin: false,
  })
  await chief.send('PUT', `/api/admin/reports/${reports[0]!.no}`, { done: true, note: 'three days' })
  expect(await dante.get<Decisions>('/api/decisions')).toMatchObject({ reports: [{ reason: 'insult', done: true }] })
  // At a table for two the place would tell whose report it was.
  const { acts: told } = await virgil.get<Decisions>('/api/decisions')
  expect(told.map(({ act, table }) => [act, table])).toEqual([
    ['report', null],
    ['ban', null],
    ['look', id],
  ])

  await lines[0].ask({ type: 'move', table: id, seat: 0, version: 0, move: { add: 1 } })
  await chief.send('POST', `/api/admin/tables/${id}/close`, { reason: 'no more' })
  expect(await lines[1].ask({ type: 'move', table: id, seat: 1, version: 1, move: { add: 1 } })).toMatchObject({
    why: 'closed',
  })
  // Nor can its owner bring it back before the eyes of others, or anybody in.
  for (const [method, path, body] of [
    ['PATCH', '', { visibility: 'public' }],
    ['PATCH', '', { visibility: 'link' }],
    ['POST', '/owner', { seat: 1 }],
    ['POST', '/seats/1/link', {}],
    ['POST', '/leave', { how: 'standIn' }],
  ] as const)
    expect([path, refused(await dante.request(method, at(path), body))]).toEqual([path, 'not-now'])
  expect((await (await Visitor.guest(address)).request('GET', at(''))).status).toBe(404)
  // To leave it is everybody's own matter; nobody takes the seat.
  expect((await dante.request('POST', at('/leave'), { how: 'bot' })).status).toBe(200)
  expect(refused(await dante.request('POST', at('/sit'), { seat: 0 }))).toBe('not-now')
  const { tables } = await chief.get<AdminTables>(`/api/admin/tables?find=${id}`)
  expect(tables).toMatchObject([{ id, status: 'closed', visibility: 'invited', game: 'counting' }])
  expect(tables[0]!.people).toHaveLength(1)
  const { acts } = await chief.get<{ acts: { act: string; by: string }[] }>('/api/admin/audit')
  expect(acts.at(-1)).toMatchObject({ act: 'admin-add', by: 'acheron admin' })
  expect(acts.map(({ act }) => act)).toEqual(['close', 'close', 'report', 'ban', 'look', 'look', 'admin-add'])
  const { bans } = await chief.get<{ bans: { id: string }[] }>('/api/admin/bans')
  expect((await chief.request('DELETE', `/api/admin/bans/${bans[0]!.id}`)).status).toBe(200)
  expect((await virgil.open({ ...two })).id).toBeTruthy()
})

onBothStores('whoever is banned says nothing by names either: of their own, of a table, of a seat', async options => {
  const { admin, dante, at } = await party(options)
  const chief = await admin()
  const { id: person, name } = await dante.me()
  await chief.send('POST', '/api/admin/bans', { person, address: false, days: 3, reason: 'insults' })
  const rude = 'You are all fools'
  expect(refused(await dante.request('PUT', '/api/me', { name: rude, language: 'en' }))).toBe('banned')
  expect(refused(await dante.request('PATCH', at(''), { name: rude }))).toBe('banned')
  expect(refused(await dante.request('POST', at('/seats/1/link'), { name: rude }))).toBe('banned')
  // What nobody reads as words stays theirs to change.
  expect(await dante.send<Me>('PUT', '/api/me', { name, language: 'sv' })).toMatchObject({ name, language: 'sv' })
  expect((await dante.request('PATCH', at(''), { talk: 'none' })).status).toBe(200)
})

onBothStores('an admin who looks into a hidden table goes on looking when seats change there', async options => {
  const { admin, dante, virgil, at, id, address } = await party(options)
  await dante.request('PATCH', at(''), { visibility: 'invited' })
  const chief = await admin()
  const line = await chief.socket()
  expect((await line.watch(id)).info.people?.away).toBe(5)
  await dante.request('PATCH', at(''), { away: 7 })
  expect((await line.next('info')).info.people?.away).toBe(7)
  await virgil.send('POST', at('/leave'), { how: 'bot', bot: 'random' })
  expect((await line.next('info', ({ info }) => info.seats[1]?.kind === 'open')).now.seat).toBeNull()
  expect(line.inbox.filter(({ type }) => type === 'error')).toEqual([])
  // Where it was for all, the look has not been noted: they look anew.
  const other = await dante.open({ ...two, visibility: 'public' })
  await line.watch(other.id)
  await dante.request('PATCH', `/api/tables/${other.id}`, { visibility: 'invited' })
  expect(await line.next('error')).toMatchObject({ code: 'no-such-table', table: other.id })
  expect((await (await Visitor.guest(address)).request('GET', at(''))).status).toBe(404)
})

onBothStores('a ban of an address holds for everybody there', async options => {
  const { address, admin, lines, say, id, dante } = await party(options)
  const chief = await admin()
  const rude = await Visitor.guest(address, '203.0.113.9')
  const line = await rude.socket()
  await line.watch(id)
  await say(line, 'spam')
  const person = (await rude.me()).id
  await chief.send('POST', '/api/admin/bans', { person, address: true, days: 1, reason: 'spam' })
  const another = await Visitor.guest(address, '203.0.113.9')
  expect(refused(await another.request('POST', '/api/tables', { ...two, options: {} }))).toBe('banned')
  expect(await say(lines[0], 'fine')).toMatchObject({ type: 'done' })
  const nothing = { person: (await dante.me()).id, address: true, days: 1, reason: 'x' }
  expect((await chief.request('POST', '/api/admin/bans', nothing)).status).toBe(200)
  expect(refused(await chief.request('POST', '/api/admin/bans', { ...nothing, person: 'nobody' }))).toBe('no-address')
})
