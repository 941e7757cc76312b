import { isFrozen } from './json.ts'

/** 64 bits of a plain value as 16 hex digits, whatever the order of its keys: tells states apart, keeps no secret. */
export function hash(value: unknown): string {
  digest(value)
  return hex(lanes[0]!) + hex(lanes[1]!)
}

const leftSeed = 0x9e3779b9
const rightSeed = 0x7f4a7c15
/** The two 32-bit lanes of the last digest. Shared, because allocating a pair for each value would be most of the work. */
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
      else if (Object.isFrozen(value)) digestFrozen(value)
      else digestThing(value)
      break
    default:
      throw new TypeError(`not plain data: ${typeof value}`)
  }
}

function digestThing(value: object): void {
  if (Array.isArray(value)) digestList(value)
  else digestObject(value as Record<string, unknown>)
}

const frozen = new WeakMap<object, readonly [left: number, right: number]>()

/** What is frozen to its depth never changes: a large part of a state, such as a save, is digested once. */
function digestFrozen(value: object): void {
  const known = frozen.get(value)
  if (known) {
    lanes[0] = known[0]
    lanes[1] = known[1]
    return
  }
  digestThing(value)
  if (isFrozen(value)) frozen.set(value, [lanes[0]!, lanes[1]!])
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
  // Not for..in: over states with objects of many shapes that took four times as long.
  const keys = Object.keys(value)
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!
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

/** The same as a signed number, with which V8 computes faster. */
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
