import { expect, test, vi } from 'vitest'
import { skirmish } from '../../../engine/test/skirmish/index.ts'
import { budgeted } from '../../src/local/bots.ts'
import { MemoryStore } from '../../src/local/store.ts'
import { settle, tab } from './world.ts'

// The engine's own test game: several seats, hidden hands, votes at the same time.
vi.mock('@acheron/games', () => ({ findGame: () => ({ meta: skirmish.meta, load: async () => skirmish }) }))

const plan = { game: 'skirmish', options: {}, name: 'Together', seed: 's' } as const
const vote = (option: string) => ({ do: 'vote', option })

test('at a hot seat the page looks through the eyes of the seat that has to decide', async () => {
  const { tables, play } = tab()
  const id = await tables.create({ ...plan, seats: ['me', 'me', 'me'] })
  const looks: (number | null)[] = []
  for (let i = 0; i < 3; i++) {
    const { now } = await tables.open(id)
    const { hands } = now.view as unknown as { hands: (string | null)[][] }
    for (const [seat, hand] of hands.entries())
      expect(hand.every(card => (card !== null) === (seat === now.seat))).toBe(true)
    looks.push(now.seat)
    await play(id, vote('head'))
  }
  expect(looks).toEqual([0, 1, 2])
})

test('a secret action of another seat of mine is shown only to that seat', async () => {
  const { tables, play } = tab()
  const id = await tables.create({ ...plan, seats: ['me', 'me'] })
  await tables.watch(id)
  await play(id, vote('head'))
  const { now, steps } = await tables.open(id)
  expect(now.seat).toBe(1)
  expect(steps[0]?.move).toEqual({ do: 'vote', option: null })
})

test('any of my seats takes back what the last of them did', async () => {
  const { tables, play } = tab()
  const id = await tables.create({ ...plan, seats: ['me', 'me'] })
  await tables.watch(id)
  await play(id, vote('head'))
  expect((await tables.open(id)).now).toMatchObject({ seat: 1, canUndo: true })
  expect(await tables.act(id, 1, { kind: 'undo', seat: 1 })).toEqual({ ok: true })
  expect((await tables.open(id)).now).toMatchObject({ seat: 0, canUndo: false, canRedo: true })
  expect(await tables.act(id, 2, { kind: 'redo', seat: 0 })).toEqual({ ok: true })
  expect((await tables.open(id)).now).toMatchObject({ seat: 1, canUndo: true, canRedo: false })
})

test('people at one device have names, kept with the table; a seat without one has none', async () => {
  const { tables, store, clock } = tab()
  const seats = ['me', 'me', { bot: 'random' }, 'me'] as const
  const id = await tables.create({ ...plan, seats, names: [' Ana ', '', 'Robot', '<b>Bo</b>'] })
  const named = async (here = tables) => (await here.open(id)).info.seats.map(({ name }) => name)
  expect(await named()).toEqual(['Ana', null, 'random', '<b>Bo</b>'])
  expect(await named(tab(store, clock).tables)).toEqual(['Ana', null, 'random', '<b>Bo</b>'])
  expect((await tables.list())[0]?.seats[0]?.name).toBe('Ana')
})

test('a name that the server would refuse is refused here too', async () => {
  const { tables } = tab()
  for (const name of ['x'.repeat(25), 'a\u202eb', '\u200d'])
    await expect(tables.create({ ...plan, seats: ['me', 'me'], names: ['Ana', name] })).rejects.toMatchObject({
      code: 'bad-name',
      message: expect.stringContaining('the name of player 2'),
    })
  expect(await tables.list()).toEqual([])
})

test('names go with the record; one without them is read as before', async () => {
  const { tables, play } = tab()
  const names = async (id: string) => (await tables.open(id)).info.seats.map(({ name }) => name)
  const id = await tables.create({ ...plan, seats: ['me', { bot: 'random' }], names: ['Ana', null] })
  await play(id, vote('head'))
  const text = await tables.export(id)
  const record = JSON.parse(text)
  expect(record.names).toEqual(['Ana', null])
  const copy = await tables.import(text, 'en')
  expect(await names(copy)).toEqual(['Ana', 'random'])
  expect(await tables.export(copy)).toBe(text)

  const { names: _, bots: __, ...older } = record
  const nameless = await tables.import(JSON.stringify(older), 'en')
  expect(await names(nameless)).toEqual([null, null])
  expect(JSON.parse(await tables.export(nameless))).toEqual(older)

  const forged = JSON.stringify({ ...record, names: ['a\nb', null] })
  await expect(tables.import(forged, 'en')).rejects.toMatchObject({ code: 'bad-record' })
})

test('bots play when somebody watches', async () => {
  const { tables, failures, changes, play } = tab()
  const id = await tables.create({ ...plan, seats: ['me', { bot: 'random' }, { bot: 'greedy' }] })
  await settle()
  expect((await tables.open(id)).now.version).toBe(0)
  const { info } = await tables.watch(id)
  expect(info.seats.map(({ kind, name, you }) => ({ kind, name, you }))).toEqual([
    { kind: 'person', name: null, you: true },
    { kind: 'bot', name: 'random', you: false },
    { kind: 'bot', name: 'greedy', you: false },
  ])
  await settle()
  // Everybody votes at once: both bots have.
  expect((await tables.open(id)).steps.map(step => step.seat)).toEqual([1, 2])
  expect(changes).toHaveLength(2)
  for (let i = 0; i < 200; i++) {
    await settle()
    const open = await tables.open(id)
    if (open.info.status === 'over') break
    expect(open.now.seat).toBe(0)
    expect(open.info.yourTurn).toBe(true)
    expect(await play(id)).toEqual({ ok: true })
  }
  expect(await tables.open(id)).toMatchObject({ info: { status: 'over', seed: 's' }, now: { actors: [] } })
  expect(failures).toEqual([])
})

test('only bots: a spectator watches them to the end', async () => {
  const { tables } = tab()
  const id = await tables.create({ ...plan, seats: [{ bot: 'random' }, { bot: 'random' }] })
  expect((await tables.watch(id)).now).toMatchObject({ seat: null, moves: [] })
  for (let i = 0; i < 50 && (await tables.open(id)).info.status !== 'over'; i++) await settle()
  expect((await tables.open(id)).info.status).toBe('over')
})

test('the same seed and bots give the same game, with or without a reload', async () => {
  const seats = [{ bot: 'random' }, { bot: 'greedy' }]
  const games = [false, true].map(async reload => {
    const store = new MemoryStore()
    let { tables } = tab(store)
    const id = await tables.create({ ...plan, seats })
    for (let i = 0; i < 100 && (await tables.open(id)).info.status !== 'over'; i++) {
      if (reload) ({ tables } = tab(store))
      await tables.watch(id)
      await Promise.resolve()
      await tables.unwatch(id)
      await settle()
    }
    return tables.export(id)
  })
  expect(await games[0]).toBe(await games[1])
})

test('bots stop when nobody watches any more, and a person does not move for them', async () => {
  const { tables } = tab()
  const id = await tables.create({ ...plan, seats: [{ bot: 'random' }, 'me'] })
  await tables.watch(id)
  await tables.watch(id)
  await tables.unwatch(id)
  await settle()
  expect((await tables.open(id)).now.version).toBe(1)
  expect(await tables.act(id, 1, { kind: 'move', seat: 0, move: vote('head') })).toMatchObject({ why: 'not-your-seat' })
  await tables.unwatch(id)
  await tables.act(id, 1, { kind: 'move', seat: 1, move: vote('head') })
  await settle()
  expect((await tables.open(id)).now.version).toBe(2)
})

test('what is taken back while a bot waits for the lock stays taken back', async () => {
  const resume = Promise.withResolvers<void>()
  const { tables, play } = tab(new MemoryStore(), undefined, () => resume.promise)
  const id = await tables.create({ ...plan, seats: ['me', { bot: 'random' }] })
  await tables.watch(id)
  await play(id, vote('head'))
  expect(await tables.act(id, 1, { kind: 'undo', seat: 0 })).toEqual({ ok: true })
  resume.resolve()
  await settle()
  expect((await tables.open(id)).steps.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['move', 0],
    ['undo', 0],
    ['move', 1],
  ])
})

test('two tabs at one table: the slower one is refused and sees the other one’s step', async () => {
  const store = new MemoryStore()
  const [one, two] = [tab(store), tab(store)]
  const id = await one.tables.create({ ...plan, seats: ['me', 'me'] })
  await one.tables.watch(id)
  await two.tables.watch(id)
  expect(await one.play(id, vote('head'))).toEqual({ ok: true })
  // The second has not heard of it yet.
  expect((await two.tables.open(id)).now.version).toBe(0)
  expect(await two.play(id, vote('flank'))).toMatchObject({ ok: false, why: 'stale' })
  expect(two.changes).toEqual([{ table: id, here: false }])
  expect(await two.tables.open(id)).toEqual(await one.tables.open(id))
  // And the other way, told this time.
  expect(await two.play(id, vote('flank'))).toEqual({ ok: true })
  one.tables.refresh(id)
  expect(await one.tables.open(id)).toEqual(await two.tables.open(id))
  await one.tables.remove(id)
  expect(await two.play(id)).toMatchObject({ ok: false, why: 'stale' })
  await expect(two.tables.open(id)).rejects.toThrow('there is no table')
})

test('bots of two tabs do not get into each other’s way', async () => {
  const store = new MemoryStore()
  const tabs = [tab(store), tab(store)]
  const id = await tabs[0]!.tables.create({ ...plan, seats: [{ bot: 'random' }, { bot: 'random' }] })
  await Promise.all(tabs.map(each => each.tables.watch(id)))
  for (let i = 0; i < 50 && (await tabs[0]!.tables.open(id)).info.status !== 'over'; i++) await settle()
  const kept = await store.load(id)
  expect(kept?.row.glance.over).toBe(true)
  expect(kept?.steps.map(step => step.version)).toEqual(kept?.steps.map((_, i) => i + 1))
  expect(tabs.flatMap(each => each.failures)).toEqual([])
})

test('a search has a limit in time', () => {
  expect(budgeted('search')).toMatchObject({ ms: 1500, iterations: 400 })
  expect(budgeted('search:ms=50')).toMatchObject({ ms: 50 })
  expect(budgeted('greedy')).toMatchObject({ name: 'greedy' })
})
