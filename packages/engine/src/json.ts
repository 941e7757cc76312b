import { InputError } from './errors.ts'

/** Plain data: everything a state, a move, an event or a log entry may be made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export type JsonObject = { readonly [key: string]: Json }

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A whole number within bounds. */
export function isWhole(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max
}

/** A text of at most that many characters. */
export function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value.length <= longest
}

/** Parses the text of a file; an InputError says that it is not valid, and what the file should be. */
export function parseJson(what: string, text: string): unknown {
  const value = parsed(what, text)
  if (isDeeper(value, mostLevels)) throw new InputError(`not a ${what}: it nests deeper than ${mostLevels} levels`)
  return value
}

function parsed(what: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InputError(`not a ${what}: the file is not valid JSON (${(error as Error).message}); is it truncated?`)
  }
}

/** Comparing and copying take a level of the stack for each. */
const mostLevels = 100

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some(part => isDeeper(part, levels - 1))
}

const plainly = { writable: true, enumerable: true, configurable: true }

/** A deep copy of plain data. Much faster than structuredClone, which must expect Maps, dates and cycles. */
export function clone<T>(value: T): T {
  return copied(value, false)
}

/** A copy for whoever keeps to the rules of `freeze`: it shares the frozen parts, which are only ever replaced. */
export function cloneUnfrozen<T>(value: T): T {
  return copied(value, true)
}

function copied<T>(value: T, sharesFrozen: boolean): T {
  if (typeof value !== 'object' || value === null || (sharesFrozen && Object.isFrozen(value))) return value
  if (Array.isArray(value)) {
    const copy = value.slice()
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i]
      if (typeof item === 'object' && item !== null) copy[i] = copied(item, sharesFrozen)
    }
    return copy as T
  }
  // Key by key into an empty object: spreading one whose keys are numbers (squares, seats) takes five times as long.
  const copy: Record<string, unknown> = {}
  const keys = Object.keys(value)
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string
    const item = copied((value as Record<string, unknown>)[key], sharesFrozen)
    // In JSON this is a key like any other; assigning it would change the copy's prototype.
    if (key === '__proto__') Object.defineProperty(copy, key, { ...plainly, value: item })
    else copy[key] = item
  }
  return copy as T
}

/** Whether two plain values are the same, whatever the order of their keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  // Index loops over the keys: V8 deoptimises for..in with an `in` test again and again.
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const keys = Object.keys(left)
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!
    if (!Object.hasOwn(right, key) || !equal(left[key], right[key])) return false
  }
  return keys.length === Object.keys(right).length
}

/** The first of the objects that equals the value. It reads the value's keys once, not once for each object. */
export function findEqual<T extends JsonObject>(items: readonly T[], value: unknown): T | undefined {
  if (!isObject(value)) return undefined
  // Most callers hand in an object from the list itself.
  if (items.includes(value as T)) return value as T
  const keys = Object.keys(value)
  // Inherited names are no keys of plain data; without this {"__proto__":{}} would equal anything.
  for (let k = 0; k < keys.length; k++) if (keys[k]! in Object.prototype) return undefined
  // Lists come last: plain values tell most objects apart.
  keys.sort((a, b) => Number(typeof value[a] === 'object') - Number(typeof value[b] === 'object'))
  const wanted = keys.map(key => value[key])
  next: for (let i = 0; i < items.length; i++) {
    const item = items[i]!
    for (let k = 0; k < keys.length; k++) {
      const mine = item[keys[k]!]
      if (mine !== wanted[k] && (typeof mine !== 'object' || !equal(mine, wanted[k]))) continue next
    }
    if (Object.keys(item).length === keys.length) return item
  }
  return undefined
}

/** Whether `pattern` is a part of `value`: objects may have further keys, arrays must match item by item. */
export function matches(pattern: unknown, value: unknown): boolean {
  return difference(pattern, value) === null
}

/** The first place where `value` differs from the partial `pattern`, or null. A null in the pattern also matches a missing key. */
export function difference(pattern: unknown, value: unknown, path = ''): string | null {
  if (pattern === null && (value === null || value === undefined)) return null
  if (Array.isArray(pattern) && Array.isArray(value)) {
    if (pattern.length !== value.length) return departs(path, pattern, value)
    for (let i = 0; i < pattern.length; i++) {
      const found = difference(pattern[i], value[i], `${path}[${i}]`)
      if (found) return found
    }
    return null
  }
  if (isObject(pattern) && isObject(value)) {
    for (const key of Object.keys(pattern)) {
      const found = difference(pattern[key], value[key], path ? `${path}.${key}` : key)
      if (found) return found
    }
    return null
  }
  return Object.is(pattern, value) ? null : departs(path, pattern, value)
}

function departs(path: string, expected: unknown, found: unknown): string {
  const text = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))
  return `${path || 'value'}: expected ${text(expected)}, found ${text(found)}`
}

/** JSON text with sorted keys: equal values have equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (isObject(value)) {
    const keys = Object.keys(value).sort()
    return `{${keys.map(key => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
  }
  return JSON.stringify(value)
}

const texts = new WeakMap<JsonObject, string>()

/** JSON text. That of a deeply frozen value is kept: games share frozen moves, which come back in list after list. */
export function textOf(value: JsonObject): string {
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  if (isFrozen(value)) texts.set(value, text)
  return text
}

/** Freezes plain data to its depth: for parts of a state that are never changed, only replaced. A clone is free again. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

export function isFrozen(value: unknown): boolean {
  return Object.isFrozen(value) && (typeof value !== 'object' || value === null || Object.values(value).every(isFrozen))
}
