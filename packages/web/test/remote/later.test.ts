// What comes after the table itself: pages of earlier steps, and that a step may be taken back.
import type { ServerMessage, StepsPage } from '@acheron/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api, at, info, type Rig, rig, step, steps } from './line.ts'

let table: Rig['table']
let latest: Rig['latest']
let opened: Rig['opened']
let drop: Rig['drop']

beforeEach(() => {
  vi.useFakeTimers()
  ;({ table, latest, opened, drop } = rig(api))
})

afterEach(() => {
  table.close()
  vi.useRealTimers()
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
