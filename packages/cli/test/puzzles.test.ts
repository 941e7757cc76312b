// Puzzles: the command makes them, and those that are kept open and still have their answer.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Adviser, answerIn } from '@acheron/bots'
import { dealSeen, equal, Generator, parseScenarios, runScenario, type Scenario } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { describe, expect, test } from 'vitest'
import { acheron, folder, refuses } from './run.ts'

const kept = join(import.meta.dirname, '../../bots/puzzles')

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

test('the kept ones run as cases', () => {
  expect(acheron(['scenario', kept])).toMatchObject({ status: 0, stderr: '' })
})

test('it refuses what makes no sense', () => {
  refuses(['puzzles', 'chess'], /chess/)
  refuses(['puzzles', 'nine-circles', '--games', '0'], /games/)
})
