import { expect, test } from 'vitest'
import { waitsForBot } from '../../src/table/prompt/useSettling.ts'

const seats = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'person' }] as const

test('the last question stays only while a bot may be about to decide', () => {
  expect(waitsForBot({ kind: 'waiting', actor: 1 }, seats)).toBe(true)
  expect(waitsForBot({ kind: 'waiting', actor: 2 }, seats)).toBe(false)
  expect(waitsForBot({ kind: 'waiting', actor: null }, seats)).toBe(false)
  expect(waitsForBot({ kind: 'watching', actor: 1 }, seats)).toBe(false)
  expect(waitsForBot({ kind: 'deciding', moves: [] }, seats)).toBe(false)
})
