import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configOf, Generator, recordOf, Table } from '@acheron/engine'
import { nineCircles } from '@acheron/games/nine-circles'
import { expect, test } from 'vitest'
import { lookAhead } from '../../games/nine-circles/test/lookahead.ts'
import { acheron, folder, refuses } from './run.ts'

const solve = (...args: string[]) => ['solve', 'nine-circles', ...args]

function answer(...args: string[]) {
  const { status, stdout, stderr } = acheron(solve('--json', ...args))
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return JSON.parse(stdout)
}

function write(name: string, value: unknown): string {
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
  return name
}

/** Two circles to go, few dice and pips: small enough to try everything. */
const sheet = { dice: 4, rows: [1, 1, 1, 0], virgil: 1, start: 8 }
const small = ['--option', 'sheet.dice=4', '--option', 'sheet.rows=[1,1,1,0]', '--option', 'sheet.virgil=1']
const options = [...small, '--option', 'sheet.start=8']

function smallTable() {
  return new Table(nineCircles, { players: 1, options: { sheet }, seed: 'minos' })
}

test('the start: both goals, nearly exact, and said so', () => {
  const told = answer()
  expect(Object.keys(told)).toEqual([
    'game',
    'options',
    'goals',
    'exact',
    'units',
    'position',
    'over',
    'value',
    'legalMoves',
    'moves',
  ])
  expect(told).toMatchObject({
    game: 'nine-circles',
    goals: ['win', 'score'],
    exact: false,
    over: false,
    legalMoves: 5,
  })
  expect(told.units).toEqual({ win: 'chance', score: 'points' })
  // The README of the game: the expert puts its chance at 0.98, and reaches 15.4 points.
  expect(told.value.win).toBeCloseTo(0.98, 2)
  expect(told.value.score).toBeGreaterThan(15.4)
  expect(told.moves[0]).toMatchObject({ move: { do: 'roll', rows: [1], fresh: 1, again: [] } })
  expect(acheron(solve()).stdout).toContain('Nearly exact: ')
})

test('a small sheet is solved exactly: the figures are those of trying everything', () => {
  const told = answer(...options)
  expect(told.exact).toBe(true)
  const random = Generator.seeded(1)
  const state = nineCircles.setup(configOf(nineCircles, 1, { sheet }), random)
  nineCircles.advance(state, { random, emit() {} })
  for (const goal of ['win', 'score'] as const) {
    const tried = lookAhead(goal)
    expect(told.value[goal]).toBeCloseTo(tried.value(state), 11)
    for (const { move, value } of told.moves) expect(value[goal]).toBeCloseTo(tried.valueOfMove(state, move), 11)
  }
  const wins = told.moves.map((move: { value: { win: number } }) => move.value.win)
  expect(wins).toEqual(wins.toSorted((a: number, b: number) => b - a))
  expect(answer(...options, '--exact')).toEqual(told)
})

test('a position from a file', () => {
  // Two sixes are there and one pip: a third falls once in six throws, and Virgil makes one of a 1 or a 5 as well.
  const state = { circle: 9, pool: 1, active: [6, 6], rows: [1, 0, 0, 0], virgil: 0 }
  const last = answer('--state', write('last.json', state), '--goal', 'win')
  expect(last).toMatchObject({ exact: true, goals: ['win'], value: { win: 0.166666666667 }, position: state })
  expect(last.moves[0]).toEqual({
    move: { do: 'roll', rows: [1], fresh: 1, again: [] },
    text: 'Keep two 6s; roll a fresh die (row 1, no pips left)',
    value: { win: 0.166666666667 },
  })
  const helped = answer('--state', write('helped.json', { ...state, virgil: 1 }))
  // Three dice are left at the end, and Virgil's pip if he was not asked.
  expect(helped.value).toEqual({ win: 0.5, score: 1.666666666667 })
})

test('among moves that win alike the one with more points comes first', () => {
  const state = { circle: 9, pool: 6, active: [1, 6, 6], rows: [4, 4, 0, 0], virgil: 3 }
  const { moves } = answer('--state', write('alike.json', state))
  const sure = moves.filter(({ value }: { value: { win: number } }) => value.win === 1)
  const points = sure.map(({ value }: { value: { score: number } }) => value.score)
  expect(points.length).toBeGreaterThan(5)
  expect(points).toEqual(points.toSorted((a: number, b: number) => b - a))
  expect(moves[0]).toMatchObject({ move: { do: 'virgil', from: 1, to: 6 }, value: { win: 1, score: 19 } })
})

test('a position of a recorded game', () => {
  const table = smallTable()
  table.submit(0, { do: 'declare', n: 4 })
  table.submit(0, { do: 'roll', rows: [2], fresh: 2, again: [] })
  const file = write('minos.json', recordOf(table))
  expect(answer('--at', file, '--move', '1').position).toMatchObject({ declared: null })
  expect(answer('--at', file, '--move', '1').value).toEqual(answer(...options).value)
  expect(answer('--at', file, '--move', '2').position).toMatchObject({ declared: 4, active: [] })
  const end = answer('--at', file, '--goal', 'win')
  expect(end.position.active).toEqual(table.state.active)
  expect(end.value.win).toBeCloseTo(lookAhead('win').value(table.state), 5)
  table.submit(0, { do: 'concede' })
  const over = write('over.json', recordOf(table))
  expect(answer('--at', over)).toMatchObject({ over: true, exact: true, value: { win: 0, score: 0 }, moves: [] })
  expect(acheron(solve('--at', over)).stdout).toContain('The game is over')
})

test.each([
  ['en', 'Exact: ', 'Declare 2'],
  ['es', 'Exacto: ', 'Anuncia el 2'],
  ['sv', 'Exakt: ', 'Välj 2'],
])('for people in %s, the best moves first', (lang, label, best) => {
  const { status, stdout, stderr } = acheron(solve(...options, '--lang', lang, '--moves', '3'))
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain(label)
  expect(stdout).toMatch(new RegExp(`:\\n +\\d+[.,]\\d\\d.?% +\\d[.,]\\d\\d  ${best}`))
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^4 .*--moves 7/)
})

test.each<[string, string[], RegExp]>([
  ['no game', ['solve'], /solve needs a game/],
  ['an unknown game', ['solve', 'chess'], /unknown game 'chess'/],
  ['a game without a solution', ['solve', 'imp-race'], /imp-race has not been solved/],
  ['an unknown flag', solve('--deep'), /unknown flag '--deep'; solve takes --option/],
  ['an unknown goal', solve('--goal', 'fame'), /--goal must be one of win, score, got 'fame'/],
  ['an unknown option', solve('--option', 'speed=9'), /option 'speed' is unknown/],
  ['no moves', solve('--moves', '0'), /--moves must be a whole number/],
  ['two positions', solve('--at', 'a', '--state', 'b'), /--at and --state name two positions; keep one/],
  ['an entry of no record', solve('--move', '3'), /--move is about a record/],
  ['options for a record', solve('--at', 'a', '--option', 'stop=strict'), /a record has its options already/],
  ['a file that is not there', solve('--state', 'nothing.json'), /cannot read 'nothing\.json': there is no such file/],
  ['an unknown language', solve('--lang', 'la'), /--lang must be one of/],
])('refuses %s', (_, args, message) => refuses(args, message))

test.each<[string, unknown, RegExp]>([
  ['no JSON', '{"circle":', /not a state: /],
  ['a list', '[]', /not a state: expected one JSON object/],
  ['an unknown key', { dice: 3 }, /the state has no 'dice'; it has circle, pool/],
  ['another kind', { rows: 7 }, /'rows' is a list, got 7/],
  ['nothing where something must be', { active: null }, /'active' must not be null/],
  ['too many dice', { pool: 9, active: [1] }, /more than nine dice/],
  ['a strange face', { pool: 4, active: [7] }, /a face that no die has/],
  ['a strange circle', { circle: 2.5 }, /a circle that is none of the nine/],
  ['too many pips', { rows: [8, 0, 0, 0] }, /pips beyond the sheet/],
  ['where the rules stand', { flow: [] }, /'flow' is not yours to set/],
])('refuses a state that is %s', (name, state, message) => {
  refuses(solve('--state', write(`${name.replaceAll(' ', '-')}.json`, state)), message)
})

test('refuses an entry that is not there, and another game', () => {
  const table = smallTable()
  table.submit(0, { do: 'declare', n: 1 })
  const record = recordOf(table)
  const file = write('one.json', record)
  refuses(solve('--at', file, '--move', '2'), /--move must be 1, got '2'/)
  refuses(solve('--at', write('other.json', { ...record, game: 'imp-race' })), /other\.json: /)
  const [entry] = record.entries
  const forged = { ...record, entries: [{ ...entry, hash: '0'.repeat(16) }] }
  refuses(solve('--at', write('forged.json', forged)), /the record does not hold: entry 1/, 1)
})

test('a table needs a folder that is there', () => {
  refuses(solve('--table', 'nowhere/at/all'), /--table: there is no folder/)
})
