import { join } from 'node:path'
import { type GameDefinition, type GameRecord, Generator, hash, replay } from '@acheron/engine'
import type { OpenTable, TableInfo } from '@acheron/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { skirmish } from '../../engine/test/skirmish/index.ts'
import { checkTables } from '../src/check.ts'
import type { ServerOptions } from '../src/index.ts'
import { type Line, Visitor } from './client.ts'
import { testGames } from './games.ts'
import { folder, server } from './help.ts'
import { childFile, kill, run, untilStarted } from './process.ts'
import { onBothStores, settingsOf } from './stores.ts'

const two = [{ kind: 'me' }, { kind: 'open' }] as const

/** Dante and Virgil at a table. */
async function party(options: Partial<ServerOptions>, plan: object = { game: 'counting', options: { goal: 1000 } }) {
  const running = await server(options)
  const people = [await Visitor.guest(running.address), await Visitor.guest(running.address)] as const
  const [dante, virgil] = people
  const { id } = await dante.open({ seats: two, ...plan } as never)
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const lines = [await dante.socket(), await virgil.socket()] as const
  for (const line of lines) await line.watch(id)
  return { ...running, id, dante, virgil, people, lines, ...about(id) }
}

const about = (id: string) => ({
  tableOf: (who: Visitor) => who.get<OpenTable>(`/api/tables/${id}`),
  ask: (who: Visitor, version: number, to: number) =>
    who.request('PUT', `/api/tables/${id}/take-back`, { version, to }) as Promise<Answer>,
  refuse: (who: Visitor) => who.request('DELETE', `/api/tables/${id}/take-back`) as Promise<Answer>,
  add: (line: Line, seat: number, version: number, n = 1) =>
    line.ask({ type: 'move', table: id, seat, version, move: { add: n } }),
})

type Answer = { status: number; body: TableInfo & { error?: { code: string } } }
const codeOf = ({ body }: Answer) => body.error?.code

/** The same person at a server that was started again. */
function at(address: string, visitor: Visitor): Visitor {
  const again = new Visitor(address)
  again.cookie = visitor.cookie
  return again
}

onBothStores(
  'what both agree to take back is gone, everybody sees why, and a restart changes nothing',
  async options => {
    const { file, close, dante, virgil, lines, tableOf, ask, add, id } = await party(options)
    for (const version of [0, 1, 2, 3])
      expect(await add(lines[version % 2]!, version % 2, version, 2)).toMatchObject({ type: 'done' })
    const asked = await ask(dante, 4, 1)
    expect(asked.body.people).toMatchObject({ back: { version: 4, to: 1, by: [0], needed: 2, refused: null } })
    const told = await lines[1].next('info', ({ info }) => info.people?.back !== null)
    expect(told.info.people?.back).toEqual({ version: 4, to: 1, by: [0], needed: 2, refused: null })
    expect(told.now).toMatchObject({ version: 4, entries: 4, view: { count: 8 } })
    const done = await ask(virgil, 4, 1)
    expect(done.status).toBe(200)
    for (const line of lines) {
      const { steps, now } = await line.next('steps', news => news.now.version === 5)
      expect(steps).toMatchObject([{ kind: 'takeBack', back: { seat: 0, count: 3, agreed: [0, 1] }, events: [] }])
      expect(now).toMatchObject({ entries: 1, view: { count: 2 }, actors: [1], canUndo: false })
    }
    expect((await tableOf(dante)).info.people?.back).toBeNull()
    // The table goes on from there, by what was agreed, also after a restart.
    expect(await add(lines[1], 1, 5, 3)).toMatchObject({ type: 'done', version: 6 })
    await close()
    const again = await server({ ...options, file })
    const [now, theirs] = [at(again.address, dante), at(again.address, virgil)]
    expect((await tableOf(now)).now).toMatchObject({ version: 6, entries: 2, view: { count: 5 }, actors: [0] })
    expect((await tableOf(theirs)).now.canUndo).toBe(true)
    const past = await now.get<{ moments: { view: { count: number } }[] }>(`/api/tables/${id}/past/0?count=3`)
    expect(past.moments.map(({ view }) => view.count)).toEqual([0, 2, 5])
    const line = await now.socket()
    await line.watch(id)
    expect(await add(line, 0, 6)).toMatchObject({ type: 'done', version: 7 })
  },
)

onBothStores('one who would rather play on is enough, and is not asked twice', async options => {
  const { dante, virgil, lines, tableOf, ask, refuse, add } = await party(options)
  expect(codeOf(await ask(dante, 0, 0))).toBe('not-now')
  await add(lines[0], 0, 0)
  await add(lines[1], 1, 1)
  await ask(dante, 2, 0)
  expect((await refuse(virgil)).status).toBe(200)
  const told = await lines[0].next('info', ({ info }) => info.people?.back?.refused === 1)
  expect(told.now).toMatchObject({ version: 2, entries: 2 })
  expect(codeOf(await ask(dante, 2, 1))).toBe('back-refused')
  expect(codeOf(await ask(virgil, 2, 0))).toBe('back-refused')
  // The next step ends it, and whoever agrees to what was asked before agrees to nothing.
  await add(lines[0], 0, 2)
  expect((await tableOf(dante)).info.people?.back).toBeNull()
  await ask(dante, 3, 2)
  await add(lines[1], 1, 3)
  expect(codeOf(await ask(virgil, 3, 2))).toBe('stale')
  // Who has asked may think better of it.
  await ask(dante, 4, 3)
  expect((await refuse(dante)).body.people?.back).toBeNull()
  // Another wish needs everybody again.
  await ask(dante, 4, 3)
  expect((await ask(virgil, 4, 2)).body.people?.back).toMatchObject({ to: 2, by: [1] })
  expect((await tableOf(dante)).now.version).toBe(4)
})

onBothStores('nobody else is asked, and nobody else may ask', async options => {
  const { address, dante, virgil, lines, ask, add, tableOf, id } = await party(options)
  await add(lines[0], 0, 0)
  await add(lines[1], 1, 1)
  const stranger = await Visitor.guest(address)
  expect(codeOf(await ask(stranger, 2, 1))).toBe('not-seated')
  expect(codeOf(await ask(dante, 2, 2))).toBe('not-so-far')
  expect(codeOf(await ask(dante, 1, 0))).toBe('stale')
  // Whoever lets a bot play is not asked; but alone nobody takes back what has come to light.
  await virgil.send('POST', `/api/tables/${id}/leave`, { how: 'standIn' })
  for (const who of [dante, virgil]) {
    expect(codeOf(await ask(who, 2, 1))).toBe('not-now')
    expect((await tableOf(who)).info.people?.may).not.toContain('back')
  }
})

onBothStores('at a rated table nothing is taken back, whoever agrees', async options => {
  const { address } = await server(options)
  const account = async (name: string) => {
    const visitor = await Visitor.guest(address)
    await visitor.send('POST', '/api/account', { name, password: 'nel mezzo del cammin' })
    return visitor
  }
  const [dante, virgil] = [await account('Dante'), await account('Virgil')]
  const { id } = await dante.open({ game: 'counting', options: { goal: 100 }, seats: two, rated: true } as never)
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const { ask, add, tableOf } = about(id)
  const lines = [await dante.socket(), await virgil.socket()] as const
  for (const line of lines) await line.watch(id)
  await add(lines[0], 0, 0)
  await add(lines[1], 1, 1)
  expect((await tableOf(dante)).info.people?.may).not.toContain('back')
  expect(codeOf(await ask(dante, 2, 1))).toBe('not-now')
  expect(codeOf(await ask(virgil, 2, 1))).toBe('not-now')
})

test('two go back again and again beyond dice and cards, and the record proves every die', async () => {
  const { file, close, dante, people, lines, ask, tableOf, id } = await party({}, { game: 'skirmish' })
  const random = Generator.seeded('back')
  let taken = 0
  for (let tries = 0; tries < 400; tries++) {
    const { version, entries, actors, result } = (await tableOf(dante)).now
    if (result) break
    if (entries > 2 && taken < 6 && random.die(4) === 1) {
      const to = entries - random.die(3)
      for (const who of people) expect((await ask(who, version, to)).status).toBe(200)
      taken++
      continue
    }
    const seat = random.pick(actors)
    const { moves } = (await tableOf(people[seat]!)).now
    await lines[seat]!.ask({ type: 'move', table: id, seat, version, move: random.pick(moves) })
  }
  expect(taken).toBe(6)
  const record = await dante.get<GameRecord>(`/api/tables/${id}/record`)
  const again = replay(skirmish as unknown as GameDefinition, record)
  expect(record.entries.at(-1)?.hash).toBe(hash(again.state))
  expect(record.entries.some(({ fork }) => fork !== undefined)).toBe(true)
  await close()
  expect((await checkTables(file, testGames)).findings).toEqual([])
})

onBothStores('killed after the answer: it stays taken back', async options => {
  const file = join(folder(), 'data.sqlite')
  const start = () => {
    const child = run([process.execPath, childFile, file], { env: { ...process.env, ...settingsOf(options) } })
    onTestFinished(() => void child.kill('SIGKILL'))
    return untilStarted(child)
  }
  const { child, address } = await start()
  const [dante, virgil] = [await Visitor.guest(address), await Visitor.guest(address)]
  const { id } = await dante.open({ game: 'counting', options: { goal: 1000 }, seats: two } as never)
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const { ask, add, tableOf } = about(id)
  const lines = [await dante.socket(), await virgil.socket()] as const
  for (const line of lines) await line.watch(id)
  for (let version = 0; version < 40; version++) await add(lines[version % 2]!, version % 2, version)
  await ask(virgil, 40, 10)
  expect((await ask(dante, 40, 10)).status).toBe(200)
  await kill(child)
  const again = await start()
  const now = at(again.address, dante)
  expect((await tableOf(now)).now).toMatchObject({ version: 41, entries: 10, view: { count: 10 }, actors: [0] })
  const line = await now.socket()
  await line.watch(id)
  expect(await add(line, 0, 41)).toMatchObject({ type: 'done', version: 42 })
})
