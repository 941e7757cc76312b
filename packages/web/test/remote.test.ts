import type { Move, PastView, ShownStep } from '@acheron/engine'
import type { ClientMessage, OpenTable, ServerMessage, StepsPage } from '@acheron/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Socket, type Wire } from '../src/remote/socket.ts'
import { RemoteTable, type TableApi } from '../src/remote/source.ts'

/** The server's end of a connection, driven by the test. */
class Line implements Wire {
  readonly sent: ClientMessage[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  closed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.closed = true
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify([message]) })
  }
}

const step = (version: number, move: Move = { n: version }): ShownStep => ({
  version,
  kind: 'move',
  seat: 0,
  move,
  events: [{ e: 'moved', n: version }],
})

const info: OpenTable['info'] = {
  id: 't',
  game: 'some-game',
  name: '',
  status: 'playing',
  seats: [{ kind: 'person', name: 'Ada', you: true, online: true }],
  progress: 0,
  yourTurn: true,
  changed: '2026-11-15T12:00:00Z',
  daily: null,
  rules: 1,
  options: {},
  seedHash: '',
  seed: null,
}

/** The table after that many steps, of which the first ones are not sent. */
function at(version: number, before = 0): OpenTable {
  return {
    info,
    now: {
      version,
      entries: version,
      seat: 0,
      view: { flow: [] },
      actors: [0],
      moves: [],
      canUndo: false,
      canRedo: false,
      progress: 0,
      result: null,
    },
    steps: Array.from({ length: version - before }, (_, i) => step(before + i + 1)),
    before,
    opening: [],
  }
}

const steps = (version: number, list: readonly ShownStep[]): ServerMessage => ({
  type: 'steps',
  table: 't',
  info,
  now: at(version).now,
  steps: list,
})

let lines: Line[]
let table: RemoteTable
const latest = () => lines.at(-1)!
const api: TableApi = {
  sit: async () => {},
  past: async () => {
    throw new Error('not asked here')
  },
  steps: async () => {
    throw new Error('not asked here')
  },
  record: async () => 'record',
}

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  const socket = new Socket(() => {
    const line = new Line()
    lines.push(line)
    return line
  })
  table = new RemoteTable('t', socket, api)
})

afterEach(() => {
  table.close()
  vi.useRealTimers()
})

function opened(version: number, before = 0): Line {
  latest().onopen?.()
  latest().tell({ type: 'table', table: 't', open: at(version, before) })
  return latest()
}

function drop(): void {
  latest().onclose?.()
}

describe('the past', () => {
  const moment = (entry: number): PastView => ({ entry, view: { flow: [] }, by: 0, move: {}, events: [] })
  const asked: [number, number][] = []
  /** Answers with as many moments as it is asked for, `most` of them at most. */
  const answering = (most = 100) =>
    vi.spyOn(api, 'past').mockImplementation(async (_id, entry, count) => {
      asked.push([entry, count])
      return Array.from({ length: Math.min(count, most) }, (_, i) => moment(entry + i))
    })

  beforeEach(() => {
    asked.length = 0
  })
  afterEach(() => vi.restoreAllMocks())

  test('comes in blocks, forwards and backwards: moments one after the other are one request', async () => {
    answering()
    opened(20)
    for (const entry of [9, 10, 11, 16]) expect(await table.past(entry)).toEqual(moment(entry))
    expect(asked).toEqual([[9, 8]])
    for (const entry of [8, 7, 1]) expect(await table.past(entry)).toEqual(moment(entry))
    expect(asked.slice(1)).toEqual([[1, 8]])
    expect((await table.past(19)).entry).toBe(19)
    expect(asked.at(-1)).toEqual([19, 2])
  })

  test('goes on where the table goes on, and is asked for anew after an undo', async () => {
    answering()
    const line = opened(2)
    await table.past(1)
    line.tell(steps(3, [step(3)]))
    await table.past(2)
    await table.past(3)
    expect(asked).toEqual([
      [1, 2],
      [3, 1],
    ])
    line.tell(steps(4, [{ ...step(4), kind: 'undo' }]))
    await table.past(1)
    expect(asked.at(-1)).toEqual([1, 4])
  })

  test('is asked for again where the server sent less, and after a failure', async () => {
    answering(1)
    opened(3)
    for (const entry of [1, 2, 3]) expect((await table.past(entry)).entry).toBe(entry)
    expect(asked).toEqual([
      [1, 3],
      [2, 2],
      [3, 1],
    ])
    vi.spyOn(api, 'past').mockRejectedValueOnce(new Error('away'))
    await expect(table.past(8)).rejects.toThrow('away')
    expect((await table.past(8)).entry).toBe(8)
  })
})

describe('earlier steps', () => {
  interface Request {
    readonly before: number
    answer(page: StepsPage): void
    fail(): void
  }
  const asked: Request[] = []
  /** Pages of three steps. */
  const page = (until: number, from = Math.max(0, until - 3)): StepsPage => ({
    steps: at(until, from).steps,
    before: from,
  })
  const versions = () => table.snapshot().table?.steps.map(({ version }) => version)

  beforeEach(() => {
    asked.length = 0
    vi.spyOn(api, 'steps').mockImplementation((_id, before) => {
      const { promise, resolve, reject } = Promise.withResolvers<StepsPage>()
      asked.push({ before, answer: resolve, fail: () => reject(new Error('away')) })
      return promise
    })
  })
  afterEach(() => vi.restoreAllMocks())

  test('come page by page; several who ask share one request; what happens meanwhile is not lost', async () => {
    const line = opened(7, 5)
    const both = [table.earlier(), table.earlier()]
    expect(asked.map(({ before }) => before)).toEqual([6])
    line.tell(steps(8, [step(8)]))
    asked[0]!.answer(page(5))
    await Promise.all(both)
    expect(versions()).toEqual([3, 4, 5, 6, 7, 8])
    expect(table.snapshot().table?.before).toBe(2)
    const rest = table.earlier()
    expect(asked[1]?.before).toBe(3)
    asked[1]!.answer(page(2))
    await rest
    expect(table.snapshot().table).toMatchObject({ before: 0, now: { version: 8 } })
    expect(versions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    await table.earlier()
    expect(asked).toHaveLength(2)
    line.tell({ type: 'table', table: 't', open: at(30, 20) })
    void table.earlier()
    expect(asked[2]?.before).toBe(21)
    asked[2]!.answer(page(20))
  })

  test('are asked for further by whoever hears that a page has come', async () => {
    opened(9, 8)
    const stop = table.subscribe(() => void table.earlier())
    const coming = table.earlier()
    asked[0]!.answer(page(8))
    await coming
    expect(asked.map(({ before }) => before)).toEqual([9, 6])
    stop()
    asked[1]!.answer(page(5))
    await expect.poll(() => table.snapshot().table?.before).toBe(2)
  })

  test('that did not come can be asked for again', async () => {
    opened(7, 5)
    const first = table.earlier()
    asked[0]!.fail()
    await expect(first).rejects.toThrow('away')
    expect(versions()).toEqual([6, 7])
    const again = table.earlier()
    asked[1]!.answer(page(5))
    await again
    expect(versions()).toEqual([3, 4, 5, 6, 7])
  })

  test('of another seat are dropped, also a page on its way, which is asked for anew', async () => {
    const line = opened(7, 5)
    const coming = table.earlier()
    const seated = at(7, 5)
    line.tell({ type: 'table', table: 't', open: { ...seated, now: { ...seated.now, seat: 1 } } })
    asked[0]!.answer({ steps: [], before: 2 })
    await expect.poll(() => asked.length).toBe(2)
    expect(versions()).toEqual([6, 7])
    asked[1]!.answer(page(5))
    await coming
    expect(versions()).toEqual([3, 4, 5, 6, 7])
    line.tell({ type: 'table', table: 't', open: at(7, 5) })
    expect(table.snapshot().table).toEqual(at(7, 5))
  })

  test('are kept when the whole table comes again and joins them, and dropped when steps are missing between', async () => {
    const line = opened(7, 5)
    const coming = table.earlier()
    asked[0]!.answer(page(5))
    await coming
    line.tell({ type: 'table', table: 't', open: at(9, 7) })
    expect(table.snapshot().table).toEqual(at(9, 2))
    line.tell({ type: 'table', table: 't', open: at(10, 1) })
    expect(table.snapshot().table).toEqual(at(10, 1))
    line.tell({ type: 'table', table: 't', open: at(20, 11) })
    expect(table.snapshot().table).toEqual(at(20, 11))
    // A server that was restored from a copy knows less: what the page had may never have happened there.
    line.tell({ type: 'table', table: 't', open: at(19, 15) })
    expect(table.snapshot().table).toEqual(at(19, 15))
  })

  test('a page on its way is still good when the table that comes meanwhile joins', async () => {
    const line = opened(7, 5)
    const coming = table.earlier()
    line.tell({ type: 'table', table: 't', open: at(9, 7) })
    asked[0]!.answer(page(5))
    await coming
    expect(table.snapshot().table).toEqual(at(9, 2))
    expect(asked).toHaveLength(1)
  })

  test('tell whether a move whose answer was lost stands, after a gap that is longer than what is sent', async () => {
    opened(2)
    const [good, bad] = [table.move(0, { n: 3 }), table.move(0, { n: 99 })]
    drop()
    vi.advanceTimersByTime(700)
    latest().onopen?.()
    const ids = latest().sent.flatMap(message => ('id' in message ? [message.id] : []))
    latest().tell({ type: 'table', table: 't', open: at(90, 60) })
    for (const id of ids) latest().tell({ type: 'refused', id, why: 'stale', message: 'behind' })
    expect(asked.map(({ before }) => before)).toEqual([4, 4])
    for (const { answer } of asked) answer(page(3))
    expect(await good).toEqual({ ok: true })
    expect(await bad).toEqual({ ok: false, why: 'stale', message: 'behind' })
    expect(table.snapshot().table?.before).toBe(60)
  })
})

describe('a step that may be taken back after all', () => {
  const mayUndo = (version: number): ServerMessage => ({ type: 'canUndo', table: 't', version })
  const canUndo = () => table.snapshot().table?.now.canUndo

  test('is told later, and stays so while the table stands at its version', () => {
    const line = opened(2)
    const { view } = table.snapshot().table!.now
    line.tell(mayUndo(2))
    expect(canUndo()).toBe(true)
    // The board does not draw itself anew.
    expect(table.snapshot().table?.now.view).toBe(view)
    line.tell({ type: 'info', table: 't', info, now: at(2).now })
    expect(canUndo()).toBe(true)
    line.tell({ type: 'table', table: 't', open: at(2) })
    expect(canUndo()).toBe(true)
    line.tell(steps(3, [step(3)]))
    expect(canUndo()).toBe(false)
  })

  test('is not the step of another version, table or seat', () => {
    const line = opened(2)
    line.tell(mayUndo(1))
    line.tell({ ...mayUndo(2), table: 'other' } as ServerMessage)
    expect(canUndo()).toBe(false)
    line.tell(mayUndo(2))
    const seated = at(2)
    line.tell({ type: 'table', table: 't', open: { ...seated, now: { ...seated.now, seat: 1 } } })
    expect(canUndo()).toBe(false)
  })

  test('is told before the step itself: it is known when the step comes', () => {
    const line = opened(2)
    line.tell(mayUndo(3))
    expect(canUndo()).toBe(false)
    line.tell(steps(3, [step(3)]))
    expect(canUndo()).toBe(true)
  })
})

describe('watching', () => {
  test('the first answer is the whole table', () => {
    expect(table.snapshot().connection.state).toBe('opening')
    const line = opened(2)
    expect(line.sent).toEqual([{ type: 'watch', table: 't' }])
    expect(table.snapshot()).toEqual({ connection: { state: 'open' }, table: at(2) })
  })

  test('steps are added, and those known already are not added twice', () => {
    const line = opened(2)
    line.tell(steps(4, [step(2), step(3), step(4)]))
    expect(table.snapshot().table?.steps.map(({ version }) => version)).toEqual([1, 2, 3, 4])
    line.tell(steps(3, [step(3)]))
    expect(table.snapshot().table?.now.version).toBe(4)
  })

  test("steps without the table's info: whose turn it is and how far the game is follow from the view", () => {
    const line = opened(2)
    const now = { ...at(3).now, actors: [1], progress: 40 }
    line.tell({ type: 'steps', table: 't', info: null, now, steps: [step(3)] })
    expect(table.snapshot().table?.info).toEqual({ ...info, yourTurn: false, progress: 40 })
    line.tell({ type: 'steps', table: 't', info: null, now: { ...now, version: 4, actors: [0] }, steps: [step(4)] })
    expect(table.snapshot().table?.info).toMatchObject({ yourTurn: true })
  })

  test('a gap asks for the whole table', () => {
    const line = opened(2)
    line.tell(steps(5, [step(5)]))
    expect(table.snapshot().table?.now.version).toBe(2)
    expect(line.sent.at(-1)).toEqual({ type: 'watch', table: 't' })
  })

  test('messages about other tables are ignored', () => {
    const line = opened(2)
    line.tell({ ...steps(3, [step(3)]), table: 'other' } as ServerMessage)
    expect(table.snapshot().table?.now.version).toBe(2)
  })

  test('no such table', () => {
    latest().onopen?.()
    latest().tell({ type: 'error', code: 'no-such-table', message: 'there is no table t' })
    expect(table.snapshot().connection).toEqual({
      state: 'failed',
      message: 'there is no table t',
      code: 'no-such-table',
    })
  })
})

describe('a table that cannot be told', () => {
  const unreadable: ServerMessage = { type: 'error', code: 'table-unreadable', message: 'in a while', table: 't' }

  test('the page says so and asks again, less and less often, until it is told', () => {
    const line = opened(2)
    line.tell(unreadable)
    expect(table.snapshot()).toEqual({ connection: { state: 'lost' }, table: at(2) })
    expect(line.sent).toHaveLength(1)
    vi.advanceTimersByTime(1000)
    expect(line.sent.slice(1)).toEqual([{ type: 'watch', table: 't', since: 2 }])
    line.tell(unreadable)
    vi.advanceTimersByTime(1000)
    expect(line.sent).toHaveLength(2)
    vi.advanceTimersByTime(1000)
    expect(line.sent).toHaveLength(3)
    line.tell(steps(3, [step(3)]))
    expect(table.snapshot().connection.state).toBe('open')
    expect(table.snapshot().table?.now.version).toBe(3)
  })

  test('too much was asked for at once: it waits and asks again, also for the first time', () => {
    latest().onopen?.()
    latest().tell({ type: 'error', code: 'too-many-messages', message: 'slow down', table: 't' })
    expect(table.snapshot().connection.state).toBe('opening')
    vi.advanceTimersByTime(1000)
    expect(latest().sent).toHaveLength(2)
  })

  test("another table's trouble is not ours", () => {
    const line = opened(2)
    line.tell({ ...unreadable, table: 'other' } as ServerMessage)
    vi.advanceTimersByTime(5000)
    expect(line.sent).toHaveLength(1)
    expect(table.snapshot().connection.state).toBe('open')
  })
})

describe('a line that is lost', () => {
  test('comes back by itself, waits longer each time, and catches up from the version known', () => {
    opened(2)
    drop()
    expect(table.snapshot().connection.state).toBe('lost')
    expect(table.snapshot().table?.now.version).toBe(2)
    vi.advanceTimersByTime(700)
    expect(lines).toHaveLength(2)
    drop()
    vi.advanceTimersByTime(700)
    expect(lines).toHaveLength(2)
    vi.advanceTimersByTime(700)
    expect(lines).toHaveLength(3)
    latest().onopen?.()
    expect(latest().sent).toEqual([{ type: 'watch', table: 't', since: 2 }])
    latest().tell(steps(3, [step(3)]))
    expect(table.snapshot().connection.state).toBe('open')
    expect(table.snapshot().table?.now.version).toBe(3)
  })

  test('nobody watches any more: it does not come back', () => {
    opened(2)
    drop()
    table.close()
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(1)
  })

  test('one that is silent for too long is taken as lost', () => {
    const line = opened(2)
    vi.advanceTimersByTime(100_000)
    expect(line.sent).toContainEqual({ type: 'ping' })
    expect(line.closed).toBe(true)
    expect(lines.length).toBeGreaterThan(1)
  })
})

describe('acting', () => {
  test('done and refused answer by their id', async () => {
    const line = opened(2)
    const good = table.move(0, { n: 3 })
    const bad = table.undo(0)
    const [move, undo] = line.sent.slice(-2) as { id: string }[]
    expect(move).toMatchObject({ type: 'move', table: 't', seat: 0, version: 2, move: { n: 3 } })
    line.tell({ type: 'refused', id: undo!.id, why: 'nothing-to-undo', message: 'no' })
    line.tell({ type: 'done', id: move!.id, version: 3 })
    expect(await good).toEqual({ ok: true })
    expect(await bad).toEqual({ ok: false, why: 'nothing-to-undo', message: 'no' })
  })

  test('a move whose answer was lost is said again; that it stands already is no refusal', async () => {
    opened(2)
    const outcome = table.move(0, { n: 3 })
    drop()
    vi.advanceTimersByTime(700)
    latest().onopen?.()
    const again = latest().sent.at(-1) as { id: string }
    expect(again).toMatchObject({ type: 'move', version: 2, move: { n: 3 } })
    latest().tell(steps(3, [step(3)]))
    latest().tell({ type: 'refused', id: again.id, why: 'stale', message: 'behind' })
    expect(await outcome).toEqual({ ok: true })
  })

  test('a stale move that somebody else outran is refused', async () => {
    const line = opened(2)
    const outcome = table.move(0, { n: 99 })
    const { id } = line.sent.at(-1) as { id: string }
    line.tell(steps(3, [step(3)]))
    line.tell({ type: 'refused', id, why: 'stale', message: 'behind' })
    expect(await outcome).toEqual({ ok: false, why: 'stale', message: 'behind' })
  })

  test('the record is asked for once the seed is told', async () => {
    const line = opened(2)
    expect(await table.record()).toBeNull()
    line.tell({ type: 'info', table: 't', info: { ...info, seed: 's' }, now: at(2).now })
    expect(await table.record()).toBe('record')
  })
})
