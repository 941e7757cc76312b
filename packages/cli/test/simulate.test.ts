import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { acheron, folder, refuses } from './run.ts'

const simulate = (...args: string[]) => ['simulate', 'nine-circles', ...args]

/** The figures, the speeds apart. */
function figures(...args: string[]) {
  const { status, stdout, stderr } = acheron(simulate('--json', ...args))
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const { movesPerSecond, gamesPerSecond, ...rest } = JSON.parse(stdout)
  expect(movesPerSecond).toBeGreaterThanOrEqual(0)
  expect(gamesPerSecond).toBeGreaterThan(0)
  return rest
}

test('the JSON has the keys of the contract', () => {
  const { stdout } = acheron(simulate('--players', '1', '--bots', 'greedy', '--games', '20', '--seed', 's', '--json'))
  const summary = JSON.parse(stdout)
  expect(Object.keys(summary)).toEqual([
    'game',
    'players',
    'games',
    'finished',
    'moves',
    'movesPerSecond',
    'gamesPerSecond',
    'seatWins',
    'botWins',
    'turns',
    'scores',
    'errors',
  ])
  expect(summary).toMatchObject({ game: 'nine-circles', players: 1, games: 20, finished: 20, errors: 0 })
  expect(Object.keys(summary.turns)).toEqual(['mean', 'p50', 'p95'])
  expect(Object.keys(summary.scores)).toEqual(['mean', 'p50', 'p95'])
  expect(summary.botWins).toEqual({ greedy: summary.seatWins[0] })
})

test('the same seed gives the same result, whatever the number of workers', () => {
  const run = (workers: string[], seed = '7') =>
    figures('--bots', 'greedy', '--games', '60', '--seed', seed, ...workers)
  const alone = run(['--workers', '1'])
  expect(run(['--workers', '2'])).toEqual(alone)
  expect(run(['--workers', '5'])).toEqual(alone)
  expect(run([])).toEqual(alone)
  expect(run(['--workers', '1'], '8')).not.toEqual(alone)
})

test('a run that outlasts its first moments goes on in threads and gives the same', () => {
  const args = ['--bots', 'random', '--games', '6000']
  expect(figures(...args)).toEqual(figures(...args, '--workers', '1'))
})

test('options reach the game', () => {
  const declare = figures('--bots', 'random', '--games', '50', '--option', 'stop=declare')
  expect(declare).not.toEqual(figures('--bots', 'random', '--games', '50'))
  const hopeless = figures('--games', '5', '--option', 'sheet.dice=5', '--option', 'sheet.rows=[0,0,0,0]')
  expect(hopeless).toMatchObject({ finished: 5, moves: 0 })
})

test('for people it is a few lines', () => {
  expect(acheron(simulate('--games', '10')).stdout).toMatch(/Wins\n +seat 1 +random .*\n[\s\S]*Finished +10 of 10\n/)
})

test('the report is one page that asks for nothing from elsewhere', () => {
  const file = join(folder, 'report.html')
  figures('--bots', 'greedy', '--games', '40', '--report', file)
  const page = readFileSync(file, 'utf8')
  expect(page).toMatch(/^<!doctype html>/)
  for (const title of ['Wins by seat', 'Length', 'Scores', 'Use of features', 'prefers-color-scheme: light'])
    expect(page).toContain(title)
  expect(page).toContain('acheron simulate nine-circles --json --bots greedy --games 40 --report')
  expect(page.match(/<svg /g)?.length).toBeGreaterThan(5)
  // Features of a kind stand together, those without their like at the end.
  expect(page.match(/scope="rowgroup">\w+/g)?.map(kind => kind.split('>')[1])).toEqual([
    'row',
    'virgil',
    'declared',
    'cleared',
    'rank',
    'lost',
    'other',
  ])
  expect(page).not.toMatch(/https?:|<script|@import|url\(|src=|NaN|undefined|Infinity/)
})

test.each<[string, string[], RegExp]>([
  ['no game', ['simulate'], /simulate needs a game/],
  ['an unknown game', ['simulate', 'chess'], /unknown game 'chess'; known: nine-circles/],
  ['a second game', simulate('caravan'), /takes one game, got also 'caravan'/],
  ['an unknown flag', simulate('--fast'), /unknown flag '--fast'; simulate takes --players/],
  ['a flag without its value', simulate('--games'), /--games.* needs a value/],
  ['an unknown option', simulate('--option', 'speed=9'), /option 'speed' is unknown; known: stop, ranks, sheet/],
  ['a strange option', simulate('--option', '__proto__=9'), /option '__proto__' is unknown/],
  ['an option without a value', simulate('--option', 'stop'), /--option must look like name=value, got 'stop'/],
  ['a wrong value', simulate('--option', 'stop=maybe'), /option 'stop' must be one of strict, declare/],
  [
    'a nested option out of range',
    simulate('--option', 'sheet.dice=12'),
    /option 'sheet.dice' must be a whole number from 1 to 9/,
  ],
  ['an unknown bot', simulate('--bots', 'oracle'), /bot 'oracle' is unknown; known: easy, fair/],
  ['a wrong key of a bot', simulate('--bots', 'search:speed=1'), /'speed' is unknown/],
  ['a goal the game does not have', simulate('--bots', 'greedy:goal=fame'), /no goal 'fame'/],
  ['an empty bot', simulate('--bots', 'random,,greedy'), /a name is missing/],
  ['more bots than seats', simulate('--bots', 'random,greedy'), /2 bots for 1 seat/],
  ['no games', simulate('--games', '0'), /--games must be a whole number from 1 to 10000000, got '0'/],
  ['too many games', simulate('--games', '10000001'), /--games must be a whole number/],
  ['fewer than no games', simulate('--games', '-5'), /--games must be a whole number .* got '-5'/],
  ['half a game', simulate('--games', '1.5'), /--games must be a whole number/],
  ['no workers', simulate('--workers', '0'), /--workers must be a whole number from 1 to 64/],
  ['too many workers', simulate('--workers', '65'), /--workers must be a whole number from 1 to 64/],
  ['too many players', simulate('--players', '2'), /--players must be 1, got '2'/],
  ['a report in no folder', simulate('--report', 'missing/out.html'), /--report: there is no folder '.*missing'/],
  ['a report without a name', simulate('--report', ''), /--report: the file's name is missing/],
  ['a report onto a folder', simulate('--report', '.'), /--report: '\.' is a folder/],
])('refuses %s', (_, args, message) => refuses(args, message))

test('a report into a folder that does not exist makes none', () => {
  expect(existsSync(join(folder, 'missing'))).toBe(false)
})

test('sums that a game asks for are those of its fights', () => {
  const fights = [
    '--players',
    '4',
    '--bots',
    'greedy',
    '--games',
    '3',
    '--option',
    'mode=quick',
    '--option',
    'retry=none',
  ]
  const { stdout } = acheron(['simulate', 'caravan', '--json', '--seed', 'sums', ...fights])
  const { sums, finished } = JSON.parse(stdout)
  const fought = ['victory', 'defeat', 'fail-forward'].map(result => sums[`circle 1: ${result}`] ?? 0)
  expect(fought.reduce((sum, n) => sum + n)).toBe(finished)
  expect(sums['circle 1: Rounds']).toBeGreaterThanOrEqual(finished)
  expect(sums['circle 1: Attacks']).toBeGreaterThan(0)
})
