import { InputError } from '@acheron/engine'
import { expect, test } from 'vitest'
import { tab } from './world.ts'

const solo = { game: 'nine-circles', options: { stop: 'declare' }, seats: ['me'], name: 'Alone', seed: 'rec' } as const
const script = [6, 4, 5, 3, 2, 6, 6, 1, 4]
const lesson = { game: 'nine-circles', settings: { players: 1, options: {}, seed: 'lesson' }, chance: script }

async function played(moves: number) {
  const here = tab()
  const id = await here.tables.create(solo)
  for (let i = 0; i < moves; i++) expect(await here.play(id)).toEqual({ ok: true })
  return { ...here, id, text: await here.tables.export(id) }
}

test('what is exported is imported as the same game', async () => {
  const { tables, id, text } = await played(6)
  expect(text).toBe(await tables.record(id))
  const copy = await tables.import(text, 'sv')
  expect(copy).not.toBe(id)
  const [before, after] = [await tables.open(id), await tables.open(copy)]
  expect(after.now).toEqual(before.now)
  expect(after.info).toMatchObject({
    name: 'Nio kretsar',
    options: before.info.options,
    seedHash: before.info.seedHash,
  })
  expect(await tables.export(copy)).toBe(text)
})

test('a record of the middle goes on from there, with the same dice to come', async () => {
  const { tables, id, text, play } = await played(6)
  const record = JSON.parse(text)
  const cut = await tables.import(JSON.stringify({ ...record, entries: record.entries.slice(0, 3) }), 'en')
  expect(await tables.open(cut)).toMatchObject({ now: { entries: 3 }, info: { status: 'playing', yourTurn: true } })
  expect((await tables.open(cut)).now.view).toEqual((await tables.past(id, 3)).view)
  for (let i = 0; i < 3; i++) await play(cut)
  expect(await tables.export(cut)).toBe(text)
})

test('undone decisions are not in the record, but stay in the steps', async () => {
  const { tables, id, play, text } = await played(1)
  const { now } = await tables.open(id)
  expect(now.canUndo).toBe(false)
  const virgil = now.moves.find(move => move.do === 'virgil')
  expect(virgil).toBeDefined()
  await play(id, virgil)
  expect((await tables.open(id)).now).toMatchObject({ canUndo: true, canRedo: false })
  expect(await tables.act(id, 2, { kind: 'undo', seat: 0 })).toEqual({ ok: true })
  expect(await tables.export(id)).toBe(text)
  expect((await tables.open(id)).now).toMatchObject({ version: 3, entries: 1, canUndo: false, canRedo: true })
  expect(await tables.act(id, 3, { kind: 'redo', seat: 0 })).toEqual({ ok: true })
  expect((await tables.open(id)).steps.map(step => step.kind)).toEqual(['move', 'move', 'undo', 'redo'])
})

test('a bad record is refused with what is wrong, and nothing is stored', async () => {
  const { tables, text } = await played(6)
  const record = JSON.parse(text)
  const altered = (change: object) => JSON.stringify({ ...record, ...change })
  const entries = (at: number, change: object) =>
    altered({ entries: record.entries.map((entry: object, i: number) => (i === at ? { ...entry, ...change } : entry)) })
  const bad: [string, string][] = [
    ['', 'not valid JSON'],
    [text.slice(0, 200), 'is it truncated?'],
    ['[]', 'expected one JSON object'],
    [altered({ format: 'pgn' }), "format must be 'acheron-record-1'"],
    [altered({ game: 'chess' }), "unknown game 'chess'"],
    [altered({ rules: 99 }), 'rules version 99'],
    [altered({ players: 4 }), 'is for 1 player'],
    [altered({ seed: 'other' }), 'entry'],
    [entries(2, { move: { do: 'fly' } }), 'entry 3: not a legal move'],
    [entries(3, { hash: '0' }), "entry 4: the state's hash"],
  ]
  const before = (await tables.list()).length
  for (const [input, message] of bad) {
    const refused = tables.import(input, 'en')
    await expect(refused).rejects.toThrow(message)
    await expect(refused).rejects.toBeInstanceOf(InputError)
  }
  expect((await tables.list()).length).toBe(before)
})

test('a lesson uses its script, also after reloads, and in its past', async () => {
  const here = tab()
  const id = await here.tables.createLesson(lesson, 'es')
  expect(await here.tables.open(id)).toMatchObject({ info: { name: 'Nueve círculos' }, now: { seat: 0 } })
  const rolled: number[] = []
  while (rolled.length < script.length) {
    // Each decision in a tab of its own: a reload before every one of them.
    const { tables, play } = tab(here.store, here.clock)
    const { now } = await tables.open(id)
    const roll = now.moves.find(move => move.do === 'roll') ?? now.moves.find(move => move.do !== 'concede')
    expect(await play(id, roll)).toEqual({ ok: true })
    const events = (await tables.open(id)).steps.at(-1)?.events ?? []
    rolled.push(...events.flatMap(event => (event.e === 'rolled' ? (event.values as number[]) : [])))
  }
  expect(rolled.slice(0, script.length)).toEqual(script)
  const { now } = await here.tables.open(id)
  expect((await here.tables.past(id, now.entries)).view).toEqual(now.view)
})

test('a player has their name in a lesson too', async () => {
  const { tables } = tab()
  const id = await tables.createLesson({ ...lesson, who: 'Ana' }, 'en')
  expect((await tables.open(id)).info.seats.map(({ name }) => name)).toEqual(['Ana'])
  const nameless = await tables.createLesson({ ...lesson, who: '' }, 'en')
  expect((await tables.open(nameless)).info.seats.map(({ name }) => name)).toEqual([null])
})

test('a lesson that was played to its end is a table like any other', async () => {
  const { tables } = tab()
  const id = await tables.createLesson(lesson, 'en')
  await tables.watch(id)
  await tables.keepLesson(id)
  expect((await tables.list()).map(row => row.id)).toEqual([id])
  const { now } = await tables.open(id)
  await tables.act(id, now.version, { kind: 'move', seat: 0, move: now.moves[0]! })
  expect(await tables.list()).toHaveLength(1)
  expect(await tables.has(id)).toBe(true)
  expect(await tables.has('none')).toBe(false)
})

test('a lesson is not listed, has no record, and is forgotten after a day', async () => {
  const { tables, store, clock } = tab()
  const id = await tables.createLesson(lesson, 'en')
  expect(await tables.list()).toEqual([])
  expect(await tables.record(id)).toBeNull()
  await expect(tables.export(id)).rejects.toThrow('scripted dice')
  const second = await tables.createLesson(lesson, 'en')
  expect((await store.list()).map(row => row.id)).toEqual([id, second])
  clock.now += 25 * 60 * 60 * 1000
  const third = await tables.createLesson(lesson, 'en')
  expect((await store.list()).map(row => row.id)).toEqual([third])
})
