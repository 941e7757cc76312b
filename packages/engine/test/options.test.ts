import { expect, test } from 'vitest'
import { Generator } from '../src/chance.ts'
import { type OptionsSchema, parseOptions, sampleOptions } from '../src/options.ts'

const schema = {
  pace: { kind: 'choice', values: ['slow', 'fast'], default: 'slow' },
  imps: { kind: 'integer', min: 2, max: 4, default: 2 },
  board: {
    kind: 'record',
    fields: { rows: { kind: 'list', of: { kind: 'integer', min: 0, max: 7, default: 7 }, default: [7, 7] } },
  },
  curses: { kind: 'draw', values: ['hail', 'mire', 'wind'], count: 2 },
} as const satisfies OptionsSchema

test('what is not given takes its default', () => {
  expect(parseOptions(schema)).toEqual({ pace: 'slow', imps: 2, board: { rows: [7, 7] }, curses: 'random' })
  expect(parseOptions(schema, { imps: 4, board: { rows: [1, 2] }, curses: ['wind', 'hail'] })).toEqual({
    pace: 'slow',
    imps: 4,
    board: { rows: [1, 2] },
    curses: ['wind', 'hail'],
  })
})

test.each([
  [{ speed: 1 }, "option 'speed' is unknown; known: pace, imps, board, curses"],
  [{ pace: 'warp' }, `option 'pace' must be one of slow, fast, got "warp"`],
  [{ imps: 5 }, "option 'imps' must be a whole number from 2 to 4, got 5"],
  [{ imps: 2.5 }, "option 'imps' must be a whole number from 2 to 4, got 2.5"],
  [{ imps: '3' }, `option 'imps' must be a whole number from 2 to 4, got "3"`],
  [{ board: { rows: [1] } }, "option 'board.rows' must be a list of 2 values, got [1]"],
  [{ board: { rows: [1, 9] } }, "option 'board.rows[1]' must be a whole number from 0 to 7, got 9"],
  [{ board: { columns: 1 } }, "option 'board.columns' is unknown; known: rows"],
  [{ board: 3 }, "option 'board': expected an object of options, got 3"],
  [{ curses: ['hail'] }, `'curses' must be 'random' or 2 different ones of hail, mire, wind, got ["hail"]`],
  [{ curses: ['hail', 'hail'] }, `'curses' must be 'random' or 2 different ones of hail, mire, wind`],
  [{ curses: ['hail', 'fire'] }, `'curses' must be 'random' or 2 different ones of hail, mire, wind`],
  [{ curses: 'hail' }, `'curses' must be 'random' or 2 different ones of hail, mire, wind, got "hail"`],
  [[], 'option: expected an object of options, got []'],
])('%j is refused', (given, message) => {
  expect(() => parseOptions(schema, given)).toThrow(message)
})

test('sampled options are valid and differ', () => {
  const random = Generator.seeded('options')
  const samples = Array.from({ length: 200 }, () => sampleOptions(schema, random))
  for (const sample of samples) expect(parseOptions(schema, sample)).toEqual(sample)
  expect(new Set(samples.map(sample => sample.pace)).size).toBe(2)
  expect(new Set(samples.map(sample => sample.imps)).size).toBe(3)
  // 'random', and each of the six orders of two.
  expect(new Set(samples.map(sample => String(sample.curses))).size).toBe(7)
})
