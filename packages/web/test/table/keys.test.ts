import { describe, expect, test } from 'vitest'
import { commands, keyOf, meaningOf } from '../../src/table/keys/keys.ts'

const press = (key: string, more: Partial<Parameters<typeof meaningOf>[0]> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})

describe('keys of choices', () => {
  test('digits first, then the letters that mean nothing else', () => {
    const keys = Array.from({ length: 31 }, (_, place) => keyOf(place))
    expect(keys.slice(0, 10).join('')).toBe('123456789a')
    expect(new Set(keys).size).toBe(31)
    for (const key of Object.keys(commands)) expect(keys).not.toContain(key)
    expect(keyOf(31)).toBeNull()
  })

  test('every key leads back to its place, capital or not', () => {
    for (let place = 0; place < 31; place++) {
      const key = keyOf(place)!
      expect(meaningOf(press(key), 31)).toEqual({ kind: 'choice', place })
      expect(meaningOf(press(key.toUpperCase()), 31)).toEqual({ kind: 'choice', place })
    }
  })

  test('a key beyond the list means nothing', () => {
    expect(meaningOf(press('3'), 2)).toBeNull()
    expect(meaningOf(press('0'), 31)).toBeNull()
  })
})

test('commands, and the arrows that walk', () => {
  expect(meaningOf(press('u'), 0)).toEqual({ kind: 'command', command: 'undo' })
  expect(meaningOf(press('U', { shiftKey: true }), 0)).toEqual({ kind: 'command', command: 'redo' })
  expect(meaningOf(press('?', { shiftKey: true }), 0)).toEqual({ kind: 'command', command: 'keys' })
  expect(meaningOf(press('ArrowDown'), 2)).toEqual({ kind: 'walk', by: 1 })
  expect(meaningOf(press('ArrowLeft'), 2)).toEqual({ kind: 'walk', by: -1 })
})

test('what belongs to the browser is left to it', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const) {
    expect(meaningOf(press('r', { [modifier]: true }), 9)).toBeNull()
    expect(meaningOf(press('1', { [modifier]: true }), 9)).toBeNull()
  }
})
