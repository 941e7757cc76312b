import { expect, test } from 'vitest'
import { check } from './checker.ts'
import type { FinalTable, Happening, Read, Sat, Shown, Wish } from './history.ts'

const at = (from: number) => ({ table: 't', process: 'p0', at: from, end: from + 5 })

const wish = (from: number, version: number, roll: number, more: Partial<Wish> = {}): Wish => ({
  ...{
    type: 'wish',
    ...at(from),
    kind: 'move',
    seat: 0,
    version,
    move: { roll },
    outcome: 'done',
    answer: version + 1,
  },
  ...more,
})
const read = (from: number, version: number): Read => ({ type: 'read', ...at(from), way: 'rest', version })
const shown = (from: number, version: number, steps: Shown['steps'] = []): Shown => ({
  ...{ type: 'shown', table: 't', process: 'p0', at: from, line: 'a', version, steps },
})
const sat = (outcome: Sat['outcome'], person = 'dante'): Sat => ({
  ...{ type: 'sat', ...at(0), seat: 0, person, outcome, answer: '' },
})
/** A log of moves by seat 0. */
const final = (...rolls: number[]): FinalTable => ({
  table: 't',
  seats: ['dante'],
  bots: [],
  steps: rolls.map((roll, i) => ({ version: i + 1, kind: 'move', seat: 0, move: { roll } })),
})
const found = (history: readonly Happening[], log: FinalTable) => check(history, [log]).map(({ promise }) => promise)

test('a good history passes: what is unknown may be there or not', () => {
  const history = [
    sat('done'),
    wish(0, 0, 1),
    read(10, 1),
    // Both asked at once: one was stored, the other is refused.
    wish(20, 1, 2),
    wish(20, 1, 3, { outcome: 'refused', answer: 'stale' }),
    // The line broke: this one was stored...
    wish(30, 2, 4, { outcome: 'unknown', answer: 'closed' }),
    // ...and sent again.
    wish(40, 2, 4, { outcome: 'refused', answer: 'stale' }),
    shown(45, 3, [{ version: 3, kind: 'move', seat: 0 }]),
    // This one was not.
    wish(50, 3, 5, { outcome: 'unknown', answer: 'closed' }),
    // A read that began before the answer may show either.
    wish(60, 3, 6),
    read(62, 3),
    read(70, 4),
  ]
  expect(check(history, [final(1, 2, 4, 6)])).toEqual([])
})

test.each<[string, Happening[], FinalTable, string[]]>([
  ['acknowledged, and the log ends before it', [wish(0, 0, 1), wish(10, 1, 2)], final(1), ['lost']],
  ['acknowledged, and another step stands there', [wish(0, 0, 1)], final(2), ['lost', 'phantom']],
  ['a table that is gone', [wish(0, 0, 1)], final(), ['lost']],
  [
    'a version left out',
    [wish(0, 0, 1), wish(10, 2, 2)],
    { ...final(1, 2), steps: [final(1).steps[0]!, { ...final(1, 2).steps[1]!, version: 3 }] },
    ['lost'],
  ],
  ['shown, and not in the log', [wish(0, 0, 1), read(10, 2)], final(1), ['lost']],
  [
    'shown as the step of another',
    [wish(0, 0, 1), shown(10, 1, [{ version: 1, kind: 'undo', seat: 1 }])],
    final(1),
    ['lost'],
  ],
  ['a seat that was given', [sat('done', 'virgil')], final(), ['lost']],
  ['a step that stands again at the next version', [wish(0, 0, 1)], final(1, 1), ['doubled']],
  [
    'a version that stands twice',
    [wish(0, 0, 1)],
    { ...final(1), steps: [...final(1).steps, ...final(1).steps] },
    ['doubled'],
  ],
  [
    'told that it is not stored, and it stands',
    [wish(0, 0, 1, { outcome: 'refused', answer: 'not-stored' })],
    final(1),
    ['phantom'],
  ],
  ['nobody asked for it', [wish(0, 0, 1)], final(1, 7), ['phantom']],
  ['a seat that was refused', [sat('refused')], final(), ['phantom']],
  ['a read after the answer', [wish(0, 0, 1), wish(10, 1, 2), read(20, 1)], final(1, 2), ['stale']],
  [
    'a read after another read',
    [wish(0, 0, 1), wish(10, 1, 2, { outcome: 'unknown' }), read(20, 2), read(30, 1)],
    final(1, 2),
    ['stale'],
  ],
  ['a read after it was shown', [wish(0, 0, 1, { end: 100 }), shown(20, 1), read(30, 0)], final(1), ['stale']],
  ['a socket that goes back', [wish(0, 0, 1, { end: 100 }), shown(20, 1), shown(30, 0)], final(1), ['back']],
  ['two at one version', [wish(0, 0, 1), wish(0, 0, 1)], final(1), ['both']],
  [
    'an offered move that is refused',
    [wish(0, 0, 1, { outcome: 'refused', answer: 'illegal-move' })],
    final(),
    ['differs'],
  ],
])('is found: %s', (_what, history, log, promises) => {
  expect(found(history, log)).toEqual(promises)
})

test('steps of bots need no wish, and a process is named in what is found', () => {
  expect(check([], [{ ...final(1), bots: [0] }])).toEqual([])
  const [violation] = check([wish(0, 0, 1), read(10, 0)], [final(1)])
  expect(violation).toEqual({
    promise: 'stale',
    table: 't',
    detail: 'p0 showed version 0 (rest), 5.0 ms after p0 had told of 1',
  })
})
