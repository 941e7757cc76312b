import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inTime } from '../src/bots/levels.ts'
import { BotPlayer } from '../src/bots/player.ts'
import { noFanout } from '../src/fanout.ts'
import { Metrics } from '../src/metrics.ts'
import { People } from '../src/people.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import type { Acted } from '../src/tables/actions.ts'
import { newTable } from '../src/tables/open.ts'
import { Registry } from '../src/tables/registry.ts'
import { Visitor } from './client.ts'
import { testGames } from './games.ts'
import { folder, server, undoFinder } from './help.ts'

const dante = { id: 'dante', name: 'Dante', language: 'en' } as const
const log = { info() {}, warn() {}, error() {} }

/** A table of the game with Dante and a bot, who plays the first move it may. */
async function scene(id: string, bot = 'random') {
  const file = join(folder(), 'data.sqlite')
  const store = new SqliteStore({ file })
  const metrics = new Metrics()
  const parts = {
    store,
    metrics,
    log,
    people: new People(store),
    fanout: noFanout,
    games: testGames,
    undo: undoFinder(),
  }
  const registry = new Registry({ ...parts, onTurn: room => player.consider(room) })
  const ask = vi.fn(async ({ moves }: { readonly moves: readonly object[] }) => {
    await new Promise(resolve => setTimeout(resolve, 5))
    return moves[0] as never
  })
  const hasRoomFor = vi.fn((_share: readonly string[]) => true)
  const wait = vi.fn(async (_milliseconds: number) => {})
  const player = new BotPlayer({ ask, hasRoomFor, closed: false }, log, table => registry.room(table), wait)
  onTestFinished(async () => {
    await registry.close()
    await store.close()
    metrics.close()
  })
  const game = await registry.game(id)
  const seats = [{ kind: 'me' }, { kind: 'bot', bot }] as const
  const room = await registry.openRoom(newTable(game, { game: id, options: {}, seats }, dante, 'seed'))
  const act = () =>
    new Promise<Acted>(answer => {
      const [move] = room.state.live.moves(0)
      room.act({ person: 'dante' }, { kind: 'move', seat: 0, move }, room.version, answer)
    })
  const rested = () => expect.poll(() => room.state.botsToMove().length).toBe(0)
  /** From now on the bot has no choice. */
  const bind = () => {
    const { live } = room.state
    const moves = live.moves.bind(live)
    live.moves = seat => (seat === 1 ? moves(seat).slice(0, 1) : moves(seat))
    ask.mockClear()
  }
  return { file, room, ask, wait, act, rested, bind, hasRoomFor }
}

test.each([
  ['search', 'search:iterations=400:ms=2000'],
  ['search:iterations=5000:depth=500', 'search:iterations=5000:depth=500:ms=2000'],
  ['search:goal=win', 'search:goal=win:iterations=400:ms=2000'],
  ['search:ms=500', 'search:ms=500'],
  ['search:ms=500:iterations=50', 'search:ms=500:iterations=50'],
  ['greedy:samples=64', 'greedy:samples=64'],
  ['random', 'random'],
  ['fair', 'fair'],
  ['master', 'master'],
])('%s is played as %s', (level, played) => {
  expect(inTime(level)).toBe(played)
  // It is a level itself, and played unchanged.
  expect(inTime(played)).toBe(played)
})

test('the threads are asked for a level that ends in time', async () => {
  const { ask, rested } = await scene('skirmish', 'search:depth=500')
  await rested()
  expect(ask.mock.calls[0]![0]).toMatchObject({ bot: 'search:depth=500:iterations=400:ms=2000' })
})

test('with hidden hands, a bot without a choice takes as long as with one', async () => {
  const { room, ask, wait, act, rested, bind } = await scene('skirmish')
  await rested()
  expect(ask).toHaveBeenCalled()
  expect(wait).not.toHaveBeenCalled()
  bind()
  const before = room.version
  await act()
  await expect.poll(() => wait.mock.calls.length).toBeGreaterThan(0)
  expect(wait.mock.calls[0]![0]).toBeGreaterThan(0)
  await expect.poll(() => room.version).toBeGreaterThan(before + 1)
  expect(ask).not.toHaveBeenCalled()
})

test('with nothing hidden, it plays at once', async () => {
  const { room, ask, wait, act, bind } = await scene('counting')
  bind()
  await act()
  await expect.poll(() => room.version).toBe(2)
  expect(wait).not.toHaveBeenCalled()
  expect(ask).not.toHaveBeenCalled()
})

test('a bot whose address has too many waiting asks again later', async () => {
  const { room, ask, wait, act, hasRoomFor } = await scene('counting')
  hasRoomFor.mockReturnValueOnce(false).mockReturnValueOnce(false)
  await act()
  await expect.poll(() => room.version).toBe(2)
  expect(wait).toHaveBeenCalledTimes(2)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a bot that thinks for too long is stopped, its thread with it, and its turn goes on', async () => {
  const lines: string[] = []
  const { address } = await server({
    botBudgetMilliseconds: 20,
    logLevel: 'warn',
    logStream: { write: line => void lines.push(line) },
  })
  const dante = await Visitor.guest(address)
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'search:ms=1000' }] as const
  const { id } = await dante.open({ game: 'counting', options: { goal: 1000 }, seats })
  const line = await dante.socket()
  await line.watch(id)
  await line.ask({ type: 'move', table: id, seat: 0, version: 0, move: { add: 1 } })
  const { steps } = await line.next('steps', message => message.now.version === 2)
  expect(steps.at(-1)).toMatchObject({ seat: 1, kind: 'move' })
  expect(lines.join('')).toContain('no move within 20 ms')
})

test('after an outage, however long, a bot goes on by itself', async () => {
  const { file, room, wait, act } = await scene('counting')
  const other = new DatabaseSync(file)
  // Long after the last pause that grows, somebody repairs it.
  wait.mockImplementation(async () => {
    if (wait.mock.calls.length === 20) other.exec('rollback')
  })
  await act()
  other.exec('begin immediate')
  await expect.poll(() => wait.mock.calls.length).toBe(20)
  await expect.poll(() => room.version).toBe(2)
  expect(Math.max(...wait.mock.calls.map(([pause]) => pause))).toBe(16_000)
  other.close()
})
