import { expect, test } from 'vitest'
import { limitsOf } from '../src/limits.ts'

test('LIMITS changes some limits', () => {
  expect(limitsOf('{"tablesPerMinute": 5, "unbegunDays": 0.5}')).toEqual({ tablesPerMinute: 5, unbegunDays: 0.5 })
  expect(limitsOf('{}')).toEqual({})
})

test.each([
  ['5', /^LIMITS must be JSON such as .*, got '5'$/],
  ['null', /^LIMITS must be JSON/],
  ['[1]', /^LIMITS must be JSON/],
  ['{"tablesPerMinute": }', /^LIMITS must be JSON/],
  ['{"tables": 5}', /^LIMITS has no 'tables'; there are: requestsPerMinute, tablesPerMinute, /],
  ['{"__proto__": 5}', /^LIMITS has no '__proto__'/],
  ['{"tablesPerMinute": "5"}', /^LIMITS: tablesPerMinute must be a number above 0, got "5"$/],
  ['{"tablesPerMinute": 0}', /^LIMITS: tablesPerMinute must be a number above 0, got 0$/],
])('LIMITS=%s is refused in one line', (text, says) => {
  expect(() => limitsOf(text)).toThrow(says)
})
