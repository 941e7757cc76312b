import { join } from 'node:path'
import { hasWinner, type Result } from '@acheron/engine'
import { games } from '@acheron/games'
import type { OpenTable, Profile, RecoveryCodes, TableInfo, TableLists, TableRatings } from '@acheron/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { strengthsAfter } from '../src/ratings/arithmetic.ts'
import { placesOf } from '../src/ratings/places.ts'
import { newcomer, standingOf } from '../src/ratings/strength.ts'
import { handed } from '../src/seating/holders.ts'
import { isDecided, nothingAgreed, type Seating, type SeatRow } from '../src/store/seating.ts'
import { Visitor } from './client.ts'
import { folder, server } from './help.ts'
import { childFile, kill, start } from './process.ts'
import { onBothStores } from './stores.ts'

const password = 'nel mezzo del cammin'
const people = (...names: string[]): SeatRow[] => names.map(person => ({ kind: 'person', person }))
const ranked = (...ranking: number[][]): Result => ({ winners: ranking[0]!, ranking, scores: [] })
const places = (...of: Parameters<typeof placesOf>) =>
  Object.fromEntries(placesOf(...of).map(({ person, place }) => [person, place]))

test('games that somebody wins have a rating, others have none', () => {
  const rated = games.filter(({ meta }) => hasWinner(meta)).map(({ meta }) => meta.id)
  expect(rated.filter(id => id !== 'charons-obol').toSorted()).toEqual(['florence', 'hellgame', 'imp-race'])
})

test('places follow the result, and equals share one', () => {
  const seats = people('a', 'b', 'c', 'd')
  expect(places({ seats, gone: [] }, ranked([2], [0, 3], [1]))).toEqual({ a: 2, b: 4, c: 1, d: 2 })
})

test('whoever left is behind all who stayed, the first to leave last, whatever the bots make of it and whoever is back', () => {
  const seats: SeatRow[] = [...people('a', 'b'), { kind: 'bot', bot: 'greedy' }, ...people('d')]
  const gone = [
    { seat: 3, person: 'd' },
    { seat: 2, person: 'c' },
  ]
  expect(places({ seats, gone }, ranked([2], [3], [1], [0]))).toEqual({ a: 2, b: 1, c: 3, d: 4 })
})

test('a seat is left when a bot takes over, by whatever way, and once', () => {
  const seating: Seating = {
    ...{ ...nothingAgreed, rev: 0, name: '', owner: 'a', visibility: 'link', rated: true },
    seats: people('a', 'b'),
  }
  const back = { kind: 'person', person: 'b' } as const
  const stoodIn = handed(seating, 1, { ...back, standIn: 'greedy' }, 3)
  expect(stoodIn.gone).toEqual([{ seat: 1, person: 'b' }])
  const again = handed(handed(stoodIn, 1, back, 3), 1, { kind: 'bot', bot: 'greedy' }, 9)
  expect(again.gone).toEqual(stoodIn.gone)
  expect(isDecided(again)).toBe(true)
  // Before the first move a seat is only free again; elsewhere nobody counts it.
  expect(handed(seating, 1, { kind: 'open' }, 0).gone).toEqual([])
  expect(handed({ ...seating, rated: false }, 1, { kind: 'bot', bot: 'greedy' }, 3).gone).toEqual([])
})

test('whoever takes over a seat has no place there', () => {
  const seats = people('a', 'late')
  expect(places({ seats, gone: [{ seat: 1, person: 'b' }] }, null)).toEqual({ a: 1, b: 2 })
})

test('strengths rise and fall by the places, in the order in which they are given', () => {
  const [third, first, second] = strengthsAfter([3, 1, 2].map(place => ({ ...newcomer, place })))
  expect(first!.mu).toBeGreaterThan(second!.mu)
  expect(second!.mu).toBeGreaterThan(third!.mu)
  for (const { sigma } of [first!, second!, third!]) expect(sigma).toBeLessThan(newcomer.sigma)
  const [one, other] = strengthsAfter([1, 1].map(place => ({ ...newcomer, place })))
  expect(one).toEqual(other)
  expect(one!.mu).toBeCloseTo(25)
  // Whoever beats a stronger one wins more than whoever beats a weaker one.
  const strong = { mu: 35, sigma: 3 }
  const weak = { mu: 15, sigma: 3 }
  const won = (over: typeof strong) =>
    strengthsAfter([
      { ...newcomer, place: 1 },
      { ...over, place: 2 },
    ])[0]!.mu
  expect(won(strong)).toBeGreaterThan(won(weak))
})

test('a rating is hidden until ten games', () => {
  expect(standingOf(newcomer, 9)).toBeNull()
  expect(standingOf(newcomer, 10)).toEqual({ points: 1500, give: 500 })
})

async function account(address: string, name: string): Promise<Visitor> {
  const visitor = await Visitor.guest(address)
  await visitor.send<RecoveryCodes>('POST', '/api/account', { name, password })
  await visitor.send('PUT', '/api/me', { name, language: 'en' })
  return visitor
}

const plan = (players: number) => ({
  game: 'counting',
  options: { goal: 3 },
  visibility: 'public' as const,
  rated: true,
  seats: Array.from({ length: players }, (_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) })),
})

/** A rated table of the first, where the others sit down. */
async function ratedTable([first, ...others]: readonly Visitor[], goal = 3): Promise<string> {
  const { id } = await first!.open({ ...plan(others.length + 1), options: { goal } })
  for (const [i, other] of others.entries()) await other.send('POST', `/api/tables/${id}/sit`, { seat: i + 1 })
  return id
}

async function move(visitor: Visitor, id: string, seat: number, version: number, add: number): Promise<void> {
  const line = await visitor.socket()
  const request = { type: 'move', table: id, seat, version, move: { add } }
  expect(await line.ask(request)).toMatchObject({ type: 'done' })
  await line.end()
}

const ratingsOf = async (visitor: Visitor) => (await visitor.get<Profile>('/api/profile')).ratings
const codeOf = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code

onBothStores('rated are games with a winner, between accounts, without bots and help', async options => {
  const { address } = await server(options)
  const [dante, guest] = [await account(address, 'Dante'), await Visitor.guest(address)]
  const refused = async (by: Visitor, change: object) =>
    codeOf(await by.request('POST', '/api/tables', { ...plan(2), ...change }))
  expect(await refused(guest, {})).toBe('needs-account')
  expect(await refused(dante, { seats: [{ kind: 'me' }] })).toBe('not-rateable')
  expect(await refused(dante, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })).toBe('not-rateable')
  expect(await refused(dante, { help: true })).toBe('not-rateable')
  expect(await refused(dante, { game: 'caravan', options: {} })).toBe('not-rateable')
  const { id, ...info } = await dante.open(plan(2))
  expect(info).toMatchObject({ rated: true, people: { help: false, gone: [] } })
  expect(info.people!.may).not.toContain('help')
  const at = `/api/tables/${id}`
  expect(codeOf(await guest.request('POST', `${at}/sit`, { seat: 1 }))).toBe('needs-account')
  expect(codeOf(await dante.request('PUT', `${at}/seats/1`, { kind: 'bot' }))).toBe('rated-people')
  expect((await dante.request('PATCH', at, { help: true })).status).toBe(409)
  expect((await guest.get<TableLists>('/api/tables')).open).toMatchObject([{ id, rated: true }])
  await guest.send<RecoveryCodes>('POST', '/api/account', { name: 'Virgil', password })
  await guest.send('POST', `${at}/sit`, { seat: 1 })
  await move(dante, id, 0, 0, 1)
  const { may } = (await guest.get<OpenTable>(at)).info.people!
  expect(may).toContain('resign')
  for (const right of ['standIn', 'coach'] as const) expect(may).not.toContain(right)
})

onBothStores(
  'a rated game is counted for those who played, hidden until the tenth, then with its change',
  async options => {
    const { address } = await server({ ...options, limits: { seatsPerPersonAndMinute: 100 } })
    const [dante, beatrice] = [await account(address, 'Dante'), await account(address, 'Beatrice')]
    const stranger = await Visitor.guest(address)
    const play = async () => {
      const id = await ratedTable([dante, beatrice])
      await move(dante, id, 0, 0, 3)
      return id
    }
    const first = await play()
    expect(await ratingsOf(dante)).toEqual([{ game: 'counting', games: 1, standing: null }])
    const at = (id: string) => `/api/tables/${id}/ratings`
    expect(await dante.get<TableRatings>(at(first))).toEqual({
      seats: [{ seat: 0, you: true, place: 1, games: 1, standing: null, change: null }],
    })
    expect(await stranger.get<TableRatings>(at(first))).toEqual({ seats: [] })
    for (let i = 0; i < 8; i++) await play()
    const tenth = await play()
    const [won] = (await dante.get<TableRatings>(at(tenth))).seats
    expect(won).toMatchObject({ games: 10, change: null, standing: { points: expect.any(Number) } })
    const eleventh = await play()
    // Whoever shows nothing is shown nowhere, and so it is at first.
    const own = async () => (await beatrice.get<TableRatings>(at(eleventh))).seats.map(({ you }) => you)
    expect(await own()).toEqual([true])
    await dante.send('PUT', '/api/profile', { shown: 'results' })
    const both = (await beatrice.get<TableRatings>(at(eleventh))).seats
    expect(both.map(({ seat, you, place, games }) => [seat, you, place, games])).toEqual([
      [0, false, 1, 11],
      [1, true, 2, 11],
    ])
    expect(both[0]!.change).toBeGreaterThan(0)
    expect(both[1]!.change).toBeLessThan(0)
    const seen = (await stranger.get<Profile>('/api/people/Dante')).ratings
    expect(seen).toEqual(await ratingsOf(dante))
    expect(seen[0]!.standing!.points).toBe(both[0]!.standing!.points)
    await dante.send('PUT', '/api/profile', { shown: 'nothing' })
    expect(await own()).toEqual([true])
    // A rematch is rated too.
    const again = await beatrice.send<TableInfo>('POST', `/api/tables/${eleventh}/rematch`)
    expect(again.rated).toBe(true)
  },
)

onBothStores(
  'whoever resigns is last at once; the others play on for their places, and nobody is counted twice',
  async options => {
    const { address } = await server(options)
    const [dante, virgil, beatrice] = [
      await account(address, 'Dante'),
      await account(address, 'Virgil'),
      await account(address, 'Beatrice'),
    ]
    const id = await ratedTable([dante, virgil, beatrice], 100)
    const leave = (who: Visitor, how: string) => who.send<TableInfo>('POST', `/api/tables/${id}/leave`, { how })
    const placeOf = async (who: Visitor) =>
      (await who.get<TableRatings>(`/api/tables/${id}/ratings`)).seats.find(({ you }) => you)?.place
    await move(dante, id, 0, 0, 1)
    expect((await leave(virgil, 'resign')).people!.gone).toEqual([1])
    expect(await ratingsOf(virgil)).toEqual([])
    expect((await leave(dante, 'bot')).people!.gone).toEqual([1, 0])
    // Only one is left of those who began: the places are certain, though the game is not over.
    expect([await placeOf(beatrice), await placeOf(dante), await placeOf(virgil)]).toEqual([1, 2, 3])
    // The last one may leave too.
    await leave(beatrice, 'open')
    expect((await ratingsOf(beatrice)).map(({ games }) => games)).toEqual([1])
    expect((await ratingsOf(virgil)).map(({ games }) => games)).toEqual([1])
  },
)

onBothStores('whoever deletes the account gives up, and takes the rating along', async options => {
  const { address } = await server(options)
  const [dante, virgil] = [await account(address, 'Dante'), await account(address, 'Virgil')]
  const id = await ratedTable([dante, virgil], 100)
  await move(dante, id, 0, 0, 1)
  await virgil.send('POST', '/api/account/delete', { current: password })
  expect((await ratingsOf(dante)).map(({ games }) => games)).toEqual([1])
  expect((await dante.get<TableRatings>(`/api/tables/${id}/ratings`)).seats).toMatchObject([{ seat: 0, place: 1 }])
})

test('killed right after the last move: the next process counts the table, once', async () => {
  const file = join(folder(), 'data.sqlite')
  const begin = async () => {
    const started = await start([process.execPath, childFile, file])
    onTestFinished(() => void started.child.kill('SIGKILL'))
    return started
  }
  const before = await begin()
  const [dante, virgil] = [await account(before.address, 'Dante'), await account(before.address, 'Virgil')]
  const id = await ratedTable([dante, virgil])
  await move(dante, id, 0, 0, 3)
  await kill(before.child)
  for (let starts = 0; starts < 2; starts++) {
    const after = await begin()
    const again = new Visitor(after.address)
    again.cookie = dante.cookie
    expect(await ratingsOf(again)).toEqual([{ game: 'counting', games: 1, standing: null }])
    await kill(after.child)
  }
})
