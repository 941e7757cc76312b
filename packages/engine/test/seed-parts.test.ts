import { expect, test } from 'vitest'
import { fingerprintOf, proveDice } from '../src/dice-proof.ts'
import { parseRecord, recordOf } from '../src/record.ts'
import { printOf, printsOf, type SeedParts, sealOf, seedOfParts } from '../src/seed-parts.ts'
import { Table } from '../src/table.ts'
import { skirmish } from './skirmish/index.ts'

const digits = (digit: string) => digit.repeat(32)
const parts: SeedParts = { host: digits('a'), seats: [digits('1'), null, digits('2')] }
const seal = sealOf(printsOf(parts))

/** A game that was played with that seed, and says that it is made of those parts. */
function played(seed: string, said: SeedParts) {
  const table = new Table(skirmish, { players: 3, seed })
  while (table.actors().length > 0) {
    const [seat = 0] = table.actors()
    table.submit(seat, table.moves(seat)[0])
  }
  return parseRecord(JSON.stringify({ ...recordOf(table), parts: said }))
}

test('a seed of all is proven by the parts, the own one, and the seal that was shown before they were told', () => {
  const seed = seedOfParts(parts)
  const proof = proveDice(skirmish, played(seed, parts), fingerprintOf(seed), { part: digits('1'), seal })
  expect(proof.parts).toBe(2)
  expect(seed).toMatch(/^keyed:[0-9a-f]{64}$/)
})

test('every part changes the seed, and so does the seat that gave it', () => {
  const others: SeedParts[] = [
    { ...parts, host: digits('b') },
    { ...parts, seats: [digits('3'), null, digits('2')] },
    { ...parts, seats: [digits('2'), null, digits('1')] },
    { ...parts, seats: [digits('1'), digits('2'), null] },
  ]
  expect(new Set([parts, ...others].map(seedOfParts)).size).toBe(5)
  expect(new Set([parts, ...others].map(each => sealOf(printsOf(each)))).size).toBe(5)
  // Who copies the print of another seat cannot tell a part that belongs to it.
  expect(printOf(0, digits('1'))).not.toBe(printOf(1, digits('1')))
})

/** What the device of seat 0 keeps, and what a host tells after the game. */
const kept = { part: digits('1'), seal }
const proofOf = (seed: string, said: SeedParts) => proveDice(skirmish, played(seed, said), fingerprintOf(seed), kept)

test('a host who takes another part of its own after the others are told is found out', () => {
  const swapped = { ...parts, host: digits('f') }
  expect(() => proofOf(seedOfParts(swapped), swapped)).toThrow(/the seal of the parts is \w{64}, this device was shown/)
})

test('a host who leaves a part out is found out', () => {
  const without = { ...parts, seats: [null, null, digits('2')] }
  expect(() => proofOf(seedOfParts(without), without)).toThrow('the part of this device is not in the seed')
})

test('a host who takes a part for another seat, chosen when mine was known, is found out', () => {
  const chosen = { ...parts, seats: [digits('1'), null, digits('9')] }
  expect(() => proofOf(seedOfParts(chosen), chosen)).toThrow('a part was changed later')
})

test('a host who reports the right parts of another seed is found out, without a device that has kept anything', () => {
  expect(() => proofOf('keyed:0123456789abcdef', parts)).toThrow('the seed does not follow from its parts')
  const record = played('keyed:0123456789abcdef', parts)
  expect(() => proveDice(skirmish, record, fingerprintOf(record.seed))).toThrow('does not follow from its parts')
})

test('a host who says that there were no parts is found out', () => {
  const table = new Table(skirmish, { players: 3, seed: 'mine' })
  expect(() => proveDice(skirmish, recordOf(table), fingerprintOf('mine'), kept)).toThrow('is not made of parts')
})

test('a record with malformed parts is no record', () => {
  const text = (said: unknown) =>
    JSON.stringify({ ...recordOf(new Table(skirmish, { players: 3, seed: 'mine' })), parts: said })
  for (const wrong of [
    null,
    { host: digits('a') },
    { host: 'a', seats: [null, null, null] },
    { ...parts, seats: [null] },
  ])
    expect(() => parseRecord(text(wrong))).toThrow("'parts' must have")
})
