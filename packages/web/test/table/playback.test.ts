import type { ShownStep } from '@acheron/engine'
import { expect, test } from 'vitest'
import { playbackOf } from '../../src/table/replay/playback.ts'

const step = (version: number, seat: number, kind: 'move' | 'undo' = 'move') =>
  ({ kind, version, seat, move: {}, events: [] }) as unknown as ShownStep

test('several decisions that come at once are shown one by one, up to the present', () => {
  expect(playbackOf([step(8, 1), step(9, 1), step(10, 2)], 10, 0)).toEqual([8, 9])
})

test('one decision, or only my own, needs no playback', () => {
  expect(playbackOf([step(8, 1)], 8, 0)).toEqual([])
  expect(playbackOf([step(8, 0), step(9, 0)], 9, 0)).toEqual([])
})

test('who was away is shown the table as it was left, then every decision', () => {
  expect(playbackOf([step(8, 1)], 8, 0, true)).toEqual([7])
  expect(playbackOf([step(8, 1), step(9, 1)], 9, 0, true)).toEqual([7, 8])
  expect(playbackOf([step(8, 0)], 8, 0, true)).toEqual([])
  expect(playbackOf([], 8, 0, true)).toEqual([])
})

test('after something was taken back the numbers mean other moments: the present is shown at once', () => {
  expect(playbackOf([step(8, 1), step(9, 1, 'undo'), step(10, 1)], 9, 0, true)).toEqual([])
})

test('of very many the last ones are shown', () => {
  const steps = Array.from({ length: 40 }, (_, i) => step(i + 1, 1))
  expect(playbackOf(steps, 40, 0, true)).toEqual([28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39])
})
