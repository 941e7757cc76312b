import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBot, parseBot } from '@acheron/bots'
import { accuracyOf, type Decision, decisionsOf, judgeByBot, markOf } from '@acheron/bots/analyse'
import { type GameRecord, Generator, type Move, recordOf, Table } from '@acheron/engine'
import { games } from '@acheron/games'
import { nineCircles } from '@acheron/games/nine-circles'
import { expect, test } from 'vitest'
import { lookAhead } from '../../games/nine-circles/test/lookahead.ts'
import { acheron, folder, refuses } from './run.ts'

function analysis(file: string, ...args: string[]) {
  const { status, stdout, stderr } = acheron(['analyse', file, '--json', ...args])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return JSON.parse(stdout)
}

function write(name: string, value: unknown): string {
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
  return name
}

/** The last two circles with few dice and pips: small enough to try everything. */
const options = { sheet: { dice: 4, rows: [1, 2, 1, 0], virgil: 1, start: 8 } }
const tried = lookAhead('win')

type Chooser = (table: typeof last, moves: readonly Move[]) => Move

const last = new Table(nineCircles, { players: 1, options, seed: 'phlegyas' })

/** A game of them, played by the chooser. */
function descend(seed: string, choose: Chooser): typeof last {
  const table = new Table(nineCircles, { players: 1, options, seed })
  while (table.actors().length > 0) table.submit(0, choose(table, table.moves(0)))
  return table
}

/** The worst move that does not give up; a possible claim is always made. */
const poorly: Chooser = (_table, moves) => moves.find(move => move.do === 'claim') ?? (moves.at(-2) as Move)

const well: Chooser = ({ state }, moves) => {
  const worths = moves.map(move => tried.valueOfMove(state, move as Parameters<typeof tried.valueOfMove>[1]))
  return moves[worths.indexOf(Math.max(...worths))] as Move
}

test('in Nine Circles the figures are those of trying everything, luck and skill apart', () => {
  for (const seed of ['a', 'b', 'c']) {
    const table = descend(seed, poorly)
    const file = write(`poorly-${seed}.json`, recordOf(table))
    const told = analysis(file)
    expect(told).toMatchObject({ game: 'nine-circles', bot: 'expert', goal: 'win', unit: 'chance', exact: true })
    expect(told.thresholds).toEqual({ inaccuracy: 0.02, mistake: 0.05, blunder: 0.1 })

    const again = new Table(nineCircles, { players: 1, options, seed })
    expect(told.decisions).toHaveLength(table.entryCount)
    for (const { played, worth, cost, luck, mark } of told.decisions) {
      const best = tried.value(again.state)
      const worthOfMove = tried.valueOfMove(again.state, played.move)
      again.submit(0, played.move)
      expect(worth.best).toBeCloseTo(best, 5)
      expect(worth.played).toBeCloseTo(worthOfMove, 5)
      expect(cost).toBeCloseTo(best - worthOfMove, 5)
      expect(luck.dice).toBeCloseTo(tried.value(again.state) - worthOfMove, 5)
      expect(luck.correction).toBeCloseTo(0, 5)
      if (mark !== 'forced') expect(mark).toBe(markOf({ cost, error: 0 }))
    }
    const [{ luck }] = told.seats
    expect(luck.end).toBeCloseTo(again.state.status === 'won' ? 1 : 0, 5)
    expect(luck.start + luck.dice + luck.choices).toBeCloseTo(luck.end, 5)
  }
})

test('who always plays the best move is told so, and all the rest is luck', () => {
  const [seat] = analysis(write('well.json', recordOf(descend('charon', well)))).seats
  expect(seat).toMatchObject({ seat: 0, name: 'Seat 1', accuracy: 1, cost: 0, costliest: [] })
  expect(seat.marks).toEqual({ best: seat.decisions, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 })
  expect(seat.luck.choices).toBeCloseTo(0, 5)
})

test('giving up costs all that was left', () => {
  last.submit(0, { do: 'declare', n: 2 })
  const left = tried.value(last.state)
  last.submit(0, { do: 'concede' })
  const { decisions } = analysis(write('conceded.json', recordOf(last)))
  expect(decisions[1].cost).toBeCloseTo(left, 5)
  expect(decisions[1]).toMatchObject({ entry: 2, worth: { played: 0 }, luck: { dice: 0, correction: 0 } })
})

test('a whole game by rules that come without a table is judged nearly exactly, and it is said so; for points as well', () => {
  const bot = makeBot(nineCircles, 'greedy')
  const table = new Table(nineCircles, { players: 1, options: { stop: 'declare' }, seed: 'geryon' })
  const random = Generator.seeded('geryon')
  while (table.actors().length > 0) table.submit(0, bot.choose(table.view(0), 0, table.moves(0), random))
  const file = write('geryon.json', recordOf(table))
  const told = analysis(file)
  expect(told.exact).toBe(false)
  const [{ luck }] = told.seats
  expect(luck.start).toBeCloseTo(0.98, 2)
  expect(luck.start + luck.dice + luck.choices + luck.correction).toBeCloseTo(luck.end, 5)
  expect(analysis(file, '--bot', 'expert:goal=score')).toMatchObject({ goal: 'score', unit: 'points', exact: false })
  expect(acheron(['analyse', file]).stdout).toMatch(/slightly simpler game/)
})

/** The first decisions of a game of the shelf, as its plain player takes them. */
async function opening(index: number, decisions: number): Promise<GameRecord> {
  const game = await (games[index] as (typeof games)[number]).load()
  const table = new Table(game, { players: game.meta.seats.min, seed: 'shelf' })
  const bot = makeBot(game, 'greedy')
  const random = Generator.seeded('shelf')
  while (table.entryCount < decisions) {
    const seat = table.actors()[0] as number
    table.submit(seat, bot.choose(table.view(seat), seat, table.moves(seat), random))
  }
  return JSON.parse(JSON.stringify(recordOf(table)))
}

test.each(games.map(({ meta }, i) => [meta.id, i] as const))('%s is judged by a search', async (id, index) => {
  const record = await opening(index, 12)
  const file = write(`${id}.json`, record)
  const told = analysis(file, '--bot', 'search:iterations=4', '--workers', '1')
  expect(told).toMatchObject({ game: id, entries: 12, bot: 'search:iterations=4', exact: false, unit: 'chance' })
  expect(told.decisions).toHaveLength(12)
  expect(told.seats).toHaveLength(record.players)
  for (const { played, best, cost, error, mark } of told.decisions) {
    expect(played.text).toMatch(/\w/)
    expect(best.text).toMatch(/\w/)
    expect(cost).toBeGreaterThanOrEqual(0)
    expect(error).toBeGreaterThanOrEqual(0)
    if (mark === 'best') expect(cost).toBeLessThan(0.0005)
  }
  const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0)
  const together = games[index]?.meta.together === true
  for (const chances of [...told.decisions.map((each: { chances: number[] }) => each.chances), told.end]) {
    expect(chances).toHaveLength(record.players)
    if (record.players > 1 && !together) expect(sum(chances)).toBeCloseTo(1, 4)
  }
  const lucks = told.seats.map((seat: { luck: Record<string, number> }) => seat.luck)
  for (const { start, dice, choices, correction, end } of lucks)
    expect(start + dice + choices + correction).toBeCloseTo(end, 4)
  // What luck gives to one seat it takes from the others.
  if (record.players > 1 && !together) expect(sum(lucks.map((luck: { dice: number }) => luck.dice))).toBeCloseTo(0, 4)
  // The result depends only on the record and the budget.
  expect(analysis(file, '--bot', 'search:iterations=4', '--workers', '3')).toEqual(told)
  for (const lang of ['en', 'es', 'sv']) {
    const { status, stdout } = acheron(['analyse', file, '--bot', 'greedy', '--lang', lang])
    expect(status).toBe(0)
    expect(stdout).not.toMatch(/⟦|undefined|NaN|analyse\./)
  }
})

test.each(games.map(({ meta }, i) => [meta.id, i] as const))(
  '%s: nobody is judged by what they could not see',
  async (_, i) => {
    const record = await opening(i, 8)
    const game = await (games[i] as (typeof games)[number]).load()
    const bot = parseBot('search:iterations=3')
    if (bot.name === 'random') throw new Error('it has no opinion')
    // The curve tells what happened to everybody, the opinion only what the seat could know.
    const opinionOf = (decision: Decision) => {
      const { chances: _, byChance: __, ...opinion } = judgeByBot(game, bot, record).judge(decision)
      return opinion
    }
    for (const decision of decisionsOf(game, record, null)) {
      const imagined = game.determinize(decision.before, decision.seat, Generator.seeded(`other ${decision.entry}`))
      expect(opinionOf({ ...decision, before: imagined })).toEqual(opinionOf(decision))
    }
  },
)

test('one seat alone, by its name', async () => {
  const record = { ...(await opening(1, 12)), names: ['Beatrice', null] }
  const file = write('named.json', record)
  const told = analysis(file, '--bot', 'greedy', '--seat', '1')
  expect(told.seats.map(({ seat, name }: { seat: number; name: string }) => [seat, name])).toEqual([[0, 'Beatrice']])
  expect(told.decisions.every(({ seat }: { seat: number }) => seat === 0)).toBe(true)
  expect(acheron(['analyse', file, '--bot', 'greedy', '--seat', '2']).stdout).toContain('Seat 2: accuracy')
})

test.each([
  ['en', 'Judged by the exact solution', 'accuracy', 'What cost most:'],
  ['es', 'Juzgada con la solución exacta', 'precisión', 'Lo que más costó:'],
  ['sv', 'Bedömt efter spelets exakta lösning', 'träffsäkerhet', 'Det som kostade mest:'],
])('for people in %s', (lang, judge, accuracy, costliest) => {
  const file = write('told.json', recordOf(descend('a', poorly)))
  const { status, stdout, stderr } = acheron(['analyse', file, '--lang', lang])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (const text of [judge, accuracy, costliest]) expect(stdout).toContain(text)
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(78)
})

test('marks go by what was given away, and doubt is for the player', () => {
  const mark = (cost: number, error = 0) => markOf({ cost, error })
  expect([0, 0.0004, 0.0005, 0.0199, 0.02, 0.05, 0.1].map(cost => mark(cost))).toEqual([
    'best',
    'best',
    'good',
    'good',
    'inaccuracy',
    'mistake',
    'blunder',
  ])
  expect([mark(0.2, 0.11), mark(0.2, 0.09)]).toEqual(['good', 'blunder'])
  expect(accuracyOf([{ cost: 0.05, error: 0 }])).toBe(0.5)
  expect(accuracyOf([])).toBe(1)
})

const record = recordOf(descend('a', poorly))
const file = write('game.json', record)

test.each<[string, string[], RegExp]>([
  ['no file', [], /analyse needs a file/],
  ['a second file', [file, file], /analyse takes one file/],
  ['a file that is not there', ['nothing.json'], /cannot read 'nothing\.json': there is no such file/],
  ['a folder', ['.'], /cannot read '\.': it is a folder/],
  ['a file that is none', [write('none.json', '{"format":')], /none\.json: not a record/],
  ['a record of other rules', [write('rules.json', { ...record, rules: 99 })], /played by rules version 99/],
  ['a record of an unknown game', [write('chess.json', { ...record, game: 'chess' })], /unknown game 'chess'/],
  ['an unknown flag', [file, '--deep'], /unknown flag '--deep'; analyse takes --bot/],
  ['an unknown bot', [file, '--bot', 'oracle'], /bot 'oracle' is unknown/],
  ['a bot without an opinion', [file, '--bot', 'random'], /'random' has no opinion/],
  ['a goal the game does not have', [file, '--bot', 'expert:goal=fame'], /no goal 'fame'/],
  ['a seat that is not there', [file, '--seat', '2'], /--seat must be 1, got '2'/],
  ['seat 0', [file, '--seat', '0'], /--seat must be 1, got '0'/],
  ['no workers', [file, '--workers', '0'], /--workers must be a whole number from 1 to 64/],
  ['an exact search', [file, '--exact', '--bot', 'greedy'], /--exact is for the expert, not for 'greedy'/],
  ['an unknown language', [file, '--lang', 'la'], /--lang must be one of/],
])('refuses %s', (_, args, message) => refuses(['analyse', ...args], message))

test('refuses what has no solution to be exact about', async () => {
  const race = write('race.json', await opening(1, 1))
  refuses(['analyse', race, '--exact'], /--exact: imp-race has not been solved/)
  refuses(['analyse', race, '--bot', 'expert'], /imp-race has no expert; use search/)
})

test('a record that does not hold is not analysed: exit code 1', () => {
  const [first, ...rest] = record.entries
  const forged = write('forged.json', { ...record, entries: [{ ...first, hash: '0'.repeat(16) }, ...rest] })
  refuses(['analyse', forged], /the record does not hold: entry 1: the state's hash/, 1)
})
