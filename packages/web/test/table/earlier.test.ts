// The log of a table whose earlier steps are not known yet: numbered from the end, whatever was taken back across the border.
import type { PastView, ShownStep } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import { hellgame } from '@acheron/games/hellgame'
import type { OpenTable } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { face } from '../../src/games/hellgame/index.ts'
import { firstKnown, passageOf, passagesOf } from '../../src/table/log/passages.ts'

/** A game whose every event is told by its number; "w" walks on from the "w" before it, and "s" is silent. */
const plain = {
  ...(await face('en')),
  game: {
    ...hellgame,
    tellEvent: ({ e, n, by }: { e: string; n: number; by: number }) => (e === 's' ? '' : `${seatMark(by)}${e}${n}`),
  },
  sums: undefined,
  joins: ([a]: { e: string }[], [b]: { e: string }[]) => a?.e === 'w' && b?.e === 'w',
} as unknown as Awaited<ReturnType<typeof face>>

/** Numbers that look random, the same in every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** A table of that many steps: moves of two players, and now and then something is taken back or played again. */
function played(seed: number, length: number): OpenTable {
  const die = dice(seed)
  const stands: ShownStep[] = []
  const undone: ShownStep[] = []
  const steps: ShownStep[] = []
  for (let version = 1; version <= length; version++) {
    const kind = (['move', 'move', 'move', 'undo', 'redo'] as const)[die(5)]!
    if (kind === 'undo' && stands.length > 0) {
      const last = stands.pop()!
      undone.push(last)
      steps.push({ ...last, version, kind })
    } else if (kind === 'redo' && undone.length > 0) {
      const again = { ...undone.pop()!, version, kind }
      stands.push(again)
      steps.push(again)
    } else {
      const seat = die(2)
      const events = [{ e: 'mmwws'[die(5)]!, n: version, by: seat }]
      const step: ShownStep = { version, kind: 'move', seat, move: {}, events }
      undone.length = 0
      stands.push(step)
      steps.push(step)
    }
  }
  return tableOf(steps, 0, stands.length)
}

function tableOf(steps: readonly ShownStep[], before: number, entries: number): OpenTable {
  const opening = [{ e: 'o', n: 0, by: 0 }]
  const now = { version: before + steps.length, entries }
  return { opening, steps, before, now, info: { seats: [{}, {}] } } as unknown as OpenTable
}

test('wherever the known steps begin, their passages are the last ones of the whole log, by the same numbers', () => {
  let cut = 0
  for (let seed = 1; seed <= 30; seed++) {
    const whole = played(seed, 40)
    const all = passagesOf(plain, whole)
    for (let before = 1; before <= 40; before++) {
      const tail = { ...whole, steps: whole.steps.slice(before), before }
      const known = passagesOf(plain, tail)
      const last = known.length > 0 ? all.slice(-known.length) : []
      const what = `seed ${seed}, ${before} steps unknown`
      expect(
        known.map(({ entry, seat, lines }) => ({ entry, seat, lines })),
        what,
      ).toEqual(last.map(({ entry, seat, lines }) => ({ entry, seat, lines })))
      expect(
        known.slice(1).map(({ events }) => events),
        what,
      ).toEqual(last.slice(1).map(({ events }) => events))
      // A walk that began before the border lights the part of its way that is known.
      const [part, way] = [known[0]?.events ?? [], last[0]?.events ?? []]
      expect(way.slice(way.length - part.length), what).toEqual(part)
      // Passages of the whole log that the known ones lack were all decided before them.
      for (const { entry } of all.slice(0, all.length - known.length))
        expect(entry, what).toBeLessThan(firstKnown(tail))
      if (known.length < all.length) cut++
    }
  }
  expect(cut).toBeGreaterThan(500)
})

const move = (version: number): ShownStep => ({
  version,
  kind: 'move',
  seat: 0,
  move: {},
  events: [{ e: 'm', n: version, by: 0 }],
})
const undo = (version: number): ShownStep => ({ ...move(version), kind: 'undo' })
const told = (table: OpenTable) => passagesOf(plain, table).map(({ entry, events }) => [entry, events[0]?.n])

test('an undo of a step of an earlier page takes nothing of this page back, and is right when that page has come', () => {
  const steps = [move(1), move(2), move(3), undo(4), undo(5), move(6), move(7)]
  const known = tableOf(steps.slice(3), 3, 3)
  expect(firstKnown(known)).toBe(2)
  expect(told(known)).toEqual([
    [2, 6],
    [3, 7],
  ])
  const whole = tableOf(steps, 0, 3)
  expect(firstKnown(whole)).toBe(1)
  expect(told(whole)).toEqual([
    [0, 0],
    [1, 1],
    [2, 6],
    [3, 7],
  ])
})

test('what happened before the first decision is told only where the first step is known', () => {
  expect(told(tableOf([], 0, 0))).toEqual([[0, 0]])
  expect(told(tableOf([undo(2)], 1, 0))).toEqual([])
})

test('a moment before the known steps is told by itself', () => {
  const moment = (entry: number, e: string) =>
    ({ entry, by: entry === 0 ? null : 0, events: [{ e, n: entry, by: 0 }] }) as unknown as PastView
  expect(passageOf(plain, moment(7, 'm'), 2)).toMatchObject({ entry: 7, seat: 0, lines: [`${seatMark(0)}m7`] })
  expect(passageOf(plain, moment(0, 'o'), 2)).toMatchObject({ entry: 0, seat: null })
  expect(passageOf(plain, moment(7, 's'), 2)).toBeNull()
})
