import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checks, plan } from '../src/battery/index.ts'
import { chachaBlock } from '../src/chacha.ts'
import { Generator } from '../src/chance.ts'
import { clone } from '../src/json.ts'
import { LiveTable } from '../src/live.ts'
import { parseRecord, recordOf, replay } from '../src/record.ts'
import { forkingSeed, keyedSeed, type RngState, seedRng } from '../src/rng.ts'
import { sha256 } from '../src/sha256.ts'
import { Table, type TableSettings } from '../src/table.ts'
import { skirmish } from './skirmish/index.ts'

const digits = '00112233445566778899aabbccddeeff'
const hex = (words: Uint32Array) => Array.from(words, word => word.toString(16).padStart(8, '0')).join('')
const throws = (random: Generator, count: number) => Array.from({ length: count }, () => random.die(6)).join('')
const dice = (seed: string | number, count = 30) => throws(Generator.seeded(seed), count)

function blockOf(rounds: number, key: Buffer, number: number, nonce?: readonly number[]): string {
  const block = new Uint32Array(16)
  const words = Uint32Array.from({ length: 8 }, (_, i) => key.readUInt32LE(4 * i))
  chachaBlock(words, number, rounds, block, nonce)
  return Buffer.from(block.buffer).toString('hex')
}

test('the block function is ChaCha: RFC 8439, 2.3.2, and the published vector of 12 rounds', () => {
  const counted = Buffer.from(Array.from({ length: 32 }, (_, i) => i))
  expect(blockOf(20, counted, 1, [0x09000000, 0x4a000000, 0])).toBe(
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
      'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  )
  expect(blockOf(12, Buffer.alloc(32), 0)).toBe(
    '9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f' +
      '0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be',
  )
})

test('the hash is SHA-256', () => {
  const same = (text: string) => {
    expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'))
  }
  // Around a block's end the padding needs one more block.
  for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000]) same('x'.repeat(length))
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), same))
})

test('seeds of older tables, of tests and of people keep their dice', () => {
  // Thrown by the release before the keyed generator.
  expect(dice('cato')).toBe('532366535136625623124254636361')
  for (const seed of [
    1,
    '',
    digits,
    'keyed:',
    'keyed:0123',
    `Keyed:${digits}`,
    `keyed:${digits}/0`,
    ` keyed:${digits}`,
  ])
    expect(seedRng(seed).v, `${seed}`).toBe(1)
})

test('a record from before the keyed generator replays, die by die', () => {
  const record = parseRecord(readFileSync(new URL('record-1.json', import.meta.url), 'utf8'))
  const table = replay(skirmish, record)
  expect(table.state.rng.v).toBe(1)
  expect(recordOf(table)).toEqual(record)
})

test('a keyed seed gives its own dice, which stay as they are', () => {
  // Anybody can check them: SHA-256 of 'acheron chance ' and the seed is the key of ChaCha12.
  const key = createHash('sha256').update(`acheron chance keyed:${digits}`).digest('hex')
  expect(seedRng(keyedSeed(digits))).toEqual({ v: 2, key, at: 0 })
  const words = Buffer.from(blockOf(12, Buffer.from(key, 'hex').swap32(), 0), 'hex')
  const first = Array.from({ length: 16 }, (_, i) => 1 + Math.floor((words.readUInt32LE(4 * i) * 6) / 2 ** 32))
  expect(dice(keyedSeed(digits), 16)).toBe(first.join(''))
  expect(dice(keyedSeed(digits), 40)).not.toBe(dice(forkingSeed(digits), 40))
})

test('the hash of the seed, which players are told, is not the key', () => {
  for (const seed of [keyedSeed(digits), forkingSeed(digits)])
    expect(seedRng(seed)).not.toMatchObject({ key: createHash('sha256').update(seed).digest('hex') })
})

test('keyed dice are even, in ones and in twos', () => {
  const counts = Array.from({ length: 36 }, () => 0)
  const random = Generator.seeded(keyedSeed(digits))
  for (let i = 0; i < 36_000; i++) counts[6 * random.index(6) + random.index(6)]!++
  const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
  // The 0.1 % marks of 35 degrees of freedom, on both sides.
  expect(chiSquare).toBeLessThan(66.6)
  expect(chiSquare).toBeGreaterThan(13.8)
})

test('generators that take turns, and copies made anywhere, throw as if they were alone', () => {
  const seeds = [keyedSeed(digits), keyedSeed('0123456789abcdef'), forkingSeed(digits)]
  const together = seeds.map(seed => ({ rng: seedRng(seed), thrown: '' }))
  for (let i = 0; i < 100; i++)
    for (const one of together) {
      one.rng = JSON.parse(JSON.stringify(one.rng)) as RngState
      one.thrown += throws(new Generator(one.rng), 1)
    }
  expect(together.map(({ thrown }) => thrown)).toEqual(seeds.map(seed => dice(seed, 100)))
})

for (const form of [keyedSeed, forkingSeed]) {
  const seeded = (settings: TableSettings, i: number) => ({
    ...settings,
    seed: form((0x1000_0000 + i).toString(16)),
  })
  for (const [name, check] of Object.entries(checks)) {
    test(`skirmish with a seed such as ${form('1f')}: ${name}`, () =>
      check(skirmish, plan(skirmish, 20, name).map(seeded)))
  }
}

/** Two at a table; seat 1 votes first. */
function voted(seed: string, first: string, second: string) {
  const live = new LiveTable(skirmish, { players: 2, seed })
  for (const [seat, option] of [
    [1, first],
    [0, second],
  ] as const) {
    const outcome = live.act({ kind: 'move', seat, move: { option, do: 'vote' } })
    if (!outcome.ok) throw new Error(outcome.message)
  }
  return live
}

const next = (live: LiveTable<never, never, never>) =>
  throws(new Generator(clone((live.state as { rng: RngState }).rng)), 30)

test('with a forking seed equal decisions meet equal dice, and other decisions others', () => {
  const thrown = (seed: string, first: string, second: string) => next(voted(seed, first, second) as never)
  const same = thrown(forkingSeed(digits), 'head', 'head')
  expect(thrown(forkingSeed(digits), 'head', 'head')).toBe(same)
  const others = [thrown(forkingSeed(digits), 'flank', 'flank'), thrown(forkingSeed(`${digits}0`), 'head', 'head')]
  expect(new Set([same, ...others]).size).toBe(3)
  // With a keyed seed decisions change nothing.
  expect(thrown(keyedSeed(digits), 'head', 'head')).toBe(thrown(keyedSeed(digits), 'flank', 'flank'))
})

test('with a forking seed a decision that was taken back leaves no trace in the dice', () => {
  const straight = voted(forkingSeed(digits), 'head', 'head')
  const round = new LiveTable(skirmish, { players: 2, seed: forkingSeed(digits) })
  const act = (kind: 'move' | 'undo' | 'redo', seat: number, option = '') => {
    const outcome = round.act({ kind, seat, move: { do: 'vote', option } } as never)
    if (!outcome.ok) throw new Error(outcome.message)
  }
  act('move', 1, 'flank')
  act('undo', 1)
  act('redo', 1)
  act('undo', 1)
  act('move', 1, 'head')
  act('move', 0, 'head')
  expect(next(round as never)).toBe(next(straight as never))
  expect(round.entries).toEqual(straight.entries)
})

test('records of keyed and forking tables verify, and a forged one does not', () => {
  for (const seed of [keyedSeed(digits), forkingSeed(digits)]) {
    const table = new Table(skirmish, { players: 3, seed })
    const random = Generator.seeded('players')
    for (let seats = table.actors(); seats.length > 0; seats = table.actors()) {
      const seat = random.pick(seats)
      table.submit(seat, random.pick(table.moves(seat)))
    }
    const record = parseRecord(JSON.stringify(recordOf(table)))
    expect(record.seed).toBe(seed)
    expect(recordOf(replay(skirmish, record))).toEqual(record)
    expect(() => replay(skirmish, { ...record, seed: `${seed}0` })).toThrow(/entry \d+: /)
  }
})
