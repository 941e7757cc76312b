import { expect, test } from 'vitest'
import { fingerprintOf, proveDice } from '../src/dice-proof.ts'
import { recordOf } from '../src/record.ts'
import { Table } from '../src/table.ts'
import { skirmish } from './skirmish/index.ts'

const seed = 'keyed:00112233445566778899aabbccddeeff'

function played() {
  const table = new Table(skirmish, { players: 2, seed })
  while (table.actors().length > 0) {
    const [seat = 0] = table.actors()
    table.submit(seat, table.moves(seat)[0])
  }
  return recordOf(table)
}

test('a game belongs to the fingerprint of its seed: every decision, die and shuffle, those of the set-up too', () => {
  const record = played()
  const dice = record.entries.flatMap(({ chance }) => chance).filter(result => !Array.isArray(result))
  expect(proveDice(skirmish, record, fingerprintOf(seed))).toMatchObject({
    decisions: record.entries.length,
    dice: dice.length,
  })
})

test('a host who takes another seed after the fingerprint was published is found out', () => {
  const record = played()
  expect(() => proveDice(skirmish, record, fingerprintOf('the seed that was published'))).toThrow(
    /the seed's fingerprint is \w{64}, published was \w{64}/,
  )
  // The published seed under the dice of the other one.
  expect(() => proveDice(skirmish, { ...record, seed: 'published' }, fingerprintOf('published'))).toThrow(/entry \d+/)
})
