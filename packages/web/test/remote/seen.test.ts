// How far the viewer has seen a table: told to the server, never less than before.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, at, info, type Line, type Rig, rig, step, steps } from './line.ts'

let table: Rig['table']
let opened: Rig['opened']
let drop: Rig['drop']
let latest: Rig['latest']

beforeEach(() => {
  vi.useFakeTimers()
  ;({ table, opened, drop, latest } = rig(api))
})

afterEach(() => {
  table.close()
  vi.useRealTimers()
})

const told = (line: Line) => line.sent.flatMap(message => (message.type === 'seen' ? message.version : []))

test('what is seen is told at once, what follows quickly a moment later, and nothing twice', () => {
  const line = opened(9)
  for (const version of [4, 5, 6, 2]) table.seen(version)
  expect(told(line)).toEqual([4])
  vi.advanceTimersByTime(5000)
  expect(told(line)).toEqual([4, 6])
  table.seen(6)
  table.seen(3)
  expect(told(line)).toEqual([4, 6])
})

test('whoever leaves tells the last that they have seen first', () => {
  const line = opened(9)
  table.seen(4)
  table.seen(5)
  table.close()
  expect(line.sent.slice(-2).map(({ type }) => type)).toEqual(['seen', 'unwatch'])
  expect(told(line)).toEqual([4, 5])
})

test('what is seen without a line is told when it is back and the table has come', () => {
  opened(9)
  drop()
  table.seen(9)
  vi.advanceTimersByTime(60_000)
  const line = latest()
  line.onopen?.()
  expect(told(line)).toEqual([])
  line.tell(steps(10, [step(10)]))
  expect(told(line)).toEqual([9])
})

test('who moves has seen what comes of it', async () => {
  const line = opened(3)
  const moved = table.move(0, { n: 4 })
  const { id } = line.sent.at(-1) as { id: string }
  line.tell({ type: 'done', id, version: 4 })
  expect(await moved).toEqual({ ok: true })
  expect(told(line)).toEqual([4])
  // A page that is hidden then knows it when it is looked at again.
  line.tell(steps(5, [step(4), step(5)]))
  expect(table.snapshot().table?.seen).toBe(4)
})

test('who only watches is not asked', () => {
  const line = opened(3)
  const seats = info.seats.map(seat => ({ ...seat, you: false }))
  const open = at(3)
  line.tell({
    type: 'table',
    table: 't',
    open: { ...open, info: { ...info, seats }, now: { ...open.now, seat: null } },
  })
  table.seen(3)
  expect(told(line)).toEqual([])
})

test('a page that was away hears what was seen elsewhere', () => {
  const line = opened(3)
  line.tell({ ...steps(4, [step(4)]), seen: 4 } as ReturnType<typeof steps>)
  expect(table.snapshot().table?.seen).toBe(4)
})
