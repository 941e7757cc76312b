import type { Profile, RecoveryCodes, Visibility } from '@acheron/protocol'
import { expect, test } from 'vitest'
import type { ServerOptions } from '../src/index.ts'
import { streaks, tallies } from '../src/profiles/tallies.ts'
import type { Finished } from '../src/store/subjects/profiles.ts'
import { Visitor } from './client.ts'
import { server } from './help.ts'
import { startPostgres } from './postgres.ts'

const password = 'nel mezzo del cammin'
const postgres = await startPostgres()

function onBoth(title: string, check: (options: Partial<ServerOptions>) => Promise<void>): void {
  test(`SQLite: ${title}`, () => check({}))
  if ('why' in postgres) test.skip(`PostgreSQL: ${title}: ${postgres.why}`, () => {})
  else test(`PostgreSQL: ${title}`, async () => check({ database: await postgres.database() }))
}

const finished = (no: number, change: Partial<Finished> = {}): Finished => ({
  ...{
    no,
    id: `t${no}`,
    name: 'x',
    game: 'nine-circles',
    daily: null,
    at: 0,
    visibility: 'public',
    players: 1,
    seat: 0,
  },
  result: { winners: [0], ranking: [[0]], scores: [5] },
  ...change,
})

test('results are counted by game and number of players', () => {
  const lost = { winners: [1], ranking: [[1], [0]], scores: [1, 2] }
  const games = [
    finished(4, { game: 'imp-race', players: 2, result: lost }),
    finished(3, { game: 'imp-race', players: 2, result: lost, seat: 1 }),
    finished(2),
    finished(1, { result: { winners: [], ranking: [[0]], scores: [0] } }),
  ]
  expect(tallies(games)).toEqual([
    { game: 'imp-race', players: 2, played: 2, won: 1 },
    { game: 'nine-circles', players: 1, played: 2, won: 1 },
  ])
})

test('a streak goes on while only today is missing, ends with a missed day, and months make no gap', () => {
  const days = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-05', '2026-11-06']
  const games = days.map((daily, no) => finished(no, { daily }))
  const of = (today: string) => streaks(games, today)
  expect(of('2026-11-06')).toEqual([{ game: 'nine-circles', now: 2, longest: 3, days: 5 }])
  expect(of('2026-11-07')).toEqual([{ game: 'nine-circles', now: 2, longest: 3, days: 5 }])
  expect(of('2026-11-08')).toEqual([{ game: 'nine-circles', now: 0, longest: 3, days: 5 }])
  expect(streaks([finished(1)], '2026-11-08')).toEqual([])
})

/** The first seat ends the game at its first move, and wins. */
async function playOnce(dante: Visitor, other: Visitor, visibility: Visibility = 'public'): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const { id } = await dante.open({ game: 'counting', options: { goal: 1 }, visibility: 'link', seats })
  await other.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  expect((await dante.request('PATCH', `/api/tables/${id}`, { visibility })).status).toBe(200)
  const line = await dante.socket()
  const { now } = await line.watch(id)
  const move = { type: 'move', table: id, seat: 0, version: now.version, move: { add: 1 } }
  expect(await line.ask(move)).toMatchObject({ type: 'done' })
  line.socket.close()
  return id
}

async function account(address: string, name: string): Promise<Visitor> {
  const visitor = await Visitor.guest(address)
  await visitor.send<RecoveryCodes>('POST', '/api/account', { name, password })
  await visitor.send('PUT', '/api/me', { name, language: 'en' })
  return visitor
}

const statusOf = async (visitor: Visitor, path: string) => {
  const { status, body } = await visitor.request('GET', path)
  return `${status} ${JSON.stringify(body)}`
}

onBoth('a profile tells oneself everything and others what one likes', async options => {
  const { address } = await server(options)
  const [dante, beatrice, stranger] = await Promise.all([
    account(address, 'Dánte'),
    account(address, 'Beatrice'),
    Visitor.guest(address),
  ])
  const tables = [await playOnce(dante, beatrice), await playOnce(beatrice, dante), await playOnce(dante, stranger)]
  const mine = await dante.get<Profile>('/api/profile')
  expect(mine).toMatchObject({ name: 'Dánte', shown: 'nothing', streaks: [], next: null })
  expect(mine.results).toEqual([{ game: 'counting', players: 2, played: 3, won: 2 }])
  expect(mine.games!.map(({ table }) => table)).toEqual(tables.toReversed())
  expect(mine.games!.map(({ won, others }) => [won, others.length])).toEqual([
    [true, 1],
    [false, 1],
    [true, 1],
  ])
  const asked = async (query: string) =>
    (await dante.get<Profile>(`/api/profile?${query}`)).games!.map(({ table }) => table)
  expect(await asked('outcome=lost')).toEqual([tables[1]])
  expect(await asked('with=beátr')).toEqual([tables[1], tables[0]])
  expect(await asked('game=nine-circles')).toEqual([])

  // Nothing by default, so that nobody learns which names there are.
  const unknown = await statusOf(stranger, '/api/people/Nobody')
  expect(unknown).toContain('404')
  for (const name of ['DANTE', 'Beatrice']) expect(await statusOf(stranger, `/api/people/${name}`)).toBe(unknown)
  // Results or everything if they like; then others are named only if they show something themselves.
  const seen = () => stranger.get<Profile>('/api/people/DANTE')
  await dante.send('PUT', '/api/profile', { shown: 'results' })
  expect(await seen()).toMatchObject({ name: 'Dánte', shown: null, results: mine.results, games: null })
  await dante.send('PUT', '/api/profile', { shown: 'all' })
  expect((await seen()).games!.map(({ others }) => others)).toEqual([[], [], []])
  await beatrice.send('PUT', '/api/profile', { shown: 'results' })
  expect((await seen()).games!.map(({ others }) => others)).toEqual([[], ['Beatrice'], ['Beatrice']])
  await beatrice.send('PUT', '/api/profile', { shown: 'nothing' })
  expect((await seen()).games!.map(({ others }) => others)).toEqual([[], [], []])
  expect(await statusOf(stranger, '/api/people/Beatrice')).toBe(unknown)

  // What is played behind closed doors stays there.
  const secret = await playOnce(dante, beatrice, 'invited')
  expect((await seen()).games!.map(({ table }) => table)).not.toContain(secret)
  expect((await dante.get<Profile>('/api/profile')).games!.map(({ table }) => table)).toContain(secret)
})

onBoth('a table by link is counted, but its id is for those who have the link', async options => {
  const { address } = await server(options)
  const [dante, beatrice] = await Promise.all([account(address, 'Dánte'), account(address, 'Beatrice')])
  const stranger = await Visitor.guest(address)
  await dante.send('PUT', '/api/profile', { shown: 'all' })
  const byLink = await playOnce(dante, beatrice, 'link')
  const inLobby = await playOnce(dante, beatrice, 'public')
  const told = await stranger.get<Profile>('/api/people/DANTE')
  expect(told.results).toMatchObject([{ played: 2, won: 2 }])
  expect(told.games!.map(({ table }) => table)).toEqual([inLobby])
  expect(JSON.stringify(told)).not.toContain(byLink)
  expect((await dante.get<Profile>('/api/profile')).games!.map(({ table }) => table)).toEqual([inLobby, byLink])
})

onBoth('a guest has a profile for themselves alone', async options => {
  const { address } = await server(options)
  const [guest, other] = await Promise.all([Visitor.guest(address), Visitor.guest(address)])
  await playOnce(guest, other)
  expect(await guest.get<Profile>('/api/profile')).toMatchObject({ shown: null, results: [{ played: 1, won: 1 }] })
  const { status } = await guest.request('PUT', '/api/profile', { shown: 'all' })
  expect(status).toBe(409)
})
