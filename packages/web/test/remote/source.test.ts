import type { Move, PastView } from '@acheron/engine'
import type { ServerMessage } from '@acheron/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api, at, info, type Rig, rig, step, steps } from './line.ts'

let lines: Rig['lines']
let table: Rig['table']
let latest: Rig['latest']
let opened: Rig['opened']
let drop: Rig['drop']
let see: Rig['see']

beforeEach(() => {
  vi.useFakeTimers()
  ;({ table, lines, latest, opened, drop, see } = rig(api))
})

afterEach(() => {
  table.close()
  vi.useRealTimers()
})

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

  test("steps bring the clocks along, whether or not the table's info comes with them", () => {
    const line = opened(2)
    const clock = { rules: null, seats: [], proposed: null }
    line.tell({ type: 'steps', table: 't', info: null, now: at(3).now, steps: [step(3)], clock })
    expect(table.snapshot().table?.info.clock).toEqual(clock)
    line.tell({ type: 'steps', table: 't', info: null, now: at(4).now, steps: [step(4)] })
    expect(table.snapshot().table?.info.clock).toBeNull()
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

test('a table that is removed while it is shown is not asked for again', () => {
  const line = opened(2)
  const sent = line.sent.length
  line.tell({ type: 'error', code: 'removed', message: 'nobody began it', table: 't' })
  expect(table.snapshot().connection).toEqual({ state: 'failed', message: 'nobody began it', code: 'removed' })
  vi.advanceTimersByTime(60_000)
  expect(line.sent.slice(sent).filter(({ type }) => type === 'watch')).toEqual([])
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

  test('the server is told that nobody looks at the page, and again when the line comes back', () => {
    const line = opened(2)
    see(true)
    see(false)
    see(false)
    expect(line.sent.slice(1)).toEqual([{ type: 'sight', looks: false }])
    drop()
    vi.advanceTimersByTime(700)
    latest().onopen?.()
    expect(latest().sent).toEqual([
      { type: 'sight', looks: false },
      { type: 'watch', table: 't', since: 2 },
    ])
    see(true)
    expect(latest().sent.at(-1)).toEqual({ type: 'sight', looks: true })
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

  test('a stale move is made again if somebody else’s step has left all moves as they were', async () => {
    const [go, stay] = [{ do: 'go' }, { do: 'stay' }]
    const offering = (version: number, moves: readonly Move[]) => ({ ...at(version).now, moves })
    const line = opened(2)
    line.tell({ type: 'table', table: 't', open: { ...at(2), now: offering(2, [go, stay]) } })
    const outcome = table.move(0, go)
    const { id } = line.sent.at(-1) as { id: string }
    line.tell({ type: 'refused', id, why: 'stale', message: 'behind' })
    // The step may come after the refusal.
    line.tell({ type: 'steps', table: 't', info, now: offering(3, [go, stay]), steps: [{ ...step(3), seat: 1 }] })
    await vi.waitFor(() => expect(line.sent.at(-1)).toMatchObject({ type: 'move', id, version: 3, move: go }))
    // Another question is another matter.
    line.tell({ type: 'steps', table: 't', info, now: offering(4, [go]), steps: [{ ...step(4), seat: 1 }] })
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
