import { createHash } from 'node:crypto'
import { nineCircles } from '@acheron/games/nine-circles'
import { expect, test } from 'vitest'
import { type LocalRow, type LocalStore, MemoryStore } from '../../src/local/store.ts'
import { tab } from './world.ts'

const solo = { game: 'nine-circles', options: {}, seats: ['me'], name: 'Alone', seed: 'abc' } as const

test('a new table has everything a page needs', async () => {
  const { tables } = tab()
  const id = await tables.create(solo)
  const { info, now, steps, opening } = await tables.open(id)
  expect(info).toMatchObject({
    id,
    game: 'nine-circles',
    name: 'Alone',
    status: 'playing',
    seats: [{ kind: 'person', name: null, you: true, online: true }],
    yourTurn: true,
    daily: null,
    rules: nineCircles.meta.rulesVersion,
    seed: null,
    seedHash: createHash('sha256').update('abc').digest('hex'),
    lasting: false,
  })
  expect(info.options).toMatchObject({ stop: 'strict', ranks: 'source' })
  expect(now).toMatchObject({ version: 0, seat: 0, canUndo: false, result: null })
  expect(now.moves.length).toBeGreaterThan(0)
  expect(now.view).not.toHaveProperty('rng')
  expect(steps).toEqual([])
  expect(opening).toEqual([{ e: 'circleStarted', circle: 1 }])
})

test('without a seed each table has another', async () => {
  const { tables } = tab()
  const { seed: _, ...unseeded } = solo
  const records = await Promise.all(
    [1, 2].map(async () => JSON.parse(await tables.export(await tables.create(unseeded)))),
  )
  expect(records[0].seed).toMatch(/^keyed:[0-9a-f]{24}$/)
  expect(records[0].seed).not.toBe(records[1].seed)
})

test.each([
  ['an unknown game', { ...solo, game: 'chess' }, "unknown game 'chess'"],
  ['too many seats', { ...solo, seats: ['me', 'me'] as const }, 'nine-circles is for 1 player, got 2'],
  ['an unknown option', { ...solo, options: { speed: 1 } }, "option 'speed' is unknown"],
  ['an unknown bot', { ...solo, seats: [{ bot: 'oracle' }] }, "bot 'oracle' is unknown"],
])('%s is refused and nothing is stored', async (_what, input, message) => {
  const { tables, store } = tab()
  await expect(tables.create(input)).rejects.toThrow(message)
  expect(await store.list()).toEqual([])
})

test('a step is stored before it is told', async () => {
  const log: string[] = []
  class Slow extends MemoryStore {
    override async append(...args: Parameters<MemoryStore['append']>) {
      await new Promise(resolve => setTimeout(resolve, 5))
      log.push('stored')
      return super.append(...args)
    }
  }
  const { tables, changes, play } = tab(new Slow())
  const id = await tables.create(solo)
  await tables.watch(id)
  const outcome = play(id).then(answer => log.push(`answered ${answer.ok}`))
  expect(changes).toEqual([])
  await outcome
  expect(log).toEqual(['stored', 'answered true'])
  expect(changes).toEqual([{ table: id, here: true }])
})

test('what could not be stored has not happened', async () => {
  class Full extends MemoryStore {
    full = true
    override async append(...args: Parameters<MemoryStore['append']>) {
      if (this.full) throw new Error('quota exceeded')
      return super.append(...args)
    }
  }
  const store = new Full()
  const { tables, play } = tab(store)
  const id = await tables.create(solo)
  const before = await tables.watch(id)
  expect(await play(id)).toMatchObject({ ok: false, why: 'not-stored', message: expect.stringContaining('quota') })
  expect(await tables.open(id)).toEqual(before)
  store.full = false
  expect(await play(id)).toEqual({ ok: true })
})

test('illegal, untimely and strange actions are refused', async () => {
  const { tables, play } = tab()
  const id = await tables.create(solo)
  expect(await play(id, { do: 'fly' })).toMatchObject({ ok: false, why: 'illegal-move' })
  expect(await tables.act(id, 7, { kind: 'move', seat: 0, move: {} })).toMatchObject({ ok: false, why: 'stale' })
  expect(await tables.act(id, 0, { kind: 'undo', seat: 0 })).toMatchObject({ ok: false, why: 'nothing-to-undo' })
  expect(await tables.act(id, 0, { kind: 'undo', seat: 3 })).toMatchObject({ ok: false, why: 'not-your-seat' })
})

test('of two decisions at the same version one is carried out', async () => {
  const { tables } = tab()
  const id = await tables.create(solo)
  const { now } = await tables.watch(id)
  const action = { kind: 'move', seat: 0, move: now.moves[0] } as const
  const outcomes = await Promise.all([tables.act(id, 0, action), tables.act(id, 0, action)])
  expect(outcomes).toMatchObject([{ ok: true }, { ok: false, why: 'stale' }])
  expect((await tables.open(id)).now.version).toBe(1)
})

test('a reload at any moment restores the same table, and it goes on the same way', async () => {
  const straight = tab()
  const reloading = tab()
  const ids = [await straight.tables.create(solo), await reloading.tables.create(solo)] as const
  let { tables, play } = reloading
  await straight.tables.watch(ids[0])
  for (let i = 0; i < 300; i++) {
    const before = await tables.watch(ids[1])
    ;({ tables, play } = tab(reloading.store, reloading.clock))
    expect(await tables.open(ids[1])).toEqual(before)
    const here = await straight.tables.open(ids[0])
    expect(here.now).toEqual(before.now)
    if (here.info.status === 'over') break
    // The last listed move but giving up: it rolls, so that the game comes to its end.
    const move = here.now.moves.findLast(each => each.do !== 'concede') ?? here.now.moves[0]
    expect([await straight.play(ids[0], move), await play(ids[1], move)]).toEqual([{ ok: true }, { ok: true }])
  }
  const { info, now } = await straight.tables.open(ids[0])
  expect(info).toMatchObject({ status: 'over', yourTurn: false, seed: 'abc' })
  expect(now.result).not.toBeNull()
})

test('the past is seen as it was', async () => {
  const { tables, play } = tab()
  const id = await tables.create(solo)
  const start = await tables.watch(id)
  await play(id)
  await play(id)
  expect(await tables.past(id, 0)).toMatchObject({ entry: 0, view: start.now.view, by: null, events: start.opening })
  expect(await tables.past(id, 2)).toMatchObject({ entry: 2, by: 0, view: (await tables.open(id)).now.view })
})

test('a past that other rules have played is not shown otherwise than it was', async () => {
  const { tables, store, play } = tab()
  const id = await tables.create(solo)
  await play(id)
  const kept = await store.load(id)
  const elsewhere = new MemoryStore()
  const steps = kept!.steps.map(step => ({ ...step, entry: { ...step.entry, rules: 0, hash: '0'.repeat(16) } }))
  await elsewhere.create({ row: kept!.row, steps })
  const other = tab(elsewhere).tables
  for (const entry of [0, 1]) await expect(other.past(id, entry)).rejects.toMatchObject({ code: 'past-not-shown' })
  expect((await other.open(id)).now).toEqual((await tables.open(id)).now)
})

/** The table as stored by a page with older rules, under which its steps led elsewhere. */
async function left(id: string, from: LocalStore, change: Partial<LocalRow> = {}): Promise<MemoryStore> {
  const { row, steps } = (await from.load(id))!
  const store = new MemoryStore()
  await store.create({
    row: { ...row, rules: 0, rest: { ...row.rest!, rules: 0 }, ...change },
    steps: steps.map(step => ({ ...step, entry: { ...step.entry, rules: 0, hash: '0'.repeat(16) } })),
  })
  return store
}

test('when the rules have changed a table goes on from where it stood, and nothing before is taken back', async () => {
  const { tables, store, play } = tab()
  const id = await tables.create(solo)
  await play(id, { do: 'roll', rows: [4], fresh: 4, again: [] })
  await play(
    id,
    (await tables.open(id)).now.moves.find(move => move.do === 'claim'),
  )
  const before = await tables.open(id)
  expect(before.now.canUndo).toBe(true)

  const other = tab(await left(id, store))
  expect(await other.tables.open(id)).toMatchObject({
    now: { ...before.now, canUndo: false },
    steps: before.steps,
    opening: before.opening,
  })
  expect(await other.play(id)).toEqual({ ok: true })
  const after = await other.tables.open(id)
  expect(after.now.version).toBe(3)
  expect((await tab(other.store).tables.open(id)).now).toEqual(after.now)

  // An older page stored no last state.
  const { rest: _, ...row } = (await store.load(id))!.row
  const bare = new MemoryStore()
  await bare.create({ row: { ...row, rules: 0 }, steps: (await (await left(id, store)).load(id))!.steps })
  await expect(tab(bare).tables.open(id)).rejects.toMatchObject({ code: 'table-unreadable' })
})

test('a table in the middle of something that the rules do not know is refused in words', async () => {
  const { tables, store, play } = tab()
  const id = await tables.create(solo)
  await play(id, { do: 'roll', rows: [4], fresh: 4, again: [] })
  const { row } = (await store.load(id))!
  const state = { ...row.rest!.state!, flow: [{ kind: 'limbo' }] }
  const other = await left(id, store, { rest: { ...row.rest!, rules: 0, state } })
  const refused = { code: 'table-unreadable', message: expect.stringContaining("does not know frame 1 of 1, 'limbo'") }
  await expect(tab(other).tables.open(id)).rejects.toMatchObject(refused)
  const kept = await other.load(id)
  const same = new MemoryStore()
  await same.create({ row: { ...row, snapshot: { version: 1, state } }, steps: kept!.steps })
  await expect(tab(same).tables.open(id)).rejects.toMatchObject(refused)
})

test('a finished game keeps its result, whatever the rules say today', async () => {
  const { tables, store, play } = tab()
  const id = await tables.create(solo)
  await play(id, { do: 'concede' })
  const { row } = (await store.load(id))!
  const result = { winners: [0], ranking: [[0]], scores: [7] }
  const other = tab(await left(id, store, { rest: { ...row.rest!, rules: 0, result } })).tables
  expect((await other.open(id)).now).toMatchObject({ result, actors: [] })
})

test('the list has the last changed first and knows whose turn it is', async () => {
  const { tables, play } = tab()
  const first = await tables.create({ ...solo, name: 'first' })
  const second = await tables.create({ ...solo, name: 'second' })
  expect((await tables.list()).map(each => each.name)).toEqual(['second', 'first'])
  await play(first)
  expect((await tables.list()).map(each => each.name)).toEqual(['first', 'second'])
  expect((await tables.list())[0]).toMatchObject({ id: first, status: 'playing', yourTurn: true, lasting: false })
  await tables.remove(first)
  expect((await tables.list()).map(each => each.id)).toEqual([second])
})

test('a table that is not there is said to be so', async () => {
  const { tables } = tab()
  const message = "there is no table 'nowhere' in this browser"
  await expect(tables.watch('nowhere')).rejects.toThrow(message)
  await expect(tables.past('nowhere', 0)).rejects.toThrow(message)
  await expect(tables.export('nowhere')).rejects.toThrow(message)
  await expect(tables.act('nowhere', 0, { kind: 'undo', seat: 0 })).rejects.toThrow(message)
  await tables.remove('nowhere')
})
