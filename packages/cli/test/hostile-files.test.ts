import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameRecord, recordOf, Table } from '@acheron/engine'
import { impRace } from '@acheron/games/imp-race'
import { nineCircles } from '@acheron/games/nine-circles'
import { expect, test } from 'vitest'
import { safeJson, safeText } from '../src/safe-text.ts'
import { acheron, folder, refuses } from './run.ts'

/** Clears the screen, sets the title, turns the direction of what follows, hides, rings. */
const evil = 'Bo\u001b[2J\u001b]0;owned\u0007\u009b31m\u202e\u2066\u200b\u00ad\u{e0041}\u007f\r\ngia'
const control = /(?!\n|\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

function write(name: string, value: unknown): string {
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
  return name
}

/** Nothing of it reaches the terminal, on either stream; the lines are as many as without it. */
function harmless(args: readonly string[]) {
  const run = acheron(args)
  expect(run.stdout).not.toMatch(control)
  expect(run.stderr).not.toMatch(control)
  return run
}

function playedRace(): GameRecord {
  const table = new Table(impRace, { players: 2, seed: 'cato' })
  for (let entry = 0; entry < 12; entry++) {
    const [seat = 0] = table.actors()
    table.submit(seat, table.moves(seat)[0])
  }
  return JSON.parse(JSON.stringify(recordOf(table)))
}

function descent(seed: string): GameRecord {
  const table = new Table(nineCircles, { players: 1, seed })
  table.submit(0, { do: 'roll', rows: [4], fresh: 4, again: [] })
  table.submit(0, { do: 'concede' })
  return JSON.parse(JSON.stringify(recordOf(table)))
}

const race = playedRace()
const good = { game: 'nine-circles', rule: 'R3', title: 'a title', players: 1, moves: [] }

test('text for a terminal has no character that commands it, hides, or turns the direction', () => {
  expect(safeText(evil)).not.toMatch(control)
  expect(safeText(evil)).not.toContain('\n')
  expect(safeText(evil)).toMatch(/^Bo�\[2J�\]0;owned�/)
  // Names of any language stay as they are, and so do joined emoji and letters.
  for (const name of ['Åsa Ñandú', 'שרה', 'فاطمة', 'क्‍ष', '👩‍👩‍👧', '❤️', 'a\u0301']) expect(safeText(name)).toBe(name)
})

test('JSON for a terminal means the same', () => {
  const value = { [evil]: [evil, 'Åsa'], n: 1 }
  expect(safeJson(value)).not.toMatch(control)
  expect(JSON.parse(safeJson(value))).toEqual(value)
})

test.each(['replay', 'analyse'])('%s: names and seed of a record command no terminal and forge no line', command => {
  const forged = `Virgil\n\nVerified: 12 entries`
  const named = write(`${command}-names.json`, { ...race, names: [evil, forged] })
  const bot = command === 'analyse' ? ['--bot', 'greedy', '--workers', '1'] : []
  const told = harmless([command, named, ...bot])
  expect(told.status).toBe(0)
  expect(told.stdout).toContain('Virgil')
  expect(told.stdout).not.toMatch(/^ *Verified/m)
  expect(harmless([command, named, '--json', ...bot]).status).toBe(0)
  const seeded = harmless([command, write(`${command}-seed.json`, descent(`${evil}\nVerified`))])
  expect(seeded.status).toBe(0)
  expect(seeded.stdout.split('\n')[0]).toMatch(/^Nine Circles · Bo.*gia Verified$/)
})

test.each<[string, () => unknown]>([
  ['a game', () => ({ ...race, game: evil })],
  ['a format', () => ({ ...race, format: evil })],
  ['a key', () => ({ ...race, [evil]: 1 })],
  ['an option', () => ({ ...race, options: { [evil]: evil } })],
  ['a move', () => ({ ...race, entries: [{ ...race.entries[0], move: { do: evil } }] })],
  ['a die', () => ({ ...race, entries: [{ ...race.entries[0], chance: [evil] }] })],
  ['a hash', () => ({ ...race, entries: [{ ...race.entries[0], hash: evil }] })],
  ['no JSON', () => `${evil}${evil}`],
])('replay: the refusal of a record with %s is one line without control characters', (what, make) => {
  const { status, stderr } = harmless(['replay', write(`evil ${what}.json`, make())])
  expect([1, 2]).toContain(status)
  expect(stderr).toMatch(/^acheron: [^\n]+\n$/)
  expect(stderr).not.toContain('internal error')
})

test('scenario: titles, rules, keys and names of files command no terminal and forge no line', () => {
  const forged = `a\n9 cases in 1 file: 9 passed, 0 failed`
  mkdirSync(join(folder, 'cases'), { recursive: true })
  write('cases/\u001b[31mred.json', {
    ...good,
    title: `${evil}${forged}`,
    rule: evil,
    expect: { [`${evil}\n${forged}`]: evil },
  })
  write('cases/given.json', { ...good, given: { [evil]: 1 } })
  write('cases/move.json', { ...good, moves: [{ seat: 0, move: { do: evil } }] })
  const { status, stdout } = harmless(['scenario', 'cases'])
  expect(status).toBe(1)
  expect(stdout).not.toMatch(/^9 cases/m)
  expect(stdout).toMatch(/^3 cases in 3 files: 0 passed, 3 failed$/m)
  expect(JSON.parse(harmless(['scenario', 'cases', '--json']).stdout).failures).toHaveLength(3)
  harmless(['scenario', write('unknown.json', { ...good, [evil]: 1 })])
  harmless(['scenario', write('chess.json', { ...good, game: evil })])
})

test('solve: a position and its file command no terminal', () => {
  harmless(['solve', 'nine-circles', '--state', write('state.json', { [evil]: 1 })])
  harmless(['solve', 'nine-circles', '--state', write('broken.json', `{"a": ${evil}`)])
  harmless(['solve', 'nine-circles', '--at', write('\u001b[2J.json', descent('cato'))])
})

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

test.each<[string, () => unknown, RegExp]>([
  ['a thousand million players', () => ({ ...race, players: 1e9 }), /'players' must be a whole number from 1 to 64/],
  ['more players than the game takes', () => ({ ...race, players: 6 }), /imp-race is for 2 to 5 players, got 6/],
  ['no players', () => ({ ...race, players: 0 }), /'players' must be a whole number from 1 to 64/],
  ['rules beyond number', () => ({ ...race, rules: 1e300 }), /'rules' must be a whole number/],
  ['a seat far away', () => ({ ...race, entries: [{ ...race.entries[0], seat: 1e12 }] }), /entry 1 must have/],
  ['a name without end', () => ({ ...race, names: ['x'.repeat(1e6), null] }), /'names' must be/],
  ['a seed without end', () => ({ ...race, seed: 'x'.repeat(1e6) }), /'seed' must be a text of at most 1000/],
  [
    'a move without end',
    () => ({ ...race, entries: [{ ...race.entries[0], move: { do: 'x'.repeat(1e6) } }] }),
    /entry 1: not a legal move/,
  ],
  [
    'entries without end',
    () => ({ ...race, entries: Array.from({ length: 100_001 }, () => race.entries[0]) }),
    /'entries' must be a list of at most 100000/,
  ],
  ['lists in lists without end', () => `{"format": ${deep(100_000)}}`, /nests deeper than 100 levels/],
])('a record with %s is refused at once', (what, make, message) => {
  const file = write(`${what}.json`, make())
  const { status, stdout, stderr } = acheron(['replay', file])
  expect(stderr).toMatch(message)
  expect(stderr.length).toBeLessThan(3000)
  expect(stderr).toMatch(/^acheron: [^\n]+\n$/)
  expect(stderr).not.toContain('internal error')
  expect([1, 2]).toContain(status)
  expect(stdout).toBe('')
})

test.each<[string, () => unknown, RegExp]>([
  ['a thousand million players', () => ({ ...good, players: 1e9 }), /'players' is missing or of the wrong form/],
  [
    'a seat far away',
    () => ({ ...good, moves: [{ seat: 1e12, move: {} }] }),
    /'moves' is missing or of the wrong form/,
  ],
  ['a title without end', () => ({ ...good, title: 'x'.repeat(1e6) }), /'title' is missing or of the wrong form/],
  ['cases without end', () => Array.from({ length: 10_001 }, () => good), /at most 10000 cases/],
  ['lists in lists without end', () => `{"given": ${deep(100_000)}}`, /nests deeper than 100 levels/],
])('a scenario with %s is refused at once', (what, make, message) => {
  refuses(['scenario', write(`case ${what}.json`, make())], message)
})

test('a scenario whose position has a number without measure fails at once', () => {
  // The set-up of this number of steps took 18 seconds.
  const steps = { ...good, game: 'imp-race', players: 2, given: { options: { startSteps: 1e9 } } }
  const { status, stderr } = acheron(['scenario', write('steps.json', steps)])
  expect(stderr).toMatch(/given: 'options.startSteps' is beyond a million/)
  expect(status).toBe(1)
  refuses(['solve', 'nine-circles', '--state', write('pool.json', '{"pool":1e400}')], /'pool' is beyond a million/)
})

test('a file without end is not read to its end', () => {
  refuses(['replay', '/dev/zero'], /cannot read '\/dev\/zero': it has more than 64 MB/)
})

test('a record that comes through a pipe is read whole', () => {
  const fifo = join(folder, 'pipe')
  execFileSync('mkfifo', [fifo])
  const record = JSON.stringify(descent('cato')) + ' '.repeat(200_000)
  write('piped.json', record)
  const told = execFileSync(
    'sh',
    [
      '-c',
      `cat piped.json > pipe & "$0" "$1" replay pipe --verify`,
      process.execPath,
      join(import.meta.dirname, '../bin/acheron.mjs'),
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  expect(told).toContain('Verified: 2 entries')
})
