/** Plain data: everything a state, a move, an event or a log entry may be made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export type JsonObject = { readonly [key: string]: Json }

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const plainly = { writable: true, enumerable: true, configurable: true }

/** A deep copy of plain data. Much faster than structuredClone, which must expect Maps, dates and cycles. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const copy = value.slice()
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i]
      if (typeof item === 'object' && item !== null) copy[i] = clone(item)
    }
    return copy as T
  }
  // Key by key into an empty object: spreading one whose keys are numbers (squares, seats) takes five times as long.
  const copy: Record<string, unknown> = {}
  const keys = Object.keys(value)
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string
    const item = clone((value as Record<string, unknown>)[key])
    // A key like any other in JSON; to assign it would change what the copy is.
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
  // Index loops over the keys: for..in with an `in` test is one that V8 optimises and gives up again and again.
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  const keys = Object.keys(left)
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!
    if (!Object.hasOwn(right, key) || !equal(left[key], right[key])) return false
  }
  return keys.length === Object.keys(right).length
}

/** The first of the objects that equals the value. Looks at the value's keys once, not once for each object. */
export function findEqual<T extends JsonObject>(items: readonly T[], value: unknown): T | undefined {
  if (!isObject(value)) return undefined
  // Whoever chose from the list hands in the very object, and most callers do.
  if (items.includes(value as T)) return value as T
  const keys = Object.keys(value)
  // What every object has is no key of plain data; without this {"__proto__":{}} would equal anything.
  for (let k = 0; k < keys.length; k++) if (keys[k]! in Object.prototype) return undefined
  // Lists come last: what is plain tells most objects apart.
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

/** The first place where `value` departs from the partial `pattern`, or null. A null in the pattern also matches a missing key. */
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

/** JSON text, made only once of what can never change: games share such moves, and they come back in list after list. */
export function textOf(value: JsonObject): string {
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  if (isFrozen(value)) texts.set(value, text)
  return text
}

function isFrozen(value: unknown): boolean {
  return Object.isFrozen(value) && (typeof value !== 'object' || value === null || Object.values(value).every(isFrozen))
}

/** 64 bits of a plain value as 16 hex digits, whatever the order of its keys: tells states apart, keeps no secret. */
export function hash(value: unknown): string {
  digest(value)
  return hex(lanes[0]!) + hex(lanes[1]!)
}

const leftSeed = 0x9e3779b9
const rightSeed = 0x7f4a7c15
/** The two 32-bit lanes of what was digested last. In one place, because a pair for each value would be most of the work. */
const lanes = new Int32Array(2)

function digest(value: unknown): void {
  switch (typeof value) {
    case 'number':
      digestNumber(value)
      break
    case 'string':
      digestText(value)
      break
    case 'boolean':
      digestWord(value ? 3 : 2)
      break
    case 'object':
      if (value === null) digestWord(1)
      else if (Array.isArray(value)) digestList(value)
      else digestObject(value as Record<string, unknown>)
      break
    default:
      throw new TypeError(`not plain data: ${typeof value}`)
  }
}

function digestWord(word: number): void {
  lanes[0] = stir(leftSeed ^ word)
  lanes[1] = stir(rightSeed ^ word)
}

const float = new Float64Array(1)
const words = new Uint32Array(float.buffer)

function digestNumber(value: number): void {
  if ((value | 0) === value) {
    digestWord(Math.imul(value + 5, 0x27d4eb2f))
    return
  }
  float[0] = value
  digestWord(words[0]!)
  lanes[0] = stir(lanes[0]! ^ words[1]!)
  lanes[1] = stir(lanes[1]! ^ words[1]!)
}

function digestText(text: string): void {
  let l = leftSeed ^ 0x51ed270b
  let r = rightSeed ^ 0x51ed270b
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    l = Math.imul((l << 5) ^ (l >>> 27) ^ code, 0x9e3779b1)
    r = Math.imul((r << 5) ^ (r >>> 27) ^ code, 0x9e3779b1)
  }
  lanes[0] = stir(l ^ text.length)
  lanes[1] = stir(r ^ text.length)
}

function digestList(items: readonly unknown[]): void {
  const length = Math.imul(items.length + 1, 0x165667b1)
  let l = stir(leftSeed ^ length)
  let r = stir(rightSeed ^ length)
  for (let i = 0; i < items.length; i++) {
    digest(items[i])
    l = stir((Math.imul(l, 31) + lanes[0]!) | 0)
    r = stir((Math.imul(r, 31) + lanes[1]!) | 0)
  }
  lanes[0] = l
  lanes[1] = r
}

/** A sum over the entries: it does not depend on their order, so nothing has to be sorted. */
function digestObject(value: Record<string, unknown>): void {
  let l = leftSeed ^ 0x3c6ef372
  let r = rightSeed ^ 0x3c6ef372
  for (const key in value) {
    digest(value[key])
    const valueLeft = Math.imul(lanes[0]!, 0x85ebca77)
    const valueRight = Math.imul(lanes[1]!, 0x85ebca77)
    digestText(key)
    l = (l + stir(lanes[0]! ^ valueLeft)) | 0
    r = (r + stir(lanes[1]! ^ valueRight)) | 0
  }
  lanes[0] = stir(l)
  lanes[1] = stir(r)
}

/** Spreads every bit of a 32-bit word over the whole word (the finish of MurmurHash3). */
export function mix(word: number): number {
  return stir(word) >>> 0
}

/** The same as a signed number, which is quicker to reckon with. */
function stir(word: number): number {
  let x = word
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return x ^ (x >>> 16)
}

const hexByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

function hex(word: number): string {
  return hexByte[word >>> 24]! + hexByte[(word >>> 16) & 255]! + hexByte[(word >>> 8) & 255]! + hexByte[word & 255]!
}
