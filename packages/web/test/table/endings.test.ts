import type { Move } from '@acheron/engine'
import { describe, expect, test } from 'vitest'
import { askBefore } from '../../src/table/prompt/endings.ts'

const [pass, go, buy] = [{ do: 'pass' }, { do: 'go' }, { do: 'buy' }] as const
const kinds = { ends: (move: Move) => move.do === 'pass', endsTurn: (move: Move) => move.do === 'buy' }
const plain = { asks: 'left' } as const
const never = { asks: 'never' } as const
const always = { asks: 'always' } as const

describe('before a move that ends something', () => {
  test('the page asks while others remain', () => {
    expect(askBefore(pass, [go, pass], kinds, plain)).toBe('ends.ask')
    expect(askBefore(pass, [pass], kinds, plain)).toBe(null)
    expect(askBefore(go, [go, pass], kinds, plain)).toBe(null)
  })
  test('it never asks where that is turned off, and always where every end is to be confirmed', () => {
    expect(askBefore(pass, [go, pass], kinds, never)).toBe(null)
    expect(askBefore(pass, [go, pass], kinds, always)).toBe('ends.ask')
    expect(askBefore(go, [go, pass], kinds, always)).toBe(null)
  })
})

test('where nothing else is left, the question does not say that there is more to do', () => {
  expect(askBefore(pass, [pass], kinds, always)).toBe('ends.sure')
})

test('what is small is made at once', () => {
  expect(askBefore(pass, [go, pass], { ...kinds, unasked: () => true }, always)).toBe(null)
})

describe('before a move with which the turn is over by itself', () => {
  test('the page says so and asks, though only the end of the turn remains; a guide that offers nothing else is not doubted', () => {
    expect(askBefore(buy, [buy, pass], kinds, plain)).toBe('ends.turn')
    expect(askBefore(buy, [buy, pass], kinds, always)).toBe('ends.turn')
    expect(askBefore(buy, [buy], kinds, plain)).toBe(null)
    expect(askBefore(buy, [buy], kinds, always)).toBe('ends.turn')
  })
  test('it never asks where that is turned off', () => expect(askBefore(buy, [buy, pass], kinds, never)).toBe(null))
})

test('before the last move of a turn it asks whoever wants that of every turn, and nobody else', () => {
  const last = { ...kinds, isLast: (move: Move) => move.do === 'go' }
  expect(askBefore(go, [go, pass], last, always)).toBe('ends.turn')
  expect(askBefore(go, [go], last, always)).toBe('ends.turn')
  expect(askBefore(go, [go, pass], last, plain)).toBe(null)
  expect(askBefore(go, [go, pass], last, never)).toBe(null)
})
