import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportOf, Table } from '@acheron/engine'
import { impRace } from '@acheron/games/imp-race'
import { expect, test } from 'vitest'
import { acheron, folder, refuses } from './run.ts'

const games = join(import.meta.dirname, '../../games')

const good = {
  game: 'nine-circles',
  rule: 'R3',
  title: 'four rolls at the start',
  players: 1,
  moves: [],
  legal: { seat: 0, of: { do: 'roll' }, count: 4 },
}

function write(name: string, value: unknown): string {
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
  return name
}

test("the games' own scenarios pass", () => {
  const { status, stdout } = acheron(['scenario', games, '--json'])
  const report = JSON.parse(stdout)
  expect(report).toMatchObject({ failed: 0, failures: [] })
  expect(report.cases).toBeGreaterThan(30)
  expect(status).toBe(0)
})

test('a report that the page has saved is run as a case', async () => {
  const table = new Table(impRace, { players: 2, options: {}, seed: 'a report' })
  const [seat] = table.actors()
  const about = { software: '0.1.0', rulesVersion: impRace.meta.rulesVersion, browser: 'a browser', log: ['A line.'] }
  const saw = { game: 'imp-race', players: 2, options: {}, seat: seat!, view: table.view(seat!) }
  const seen = { ...saw, title: 'imp-race, after 0 decisions', about }
  const report = write('report.json', reportOf({ ...seen, moves: table.moves(seat!) }))
  expect(acheron(['scenario', report])).toMatchObject({ status: 0, stderr: '' })
  // Where the rules offer other moves than the reporter saw, it fails.
  const other = write('other.json', reportOf({ ...seen, moves: [] }))
  expect(acheron(['scenario', other]).status).toBe(1)
})

test('a failure is shown with its file, title, rule and difference; the exit code is 1', () => {
  mkdirSync(join(folder, 'deep/er'), { recursive: true })
  write('deep/good.json', good)
  const wrong = { ...good, title: 'five dice', expect: { pool: 5 } }
  write('deep/er/wrong.json', [wrong, good])
  const { status, stdout, stderr } = acheron(['scenario', 'deep'])
  expect(status).toBe(1)
  expect(stdout).toContain('FAIL deep/er/wrong.json\n     five dice (R3)\n     pool\n       - 5\n       + 9\n')
  expect(stdout).toContain('3 cases in 2 files: 2 passed, 1 failed')
  expect(stderr).toBe(
    "acheron: 1 of 3 cases failed; the first: deep/er/wrong.json, 'five dice' (R3): pool: expected 5, found 9\n",
  )
  const json = JSON.parse(acheron(['scenario', 'deep', '--json']).stdout)
  expect(json).toMatchObject({ cases: 3, passed: 2, failed: 1, failures: [{ title: 'five dice', rule: 'R3' }] })
})

test.each<[string, unknown, RegExp]>([
  [
    'an illegal move',
    { ...good, moves: [{ seat: 0, move: { do: 'fly' } }] },
    /move 1: not a legal move for seat 0: \{"do":"fly"\}/,
  ],
  [
    'a seat that is not to move',
    { ...good, moves: [{ seat: 3, move: { do: 'concede' } }] },
    /move 1: seat 3 is not to move/,
  ],
  [
    'an impossible die',
    { ...good, chance: [9], moves: [{ seat: 0, move: { do: 'roll', rows: [1], fresh: 1, again: [] } }] },
    /9 is not a result of a die of 6 sides/,
  ],
])('%s fails in one line', (name, value, message) => {
  refuses(['scenario', write(`${name.replaceAll(' ', '-')}.json`, value)], message, 1)
})

test.each<[string, unknown, RegExp]>([
  ['a truncated file', JSON.stringify(good).slice(0, 40), /truncated-file\.json: not a scenario: .* is it truncated\?/],
  ['a missing key', { ...good, rule: undefined }, /case 1: 'rule' is missing/],
  ['an unknown key', { ...good, expct: {} }, /case 1: unknown key 'expct'/],
  ['an unknown game', { ...good, game: 'chess' }, /an-unknown-game\.json: unknown game 'chess'/],
  ['an empty list', [], /the list of cases is empty/],
  ['no scenario', 'null', /case 1 must be an object/],
])('refuses %s', (name, value, message) => {
  refuses(['scenario', write(`${name.replace(/^a /, '').replaceAll(' ', '-')}.json`, value)], message)
})

test('refuses what is not there', () => {
  mkdirSync(join(folder, 'empty'), { recursive: true })
  refuses(['scenario', 'nowhere.json'], /cannot read 'nowhere\.json': there is no such file/)
  refuses(['scenario', 'empty'], /no scenario file \(\*\.json\) in 'empty'/)
  refuses(['scenario'], /scenario needs a file or folder/)
})
