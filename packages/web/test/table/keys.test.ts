import { describe, expect, test } from 'vitest'
import { commands, listKeys, meaningOf } from '../../src/table/keys/keys.ts'

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
    const keys = listKeys()
    expect(keys.slice(0, 10).join('')).toBe('123456789a')
    expect(new Set(keys).size).toBe(31)
    for (const key of Object.keys(commands)) expect(keys).not.toContain(key)
  })

  test('the list never has a key of the board', () => {
    const keys = listKeys({ a: 'turn', s: 'sacrilege', '[': 'turn' })
    expect(keys.slice(8, 11).join('')).toBe('9bc')
    expect(keys).not.toContain('s')
    expect(keys).toHaveLength(29)
  })

  test('every key of the list is that of its row, capital or not', () => {
    for (const key of listKeys()) {
      expect(meaningOf(press(key), listKeys())).toEqual({ kind: 'choice', key })
      expect(meaningOf(press(key.toUpperCase()), listKeys())).toEqual({ kind: 'choice', key })
    }
  })

  test('a key that the list does not have means nothing', () => {
    expect(meaningOf(press('3'), ['1', '2'])).toBeNull()
    expect(meaningOf(press('0'), listKeys())).toBeNull()
  })
})

test('commands, and the arrows that walk', () => {
  expect(meaningOf(press('u'), listKeys())).toEqual({ kind: 'command', command: 'undo' })
  expect(meaningOf(press('U', { shiftKey: true }), listKeys())).toEqual({ kind: 'command', command: 'redo' })
  expect(meaningOf(press('?', { shiftKey: true }), listKeys())).toEqual({ kind: 'command', command: 'keys' })
  expect(meaningOf(press('.'), listKeys())).toEqual({ kind: 'command', command: 'on' })
  expect(meaningOf(press(','), listKeys())).toEqual({ kind: 'command', command: 'back' })
  expect(meaningOf(press('ArrowDown'), listKeys())).toEqual({ kind: 'walk', by: 1 })
  expect(meaningOf(press('ArrowLeft'), listKeys())).toEqual({ kind: 'walk', by: -1 })
})

test('what belongs to the browser is left to it', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const) {
    expect(meaningOf(press('r', { [modifier]: true }), listKeys())).toBeNull()
    expect(meaningOf(press('1', { [modifier]: true }), listKeys())).toBeNull()
  }
})
