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
  const copy = await tables.import(text, null, 'sv')
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

test('a record cut in the middle goes on from there, with the same dice to come', async () => {
  const { tables, id, text, play } = await played(6)
  const cut = await tables.import(text, 3, 'en')
  expect(await tables.open(cut)).toMatchObject({ now: { entries: 3 }, info: { status: 'playing', yourTurn: true } })
  expect((await tables.open(cut)).now.view).toEqual((await tables.past(id, 3)).view)
  for (let i = 0; i < 3; i++) await play(cut)
  expect(await tables.export(cut)).toBe(text)
  const start = await tables.import(text, 0, 'en')
  expect((await tables.open(start)).now.entries).toBe(0)
})

test('tried afresh from the middle, other dice come than in the game that is being played', async () => {
  const { tables, id, text, play, store, clock } = await played(6)
  const trial = await tables.import(text, 3, 'en', true)
  const { now, info, opening } = await tables.open(trial)
  expect(now.view).toEqual((await tables.past(id, 3)).view)
  expect(opening).toEqual((await tables.open(id)).opening)
  expect(info).toMatchObject({ recorded: false, seed: null })
  expect(info.seedHash).not.toBe((await tables.open(id)).info.seedHash)
  // No record could prove it, so there is none.
  expect(await tables.record(trial)).toBeNull()
  const dice = (steps: readonly { events: readonly object[] }[]) =>
    steps.flatMap(step => step.events.flatMap(event => ('values' in event ? (event.values as number[]) : [])))
  const moves = (await tables.open(id)).steps.slice(3).map(step => step.move)
  for (const move of moves) if (!(await play(trial, move)).ok) break
  const [here, there] = [await tables.open(id), await tables.open(trial)]
  expect(there.steps.length).toBeGreaterThan(3)
  expect(dice(there.steps.slice(0, 3))).toEqual(dice(here.steps.slice(0, 3)))
  // Few dice may be the same by chance; those of ten trials are not.
  const others = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const other = await tables.import(text, 3, 'en', true)
      const { now } = await tables.open(other)
      await play(other, now.moves.find(move => move.do === 'roll')!)
      return dice((await tables.open(other)).steps.slice(3)).join()
    }),
  )
  expect(new Set(others).size).toBeGreaterThan(1)
  // It is restored and looked back at like any other.
  const again = tab(store, clock).tables
  expect((await again.open(trial)).now).toEqual(there.now)
  expect((await again.past(trial, 2)).view).toEqual((await tables.past(id, 2)).view)
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
  const bad: [string, number | null, string][] = [
    ['', null, 'not valid JSON'],
    [text.slice(0, 200), null, 'is it truncated?'],
    ['[]', null, 'expected one JSON object'],
    [altered({ format: 'pgn' }), null, "format must be 'acheron-record-1'"],
    [altered({ game: 'chess' }), null, "unknown game 'chess'"],
    [altered({ rules: 99 }), null, 'rules version 99'],
    [altered({ players: 4 }), null, 'is for 1 player'],
    [altered({ seed: 'other' }), null, 'entry'],
    [entries(2, { move: { do: 'fly' } }), null, 'entry 3: not a legal move'],
    [entries(3, { hash: '0' }), null, "entry 4: the state's hash"],
    [text, 7, 'cut after 0 to 6 decisions'],
    [text, -1, 'cut after'],
    [text, 1.5, 'cut after'],
  ]
  const before = (await tables.list()).length
  for (const [input, until, message] of bad) {
    const refused = tables.import(input, until, 'en')
    await expect(refused).rejects.toThrow(message)
    await expect(refused).rejects.toBeInstanceOf(InputError)
  }
  expect((await tables.list()).length).toBe(before)
})

test('what comes after the cut is not looked at', async () => {
  const { tables, text } = await played(6)
  const record = JSON.parse(text)
  record.entries[5].hash = '0'
  await expect(tables.import(JSON.stringify(record), 5, 'en')).resolves.toBeTypeOf('string')
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
  await tables.watch(id, 0)
  await tables.keepLesson(id)
  expect((await tables.list()).map(row => row.id)).toEqual([id])
  const { now } = await tables.open(id)
  await tables.act(id, now.version, { kind: 'move', seat: 0, move: now.moves[0]! })
  expect(await tables.list()).toHaveLength(1)
  expect(await tables.has(id)).toBe(true)
  expect(await tables.has('none')).toBe(false)
})

test('another attempt knows its name and where it comes from', async () => {
  const { tables } = tab()
  const first = await tables.create({ game: 'nine-circles', options: {}, seats: ['me'], name: '', seed: 'abc' })
  const origin = { page: 'local', id: first } as const
  const second = await tables.import(await tables.export(first), 0, 'en', false, { name: 'Attempt', origin })
  expect((await tables.open(second)).info).toMatchObject({ name: 'Attempt', origin })
  expect((await tables.open(first)).info.origin).toBeNull()
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
