// What is pointed at: told to the others, and heard of them.
import type { ServerMessage } from '@acheron/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, type Line, type Rig, rig, step, steps } from './line.ts'

let table: Rig['table']
let opened: Rig['opened']
let drop: Rig['drop']

beforeEach(() => {
  vi.useFakeTimers()
  ;({ table, opened, drop } = rig(api))
})

afterEach(() => {
  table.close()
  vi.useRealTimers()
})

const leap = { move: { do: 'leap' }, next: [] }
const plansOf = (line: Line) => line.sent.filter(({ type }) => type === 'plan')
const told = (version: number, move = leap.move as typeof leap.move | null, seat = 1): ServerMessage => ({
  type: 'plan',
  table: 't',
  seat,
  version,
  move,
  next: [],
})

test('a plan is told once, taken back once, and told anew at the next version', () => {
  const line = opened(3)
  table.plan(0, null)
  expect(plansOf(line)).toEqual([])
  table.plan(0, leap)
  table.plan(0, { ...leap })
  table.plan(0, null)
  table.plan(0, leap)
  line.tell(steps(4, [step(4)]))
  table.plan(0, leap)
  const say = (version: number, move: object | null) => expect.objectContaining({ seat: 0, version, move, next: [] })
  expect(plansOf(line)).toEqual([say(3, leap.move), say(3, null), say(3, leap.move), say(4, leap.move)])
})

test('what others point at is known until they point elsewhere, and not beyond the line; the own seat’s is left out', () => {
  const line = opened(3)
  const known = () => table.snapshot().intentions?.map(({ seat, version }) => [seat, version]) ?? []
  line.tell(told(3, leap.move, 0))
  expect(known()).toEqual([])
  line.tell(told(3))
  // Ahead of the step that it rests on.
  line.tell(told(4, leap.move, 2))
  expect(known()).toEqual([
    [1, 3],
    [2, 4],
  ])
  line.tell(steps(4, [step(4)]))
  line.tell(told(4, null, 3))
  expect(known()).toEqual([[2, 4]])
  line.tell(told(4, null, 2))
  expect(known()).toEqual([])
  line.tell(told(4))
  drop()
  expect(known()).toEqual([])
})
