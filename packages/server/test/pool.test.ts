import { LiveTable } from '@acheron/engine'
import { expect, onTestFinished, test } from 'vitest'
import { BotPool } from '../src/bots/pool.ts'
import { Stopping } from '../src/errors.ts'
import { testGames } from './games.ts'

async function scene(bot: string) {
  const game = await testGames.find(({ meta }) => meta.id === 'counting')!.load()
  const table = new LiveTable(game, { players: 1, options: { goal: 100 }, seed: 'seed' })
  const file = new URL('./worker.ts', import.meta.url)
  const pool = new BotPool({ workers: 1, file, budgetMilliseconds: 20_000, waitingPerAddress: 5, onThought() {} })
  onTestFinished(() => pool.close())
  const { view, moves } = table.viewFor(0)
  const ask = (by: string) => pool.ask({ game: 'counting', bot, view, seat: 0, moves, seed: 'bot' }, [...by])
  return { pool, ask }
}

test('an address with many guests waits for those; another has its turn at once', async () => {
  const { pool, ask } = await scene('random')
  const order: string[] = []
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1'].map(by => ask(by).then(() => order.push(by)))
  expect(pool.waiting).toBe(4)
  await Promise.all(asked)
  // The first was already thinking when the others came.
  expect(order.slice(0, 2)).toEqual(['a1', 'b1'])
  expect(pool.waiting).toBe(0)
})

test('an address has room for so many waiting bots', async () => {
  const { pool, ask } = await scene('random')
  const asked = ['a1', 'a1', 'a1', 'a2', 'a3'].map(by => ask(by))
  expect(pool.hasRoomFor(['a', '4'])).toBe(true)
  asked.push(ask('a4'))
  expect([pool.hasRoomFor(['a', '5']), pool.hasRoomFor(['b', '1'])]).toEqual([false, true])
  await Promise.all(asked)
  expect(pool.hasRoomFor(['a', '5'])).toBe(true)
})

test('a closed pool: running, waiting and new tasks are told that the server stops', async () => {
  const { pool, ask } = await scene('search:ms=1000')
  const asked = [ask('a1'), ask('a1'), ask('b1')]
  const outcomes = Promise.allSettled(asked)
  await pool.close()
  for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: expect.any(Stopping) })
  await expect(ask('a1')).rejects.toThrow(Stopping)
})
