import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { GameState } from '@acheron/engine'
import type { OpenTable, PastViews } from '@acheron/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { checkTables } from '../src/check.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { Visitor } from './client.ts'
import { type CountingRules, gamesWith, historyFile } from './games.ts'
import { folder, server } from './help.ts'
import { childFile, kill, start } from './process.ts'

/** Rules that change while tables go on: one file, and servers of one version after the other. */

const first = { rulesVersion: 1 }
/** An amount that was legal yesterday is illegal today. */
const fewerMoves = { rulesVersion: 2, most: 2 }
/** The same moves lead to another state. */
const otherSums = { rulesVersion: 2, factor: 2 }
const otherStart = { rulesVersion: 2, start: 50 }

class House {
  readonly file = join(folder(), 'data.sqlite')
  #cookie = ''

  /** Dante at a server of these rules; `stop` stops it as an operator would, and returns its logged errors. */
  async by(rules: CountingRules) {
    const logged: string[] = []
    const logStream = { write: (line: string) => void logged.push(line) }
    const games = { games: gamesWith(rules), historyFile: historyFile(rules) }
    const options = { file: this.file, ...games, logLevel: 'warn', logStream }
    const { address, close } = await server(options)
    return { dante: await this.dante(address), logged, stop: close }
  }

  /** The same in a process of its own. */
  async process(rules: CountingRules) {
    const env = { ...process.env, RULES: JSON.stringify(rules) }
    const { child, address } = await start([process.execPath, childFile, this.file], { env })
    onTestFinished(() => void child.kill('SIGKILL'))
    return { dante: await this.dante(address), end: (signal: NodeJS.Signals) => kill(child, signal) }
  }

  async dante(address: string): Promise<Visitor> {
    const dante = new Visitor(address)
    dante.cookie = this.#cookie
    await dante.me()
    this.#cookie = dante.cookie
    return dante
  }
}

async function open(dante: Visitor, goal = 100): Promise<string> {
  return (await dante.open({ game: 'counting', options: { goal } })).id
}

const look = (dante: Visitor, id: string) => dante.get<OpenTable>(`/api/tables/${id}`)

/** The result of each: moves by their amount, and undone steps. */
async function play(dante: Visitor, table: string, ...wishes: (number | 'undo')[]): Promise<string[]> {
  const line = await dante.socket()
  let { version } = (await line.watch(table)).now
  const outcomes: string[] = []
  for (const wish of wishes) {
    const wanted = wish === 'undo' ? { type: 'undo' } : { type: 'move', move: { add: wish } }
    const answer = await line.ask({ ...wanted, table, seat: 0, version })
    if (answer.type === 'done') version = answer.version
    outcomes.push(answer.type === 'refused' ? answer.why : answer.type)
  }
  await line.end()
  return outcomes
}

const refusal = async (dante: Visitor, path: string) => {
  const { status, body } = await dante.request('GET', path)
  return { status, code: body.error?.code }
}

for (const rules of [fewerMoves, otherSums, otherStart]) {
  test(`a running table goes on from where it stood: ${JSON.stringify(rules)}`, async () => {
    const house = new House()
    const before = await house.by(first)
    const id = await open(before.dante)
    await play(before.dante, id, 3, 3)
    const then = await look(before.dante, id)
    await before.stop()

    const { most = 3, factor = 1 } = rules as CountingRules
    const after = await house.by(rules)
    const now = await look(after.dante, id)
    expect(now.steps).toEqual(then.steps)
    expect(now.now).toMatchObject({ version: 2, view: { count: 6 }, canUndo: false })
    expect(now.now.moves).toHaveLength(most)
    expect(await play(after.dante, id, 'undo', 3, 1)).toEqual([
      'nothing-to-undo',
      most < 3 ? 'illegal-move' : 'done',
      'done',
    ])
    const count = 6 + factor * (most < 3 ? 1 : 4)
    expect((await look(after.dante, id)).now.view).toMatchObject({ count })
    await after.stop()

    // The same rules can undo the moves since then.
    const again = await house.by(rules)
    expect((await look(again.dante, id)).now).toMatchObject({ view: { count }, canUndo: true })
    expect(await play(again.dante, id, 'undo')).toEqual(['done'])
    await again.stop()
    const third = await house.by({ rulesVersion: 3 })
    expect((await look(third.dante, id)).now).toMatchObject({ view: { count: count - factor }, canUndo: false })
  })
}

test('a stop takes nothing from a table that goes on by the same rules', async () => {
  const house = new House()
  const before = await house.by(first)
  const id = await open(before.dante)
  await play(before.dante, id, 3, 2, 'undo')
  await before.stop()
  const after = await house.by(first)
  expect((await look(after.dante, id)).now).toMatchObject({ view: { count: 3 }, canUndo: true, canRedo: true })
})

test('a table that nobody has played yet lies as it was dealt', async () => {
  const house = new House()
  const before = await house.by(first)
  const id = await open(before.dante)
  await before.stop()
  const { dante } = await house.by(otherStart)
  expect((await look(dante, id)).now.view).toMatchObject({ count: 0 })
  expect(await dante.get(`/api/tables/${id}/past/0`)).toMatchObject({ moments: [{ entry: 0, view: { count: 0 } }] })
  expect(await play(dante, id, 1)).toEqual(['done'])
  expect(await refusal(dante, `/api/tables/${id}/past/0`)).toEqual({ status: 409, code: 'past-not-shown' })
})

test('the past is shown as it was, or not at all; the log is as it was told', async () => {
  const house = new House()
  const before = await house.by(first)
  const id = await open(before.dante)
  await play(before.dante, id, 3, 3)
  const { steps } = await look(before.dante, id)
  const past = (dante: Visitor, entry: number) => dante.get<PastViews>(`/api/tables/${id}/past/${entry}`)
  const seen = [await past(before.dante, 0), await past(before.dante, 1)]
  await before.stop()
  const same = await house.by(fewerMoves)
  expect([await past(same.dante, 0), await past(same.dante, 1)]).toEqual(seen)
  await same.stop()
  const { dante } = await house.by({ ...otherSums, rulesVersion: 3 })
  for (const entry of [0, 1, 2])
    expect(await refusal(dante, `/api/tables/${id}/past/${entry}`)).toEqual({ status: 409, code: 'past-not-shown' })
  await play(dante, id, 1)
  expect(await refusal(dante, `/api/tables/${id}/past/3`)).toEqual({ status: 409, code: 'past-not-shown' })
  expect((await look(dante, id)).steps.slice(0, 2)).toEqual(steps)
})

test('a finished table keeps its result: other rules neither judge nor continue it', async () => {
  const house = new House()
  const before = await house.by(first)
  const id = await open(before.dante, 6)
  await play(before.dante, id, 3, 3)
  const then = await look(before.dante, id)
  const record = await before.dante.get(`/api/tables/${id}/record`)
  await before.stop()
  for (const rules of [otherSums, { ...fewerMoves, winner: 3 }, otherStart]) {
    const after = await house.by(rules)
    expect(await look(after.dante, id)).toEqual({ ...then, info: { ...then.info, seats: expect.anything() } })
    expect(then.now.result).toEqual({ winners: [0], ranking: [[0]], scores: [6] })
    expect(await play(after.dante, id, 1, 'undo')).toEqual(['game-over', 'game-over'])
    expect(await after.dante.get(`/api/tables/${id}/record`)).toEqual(record)
    await after.stop()
  }
})

test('a state of another shape is migrated, once', async () => {
  type Old = GameState & { count: number; turn: number; players: number; goal: number; flow: { kind: 'count' }[] }
  const migrate = (state: GameState, from: number) => {
    const old = state as Old
    return { ...old, count: old.count + 1000 * from }
  }
  const house = new House()
  const before = await house.by(first)
  const id = await open(before.dante, 100_000)
  const over = await open(before.dante, 3)
  await play(before.dante, id, 3)
  await play(before.dante, over, 3)
  await before.stop()
  for (const _ of ['taken over', 'read again']) {
    const { dante, stop } = await house.by({ rulesVersion: 2, migrate })
    expect((await look(dante, id)).now.view).toMatchObject({ count: 1003 })
    // Today's page draws it; it is stored unchanged.
    expect((await look(dante, over)).now.view).toMatchObject({ count: 1003 })
    await stop()
  }
  const { dante } = await house.by({ rulesVersion: 4, migrate })
  expect((await look(dante, id)).now.view).toMatchObject({ count: 3003 })
  expect((await look(dante, over)).now.view).toMatchObject({ count: 1003 })
})

test('older rules do not go on with a table of newer ones', async () => {
  const house = new House()
  const before = await house.by(fewerMoves)
  const id = await open(before.dante)
  await play(before.dante, id, 1)
  await before.stop()
  const { dante, logged } = await house.by(first)
  expect(await refusal(dante, `/api/tables/${id}`)).toEqual({ status: 409, code: 'table-unreadable' })
  expect(logged.join()).toContain('it was played by rules version 2, and these are 1')
})

test("a table in the middle of something that today's rules do not know is refused in words, and stays as it is", async () => {
  const house = new House()
  const before = await house.by(first)
  const { id } = await before.dante.open({ game: 'skirmish' })
  await before.stop()

  const store = new SqliteStore({ file: house.file })
  const { parked } = (await store.table(id))!
  const attack = { kind: 'attack', step: 'parry', seat: 0, riposte: false }
  const state = { ...parked!.state, flow: [...parked!.state.flow, attack] } as GameState
  await store.saveSnapshot(id, { version: 0, rules: 1, state })
  const stored = await store.table(id)
  await store.close()

  const after = await house.by(first)
  const { status, body } = await after.dante.request('GET', `/api/tables/${id}`)
  const unknown = `step "parry" of frame 4 of 4, 'attack'`
  const message = `this table cannot go on: skirmish, rules version 1, does not know ${unknown}: it was left by other rules`
  expect({ status, error: body.error }).toMatchObject({ status: 409, error: { code: 'table-unreadable', message } })
  expect(after.logged.join()).toContain('a table cannot be restored')
  await after.stop()
  const { findings } = await checkTables(house.file, gamesWith(first))
  expect(findings).toMatchObject([{ table: id, problem: 'cannot-go-on', detail: expect.stringContaining('"parry"') }])
  const again = new SqliteStore({ file: house.file })
  expect(await again.table(id)).toEqual(stored)
  await again.close()
})

/** One of these tables whose last step leaves it to a replay where it leads. On a machine that stands still for a moment a step may take so long to play that this is stored with it. */
function unparked(file: string, tables: readonly string[]): string {
  const db = new DatabaseSync(file, { readOnly: true })
  const parked = db.prepare('select id from game_table join parked on table_no = no').all()
  db.close()
  return tables.find(id => !parked.some(row => row.id === id))!
}

test('killed, then other rules: tables that replay go on, the others are refused until the old rules have stopped cleanly', async () => {
  const house = new House()
  const killed = await house.process(first)
  const fits = await open(killed.dante)
  const others = await Promise.all(Array.from({ length: 8 }, () => open(killed.dante)))
  await play(killed.dante, fits, 1, 2)
  for (const id of others) await play(killed.dante, id, 3, 3)
  await killed.end('SIGKILL')
  const other = unparked(house.file, others)

  const early = await house.process(fewerMoves)
  expect((await look(early.dante, fits)).now).toMatchObject({ version: 2, view: { count: 3 } })
  expect(await refusal(early.dante, `/api/tables/${other}`)).toEqual({ status: 409, code: 'table-unreadable' })
  expect(await early.end('SIGTERM')).toBe(0)

  // This needs no visitor at the table.
  const old = await house.process(first)
  expect(await old.end('SIGTERM')).toBe(0)
  const late = await house.process(fewerMoves)
  expect((await look(late.dante, other)).now).toMatchObject({ version: 2, view: { count: 6 } })
  expect(await play(late.dante, other, 2)).toEqual(['done'])
  await late.end('SIGKILL')
  const again = await house.process(fewerMoves)
  expect((await look(again.dante, other)).now).toMatchObject({ version: 3, view: { count: 8 }, canUndo: true })
  await again.end('SIGTERM')
})

test('a check lists the tables that other rules would change, and leaves the file as it is', async () => {
  const house = new House()
  const running = await house.by(first)
  const check = async (rules: CountingRules) => {
    const { tables, findings } = await checkTables(house.file, gamesWith(rules))
    return { tables, found: findings.map(({ table, problem, detail }) => ({ table, problem, detail })) }
  }
  const parked = await open(running.dante)
  const over = await open(running.dante, 3)
  await play(running.dante, parked, 1)
  await play(running.dante, over, 3)
  // The server runs and has the table in memory.
  expect(await check(first)).toEqual({ tables: 1, found: [] })
  expect(await check({ rulesVersion: 2 })).toMatchObject({ found: [{ table: parked, problem: 'unknown' }] })
  expect(await check(otherSums)).toMatchObject({
    found: [{ problem: 'cannot-go-on', detail: expect.stringMatching(/^step 1 does not play again.*is stopped$/) }],
  })
  await running.stop()

  expect(await check(first)).toEqual({ tables: 1, found: [] })
  expect(await check(otherSums)).toEqual({ tables: 1, found: [] })
  const fewer = { table: parked, problem: 'moves-change', detail: 'seat 0 has 2 moves, had 3' }
  expect(await check(fewerMoves)).toEqual({ tables: 1, found: [fewer] })
  // The author forgot to raise the version.
  expect(await check({ ...fewerMoves, rulesVersion: 1 })).toEqual({ tables: 1, found: [fewer] })
  expect(await check({ rulesVersion: 0 })).toMatchObject({
    found: [{ problem: 'cannot-go-on', detail: 'it was played by rules version 1, and these are 0' }],
  })
  expect((await checkTables(house.file, [])).findings).toMatchObject([{ problem: 'cannot-go-on', now: null }])

  const store = new SqliteStore({ file: house.file })
  expect(await store.table(parked)).toMatchObject({ snapshot: null, parked: { rules: 1, version: 1 } })
  await store.close()
  // Once they have taken over there is nothing left to report.
  const { dante } = await house.by(fewerMoves)
  await look(dante, parked)
  expect(await check(fewerMoves)).toEqual({ tables: 1, found: [] })
})
