// Puzzles: the command makes them, and those that are kept open and still have their answer.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Adviser, answerIn, makeBot } from '@acheron/bots'
import {
  dealSeen,
  equal,
  type GameRecord,
  Generator,
  parseScenarios,
  recordOf,
  runScenario,
  type Scenario,
  Table,
} from '@acheron/engine'
import { findGame, games } from '@acheron/games'
import { impRace } from '@acheron/games/imp-race'
import { describe, expect, test } from 'vitest'
import { acheron, folder, refuses } from './run.ts'

const kept = join(import.meta.dirname, '../../web/src/puzzles/kept')

describe.each(readdirSync(kept))('%s', file => {
  const puzzles = parseScenarios(readFileSync(join(kept, file), 'utf8'))

  test('there are some, all of that game, no two alike', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(5)
    expect(new Set(puzzles.map(({ game }) => `${game}.json`))).toEqual(new Set([file]))
    expect(new Set(puzzles.map(({ seen }) => JSON.stringify(seen))).size).toBe(puzzles.length)
  })

  test('each position opens with the moves that it had, and the best of them leads by a tenth', async () => {
    for (const puzzle of puzzles) {
      const game = await findGame(puzzle.game).load()
      expect(runScenario(game, puzzle), puzzle.title).toEqual([])
      const { best, considered } = answerIn(puzzle)
      expect(considered[0]?.move, puzzle.title).toEqual(best)
      expect(movesOf(puzzle), puzzle.title).toContainEqual(best)
      expect(considered[0]!.worth - considered[1]!.worth, puzzle.title).toBeGreaterThanOrEqual(0.1)
    }
  })

  test('a look into few worlds does not contradict the answers', async () => {
    for (const puzzle of puzzles) {
      const game = await findGame(puzzle.game).load()
      const { seat, view } = puzzle.seen!
      const dealt = dealSeen(game, puzzle.seen!, 1)
      const random = Generator.seeded('few worlds')
      const adviser = new Adviser(game, view as typeof dealt, seat!, game.moves(dealt, seat!), random)
      const considered = adviser.consider(12)
      const best = considered.find(({ move }) => equal(move, answerIn(puzzle).best))
      expect(best, puzzle.title).toBeDefined()
      for (const { worth, error } of considered)
        expect(worth - best!.worth, puzzle.title).toBeLessThanOrEqual(4 * Math.hypot(error, best!.error, 0.02))
    }
  })
})

/** A race of two plain players. */
function recordedRace(): GameRecord {
  const table = new Table(impRace, { players: 2, options: {}, seed: 'malacoda' })
  const bot = makeBot(impRace, 'fair', 'bots')
  const random = Generator.seeded('malacoda')
  while (table.actors().length > 0) {
    const seat = table.actors()[0] as number
    table.submit(seat, bot.choose(table.view(seat), seat, table.moves(seat), random))
  }
  return recordOf(table)
}

/** The moves that were legal. */
const movesOf = ({ legal }: Scenario) => [legal].flat()[0]?.includes ?? []

test('the same seed finds the same positions', () => {
  const out = join(folder, 'puzzles.json')
  const asked = ['puzzles', 'nine-circles', '--games', '1', '--seed', 't', '--json']
  const { status, stdout } = acheron([...asked, '--out', out])
  expect(status).toBe(0)
  const found = JSON.parse(stdout) as Scenario[]
  expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(found)
  expect(JSON.parse(acheron(asked).stdout)).toEqual(found)
})

test('every game has some', () => {
  const files = readdirSync(kept).map(file => file.replace('.json', ''))
  expect(files.toSorted()).toEqual(games.map(({ meta }) => meta.id).toSorted())
})

test('the kept ones run as cases', () => {
  expect(acheron(['scenario', kept])).toMatchObject({ status: 0, stderr: '' })
})

test('a recorded game has them too', () => {
  const file = join(folder, 'race.json')
  writeFileSync(file, JSON.stringify(recordedRace()))
  const { status, stdout } = acheron(['puzzles', 'imp-race', '--record', file, '--json'])
  expect(status).toBe(0)
  const [puzzle] = JSON.parse(stdout) as Scenario[]
  expect(runScenario(impRace as never, puzzle!)).toEqual([])
  const { best, considered } = answerIn(puzzle!)
  expect(considered[0]!.move).toEqual(best)
  expect(considered.flatMap(({ reasons = [] }) => reasons).length).toBeGreaterThan(0)
  refuses(['puzzles', 'florence', '--record', file], /imp-race/)
})

test('it refuses what makes no sense', () => {
  refuses(['puzzles', 'chess'], /chess/)
  refuses(['puzzles', 'nine-circles', '--games', '0'], /games/)
})
