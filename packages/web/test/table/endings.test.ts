import type { Move } from '@acheron/engine'
import { describe, expect, test } from 'vitest'
import { asksFor } from '../../src/table/prompt/endings.ts'

const [pass, go] = [{ do: 'pass' }, { do: 'go' }] as const
const ends = (move: Move) => move.do === 'pass'

describe('before a move that ends something', () => {
  const plain = { askEnds: true, confirmTurn: false }
  test('the page asks while others remain', () => {
    expect(asksFor(pass, [go, pass], ends, plain)).toBe(true)
    expect(asksFor(pass, [pass], ends, plain)).toBe(false)
    expect(asksFor(go, [go, pass], ends, plain)).toBe(false)
  })
  test('it never asks where that is turned off, and always where every end is to be confirmed', () => {
    expect(asksFor(pass, [go, pass], ends, { askEnds: false, confirmTurn: false })).toBe(false)
    expect(asksFor(pass, [pass], ends, { askEnds: true, confirmTurn: true })).toBe(true)
    expect(asksFor(go, [go, pass], ends, { askEnds: true, confirmTurn: true })).toBe(false)
  })
})
