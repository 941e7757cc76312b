import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf, type GameRecord, printsOf, recordOf, sealOf, seedOfParts, Table } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { expect, test } from 'vitest'
import { acheron, folder, refuses } from './run.ts'

/** A short game: two rolls in circle 1 that do not meet the target, then it is given up. */
async function makeRecord(seed = 'cato', rolls = [4, 1]): Promise<GameRecord> {
  const table = new Table(await findGame('nine-circles').load(), { players: 1, seed })
  const rolled = rolls.map(fresh => ({ do: 'roll', rows: [fresh], fresh, again: [] }))
  for (const move of [...rolled, { do: 'concede' }]) {
    const outcome = table.submit(0, move)
    if (!outcome.ok) throw new Error(outcome.message)
  }
  return JSON.parse(JSON.stringify(recordOf(table)))
}

const record = await makeRecord()

function write(name: string, value: unknown): string {
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
  return name
}

/** The record with one entry changed. */
function tampered(entry: number, change: object): GameRecord {
  return { ...record, entries: record.entries.map((kept, i) => (i === entry ? { ...kept, ...change } : kept)) }
}

const file = write('game.json', record)

test('tells the game as prose', () => {
  const { status, stdout, stderr } = acheron(['replay', file])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^Nine Circles · cato\n\n {3}You enter circle 1/)
  expect(stdout).toMatch(/^1 {2}You rolled four fresh dice: /m)
  expect(stdout).toMatch(/^3 {2}You gave up in circle 1/m)
})

test('in another language', () => {
  expect(acheron(['replay', file, '--lang', 'sv']).stdout).toContain('Du går in i krets 1')
})

test('calls people by the names that the record tells, the others by their seats', async () => {
  const race = new Table(await findGame('imp-race').load(), { players: 2, seed: 'cato' })
  for (let entry = 0; entry < 20; entry++) {
    const [seat = 0] = race.actors()
    race.submit(seat, race.moves(seat)[0])
  }
  const { stdout } = acheron(['replay', write('named.json', { ...recordOf(race), names: ['Beatrice', null] })])
  expect(stdout).toMatch(/Beatrice/)
  expect(stdout).toMatch(/Seat 2/)
  expect(stdout).not.toMatch(/Seat 1/)
})

test('stops where it is told', () => {
  const { stdout } = acheron(['replay', file, '--at', '1'])
  expect(stdout).toContain('1 of 3 entries told')
  expect(stdout).not.toContain('gave up')
  expect(acheron(['replay', file, '--at', '0']).stdout).toContain('You enter circle 1')
})

test('verifies every move, die and hash', () => {
  const { status, stdout } = acheron(['replay', file, '--verify'])
  expect(status).toBe(0)
  expect(stdout).toContain('Verified: 3 entries, 5 results of chance')
})

test('a seed that everybody added to is proven by the own part and the seal, and a dishonest host is found out', async () => {
  const part = '1'.repeat(32)
  const parts = { host: 'a'.repeat(32), seats: [part] }
  const seal = sealOf(printsOf(parts))
  const made = await makeRecord(seedOfParts(parts), [4])
  const honest = write('parts.json', { ...made, parts })
  const { status, stdout } = acheron(['replay', honest, '--verify', '--part', part, '--seal', seal])
  expect(status).toBe(0)
  expect(stdout).toContain('made of the part of one person and one of the server’s')
  expect(stdout).toContain('nobody, not even whoever runs the server, could choose the dice')
  const { hash, parts: told } = JSON.parse(
    acheron(['replay', honest, '--verify', '--hash', fingerprintOf(made.seed), '--json']).stdout,
  )
  expect({ hash, told }).toEqual({ hash: fingerprintOf(made.seed), told: parts })

  const swapped = { ...parts, host: 'b'.repeat(32) }
  const other = write('swapped.json', { ...(await makeRecord(seedOfParts(swapped), [4])), parts: swapped })
  refuses(['replay', other, '--verify', '--part', part, '--seal', seal], /a part was changed later/, 1)
  refuses(['replay', write('not-made.json', { ...record, parts }), '--verify'], /does not follow from its parts/, 1)
  refuses(['replay', file, '--verify', '--part', part], /the seed is not made of parts/, 1)
  refuses(['replay', honest, '--verify', '--part', '2'.repeat(32)], /the part of this device is not in the seed/, 1)
  refuses(['replay', honest, '--seal', seal], /--seal is for --verify/)
  refuses(['replay', honest, '--verify', '--part', 'mine'], /--part must be 32 hexadecimal digits/)
})

test('verifies a game in which a seat has changed hands: who held it is no part of the game', async () => {
  const race = new Table(await findGame('imp-race').load(), { players: 2, options: { roundLimit: 2 }, seed: 'cato' })
  while (race.actors().length > 0) {
    const [seat = 0] = race.actors()
    race.submit(seat, race.moves(seat)[0])
  }
  const holders = [
    { seat: 1, from: 0, name: 'Virgil', bot: null, resigned: false },
    { seat: 1, from: 3, name: 'Virgil', bot: 'greedy', resigned: false },
    { seat: 1, from: 5, name: null, bot: 'random', resigned: false },
  ]
  const held = { ...recordOf(race), names: ['Beatrice', null], bots: [null, 'random'], holders }
  const { status, stdout, stderr } = acheron(['replay', write('held.json', held), '--verify'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain(`Verified: ${race.entries.length} entries`)
})

test.each(['keyed:00112233445566778899aabbccddeeff', 'forking:00112233445566778899aabbccddeeff'])(
  'verifies a game of a server, with a seed such as %s, and no other die',
  async seed => {
    const game = await findGame('nine-circles').load()
    const table = new Table(game, { players: 1, seed })
    while (table.actors().length > 0) table.submit(0, table.moves(0)[0])
    const record = recordOf(table)
    expect(acheron(['replay', write('server.json', record), '--verify']).stdout).toContain('Verified: ')
    refuses(
      ['replay', write('forged.json', { ...record, seed: `${seed}0` }), '--verify'],
      /entry \d+: (chance gave|the state's hash)/,
      1,
    )
  },
)

test('proves that the dice belong to the fingerprint that the table showed, and to no other', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const { status, stdout } = acheron(['replay', file, '--verify', '--hash', sha256('cato').toUpperCase()])
  expect(status).toBe(0)
  expect(stdout).toContain('Proven: the seed belongs to the published fingerprint')
  const { hash } = JSON.parse(acheron(['replay', file, '--verify', '--hash', sha256('cato'), '--json']).stdout)
  expect(hash).toBe(sha256('cato'))
  const other = sha256('a seed that the host would have liked better')
  refuses(['replay', file, '--verify', '--hash', other], /the seed's fingerprint is \w{64}, published was \w{64}/, 1)
  refuses(['replay', file, '--hash', sha256('cato')], /--hash is for --verify/)
  refuses(['replay', file, '--verify', '--hash', 'cato'], /--hash must be 64 hexadecimal digits/)
})

test('as JSON', () => {
  const told = JSON.parse(acheron(['replay', file, '--verify', '--json']).stdout)
  expect(told).toMatchObject({
    game: 'nine-circles',
    seed: 'cato',
    entries: 3,
    at: 3,
    verified: true,
    finished: true,
  })
  expect(told.result).toMatchObject({ outcome: 'lost', cause: 'concede' })
  expect(told.story).toHaveLength(4)
})

test.each<[string, () => unknown, RegExp]>([
  [
    'a hash that does not match',
    () => tampered(1, { hash: '0'.repeat(16) }),
    /entry 2: the state's hash is \w{16}, the record says 0000/,
  ],
  [
    'a die that did not fall',
    () => tampered(0, { chance: [1, 1, 1, 1] }),
    /entry 1: chance gave .* the record says \[1,1,1,1\]/,
  ],
  [
    'an illegal move',
    () => tampered(1, { move: { do: 'claim', use: [6, 6, 6] } }),
    /entry 2: not a legal move for seat 0/,
  ],
  ['a seat that is not to move', () => tampered(1, { seat: 1 }), /entry 2: seat 1 is not to move; to move: 0/],
  [
    'a move after the end',
    () => ({ ...record, entries: [...record.entries, record.entries[2]] }),
    /entry 4: the game is over/,
  ],
  ['another seed', () => ({ ...record, seed: 'other' }), /entry 1: chance gave/],
])('%s does not verify: exit code 1', (name, make, message) => {
  const bad = write(`${name.replaceAll(' ', '-')}.json`, make())
  refuses(['replay', bad, '--verify'], message, 1)
  refuses(['replay', bad], message, 1)
})

test('verifying is about the whole record, whatever part is told', () => {
  const bad = write('late.json', tampered(2, { hash: 'f'.repeat(16) }))
  expect(acheron(['replay', bad, '--at', '1']).status).toBe(0)
  refuses(['replay', bad, '--at', '1', '--verify'], /entry 3: the state's hash/, 1)
})

test.each<[string, () => unknown, RegExp]>([
  ['truncated', () => JSON.stringify(record).slice(0, 200), /truncated\.json: not a record: .* is it truncated\?/],
  ['empty', () => '', /not a record/],
  ['other-format', () => ({ ...record, format: 'pgn' }), /format must be 'acheron-record-1', got "pgn"/],
  ['bad-entry', () => tampered(1, { hash: 7 }), /entry 2 must have seat, move, chance, rules and hash/],
  ['other-rules', () => ({ ...record, rules: 99 }), /played by rules version 99, this is version \d+/],
  ['other-game', () => ({ ...record, game: 'chess' }), /unknown game 'chess'/],
])('refuses a file that is %s', (name, make, message) => {
  refuses(['replay', write(`${name}.json`, make())], message)
})

test('refuses what makes no sense', () => {
  refuses(['replay', file, '--at', '4'], /--at must be a whole number from 0 to 3, got '4'/)
  refuses(['replay', file, '--at', '-1'], /--at must be a whole number from 0 to 3, got '-1'/)
  refuses(['replay', file, '--lang', 'la'], /--lang must be one of/)
  refuses(['replay', 'nothing.json'], /cannot read 'nothing\.json': there is no such file/)
  refuses(['replay', '.'], /cannot read '\.': it is a folder/)
  refuses(['replay'], /replay needs a file/)
})
