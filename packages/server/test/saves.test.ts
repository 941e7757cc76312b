// Saves, branches and campaign files over real sockets.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type CampaignFile, checkCampaign, clone, type JsonObject, type Move, Table } from '@acheron/engine'
import { findGame } from '@acheron/games'
import type { OpenTable, PastViews, SavesList, TableInfo, TableLists, WentBack } from '@acheron/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { beginningOf, isGoingOn } from '../src/campaigns/course.ts'
import { CampaignVerifier } from '../src/campaigns/verifier.ts'
import { checkTables } from '../src/check.ts'
import { applicationId, migrations } from '../src/store/schema.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { newTable } from '../src/tables/open.ts'
import { type Line, Visitor } from './client.ts'
import { folder, server } from './help.ts'
import { kill, mainFile, start } from './process.ts'

const dante = { id: 'p1', name: 'Dante', language: 'en' } as const

/** A server whose budget for looks back is not used up by a busy machine. */
const house = () => server({ limits: { lookBurst: 600_000 } })

/** Somebody at a table, with a socket of their own. */
interface Player {
  readonly visitor: Visitor
  readonly line: Line
}

async function player(address: string): Promise<Player> {
  const visitor = await Visitor.guest(address)
  return { visitor, line: await visitor.socket() }
}

/** The first person opens a campaign, the others sit down; bots have the last seats. */
async function campaign(players: readonly Player[], more: JsonObject = {}, bots = 0): Promise<string> {
  const [first, ...others] = players
  const bot = { kind: 'bot', bot: 'greedy' }
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' })), ...Array(bots).fill(bot)] as never
  const { id } = await first!.visitor.open({ game: 'caravan', options: more, seats, name: 'Ours' })
  for (const [i, { visitor }] of others.entries()) await visitor.send('POST', `/api/tables/${id}/sit`, { seat: i + 1 })
  return id
}

const look = ({ visitor }: Player, table: string) => visitor.get<OpenTable>(`/api/tables/${table}`)
const list = ({ visitor }: Player, table: string) => visitor.get<SavesList>(`/api/tables/${table}/saves`)

type Choose = (moves: readonly Move[]) => Move | undefined

/** Whoever has to decide does, until enough was decided or it is as wanted. */
async function decide(
  players: readonly Player[],
  table: string,
  choose: Choose,
  until: (open: OpenTable) => boolean,
  most = 150,
): Promise<void> {
  for (let n = 0; n < most; n++) {
    for (const one of players) {
      const open = await look(one, table)
      if (until(open)) return
      const { seat, version, moves } = open.now
      if (moves.length === 0) continue
      const move = choose(moves) ?? moves[0]!
      const answer = await one.line.ask({ type: 'move', table, seat, version, move })
      expect(answer, JSON.stringify(move)).toMatchObject({ type: 'done' })
    }
  }
  throw new Error('it did not come to that')
}

const option =
  (wanted: (option: unknown) => boolean): Choose =>
  moves =>
    moves.find(move => wanted(move.option))
/** Straight to the fight of circle 2. */
const hurry: Choose = moves =>
  option(each => each === 'skip')(moves) ??
  option(each => (each as { skipTo?: number } | null)?.skipTo === 2)(moves) ??
  moves.find(move => move.do === 'ready')

const pass: Choose = moves => moves.find(move => move.do === 'pass') ?? moves.at(-1)

const chapterOf = (open: OpenTable) => (open.now.view as unknown as { chapter: number }).chapter
const isFighting = (open: OpenTable) => (open.now.view as unknown as { fight: unknown }).fight !== null
const isInRounds = (open: OpenTable) =>
  ((open.now.view as unknown as { fight: { round: number } | null }).fight?.round ?? 0) > 0
const inChapterTwo = (open: OpenTable) => chapterOf(open) === 2 && isFighting(open)

test('a campaign is exported in chapter 2, goes on elsewhere with other people, back to a save, and on the old branch', async () => {
  const here = await house()
  const [dante, virgil] = [await player(here.address), await player(here.address)]
  const id = await campaign([dante, virgil])
  await decide([dante, virgil], id, hurry, inChapterTwo)
  const { saves } = await list(dante, id)
  expect(saves.map(({ event, n }) => [event.at, event.chapter, n])).toEqual([
    ['confrontation', 2, 2],
    ['chapter', 1, 1],
  ])

  // Somebody who only looks on sees as much as the file tells.
  const stranger = await player(here.address)
  const file = await stranger.visitor.get<CampaignFile>(`/api/tables/${id}/campaign`)
  expect(checkCampaign(file)).toMatchObject({ whole: false, players: 2, name: 'Ours', game: 'caravan' })
  const seen = (await look(stranger, id)).now.view as unknown as JsonObject
  expect(file.now).toEqual(seen)
  expect(JSON.stringify(file)).not.toContain('"rng"')
  const { decks } = file.now as { decks: Record<string, unknown[]> }
  expect(new Set([...decks.wounds!, ...decks.sins!, ...decks.arcana!])).toEqual(new Set([null]))
  expect(file.saves).toHaveLength(2)

  const there = await house()
  const [beatrice, bernard] = [await player(there.address), await player(there.address)]
  const opened = await beatrice.visitor.send<TableInfo>('POST', '/api/campaigns', { file })
  expect(opened).toMatchObject({ name: 'Ours', status: 'waiting', campaign: { continued: null, mayGoBack: true } })
  expect(opened.seats.map(({ kind, you }) => [kind, you])).toEqual([
    ['person', true],
    ['open', false],
  ])
  await bernard.visitor.send('POST', `/api/tables/${opened.id}/sit`, { seat: 1 })
  expect((await look(stranger, id)).now.view).toEqual((await look(await player(there.address), opened.id)).now.view)
  let decided = 0
  await decide(
    [beatrice, bernard],
    opened.id,
    () => undefined,
    () => ++decided > 20,
  )

  // Back to the start of chapter 1: the owner alone decides, and everybody follows.
  const before = await list(beatrice, opened.id)
  expect(before.saves.map(({ n, version, event }) => [n, version, event.at])).toEqual([
    [2, 0, 'confrontation'],
    [1, 0, 'chapter'],
  ])
  await bernard.line.watch(opened.id)
  const went = await beatrice.visitor.send<WentBack>('POST', `/api/tables/${opened.id}/back`, {
    table: opened.id,
    n: 1,
  })
  expect(went.table).not.toBeNull()
  const told = await bernard.line.next('info', ({ info }) => info.campaign?.continued === went.table)
  expect(told.table).toBe(opened.id)
  const again = await look(bernard, went.table!)
  expect(again).toMatchObject({ info: { name: 'Ours', status: 'playing' }, now: { seat: 1, version: 0 } })
  expect(chapterOf(again)).toBe(1)
  const stale = await bernard.line.ask({ type: 'move', table: opened.id, seat: 1, version: told.now.version, move: {} })
  expect(stale).toMatchObject({ type: 'refused', why: 'continued' })
  const mine = async () => (await beatrice.visitor.get<TableLists>('/api/tables')).mine.map(table => table.id)
  expect(await mine()).toEqual([went.table])
  await decide([beatrice, bernard], went.table!, hurry, inChapterTwo)

  // Its past begins with the save.
  const past = await beatrice.visitor.get<PastViews>(`/api/tables/${went.table}/past/1`)
  expect(past.moments[0]).toMatchObject({ entry: 1, by: expect.any(Number) })

  // And on the old branch, where it was left.
  const { branches } = await list(beatrice, went.table!)
  expect(branches.map(({ table, continued, here, from }) => ({ table, continued, here, from }))).toEqual([
    { table: went.table, continued: null, here: true, from: { table: opened.id, n: 1 } },
    { table: opened.id, continued: went.table, here: false, from: null },
  ])
  const left = (await look(beatrice, opened.id)).now
  const back = await beatrice.visitor.send<WentBack>('POST', `/api/tables/${went.table}/back`, {
    table: opened.id,
    n: null,
  })
  expect(back.table).toBe(opened.id)
  expect(await mine()).toEqual([opened.id])
  const now = await look(beatrice, opened.id)
  expect(now.now.view).toEqual(left.view)
  expect(now.info.campaign).toMatchObject({ continued: null })
  let moves = 0
  await decide(
    [beatrice, bernard],
    opened.id,
    () => undefined,
    () => ++moves > 4,
  )

  // What the lineage has saved travels along, again and again.
  const second = await beatrice.visitor.get<CampaignFile>(`/api/tables/${went.table}/campaign`)
  expect(second.saves.map(({ event }) => [event.at, event.chapter])).toEqual([
    ['chapter', 1],
    ['confrontation', 2],
  ])
})

test('another number of seats: from a file in the middle of a fight no more than it has Player Champions, from every save any', async () => {
  const { address } = await house()
  const [dante, virgil] = [await player(address), await player(address)]
  const id = await campaign([dante, virgil])
  await decide([dante, virgil], id, hurry, inChapterTwo)
  const placing = await dante.visitor.get<CampaignFile>(`/api/tables/${id}/campaign`)
  await decide([dante, virgil], id, hurry, isInRounds)
  const file = await dante.visitor.get<CampaignFile>(`/api/tables/${id}/campaign`)
  const seats = (n: number) => [
    { kind: 'me' },
    ...Array.from({ length: n - 1 }, () => ({ kind: 'bot', bot: 'random' })),
  ]
  const bring = (n: number) => virgil.visitor.request('POST', '/api/campaigns', { file, seats: seats(n) })
  expect(await bring(3)).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringMatching(/in the middle of a fight .* there are 2; open a save/) } },
  })
  const early = { file: placing, seats: seats(3) }
  const begun = await virgil.visitor.send<TableInfo>('POST', '/api/campaigns', early)
  expect((await look(virgil, begun.id)).now.view).toMatchObject({ players: 3, fight: { round: 0 } })
  const alone = await bring(1)
  expect(alone).toMatchObject({ status: 200, body: { status: 'playing', seats: [{ you: true }] } })
  let decided = 0
  await decide(
    [virgil],
    alone.body.id,
    () => undefined,
    () => ++decided > 10,
  )

  const branch = (n: number) => ({
    table: id,
    n: 1,
    seats: [{ kind: 'me' }, ...Array(n - 1).fill({ kind: 'open' })],
    name: 'Three',
  })
  const three = await virgil.visitor.send<TableInfo>('POST', `/api/tables/${id}/branch`, branch(3))
  expect(three).toMatchObject({ name: 'Three', status: 'waiting', campaign: { mayGoBack: true, needed: 1 } })
  const [beatrice, bernard] = [await player(address), await player(address)]
  for (const [i, { visitor }] of [beatrice, bernard].entries())
    await visitor.send('POST', `/api/tables/${three.id}/sit`, { seat: i + 1 })
  await decide([virgil, beatrice, bernard], three.id, hurry, inChapterTwo)
  expect((await list(dante, id)).branches.map(({ table }) => table)).toEqual([three.id, id])

  const [fight] = (await list(dante, id)).saves.filter(
    ({ table, event }) => table === id && event.at === 'confrontation',
  )
  const four = await dante.visitor.send<TableInfo>('POST', `/api/tables/${id}/branch`, {
    ...{ table: fight!.table, n: fight!.n },
    seats: seats(4),
  })
  const view = (await look(dante, four.id)).now.view as unknown as Record<string, JsonObject>
  const { champions, journal } = view as { champions: Record<string, JsonObject>; journal: unknown }
  // The same journal, as long as it was at the save.
  expect(journal).toEqual(placing.now.journal)
  expect(placing.now.journal).not.toEqual([])
  expect(Object.values(champions).map(({ player, seat }) => [player, seat])).toEqual([
    [true, 0],
    [true, 1],
    [true, 2],
    [true, 3],
  ])

  // Its file has the save of two as it was made; whoever opens it goes back there with three.
  const wide = await virgil.visitor.get<CampaignFile>(`/api/tables/${three.id}/campaign`)
  expect(wide.saves[0]).toMatchObject({ event: { at: 'chapter', players: 2 }, state: { players: 2 } })
  expect(wide).toMatchObject({ players: 3, now: { players: 3 } })
  const copy = await virgil.visitor.send<TableInfo>('POST', '/api/campaigns', { file: wide, seats: seats(3) })
  const [first] = (await list(virgil, copy.id)).saves.toReversed()
  const back = await virgil.visitor.send<WentBack>('POST', `/api/tables/${copy.id}/back`, {
    table: copy.id,
    n: first!.n,
  })
  const open = await look(virgil, back.table!)
  expect(open.info.seats).toHaveLength(3)
  expect(open.now.view).toMatchObject({ players: 3, chapter: 1 })
  const refused = await beatrice.visitor.request('POST', `/api/tables/${id}/branch`, branch(2))
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'not-seated' } } })
})

test('where the owner does not decide, more than half of the seated people do; bots do not count', async () => {
  const { address } = await house()
  const people = [await player(address), await player(address), await player(address)]
  const [dante, virgil, beatrice] = people as [Player, Player, Player]
  const id = await campaign(people, {}, 1)
  // More than half of three people are two; of four seats it would be three.
  expect((await look(dante, id)).info.seats).toMatchObject([{}, {}, {}, { kind: 'bot' }])
  await decide(
    people,
    id,
    () => undefined,
    open => open.now.entries >= 4,
  )
  const { saves } = await list(dante, id)
  const to = { table: id, n: saves[0]!.n }
  const back = ({ visitor }: Player, where: object = to) => visitor.request('POST', `/api/tables/${id}/back`, where)
  await dante.line.watch(id)
  expect((await back(virgil)).body).toEqual({ table: null, wishes: 1, needed: 2 })
  const { info } = await dante.line.next('info', ({ info }) => info.campaign?.wishes.length === 1)
  expect(info.campaign).toEqual({ continued: null, mayGoBack: true, needed: 2, wishes: [{ ...to, seats: [1] }] })
  await virgil.visitor.request('DELETE', `/api/tables/${id}/back`)
  expect((await look(virgil, id)).info.campaign).toMatchObject({ mayGoBack: false, wishes: [] })
  expect((await back(beatrice)).body).toMatchObject({ table: null, wishes: 1 })
  const { body } = await back(virgil)
  expect(body).toMatchObject({ table: expect.any(String), wishes: 2, needed: 2 })
  expect(await back(beatrice)).toMatchObject({ status: 409, body: { error: { code: 'continued' } } })

  const stranger = await player(address)
  expect(await back(stranger)).toMatchObject({ status: 403 })
  for (const where of [
    { table: id, n: 99 },
    { table: 'elsewhere', n: 1 },
  ])
    expect(await dante.visitor.request('POST', `/api/tables/${body.table}/back`, where)).toMatchObject({
      status: 404,
      body: { error: { code: 'no-such-save' } },
    })
  const other = await stranger.visitor.open({ game: 'nine-circles' })
  expect(other.campaign).toBeNull()
  expect(await stranger.visitor.request('GET', `/api/tables/${other.id}/campaign`)).toMatchObject({ status: 409 })
})

test('whoever goes back plays on by what the table has agreed on', async () => {
  const { address } = await house()
  const people = [await player(address), await player(address)]
  const [dante, virgil] = people as [Player, Player]
  const clock = { kind: 'slow', per: 'turn', hours: 48, reserve: 12, daysOff: [0], timeout: 'vote' } as const
  const { id } = await dante.visitor.open({
    ...{ game: 'caravan', seats: [{ kind: 'me' }, { kind: 'open' }], talk: 'phrases', help: true },
    ...{ programs: true, clock, zone: 'Europe/Rome' },
  })
  await virgil.visitor.send('POST', `/api/tables/${id}/sit`, { seat: 1, zone: 'Europe/Stockholm' })
  const back = (table: string, n: number | null) =>
    dante.visitor.send<WentBack>('POST', `/api/tables/${n === null ? branch : id}/back`, { table, n })
  await decide(
    people,
    id,
    () => undefined,
    open => open.now.entries >= 2,
  )
  const terms = async (table: string) => {
    const { info } = await look(dante, table)
    const { talk, help, programs } = info.people!
    return { talk, help, programs, clock: info.clock?.rules }
  }
  const before = await terms(id)
  expect(before).toEqual({ talk: 'phrases', help: true, programs: true, clock })
  const { saves } = await list(dante, id)
  let branch = ''
  branch = (await back(id, saves[0]!.n)).table!
  expect(await terms(branch)).toEqual(before)
  expect((await back(id, null)).table).toBe(id)
  expect(await terms(id)).toEqual(before)
})

test('files that are no campaigns, or not to be played, are refused in one line and leave nothing', async () => {
  const { address } = await house()
  const dante = await player(address)
  const id = await campaign([dante])
  await decide([dante], id, hurry, inChapterTwo)
  const file = await dante.visitor.get<CampaignFile>(`/api/tables/${id}/campaign`)
  const bring = (body: unknown) => dante.visitor.request('POST', '/api/campaigns', body)
  const changed = (change: (now: Record<string, object>) => void) => {
    const now = clone(file.now) as unknown as Record<string, object>
    change(now)
    return { file: { ...file, now } }
  }
  const cases: [unknown, number, RegExp][] = [
    [{}, 400, /file/],
    [{ file: {} }, 400, /format must be/],
    [{ file: { ...file, game: 'chess' } }, 404, /there is no game/],
    [{ file: { ...file, rules: 99 } }, 400, /version 99/],
    [changed(now => Object.assign(now.champions!, { artist: null })), 400, /not as the game has/],
    [
      changed(now => Object.assign(now.flow!, { 0: { kind: 'effect', step: 'begin', fx: { do: 'win' }, memo: {} } })),
      400,
      /./,
    ],
    [`{"file": {"__proto__": {"a": 1}}}`, 400, /./],
    [{ file: { ...file, name: 'x'.repeat(4_100_000) } }, 413, /./],
  ]
  for (const [body, status, message] of cases) {
    const answer = await bring(body)
    expect(answer.status, String(message)).toBe(status)
    expect(answer.body.error.message).toMatch(message)
    expect(answer.body.error.message).not.toContain('\n')
  }
  expect((await dante.visitor.get<TableLists>('/api/tables')).mine).toHaveLength(1)
})

test('a file that takes too long to check is not taken, and nothing waits for it', async () => {
  const endless = new URL(
    `data:text/javascript,${encodeURIComponent('import { parentPort } from "node:worker_threads"; parentPort.postMessage({ ready: true }); for (;;);')}`,
  )
  const verifier = new CampaignVerifier(endless, 100)
  onTestFinished(() => verifier.close())
  await expect(verifier.verify({} as CampaignFile)).rejects.toThrow(/took longer than 0.1 s/)
})

test('killed right after a save: the save is there, and one can go back to it', async () => {
  const file = join(folder(), 'data.sqlite')
  const run = () =>
    start([process.execPath, mainFile], { env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA: file } })
  const { child, address } = await run()
  onTestFinished(() => void child.kill('SIGKILL'))
  const dante = await player(address)
  const id = await campaign([dante])
  // The first pick ends the draft, and the chapter begins.
  const { now } = await look(dante, id)
  const move = { type: 'move', table: id, seat: 0, version: 0, move: now.moves[0] }
  expect(await dante.line.ask(move)).toMatchObject({ type: 'done' })
  await kill(child)
  const next = await run()
  onTestFinished(() => void next.child.kill('SIGKILL'))
  const after = new Visitor(next.address)
  after.cookie = dante.visitor.cookie
  const { saves } = await after.get<SavesList>(`/api/tables/${id}/saves`)
  expect(saves).toMatchObject([{ table: id, n: 1, version: 1, event: { e: 'saved', at: 'chapter' } }])
  const { table } = await after.send<WentBack>('POST', `/api/tables/${id}/back`, { table: id, n: 1 })
  expect(await after.get<OpenTable>(`/api/tables/${table}`)).toMatchObject({ now: { version: 0, actors: [0] } })
})

test('a file of the format before, with a campaign of the rules before, opens and has saves from then on', async () => {
  const file = join(folder(), 'data.sqlite')
  const old = new DatabaseSync(file)
  const formats = migrations.length - 1
  old.exec(
    `${migrations.slice(0, formats).join(';')}; pragma application_id = ${applicationId}; pragma user_version = ${formats}`,
  )
  const caravan = await findGame('caravan')!.load()
  const { start, ...row } = newTable(caravan, { game: 'caravan', options: {}, seats: [{ kind: 'me' }] }, dante, 'seed')
  old
    .prepare(
      `insert into game_table (no, id, game, name, rules, options, seed, owner, opening, at, actors, progress)
       values (1, ?, 'caravan', 'Old', 2, '{}', 'seed', ?, ?, ?, '0', 0)`,
    )
    .run(row.id, dante.id, JSON.stringify(row.opening), start.at)
  old.exec(`insert into seat (table_no, seat, kind, who) values (1, 0, 'person', '${dante.id}');
    insert into unbegun values (1, '${dante.id}', ${start.at})`)
  old.close()

  const store = new SqliteStore({ file })
  const state = (await store.table(row.id))!
  expect(state).toMatchObject({ continued: null, wishes: [], version: 0, table: { rules: 2 } })
  // The rules before kept less: a save of theirs is migrated when somebody goes back to it.
  const game = caravan
  const {
    rng: _,
    start: __,
    ...kept
  } = clone(new Table(game, { players: 1, seed: 'seed' }).state) as unknown as JsonObject
  const event = { e: 'saved', at: 'chapter', chapter: 1, players: 1 } as const
  await store.append({
    ...{ table: row.id, version: 1, step: '{"version":1}', result: null, snapshot: null },
    standing: { at: 5, actors: [0], progress: 0 },
    save: { at: 5, rules: 2, event, state: kept as JsonObject },
  })
  const save = (await store.save(row.id, 1))!
  const { table } = state
  const migrated = await beginningOf(store, { table, game }, save, table.seats)
  expect(migrated).toMatchObject({
    rules: game.meta.rulesVersion,
    state: { start: null, options: { mode: 'campaign' } },
  })
  const older = beginningOf(store, { table, game }, { ...save, rules: 1 }, table.seats)
  await expect(older).rejects.toThrow(/opens saves of rules version 2 to/)
  await store.close()
})

test('hidden cards that the record of another branch tells are dealt anew, and nobody reads it before', async () => {
  const store = new SqliteStore({ file: join(folder(), 'data.sqlite') })
  const game = await findGame('caravan')!.load()
  const plan = { game: 'caravan', options: {}, seats: [{ kind: 'me' }] } as const
  const root = newTable(game, plan, dante, 'root')
  await store.createTable(root)
  const { rng: _, ...state } = clone(new Table(game, { players: 1, seed: 'root' }).state) as unknown as JsonObject
  const step = { step: '{"version":1}', snapshot: null, standing: { at: 5, actors: [0], progress: 0 } }
  const event = { e: 'saved', at: 'chapter', chapter: 1, players: 1 } as const
  const rules = game.meta.rulesVersion
  await store.append({
    ...{ ...step, table: root.id, version: 1, result: null },
    save: { at: 5, rules, event, state: state as JsonObject },
  })
  const save = (await store.save(root.id, 1))!
  const decksOf = async () => (await beginningOf(store, { table: root, game }, save, root.seats)).state.decks
  expect(await decksOf()).toEqual(state.decks)
  const branch = { ...newTable(game, plan, dante, 'branch'), campaign: root.id }
  await store.createTable(branch)
  expect(await isGoingOn(store, branch)).toBe(true)
  const result = { winners: [], ranking: [[0]], scores: [0] }
  await store.append({ ...step, table: branch.id, version: 1, standing: { at: 6, actors: [], progress: 100 }, result })
  expect(await isGoingOn(store, branch)).toBe(true)
  const dealt = (await decksOf()) as { arcana: string[] }
  expect(dealt).not.toEqual(state.decks)
  expect([...dealt.arcana].sort()).toEqual([...(state.decks as { arcana: string[] }).arcana].sort())
  await store.close()
})

test('a branch is returned to as it stood also when another one has ended, whose record may have told hidden cards', async () => {
  const { address } = await house()
  const dante = await player(address)
  const quick = { mode: 'quick', startCircle: 9, retry: 'none', difficulty: 'grim' }
  const root = await campaign([dante], quick)
  await decide([dante], root, () => undefined, isFighting)
  let more = 0
  await decide([dante], root, pass, () => ++more > 3)
  const left = (await look(dante, root)).now.view as unknown as JsonObject
  const go = (table: string, to: JsonObject) => dante.visitor.send<WentBack>('POST', `/api/tables/${table}/back`, to)
  const saves = (await list(dante, root)).saves.filter(({ table }) => table === root)
  const branch = (await go(root, { table: root, n: saves[0]!.n })).table!
  await decide([dante], branch, pass, ({ info }) => info.status === 'over', 400)

  const there = (await go(branch, { table: root, n: null })).table!
  expect([root, branch]).not.toContain(there)
  expect((await look(dante, there)).now.view).toEqual(left)
  expect((await look(dante, branch)).info.campaign).toMatchObject({ continued: there })
  const { branches } = await list(dante, there)
  expect(branches.find(({ here }) => here)).toMatchObject({ from: { table: root, n: saves[0]!.n } })
  // What has ended is looked at, and not played again.
  await expect(go(there, { table: branch, n: null })).rejects.toThrow(/ended/)
  let moves = 0
  await decide([dante], there, pass, () => ++moves > 3)
})

test('saves that new rules cannot open are listed before a server starts with them, of left and finished tables too', async () => {
  const file = join(folder(), 'data.sqlite')
  const store = new SqliteStore({ file })
  const game = await findGame('caravan')!.load()
  const plan = { game: 'caravan', options: {}, seats: [{ kind: 'me' }] } as const
  const root = newTable(game, plan, dante, 'root')
  await store.createTable(root)
  const { rng: _, ...state } = clone(new Table(game, { players: 1, seed: 'root' }).state) as unknown as JsonObject
  const event = { e: 'saved', at: 'chapter', chapter: 1, players: 1 } as const
  const step = { step: '{"version":1}', snapshot: null, standing: { at: 5, actors: [], progress: 100 } }
  const rules = game.meta.rulesVersion
  const over = { winners: [], ranking: [[0]], scores: [0] }
  const good = { at: 5, rules, event, state: state as JsonObject }
  await store.append({ ...step, table: root.id, version: 1, result: over, save: good })
  const unknown = { ...good, state: { ...good.state, flow: [{ kind: 'parley' }] } }
  const older = { ...good, rules: 1 }
  const left = { ...newTable(game, plan, dante, 'left'), campaign: root.id }
  await store.createTable(left, { saves: [good, unknown, older] })
  await store.close()
  const { saves, lost } = await checkTables(file)
  expect(saves).toBe(4)
  expect(lost).toEqual([
    { table: left.id, game: 'caravan', name: left.name, n: 2, rules, detail: expect.stringContaining('parley') },
    {
      table: left.id,
      game: 'caravan',
      name: left.name,
      n: 3,
      rules: 1,
      detail: expect.stringMatching(/opens saves of/),
    },
  ])
  expect((await checkTables(file, [])).lost).toMatchObject(Array(4).fill({ detail: 'there is no such game' }))
})
