import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hash } from '../src/hash.ts'
import { canonical, clone, cloneUnfrozen, difference, equal, findEqual, freeze, matches } from '../src/json.ts'

const plain = fc.jsonValue({ maxDepth: 4 })

/** The same value with the keys of its objects in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  )
}

test('a clone has a key that is called __proto__', () => {
  const value = JSON.parse('{"__proto__":{"a":[1]},"b":2}')
  expect(JSON.stringify(clone(value))).toBe('{"__proto__":{"a":[1]},"b":2}')
})

test('a clone is equal and shares nothing', () => {
  fc.assert(
    fc.property(plain, value => {
      const copy = clone(value)
      expect(copy).toEqual(value)
      if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value)
    }),
  )
  const nested = { a: [{ b: [1] }] }
  const copy = clone(nested)
  copy.a[0]!.b.push(2)
  expect(nested).toEqual({ a: [{ b: [1] }] })
})

test('a copy for whoever never changes frozen parts shares them, and only them', () => {
  const value = { a: [{ b: 1 }], frozen: freeze({ c: [2] }) }
  const copy = cloneUnfrozen(value)
  expect(copy).toEqual(value)
  expect(copy.frozen).toBe(value.frozen)
  expect(copy.a).not.toBe(value.a)
  expect(copy.a[0]).not.toBe(value.a[0])
  expect(Object.isFrozen(clone(value).frozen)).toBe(false)
})

test('equality and hash do not depend on the order of keys', () => {
  fc.assert(
    fc.property(plain, value => {
      expect(equal(value, turned(value))).toBe(true)
      expect(hash(value)).toBe(hash(turned(value)))
    }),
  )
})

test('different values are not equal and have different hashes', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      fc.pre(canonical(a) !== canonical(b))
      expect(equal(a, b)).toBe(false)
      expect(hash(a)).not.toBe(hash(b))
    }),
  )
  for (const [a, b] of [
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { b: 1 }],
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [[], {}],
    [null, 0],
    ['1', 1],
    [[[1], 2], [[1, 2]]],
    [0.5, 0.25],
  ]) {
    expect(equal(a, b)).toBe(false)
    expect(hash(a)).not.toBe(hash(b))
  }
})

test('a pattern matches what has it as a part', () => {
  const value = { a: 1, b: { c: [1, 2], d: null } }
  expect(matches({}, value)).toBe(true)
  expect(matches({ b: { c: [1, 2] } }, value)).toBe(true)
  expect(matches({ b: { d: null, missing: null } }, value)).toBe(true)
  expect(matches({ b: { c: [1] } }, value)).toBe(false)
  expect(matches({ e: 1 }, value)).toBe(false)
})

test('a difference names the place', () => {
  expect(difference({ a: [{ b: 1 }] }, { a: [{ b: 2 }] })).toBe('a[0].b: expected 1, found 2')
  expect(difference({ a: 1 }, {})).toBe('a: expected 1, found nothing')
})

test('an equal object is found in a list, whatever the order of its keys', () => {
  const items = [{ t: 'a', n: [1] }, { t: 'a', n: [2] }, { t: 'b' }]
  expect(findEqual(items, { n: [2], t: 'a' })).toBe(items[1])
  for (const other of [{ t: 'a' }, { t: 'a', n: [2], m: 1 }, { t: 'b', n: undefined }, {}, null, 'a', [items[0]]]) {
    expect(findEqual(items, other)).toBeUndefined()
  }
})
