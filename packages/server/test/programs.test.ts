import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { games } from '@acheron/games'
import type { Program, Programs, TableInfo } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { Visitor } from './client.ts'
import { server } from './help.ts'
import { listener } from './receivers.ts'
import { onBothStores } from './stores.ts'
import { account, bearer, newToken, password } from './tokens.ts'

const file = (path: string) => new URL(`../src/${path}`, import.meta.url)
const player = join(import.meta.dirname, '../../../examples/player.ts')

onBothStores('a token does what its scopes say, in its owner’s name, and nothing else', async options => {
  const { address } = await server(options)
  const dante = await account(address, 'Dante')
  const me = await dante.me()
  const { id } = await dante.open({ game: 'counting' })
  const { token } = await newToken(dante, ['read'])
  const program = bearer(address, token)
  expect(await program.ask('GET', '/api/me')).toMatchObject({ id: me.id })
  expect(await program.ask('GET', `/api/tables/${id}`)).toMatchObject({ info: { id } })
  expect(await program.ask('POST', '/api/tables', { game: 'counting', options: {}, seats: [{ kind: 'me' }] })).toBe(
    '403 out-of-scope',
  )
  // What is not named is for people.
  for (const [method, path, body] of [
    ['GET', '/api/account'],
    ['GET', '/api/programs'],
    ['POST', '/api/tokens', { name: 'Another', scopes: ['read'] }],
    ['GET', '/api/account/data'],
    ['DELETE', `/api/tables/${id}`],
  ] as const)
    expect(await program.ask(method, path, body), path).toBe('403 not-for-programs')
  const line = await program.socket()
  const { now } = await line.watch(id)
  expect(now.moves.length).toBeGreaterThan(0)
  const move = { type: 'move', table: id, seat: 0, version: now.version, move: now.moves[0] } as const
  expect(await line.ask(move)).toMatchObject({ type: 'error', code: 'out-of-scope' })
  expect(await bearer(address, `${token.slice(0, -1)}!`).ask('GET', '/api/me')).toBe('401 unknown-token')
})

onBothStores(
  'what is said is heard over the socket by whoever may ask for it, and by no other token',
  async options => {
    const { address } = await server(options)
    const dante = await account(address, 'Dante')
    const virgil = await Visitor.guest(address)
    const { id } = await dante.open({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const [deaf, hears] = await Promise.all(
      ([['read'], ['read', 'talk']] as const).map(async scopes => {
        const line = await bearer(address, (await newToken(dante, scopes)).token).socket()
        await line.watch(id)
        return line
      }),
    )
    const by = await virgil.socket()
    expect(await by.ask({ type: 'say', table: id, words: 'nel mezzo' })).toMatchObject({ type: 'done' })
    await hears!.next('said', ({ said }) => said.words === 'nel mezzo')
    // The answer comes behind everything that was sent before.
    deaf!.say({ type: 'ping' })
    await deaf!.next('pong')
    expect(JSON.stringify(deaf!.inbox)).not.toContain('nel mezzo')
  },
)

onBothStores('whoever has only a program look in their name is not there, and is told of their turn', async options => {
  const times = { follow: 20, gather: 50, gap: 0, lease: 3000, backoff: 100, look: 200 }
  const notices = { publicUrl: 'https://play.example.org', anywhere: true, times }
  const { address } = await server({ ...options, notices })
  const dante = await account(address, 'Dante')
  const virgil = await Visitor.guest(address)
  const hook = await listener()
  await dante.send('POST', '/api/notices/hook', { address: hook.url })
  const { id } = await virgil.open({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await dante.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const line = await bearer(address, (await newToken(dante, ['read'])).token).socket()
  await line.watch(id)
  const seat = async () => (await virgil.get<{ info: TableInfo }>(`/api/tables/${id}`)).info.seats[1]
  expect(await seat()).toMatchObject({ kind: 'person', online: false })
  const by = await virgil.socket()
  const { now } = await by.watch(id)
  await by.ask({ type: 'move', table: id, seat: 0, version: now.version, move: now.moves[0]! })
  await line.next('steps')
  await expect.poll(() => hook.came.length, { timeout: 15_000 }).toBe(1)
  const page = await dante.socket()
  await page.watch(id)
  expect(await seat()).toMatchObject({ online: true })
  await line.end()
  expect(await seat()).toMatchObject({ online: true })
})

onBothStores('a revoked token is refused at once, and its sockets are closed', async options => {
  const { address } = await server(options)
  const dante = await account(address, 'Dante')
  const { id, token } = await newToken(dante, ['read'])
  const program = bearer(address, token)
  const line = await program.socket()
  expect((await dante.get<Programs>('/api/programs')).tokens).toMatchObject([{ id, name: 'A token', scopes: ['read'] }])
  expect((await dante.request('DELETE', `/api/tokens/${id}`)).status).toBe(200)
  await expect.poll(() => line.closed?.code).toBe(4001)
  expect(await program.ask('GET', '/api/me')).toBe('401 unknown-token')
  expect((await dante.get<Programs>('/api/programs')).tokens).toEqual([])
})

onBothStores('a program sits where the table allows programs, is known as one, and only it may play', async options => {
  const { address } = await server(options)
  const dante = await account(address, 'Dante')
  const refused = await dante.request('POST', '/api/tokens', { name: 'Mine', scopes: ['play'] })
  expect(refused.body).toMatchObject({ error: { code: 'no-program' } })
  const { id } = await dante.send<Program>('POST', '/api/programs', { name: 'Minos' })
  const { token } = await newToken(dante, ['read', 'play'], id)
  const minos = bearer(address, token)
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const closed = await dante.open({ game: 'counting', seats })
  expect(await minos.ask('POST', `/api/tables/${closed.id}/sit`, { seat: 1 })).toBe('403 no-programs')
  // Nor may it ask for the seat of a bot there.
  const withBot = await dante.open({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  expect(await minos.ask('POST', `/api/tables/${withBot.id}/sit`, { seat: 1 })).toBe('403 no-programs')
  const open = await dante.open({ game: 'counting', seats, programs: true })
  const seated = (await minos.ask('POST', `/api/tables/${open.id}/sit`, { seat: 1 })) as TableInfo
  expect(seated.people).toMatchObject({ programs: true })
  expect(seated.seats[1]).toMatchObject({ kind: 'person', name: 'Minos', you: true, program: true })
  expect(seated.seats[0]).not.toHaveProperty('program')
  // It has no say about the clock, and keeps nobody from changing it.
  const rules = { kind: 'live', bank: 600, increment: 0, line: 60, timeout: 'decide' }
  const changed = await dante.send<TableInfo>('PUT', `/api/tables/${open.id}/clock`, { rules })
  expect(changed.clock).toMatchObject({ rules, proposed: null })
  await dante.send('PUT', `/api/tables/${open.id}/clock`, { rules: null })
  // Somebody else cannot make tokens for it.
  const other = await account(address, 'Beatriz')
  const stolen = await other.request('POST', '/api/tokens', { name: 'Thief', scopes: ['play'], program: id })
  expect(stolen.body).toMatchObject({ error: { code: 'no-such-program' } })
  // A bot plays on where it is removed.
  const line = await dante.socket()
  const { now } = await line.watch(open.id)
  await line.ask({ type: 'move', table: open.id, seat: 0, version: now.version, move: now.moves[0]! })
  expect((await dante.request('DELETE', `/api/programs/${id}`)).status).toBe(200)
  const after = await dante.get<{ info: TableInfo }>(`/api/tables/${open.id}`)
  expect(after.info.seats[1]?.kind).not.toBe('person')
  expect(await minos.ask('GET', '/api/me')).toBe('401 unknown-token')
})

onBothStores('the table of an owner who goes is a person’s, not a program’s, while one sits there', async options => {
  const { address } = await server(options)
  const dante = await account(address, 'Dante')
  const { id: program } = await dante.send<Program>('POST', '/api/programs', { name: 'Minos' })
  const minos = bearer(address, (await newToken(dante, ['read', 'play'], program)).token)
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
  const { id } = await dante.open({ game: 'counting', seats, programs: true })
  await minos.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const beatrice = await Visitor.guest(address)
  await beatrice.send('POST', `/api/tables/${id}/sit`, { seat: 2 })
  const left = await dante.send<TableInfo>('POST', `/api/tables/${id}/leave`, { how: 'open' })
  expect(left.people?.owner).toMatchObject({ seat: 2 })
})

onBothStores('requests by a token are limited', async options => {
  const { address } = await server({ ...options, limits: { programRequestsPerMinute: 3 } })
  const { token } = await newToken(await account(address, 'Dante'), ['read'])
  const program = bearer(address, token)
  for (let i = 0; i < 3; i++) expect(await program.ask('GET', '/api/me')).toHaveProperty('name')
  expect(await program.ask('GET', '/api/me')).toBe('429 too-many-requests')
})

test('with the account its programs and tokens go', async () => {
  const { address } = await server()
  const dante = await account(address, 'Dante')
  const { id } = await dante.send<Program>('POST', '/api/programs', { name: 'Minos' })
  const tokens = [await newToken(dante, ['read']), await newToken(dante, ['read', 'play'], id)]
  const { data } = await dante.get<{ data: object }>('/api/account/data')
  expect(data).toMatchObject({ programs: [{}], access: [{ scopes: 'read' }, { scopes: 'read play' }] })
  expect(JSON.stringify(data)).not.toContain(tokens[0]!.token)
  expect((await dante.request('POST', '/api/account/delete', { current: password })).status).toBe(200)
  for (const { token } of tokens) expect(await bearer(address, token).ask('GET', '/api/me')).toBe('401 unknown-token')
})

onBothStores('the example plays a whole game against a bot', async options => {
  const threads = { botFile: file('bots/worker.ts'), historyFile: file('history/worker.ts') }
  const { address } = await server({ ...options, games, ...threads })
  const dante = await account(address, 'Dante')
  const { id: program } = await dante.send<Program>('POST', '/api/programs', { name: 'Minos' })
  const { token } = await newToken(dante, ['read', 'play'], program)
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }] as const
  const { id } = await dante.open({ game: 'imp-race', options: { impsToWin: 1 }, seats, programs: true })
  const child = spawn(process.execPath, [player, '--server', dante.base, '--table', id, '--token', token])
  let [said, wrong] = ['', '']
  child.stdout.on('data', data => (said += data))
  child.stderr.on('data', data => (wrong += data))
  const code = await new Promise(resolve => child.on('close', resolve))
  expect([code, wrong]).toEqual([0, ''])
  expect(said).toMatch(/^the game is over: \{/)
  const { info } = await dante.get<{ info: TableInfo }>(`/api/tables/${id}`)
  expect(info).toMatchObject({ status: 'over', seats: [{ name: 'Minos', program: true }, { kind: 'bot' }] })
})
