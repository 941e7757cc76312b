import type { Report } from '@acheron/bots/analyse'
import { expect, test } from 'vitest'
import { changeText, errorText, worthText } from '../../src/analysis/figures.ts'
import { filtered } from '../../src/analysis/filter.ts'
import { chancesAfter, placed, type Told, turningPoints } from '../../src/analysis/turning.ts'

/** A decision of a seat: its cost with its mark, the chances before it, and whether chance had a part. */
const told = (entry: number, seat: number, cost: number, mark: string, first: number, byChance = false): Told => ({
  ...{ entry, seat, mark, cost, byChance, error: 0, luck: null, worth: null },
  played: { move: {}, text: `move ${entry}` },
  best: { move: {}, text: '' },
  chances: [first, 1 - first],
})

const report = {
  ...{ unit: 'chance', thresholds: { inaccuracy: 0.02, mistake: 0.05, blunder: 0.1 }, end: [1, 0] },
  decisions: [
    told(1, 0, 0, 'best', 0.5, true),
    told(2, 1, 0.3, 'blunder', 0.52),
    told(3, 0, 0.03, 'inaccuracy', 0.8),
    told(4, 1, 0.06, 'good', 0.8),
    told(5, 0, 0.07, 'mistake', 0.8),
    told(6, 1, 0, 'best', 0.75, true),
    told(7, 0, 0.12, 'blunder', 0.4, true),
    told(8, 1, 0.08, 'mistake', 0.3),
  ],
} as unknown as Report

test('the game turned where most was given away, and where luck did most', () => {
  expect(turningPoints(report)).toEqual([
    { at: 1, seat: 1, by: 'choice', change: -0.3, what: 'move 2' },
    { at: 5, seat: 0, by: 'luck', change: expect.closeTo(-0.35), what: 'move 6' },
    { at: 6, seat: 0, by: 'choice', change: -0.12, what: 'move 7' },
    { at: 7, seat: 1, by: 'choice', change: -0.08, what: 'move 8' },
  ])
  expect(chancesAfter(report, 8)).toEqual([1, 0])
})

test('mistakes are mine where I sat there, and everybody’s for who watched', () => {
  const entries = (mine: number[]) => filtered(report, 'slips', mine).map(({ entry }) => entry)
  expect(entries([0])).toEqual([3, 5, 7])
  expect(entries([])).toEqual([2, 3, 5, 7, 8])
  expect(filtered(report, 'all', [0])).toHaveLength(8)
})

test.each([
  [[50], [38]],
  [
    [0, 100],
    [0, 76],
  ],
  [
    [40, 41, 42, 43],
    [4, 28, 52, 76],
  ],
  [
    [98, 99, 100],
    [28, 52, 76],
  ],
])('labels at %j stand beside one another and within the curve', (points, lefts) => {
  expect(placed(points, 24)).toEqual(lefts)
})

test('figures are read at a glance', () => {
  expect([worthText('chance', 0.566, 'en'), changeText('chance', -0.294, 'en')]).toEqual(['57%', '-29'])
  expect([changeText('chance', -0.004, 'en'), changeText('chance', 0.13, 'en')]).toEqual(['-0.4', '+13'])
  expect([errorText('chance', 0.031, 'en'), worthText('points', 15.54, 'sv')]).toEqual(['± 3', '15,5'])
})
