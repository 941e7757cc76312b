import { LiveTable } from '@acheron/engine'
import { expect, onTestFinished, test } from 'vitest'
import { BotPool } from '../src/bots/pool.ts'
import { Stopping } from '../src/errors.ts'
import { testGames } from './games.ts'

async function scene(bot: string) {
  const game = await testGames.find(({ meta }) => meta.id === 'counting')!.load()
  const table = new LiveTable(game, { players: 1, options: { goal: 100 }, seed: 'seed' })
  const file = new URL('./worker.ts', import.meta.url)
  const pool = new BotPool({ workers: 1, file, budgetMilliseconds: 20_000, onThought() {} })
  onTestFinished(() => pool.close())
  const { view, moves } = table.viewFor(0)
  const ask = (by: string) => pool.ask({ game: 'counting', bot, view, seat: 0, moves, seed: 'bot' }, by)
  return { pool, ask }
}

test('an owner of many tables waits for those; the others take turns', async () => {
  const { pool, ask } = await scene('random')
  const order: string[] = []
  const asked = ['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(by => ask(by).then(() => order.push(by)))
  expect(pool.waiting).toBe(6)
  await Promise.all(asked)
  // The first was already thinking when the others came.
  expect(order.join('')).toBe('aabcaba')
  expect(pool.waiting).toBe(0)
})

test('a closed pool: running, waiting and new tasks are told that the server stops', async () => {
  const { pool, ask } = await scene('search:ms=1000')
  const asked = [ask('a'), ask('a'), ask('b')]
  const outcomes = Promise.allSettled(asked)
  await pool.close()
  for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: expect.any(Stopping) })
  await expect(ask('a')).rejects.toThrow(Stopping)
})
