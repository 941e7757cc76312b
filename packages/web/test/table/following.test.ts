// Where a playback begins: at the last step that the viewer has seen, here or on another device.
import type { ShownStep } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { followed, type Known, lacksSteps, opened } from '../../src/table/moments/following.ts'
import { present } from '../../src/table/moments/queue.ts'

/** Seat 0 is the viewer's. */
const step = (version: number, seat = 1, changes: Partial<ShownStep> = {}): ShownStep => ({
  ...{ kind: 'move', version, seat, move: {}, events: [] },
  ...changes,
})
interface Changes extends Partial<OpenTable> {
  readonly entries?: number
  readonly seat?: number | null
}
function tableOf(steps: readonly ShownStep[], { entries, seat = 0, ...changes }: Changes = {}): OpenTable {
  const before = changes.before ?? 0
  const version = before + steps.length
  const seats = [{ you: seat === 0 }, { you: false }]
  const now = { version, entries: entries ?? version, seat, result: null }
  return { info: { seats }, now, steps, before, opening: [], ...changes } as unknown as OpenTable
}
const others = (from: number, until: number) => Array.from({ length: until - from + 1 }, (_, i) => step(from + i))
const begins = (known: Known, table: OpenTable) => followed(known, table, false).queue.at?.entry

test('the page begins at what was seen last, on this device or on another', () => {
  const table = tableOf(others(1, 9), { seen: 5 })
  expect(opened(table, null)).toMatchObject({ version: 5, gone: true })
  expect(opened(table, 3).version).toBe(5)
  expect(opened(table, 7).version).toBe(7)
  expect(begins(opened(table, 3), table)).toBe(5)
  // A page that was hidden meanwhile hears it with the steps that it has missed.
  const hidden: Known = { version: 2, queue: present, silent: false, gone: true, missed: null }
  expect(begins(hidden, table)).toBe(5)
  expect(begins({ ...hidden, gone: false }, table)).toBe(3)
})

test('who was never there begins in the present, unless the table begins with their first visit', () => {
  const played = tableOf([step(1, 0), ...others(2, 9)])
  expect(opened(played, null)).toMatchObject({ version: 9, gone: false })
  expect(opened(tableOf(others(1, 4)), null)).toMatchObject({ version: 0, gone: false })
})

test('what an order or a bot did at one’s own seat is played back too, if the server knows what was seen', () => {
  const steps = [...others(1, 4), step(5, 0), step(6), step(7, 0, { ordered: true })]
  const table = tableOf(steps, { seen: 4 })
  expect(begins(opened(table, null), table)).toBe(4)
  // This device alone does not know who decided; an order is known by its mark.
  const local = tableOf(steps)
  expect(begins(opened(local, 4), local)).toBe(5)
})

test('what was taken back meanwhile is left out; where nothing new is left, the present is shown', () => {
  const undo = (version: number) => step(version, 1, { kind: 'undo' })
  const again = tableOf([...others(1, 5), undo(6), step(7)], { entries: 5, seen: 3 })
  expect(followed(opened(again, null), again, false)).toMatchObject({
    ...{ queue: { away: true, at: { entry: 3 } }, missed: { after: 3, until: 5 } },
  })
  // The one that was seen is gone, and another stands in its place.
  const other = tableOf([...others(1, 4), undo(5), step(6)], { entries: 4, seen: 4 })
  expect(begins(opened(other, null), other)).toBe(3)
  const nothing = tableOf([...others(1, 4), undo(5)], { entries: 3, seen: 4 })
  expect(followed(opened(nothing, null), nothing, false).queue).toEqual(present)
})

test('steps that have not come are waited for by who plays, not by who watches or has missed a thousand', () => {
  const at = (before: number, changes: Changes) => tableOf(others(before + 1, before + 60), { before, ...changes })
  const lacks = (table: OpenTable, here: number | null = null) => lacksSteps(opened(table, here), table)
  expect(lacks(at(100, { seen: 40 }))).toBe(true)
  expect(lacks(at(100, { seen: 100 }))).toBe(false)
  expect(lacks(at(100, { seat: null }), 40)).toBe(false)
  expect(lacks(at(1200, { seen: 40 }))).toBe(false)
  expect(lacks(at(100, {}))).toBe(false)
})

test('what was missed is told briefly until the present is reached', () => {
  const table = tableOf(others(1, 9), { seen: 5 })
  const known = followed(opened(table, null), table, false)
  expect(known.missed).toEqual({ after: 5, until: 9 })
  const more = tableOf(others(1, 10), { seen: 5 })
  expect(followed(known, more, false).missed).toEqual({ after: 5, until: 9 })
  expect(followed({ ...known, queue: present }, more, false).missed).toBeNull()
})
