// Tries from a moment of another table.
import { type GameState, Generator, Table, tryOut, type View } from '@acheron/engine'
import { games } from '@acheron/games'
import type { SeatInfo } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { attemptAt, mostAttempts, seatsFor } from '../../src/local/attempts.ts'
import { mayTry, type Tried } from '../../src/table/mayTry.ts'
import { tab } from './world.ts'

const person = (name: string, you = false): SeatInfo => ({ kind: 'person', name, you, online: true })
const bot = (name: string): SeatInfo => ({ kind: 'bot', name, you: false, online: true })

test('bots stay, my seats are mine, and a bot sits down for everybody else', () => {
  expect(seatsFor([person('Ana', true), bot('search:ms=100'), person('Bo')], [2])).toEqual([
    'me',
    { bot: 'search:ms=100' },
    { bot: 'greedy' },
  ])
  expect(seatsFor([person('Ana', true), person('Bo', true), bot('random')], [2])).toEqual([
    'me',
    'me',
    { bot: 'random' },
  ])
})

test('a spectator takes the seat of whoever is to decide, a person before a bot', () => {
  const greedy = { bot: 'greedy' }
  expect(seatsFor([person('Ana'), person('Bo'), bot('greedy')], [1])).toEqual([greedy, 'me', greedy])
  expect(seatsFor([bot('random'), person('Bo')], [0])).toEqual([{ bot: 'random' }, 'me'])
  expect(seatsFor([bot('random'), bot('random')], [1])).toEqual([{ bot: 'random' }, 'me'])
})

const wanted = { name: 'Attempt', origin: { page: 'table', id: 'x' } } as const

test.each(games.map(({ meta }) => meta.id))('%s: what the viewer saw stays, and the game goes on', async id => {
  const { load, meta } = games.find(each => each.meta.id === id)!
  const game = await load()
  const players = Math.min(2, meta.seats.max)
  const random = Generator.seeded(`attempts at ${id}`)
  const table = new Table(game, { players, seed: id })
  const seats = Array.from({ length: players }, (_, seat) => person(`P${seat}`, seat === 0))
  for (let round = 0; round < 8; round++) {
    for (let n = 0; n < 12 && table.actors().length > 0; n++) {
      const seat = table.actors()[0]!
      const moves = table.moves(seat).filter(move => !game.concedes(move))
      table.submit(seat, random.pick(moves))
    }
    if (table.actors().length === 0) return
    for (const seat of [0, null]) {
      const view = table.view(seat)
      const { row } = await attemptAt({ ...wanted, game: id, options: {}, view, seat, seats }, 0)
      const { start } = row.settings
      expect(tryOut(game, start!, 40)).toBeNull()
      // Only that bots follow in votes is another thing there.
      const { options: _, ...seen } = game.view(start as GameState, seat) as View & { options: object }
      expect(view).toMatchObject(seen)
    }
  }
})

test('a hidden hand is dealt anew, and none is the real one by design', async () => {
  const florence = await games.find(({ meta }) => meta.id === 'florence')!.load()
  const table = new Table(florence, { players: 2, seed: 'a hand' })
  type Hands = { seats: { [seat: number]: { hand: (string | null)[] } } }
  const handOf = (state: object) => (state as Hands).seats[1]!.hand
  const random = Generator.seeded('a hand')
  while (handOf(table.state).length < 2) {
    const seat = table.actors()[0]!
    table.submit(seat, random.pick(table.moves(seat)))
  }
  const view = table.view(0)
  const seats = [person('Ana', true), bot('greedy')]
  const hands: string[] = []
  for (let i = 0; i < 8; i++) {
    const { row } = await attemptAt({ ...wanted, game: 'florence', options: {}, view, seat: 0, seats }, 0)
    const hand = handOf(row.settings.start!)
    expect(hand).toHaveLength(handOf(table.state).length)
    hands.push(hand.join())
  }
  expect(new Set(hands).size).toBeGreaterThan(1)
})

const solo = { game: 'nine-circles', options: {}, seats: ['me'], name: 'Alone', seed: 'rec' } as const

test('other dice come than in the game, while it is played and when it is over', async () => {
  const { tables, play, attempt, store, clock } = tab()
  const id = await tables.create(solo)
  for (let i = 0; i < 6; i++) await play(id)
  const trial = await attempt(id, 3)
  const { now, info, opening } = await tables.open(trial)
  expect(now.view).toEqual((await tables.past(id, 3)).view)
  expect(opening).toEqual([])
  expect(info).toMatchObject({ recorded: false, seed: null, name: 'Attempt 3', origin: { page: 'local', id } })
  expect((await tables.open(id)).info.origin).toBeNull()
  // It does not begin with the set-up, so that nothing could confirm a record of it.
  expect(await tables.record(trial)).toBeNull()
  // Few dice may be the same by chance; those of eight tries are not.
  const rolled = new Set<string>()
  for (let i = 0; i < 8; i++) {
    const other = await attempt(id, 0)
    const roll = (await tables.open(other)).now.moves.filter(move => move.do === 'roll').at(-1)!
    await play(other, roll)
    rolled.add(JSON.stringify((await tables.open(other)).steps[0]!.events))
  }
  expect(rolled.size).toBeGreaterThan(1)
  // It is restored like any other.
  await play(trial)
  expect((await tab(store, clock).tables.open(trial)).now).toEqual((await tables.open(trial)).now)
})

test('attempts are listed apart, and only the last of them are kept', async () => {
  const { tables, play, attempt } = tab()
  const id = await tables.create(solo)
  await play(id)
  const [first, second] = [await attempt(id, 0), await attempt(id, 1)]
  expect((await tables.list()).map(row => row.id)).toEqual([id])
  expect((await tables.attempts()).map(row => row.id)).toEqual([second, first])
  // Playing on keeps one, watching another.
  await tables.watch(second)
  await play(first)
  const later: string[] = []
  for (let i = 1; i < mostAttempts; i++) later.unshift(await attempt(id, 1))
  expect((await tables.attempts()).map(row => row.id)).toEqual([...later, first, second])
  await tables.unwatch(second)
  const last = await attempt(first, 0)
  expect((await tables.attempts()).map(row => row.id)).toEqual([last, ...later])
  expect((await tables.list()).map(row => row.id)).toEqual([id])
})

test('an attempt of a campaign at which another table goes on, or that has saves, is a table like any other', async () => {
  const { tables, store, attempt } = tab()
  const listed = async () => [(await tables.list()).map(row => row.id), (await tables.attempts()).map(row => row.id)]
  const id = await tables.create({ game: 'caravan', options: {}, seats: ['me'], name: '', seed: 'caravan 0' })
  const trial = await attempt(id, 0)
  expect(await listed()).toEqual([[id], [trial]])
  await store.goOn(id, trial)
  expect(await listed()).toEqual([[trial], []])
  await store.goOn(trial, id)
  await tables.remove(trial)
  const saving = await attempt(id, 0)
  const { row, steps } = (await store.load(saving))!
  await store.create({ row: { ...row, saves: 1 }, steps })
  expect(await listed()).toEqual([[saving, id], []])
})

test('where a game with others goes on, it is tried only if nothing is hidden', () => {
  const tried = (kind: 'local' | 'remote', over: boolean, open: boolean, daily: string | null = null): Tried => ({
    source: { kind },
    table: {
      info: { status: over ? 'over' : 'playing', daily },
      now: { entries: 5, result: over ? {} : null },
    },
    face: { game: { open } },
    lesson: { steps: [] },
  })
  expect(mayTry(tried('remote', false, false), 3)).toBe(false)
  expect(mayTry(tried('remote', false, true), 3)).toBe(true)
  expect(mayTry(tried('remote', false, true, '2026-11-17'), 3)).toBe(false)
  expect(mayTry(tried('remote', true, false), 3)).toBe(true)
  expect(mayTry(tried('local', false, false), 3)).toBe(true)
  expect(mayTry(tried('local', false, false), 5)).toBe(true)
  // Nothing comes after the end.
  expect(mayTry(tried('local', true, false), 5)).toBe(false)
  expect(mayTry({ ...tried('local', false, false), lesson: { steps: [1] } }, 3)).toBe(false)
})
