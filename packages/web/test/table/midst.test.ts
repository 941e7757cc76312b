// A decision that is watched: which of its events the board shows at each of its moments.
import type { GameEvent } from '@acheron/engine'
import { expect, test } from 'vitest'
import { midstsOf } from '../../src/table/moments/midst.ts'

const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name): GameEvent => ({ e: name })) as [
  GameEvent,
  GameEvent,
  GameEvent,
  GameEvent,
  GameEvent,
]
const parts = [{ events: [a, b] }, { events: [c] }, { events: [d] }, { events: [e] }]

test('what is watched is shown moment by moment, the rest at once', () => {
  const midsts = midstsOf(parts, { watched: 2 })
  expect(midsts[0]).toEqual({ told: 2, events: [a, b], watched: true })
  expect(midsts.slice(1)).toEqual(parts.slice(1).map(() => ({ told: null, events: [c, d, e], watched: false })))
  // One list for all: a board animates each list once.
  expect(midsts[1]?.events).toBe(midsts[3]?.events)
})

test('the last moment shows the view after the decision, though it is watched', () => {
  expect(midstsOf(parts, { watched: 5 }).map(({ told, watched }) => [told, watched])).toEqual([
    [2, true],
    [3, true],
    [4, true],
    [null, true],
  ])
})
