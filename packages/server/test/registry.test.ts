import { join } from 'node:path'
import type { Action } from '@acheron/engine'
import { LiveTable } from '@acheron/engine'
import { expect, onTestFinished, test, vi } from 'vitest'
import { StoreError } from '../src/errors.ts'
import type { Fanout, Heard, Notice } from '../src/fanout.ts'
import { Metrics } from '../src/metrics.ts'
import { People } from '../src/people.ts'
import { changeTable, leave, sitDown, takeBack } from '../src/seating/acts.ts'
import { Seatings } from '../src/seating/changes.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { type Acted, mostUndos } from '../src/tables/actions.ts'
import type { Watcher } from '../src/tables/audience.ts'
import { newTable } from '../src/tables/open.ts'
import { Registry } from '../src/tables/registry.ts'
import type { Room } from '../src/tables/room.ts'
import { testGames } from './games.ts'
import { folder, undoFinder } from './help.ts'

const dante = { id: 'dante', name: 'Dante', language: 'en' } as const
const seat0 = { seat: 0, sees: 0, person: dante.id }

/** Notices of other processes, sent by the test. */
class OtherProcesses implements Fanout {
  readonly connected = true
  readonly #listeners = new Map<string, (heard: Heard) => void>()
  readonly heard: Notice[] = []

  say(table: string, heard: Heard): void {
    this.#listeners.get(table)?.(heard)
  }

  publish(_table: string, notice: Notice): void {
    this.heard.push(notice)
  }

  subscribe(table: string, listener: (heard: Heard) => void): () => void {
    this.#listeners.set(table, listener)
    return () => void this.#listeners.delete(table)
  }

  async close(): Promise<void> {}
}

async function scene(options = { goal: 1000 }) {
  const store = new SqliteStore({ file: join(folder(), 'data.sqlite') })
  const metrics = new Metrics()
  const fanout = new OtherProcesses()
  const logged: object[] = []
  const write = (data: object) => void logged.push(data)
  const log = { info: write, warn: write, error: write }
  const onTurn = vi.fn()
  const parts = { store, metrics, fanout, people: new People(store), games: testGames, log, undo: undoFinder(), onTurn }
  const registry = new Registry(parts)
  onTestFinished(async () => {
    await registry.close()
    await store.close()
    metrics.close()
  })
  const game = await registry.game('counting')
  const asked = { game: 'counting', options, seats: [{ kind: 'me' }] } as const
  const id = await registry.open(newTable(game, asked, dante, 'seed'))
  return { store, registry, fanout, id, logged, onTurn, room: await registry.room(id) }
}

/** Makes a rule of the game throw until the test is over. */
function broken(room: Room, rule: 'progress' | 'view' | 'play'): { mend(): void } {
  const spy = vi.spyOn(room.state.game, rule).mockImplementation(() => {
    throw new Error('a bug in the rules')
  })
  onTestFinished(() => spy.mockRestore())
  return { mend: () => spy.mockRestore() }
}

/** Makes every step wait for its storage until the test releases it. */
function slow(store: SqliteStore): { release(): void } {
  const { append } = store
  const gate = { release: () => {} }
  store.append = async write => {
    await new Promise<void>(resolve => {
      gate.release = resolve
    })
    return append.call(store, write)
  }
  return gate
}

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

const act = (room: Room, add: number, version = room.version) =>
  new Promise<Acted>(answer => room.act({ person: 'dante' }, { kind: 'move', seat: 0, move: { add } }, version, answer))

test('many who ask for a table at once get the same one', async () => {
  const { registry, id, room } = await scene()
  await registry.sweep(performance.now() + 1)
  const rooms = await Promise.all([registry.room(id), registry.room(id), registry.room(id)])
  expect(new Set(rooms).size).toBe(1)
  expect(rooms[0]).not.toBe(room)
})

test('a table that rests with stand-ins leaves the memory and comes back as it was', async () => {
  const { registry, store } = await scene()
  const people = [dante, { id: 'virgil', name: 'Virgil', language: 'en' }] as const
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const row = newTable(await registry.game('counting'), { game: 'counting', options: {}, seats }, dante, 'seed')
  const id = await registry.open(row)
  const seatings = new Seatings({ store, registry, people: new People(store) })
  await seatings.change(id, people[1], moment => sitDown(moment, 1))
  await act(await registry.room(id), 2)
  await seatings.change(id, people[1], moment => leave(moment, 'standIn', 'random'))
  const rested = await seatings.change(id, dante, moment => leave(moment, 'open', 'random'))
  const shown = ({ views, state }: Room) => {
    const { now, steps, opening } = views.openFor({ seat: 1, sees: 1, person: 'virgil' })
    return { now, steps, opening, seating: state.seating }
  }
  const before = shown(rested)
  await registry.sweep(performance.now() + 1)
  expect(registry.loaded(id)).toBeUndefined()
  const again = await registry.room(id)
  expect(again).not.toBe(rested)
  expect(shown(again)).toEqual(before)
  expect(again.state.seating).toMatchObject({
    owner: 'virgil',
    seats: [
      { kind: 'bot', bot: 'random', free: true },
      { kind: 'person', person: 'virgil', standIn: 'random' },
    ],
  })
  const back = await seatings.change(id, people[1], takeBack)
  expect(back.state.seating.seats[1]).toEqual({ kind: 'person', person: 'virgil' })
})

test('a seat becomes a bot’s through another process while this one stores a step: the bot moves here', async () => {
  const { registry, store, fanout, onTurn } = await scene()
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const row = newTable(await registry.game('counting'), { game: 'counting', options: {}, seats }, dante, 'seed')
  const id = await registry.open(row)
  const seatings = new Seatings({ store, registry, people: new People(store) })
  const virgil = { id: 'virgil', name: 'Virgil', language: 'en' } as const
  const room = await seatings.change(id, virgil, moment => sitDown(moment, 1))
  const { seating } = room.state
  expect(await store.reseat(id, { ...seating, seats: seating.seats.with(1, { kind: 'bot', bot: 'random' }) })).toBe(
    true,
  )
  await act(room, 2)
  expect(room.state.botsToMove()).toEqual([])
  onTurn.mockClear()
  fanout.say(id, { kind: 'seats' })
  await expect.poll(() => onTurn.mock.calls).toEqual([[room]])
  expect(room.state.botsToMove()).toEqual([{ seat: 1, bot: 'random' }])
})

test('a table that nobody needs leaves the memory and comes back as it was; one that is watched stays', async () => {
  const { registry, id, room, store } = await scene()
  await act(room, 2)
  await registry.sweep(performance.now() - 1000)
  expect(registry.size).toBe(1)
  const watcher: Watcher = { person: null, send() {} }
  room.watch(watcher)
  await registry.sweep(performance.now() + 1)
  expect(registry.size).toBe(1)
  room.unwatch(watcher)
  await registry.sweep(performance.now() + 1)
  expect(registry.size).toBe(0)
  const again = await registry.room(id)
  expect(again.views.openFor(seat0).now).toMatchObject({ version: 1, view: { count: 2 }, canUndo: true })
  // Other rules may take over while it is not in memory.
  expect((await store.table(id))?.parked).toMatchObject({ version: 1, rules: 1, state: { count: 2 } })
})

test('a finished table leaves the memory with the last who watches, and can be looked at again', async () => {
  const { registry, id, room } = await scene({ goal: 2 })
  const [one, other]: Watcher[] = [
    { person: 'dante', send() {} },
    { person: null, send() {} },
  ]
  room.watch(one!)
  room.watch(other!)
  await act(room, 2)
  room.unwatch(one!)
  expect(registry.loaded(id)).toBe(room)
  room.unwatch(other!)
  expect(registry.loaded(id)).toBeUndefined()
  expect((await registry.room(id)).views.openFor(seat0)).toMatchObject({
    info: { status: 'over' },
    now: { view: { count: 2 } },
  })
})

test('nobody sees a step before it is stored, and nobody is told before its sender', async () => {
  const { store, room } = await scene()
  const said: string[] = []
  room.watch({ person: 'dante', send: text => void said.push(JSON.parse(text).type) })
  const gate = slow(store)
  room.act({ person: 'dante' }, { kind: 'move', seat: 0, move: { add: 1 } }, 0, ({ kind }) => void said.push(kind))
  const asked = room.whenStored(() => room.views.openFor(seat0).now.version)
  const second = act(room, 1, 0)
  await wait(20)
  expect(said).toEqual(['table'])
  gate.release()
  expect(await asked).toBe(1)
  expect(said).toEqual(['table', 'done', 'steps'])
  expect(await second).toMatchObject({ kind: 'refused', refused: { why: 'stale' } })
})

test('other processes are told of every step and every seat', async () => {
  const { room, fanout } = await scene()
  await act(room, 1)
  await act(room, 2)
  expect(fanout.heard).toEqual([
    { kind: 'step', version: 1 },
    { kind: 'step', version: 2 },
  ])
  room.reseated({ ...room.state.seating, rev: 1 }, new Map())
  expect(fanout.heard.at(-1)).toEqual({ kind: 'seats' })
})

test("another process stores steps: this one's step is refused, and the table goes on from the store", async () => {
  const { store, registry, room, fanout, id } = await scene()
  const said: object[] = []
  room.watch({ person: 'dante', send: text => void said.push(JSON.parse(text)) })
  const other = new LiveTable(room.state.game, { players: 1, options: room.state.table.options, seed: 'seed' })
  const elsewhere = async (add: number) => {
    const outcome = other.act({ kind: 'move', seat: 0, move: { add } })
    if (!outcome.ok) throw new Error(outcome.message)
    const standing = { at: Date.now(), actors: [0], progress: 0 }
    await store.append({
      table: id,
      version: outcome.step.version,
      step: outcome.text,
      standing,
      result: null,
      snapshot: null,
    })
  }
  await elsewhere(3)
  expect(await act(room, 1)).toMatchObject({ kind: 'refused', refused: { why: 'stale' } })
  const step = (version: number, add: number) => ({ version, kind: 'move', seat: 0, move: { add } })
  expect(said.at(-1)).toMatchObject({ type: 'steps', steps: [step(1, 3)], now: { version: 1, view: { count: 3 } } })
  await elsewhere(2)
  fanout.say(id, { kind: 'step', version: 2 })
  const second = { type: 'steps', steps: [step(2, 2)], now: { version: 2, view: { count: 5 } } }
  await expect.poll(() => said.at(-1)).toMatchObject(second)
  expect(await act(room, 1)).toMatchObject({ kind: 'done', version: 3 })
  expect(registry.loaded(id)).toBe(room)
})

test('a step of another process that does not play again as it was stored: the whole table is read anew', async () => {
  const { store, room, fanout, id } = await scene()
  const said: object[] = []
  await act(room, 2)
  room.watch({ person: 'dante', send: text => void said.push(JSON.parse(text)) })
  const { since } = store
  store.since = async (...given) => {
    store.since = since
    const step = { ...room.state.live.steps[0], version: 2 }
    return { ...(await since.apply(store, given))!, steps: [JSON.stringify(step)] }
  }
  fanout.say(id, { kind: 'step', version: 2 })
  await expect
    .poll(() => said.at(-1))
    .toMatchObject({ type: 'steps', steps: [], now: { version: 1, view: { count: 2 } } })
  expect(await act(room, 3)).toMatchObject({ kind: 'done', version: 2 })
})

test('the process that stored the last step plays the bots; one that has heard of a later step does not', async () => {
  const { registry, fanout, onTurn } = await scene()
  const game = await registry.game('counting')
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const
  const room = await registry.openRoom(newTable(game, { game: 'counting', options: {}, seats }, dante, 'seed'))
  await act(room, 1)
  expect(room.state.botsToMove()).toEqual([{ seat: 1, bot: 'random' }])
  onTurn.mockClear()
  fanout.say(room.id, { kind: 'step', version: 1 })
  expect(room.state.botsToMove()).toHaveLength(1)
  fanout.say(room.id, { kind: 'step', version: 2 })
  expect(room.state.botsToMove()).toEqual([])
  expect(onTurn).not.toHaveBeenCalled()
  // Nobody watches and nothing is pending: it may leave the memory.
  expect(room.idle).toBe(true)
})

test('who sits and is at another process is shown as here, until they go or that process is dead', async () => {
  const { room, registry, fanout, id } = await scene()
  const online: boolean[] = []
  room.watch({ person: null, send: text => void online.push(JSON.parse(text).info?.seats[0].online) })
  online.length = 0
  const here = (process: string, people: readonly string[]) =>
    fanout.say(id, { kind: 'here', process, people, version: 0 })
  here('a', ['dante'])
  here('a', ['dante'])
  here('b', ['dante'])
  here('a', [])
  expect(online).toEqual([true, true, true])
  registry.survived(new Set(['b', 'c']))
  expect(online).toHaveLength(3)
  registry.survived(new Set(['c']))
  expect(online).toEqual([true, true, true, false])
})

test('people who come, go or change a name do not reveal a step that is not stored yet', async () => {
  const { store, room } = await scene()
  const versions: number[] = []
  const here: Watcher = { person: 'dante', send() {} }
  room.watch(here)
  room.watch({ person: null, send: text => void versions.push(JSON.parse(text).now?.version) })
  versions.length = 0
  const gate = slow(store)
  const done = act(room, 1)
  room.unwatch(here)
  room.renamed('dante', 'Durante')
  await wait(20)
  expect(versions).toEqual([])
  gate.release()
  await done
  await expect.poll(() => versions).toEqual([1, 1, 1])
})

test('a person who sits down while the table leaves the memory has the seat when it comes back', async () => {
  const { store, registry } = await scene()
  const game = await registry.game('counting')
  const asked = { game: 'counting', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] } as const
  const { id } = await registry.openRoom(newTable(game, asked, dante, 'seed'))
  const { reseat } = store
  store.reseat = async (...given) => {
    await registry.sweep(performance.now() + 1)
    await registry.room(id)
    return reseat.apply(store, given)
  }
  const seatings = new Seatings({ store, registry, people: new People(store) })
  const virgil = { id: 'virgil', name: 'Virgil', language: 'en' } as const
  const room = await seatings.change(id, virgil, moment => sitDown(moment, 1))
  expect(registry.loaded(id)).toBe(room)
  expect(room.seatOf('virgil')).toBe(1)
})

test('a table receives a new name, but not an unchanged one', async () => {
  const { room } = await scene()
  const names: string[] = []
  room.watch({ person: null, send: text => void names.push(JSON.parse(text).info?.seats[0].name) })
  names.length = 0
  for (const name of ['Durante', 'Durante', 'Dante']) room.renamed('dante', name)
  expect(names).toEqual(['Durante', 'Dante'])
})

for (const rule of ['progress', 'play'] as const) {
  test(`rules whose '${rule}' throws: the move fails, nothing of it has happened, and the table goes on`, async () => {
    const { room, onTurn } = await scene()
    await act(room, 2)
    const { mend } = broken(room, rule)
    const failing = act(room, 1)
    // The bug shows in the new position only.
    mend()
    expect(await failing).toMatchObject({ kind: 'failed' })
    expect(room.views.openFor(seat0).now).toMatchObject({ version: 1, view: { count: 2 } })
    expect(onTurn).toHaveBeenLastCalledWith(room)
    expect(await act(room, 3)).toMatchObject({ kind: 'done', version: 2 })
  })
}

test('a view that cannot be made: the step stands, bots are asked, the log has the error and not the address', async () => {
  const { room, onTurn, logged, id } = await scene()
  room.watch({ person: null, send() {} })
  const { mend } = broken(room, 'view')
  onTurn.mockClear()
  expect(await act(room, 2)).toMatchObject({ kind: 'done', version: 1 })
  expect(onTurn).toHaveBeenCalledWith(room)
  expect(logged).toMatchObject([{ table: expect.stringMatching(/^[0-9a-f]{12}$/) }])
  expect(JSON.stringify(logged)).not.toContain(id)
  mend()
  expect(room.views.openFor(seat0).now.version).toBe(1)
})

test('a table that can be neither stored nor read: its watchers are told which one', async () => {
  const { store, room, registry, id } = await scene()
  const said: object[] = []
  room.watch({ person: 'dante', send: text => void said.push(JSON.parse(text)) })
  const { table } = store
  store.append = async () => Promise.reject(new StoreError('not stored'))
  store.table = async () => Promise.reject(new Error('not read'))
  expect(await act(room, 1)).toMatchObject({ kind: 'failed' })
  expect(said.at(-1)).toMatchObject({ type: 'error', code: 'table-unreadable', table: id })
  store.table = table
  expect((await registry.room(id)).version).toBe(0)
})

test('undo and redo come to an end; playing on does not', async () => {
  const { room } = await scene()
  await act(room, 1)
  const again = (kind: 'undo' | 'redo') =>
    new Promise<Acted>(answer => room.act({ person: 'dante' }, { kind, seat: 0 }, room.version, answer))
  for (let i = 0; i < mostUndos; i++) expect((await again(i % 2 ? 'redo' : 'undo')).kind).toBe('done')
  expect(await again('undo')).toMatchObject({ kind: 'refused', refused: { why: 'too-many-undos' } })
  expect(await act(room, 1)).toMatchObject({ kind: 'done' })
})

test('at a game with saves undo is limited by the minute, and never for good', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { registry } = await scene()
  const game = await registry.game('caravan')
  const seats = [{ kind: 'me' }] as const
  // A move of the Chronicle's start can be taken back: nothing is drawn for it.
  const row = newTable(game, { game: 'caravan', options: { playerChampions: 2 }, seats }, dante, 'seed')
  const room = await registry.openRoom(row)
  const act = (action: Action) =>
    new Promise<Acted>(answer => room.act({ person: 'dante' }, action, room.version, answer))
  expect(await act({ kind: 'move', seat: 0, move: room.state.live.moves(0)[0] })).toMatchObject({ kind: 'done' })
  const took = async () => {
    for (let n = 0; n < 2 * mostUndos; n++) {
      const { kind } = await act({ kind: n % 2 ? 'redo' : 'undo', seat: 0 })
      if (kind !== 'done') return n
    }
    return 2 * mostUndos
  }
  expect(await took()).toBe(60)
  expect(await act({ kind: 'undo', seat: 0 })).toMatchObject({ refused: { why: 'too-many-undos' } })
  for (let minute = 0; minute < 9; minute++) {
    vi.advanceTimersByTime(60_000)
    expect(await took()).toBe(60)
  }
  expect(room.state.live.retaken).toBeGreaterThan(mostUndos)
  expect(await act({ kind: 'move', seat: 0, move: room.state.live.moves(0)[0] })).toMatchObject({ kind: 'done' })
})

test('a waiting move fails alone, whatever its error', async () => {
  const { store, room } = await scene()
  const first = act(room, 1)
  const second = act(room, 1, 1)
  store.append = () => {
    throw new Error('not even tried')
  }
  expect(await first).toMatchObject({ kind: 'done' })
  expect(await second).toMatchObject({ kind: 'failed' })
})

test('a table that another process has removed is closed, and its watchers are told', async () => {
  const { room, fanout, id } = await scene()
  const watcher = { person: 'virgil', send: vi.fn<(text: string) => void>() }
  room.watch(watcher)
  fanout.say(id, { kind: 'removed' })
  expect(room.closed).toBe(true)
  expect(JSON.parse(watcher.send.mock.calls.at(-1)![0])).toMatchObject({ type: 'error', code: 'removed', table: id })
})

test('so is one whose removal was not heard of', async () => {
  const { room, fanout, id, store } = await scene()
  const watcher = { person: 'virgil', send: vi.fn<(text: string) => void>() }
  room.watch(watcher)
  expect(await store.removeStale(Date.now() + 1)).toEqual([id])
  fanout.say(id, { kind: 'missed' })
  await expect.poll(() => room.closed).toBe(true)
  expect(JSON.parse(watcher.send.mock.calls.at(-1)![0])).toMatchObject({ type: 'error', code: 'removed', table: id })
})

test('a step that is neither stored nor taken back in memory is shown to nobody who waited', async () => {
  const { registry, store, room, id } = await scene()
  const { append, table } = store
  const held = Promise.withResolvers<never>()
  store.append = () => held.promise
  store.table = () => Promise.reject(new StoreError('the disk is away'))
  const outcome = (version: number) =>
    new Promise<Acted>(answer =>
      room.act({ person: dante.id }, { kind: 'move', seat: 0, move: { add: 1 } }, version, answer),
    )
  const first = outcome(0)
  const shown = room.whenStored(() => room.views.openFor(seat0))
  // A name that changes meanwhile is news for watchers, who wait too.
  room.watch({ person: dante.id, send() {} })
  room.renamed(dante.id, 'Durante')
  // Decided at the version that the unstored step would have had.
  const second = outcome(1)
  held.reject(new StoreError('the disk is away'))
  expect(await first).toMatchObject({ kind: 'failed' })
  expect(await second).toMatchObject({ kind: 'failed', error: { code: 'unavailable' } })
  await expect(shown).rejects.toMatchObject({ code: 'unavailable' })
  expect(() => room.watch({ person: dante.id, send() {} })).toThrow('cannot be read at the moment')
  Object.assign(store, { append, table })
  expect((await registry.room(id)).version).toBe(0)
})

/** Somebody without a seat, and what they were told. */
function stranger(): Watcher & { readonly told: string[] } {
  const told: string[] = []
  return { person: 'stranger', told, send: text => void told.push((JSON.parse(text) as { type: string }).type) }
}

test('whoever is on the way to a table that becomes hidden from them meanwhile does not get to see it', async () => {
  const { registry, store, id } = await scene()
  const room = await registry.roomFor(id, 'stranger')
  const seatings = new Seatings({ store, registry, people: new People(store) })
  await seatings.change(id, dante, moment => changeTable(moment, { visibility: 'invited' }))
  const late = stranger()
  expect(() => room.watch(late)).toThrow('there is no table')
  expect(late.told).toEqual([])
})

test('a table that is read anew and is hidden by then is shown to nobody from whom it is hidden', async () => {
  const { registry, store, room, id } = await scene()
  const watcher = stranger()
  room.watch(watcher)
  expect(watcher.told).toEqual(['table'])
  // Another process hides it and has the game set up anew.
  const parts = { store, fanout: new OtherProcesses(), people: new People(store), games: testGames, undo: undoFinder() }
  const metrics = new Metrics()
  const log = { info() {}, warn() {}, error() {} }
  const other = new Registry({ ...parts, metrics, log, onTurn: () => {} })
  onTestFinished(async () => {
    await other.close()
    metrics.close()
  })
  const seatings = new Seatings({ store, registry: other, people: parts.people })
  await seatings.change(id, dante, moment => changeTable(moment, { visibility: 'invited' }))
  await seatings.redeal(id, dante, { goal: 7 })
  await room.catchUp()
  expect(room.state.table).toMatchObject({ visibility: 'invited', options: { goal: 7 } })
  expect(watcher.told).toEqual(['table', 'error'])
  expect(registry.loaded(id)).toBe(room)
})
