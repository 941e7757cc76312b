import { expect, test } from 'vitest'
import { stands } from '../../src/table/prompt/usePointed.ts'

const [go, pass] = [{ do: 'go' }, { do: 'pass' }] as const

test('what is pointed at or asked about stands through the steps of others while it is legal, and never after an own step', () => {
  expect(stands({ move: go, own: 3 }, 3, [{ ...go }, pass])).toBe(true)
  expect(stands({ move: go, own: 3 }, 3, [pass])).toBe(false)
  expect(stands({ move: go, own: 3 }, 4, [go, pass])).toBe(false)
})
