import type { GameRecord } from '@acheron/engine'
import type { OpenTable, SeatLink, TableInfo, TableLists, TableSummary } from '@acheron/protocol'
import { expect, vi } from 'vitest'
import type { ServerOptions } from '../src/index.ts'
import { Visitor } from './client.ts'
import { server } from './help.ts'
import { onBothStores } from './stores.ts'

const two = { game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }] } as const
const three = { game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] } as const

const move = (table: string, seat: number, version: number, add = 1) =>
  ({ type: 'move', table, seat, version, move: { add } }) as const

/** Dante's table, where the others sit down in order. */
async function party(
  options: Partial<ServerOptions>,
  count: number,
  change: Partial<Parameters<Visitor['open']>[0]> = {},
) {
  const running = await server(options)
  const people: Visitor[] = []
  for (let i = 0; i < count; i++) people.push(await Visitor.guest(running.address))
  const [dante, ...others] = people
  const { id } = await dante!.open({ ...(count === 2 ? two : three), ...change })
  const at = (path: string) => `/api/tables/${id}${path}`
  for (const [i, person] of others.entries()) await person.send('POST', at('/sit'), { seat: i + 1 })
  return { ...running, people: people as [Visitor, Visitor, Visitor], id, at }
}

const refused = (answer: { status: number; body: { error?: { code: string } } }) => answer.body.error?.code

onBothStores('a bot plays for somebody until they take the seat back, with one press each', async options => {
  const { people, id, at } = await party(options, 2)
  const [dante, virgil] = people
  const [dantes, virgils] = [await dante.socket(), await virgil.socket()]
  await Promise.all([dantes.watch(id), virgils.watch(id)])
  expect(await dantes.ask(move(id, 0, 0))).toMatchObject({ type: 'done' })
  const left = await virgil.send<TableInfo>('POST', at('/leave'), { how: 'standIn', bot: 'random' })
  expect(left.seats[1]).toMatchObject({ kind: 'person', you: true, standIn: 'random' })
  expect(left).toMatchObject({ yourTurn: false, people: { may: ['takeBack', 'giveUp', 'resign', 'vote', 'clock'] } })
  await dantes.next('steps', ({ now }) => now.version === 2)
  expect(await virgils.ask(move(id, 1, 2))).toMatchObject({ type: 'refused', why: 'stand-in' })
  expect(await dantes.ask(move(id, 0, 2))).toMatchObject({ type: 'done' })
  await dantes.next('steps', ({ now }) => now.version === 4)
  await virgil.send('POST', at('/return'))
  expect(await dantes.ask(move(id, 0, 4))).toMatchObject({ type: 'done' })
  expect(await virgils.ask(move(id, 1, 5))).toMatchObject({ type: 'done' })
  const { info } = await virgil.get<OpenTable>(at(''))
  const name = (await virgil.me()).name
  expect(info.people?.holders).toEqual([
    { seat: 1, from: 0, name, bot: null, resigned: false },
    { seat: 1, from: 1, name, bot: 'random', resigned: false },
    { seat: 1, from: 4, name, bot: null, resigned: false },
  ])
})

onBothStores('bots rest where no person plays, and go on when one comes back', async options => {
  const { people, id, at } = await party(options, 2)
  const [dante, virgil] = people
  const line = await dante.socket()
  await line.watch(id)
  expect(await line.ask(move(id, 0, 0))).toMatchObject({ type: 'done' })
  await virgil.send('POST', at('/leave'), { how: 'bot', bot: 'random' })
  await line.next('steps', ({ now }) => now.version === 2)
  // Dante is the last one; a bot that plays against bots would serve nobody.
  expect(refused(await dante.request('POST', at('/leave'), { how: 'standIn' }))).toBe('not-now')
  await dante.send('POST', at('/leave'), { how: 'open', bot: 'random' })
  await new Promise(resolve => setTimeout(resolve, 300))
  expect((await dante.get<OpenTable>(at(''))).now.version).toBe(2)
  const back = await dante.send<TableInfo>('POST', at('/sit'), { seat: 0 })
  expect(back.seats[0]).toMatchObject({ you: true })
  expect(await line.ask(move(id, 0, 2))).toMatchObject({ type: 'done' })
  await line.next('steps', ({ now }) => now.version === 4)
})

onBothStores(
  'whoever gives a seat up sees what spectators see, at once; whoever takes it sees its hand',
  async options => {
    const { people, id, at, address } = await party(options, 2, { game: 'imp-race', options: {} })
    const [dante, virgil] = people
    const handOf = (open: { now: OpenTable['now'] }) => JSON.stringify(open.now.view)
    const own = handOf(await virgil.get<OpenTable>(at('')))
    const strangers = handOf(await new Visitor(address).get<OpenTable>(at('')))
    expect(own).not.toBe(strangers)
    const { now } = await dante.get<OpenTable>(at(''))
    const line = await virgil.socket()
    await line.watch(id)
    await virgil.send('POST', at('/leave'), { how: 'open' })
    // Nobody has moved, so the seat is open again.
    const told = await line.next('info', ({ info }) => info.seats[1]!.kind === 'open')
    expect(told.now.seat).toBeNull()
    expect(handOf(told)).toBe(strangers)
    expect(now.version).toBe(0)
    const beatrice = await Visitor.guest(address)
    const taken = await beatrice.send<TableInfo>('POST', at('/sit'), { seat: 1 })
    expect(taken.seats[1]).toMatchObject({ you: true })
    expect(handOf(await beatrice.get<OpenTable>(at('')))).toBe(own)
    expect(handOf(await virgil.get<OpenTable>(at('')))).toBe(strangers)
  },
)

onBothStores('who has held one seat of a game with hidden hands takes no other', async options => {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
  const { at, people, address } = await party(options, 2, { game: 'imp-race', options: {}, seats })
  const [, virgil] = people
  await virgil.send('POST', at('/leave'), { how: 'open' })
  expect(refused(await virgil.request('POST', at('/sit'), { seat: 2 }))).toBe('knows-too-much')
  expect(await virgil.send<TableInfo>('POST', at('/sit'), { seat: 1 })).toMatchObject({ status: 'waiting' })
  const beatrice = await Visitor.guest(address)
  await beatrice.send('POST', at('/sit'), { seat: 2 })
})

onBothStores('a table for the invited is not there for anybody else', async options => {
  const { address } = await server(options)
  const [dante, virgil, stranger] = [
    await Visitor.guest(address),
    await Visitor.guest(address),
    await Visitor.guest(address),
  ]
  const seats = [{ kind: 'me' }, { kind: 'open', name: 'Beatriz' }] as const
  const { id, people } = await dante.open({ game: 'counting', visibility: 'invited', seats })
  expect(people).toMatchObject({ visibility: 'invited', owner: { you: true, seat: 0 } })
  const { token } = await dante.send<SeatLink>('POST', `/api/tables/${id}/seats/1/link`)
  const none = 'a'.repeat(16)
  const tries: [string, string, unknown?][] = [
    ['GET', ''],
    ['GET', '/steps'],
    ['GET', '/past/0'],
    ['GET', '/record'],
    ['GET', '/saves'],
    ['GET', '/campaign'],
    ['POST', '/sit', { seat: 1 }],
    ['POST', '/enter', { token: 'wrong' }],
    ['POST', '/leave', { how: 'bot' }],
    ['POST', '/return', {}],
    ['PATCH', '', { name: 'mine' }],
    ['POST', '/owner', { seat: 0 }],
    ['PUT', '/seats/1', { kind: 'open' }],
    ['POST', '/seats/1/link', {}],
    ['DELETE', '/seats/1/link'],
    ['POST', '/seats/1/vote', { what: 'take' }],
    ['DELETE', '/seats/1/vote'],
    ['POST', '/branch', { table: id, n: 1, seats: [{ kind: 'me' }] }],
    ['POST', '/back', { table: id, n: 1 }],
  ]
  for (const [method, path, body] of tries) {
    const there = await stranger.request(method, `/api/tables/${id}${path}`, body)
    const nowhere = await stranger.request(method, `/api/tables/${none}${path}`, body)
    expect([path, there.status, JSON.stringify(there.body).replace(id, none)]).toEqual([
      path,
      404,
      JSON.stringify(nowhere.body),
    ])
  }
  const line = await stranger.socket()
  line.say({ type: 'watch', table: id })
  expect(await line.next('error')).toMatchObject({ code: 'no-such-table', table: id })
  expect(await line.ask(move(id, 0, 0))).toMatchObject({ type: 'refused', why: 'no-such-table' })
  expect(await line.ask(move(none, 0, 0))).toMatchObject({ type: 'refused', why: 'no-such-table' })
  const lists = await stranger.get<TableLists>('/api/tables')
  expect(JSON.stringify(lists)).not.toContain(id)
  // The friend comes by the seat's own link, and sees where it leads before using it, as nobody else does.
  const linked = `/api/tables/${id}/link`
  const where = await virgil.send<TableSummary>('POST', linked, { token })
  expect(where).toMatchObject({ id, game: 'counting', seats: [{ name: (await dante.me()).name }, { kind: 'open' }] })
  const seen = await virgil.send<TableInfo>('POST', `/api/tables/${id}/enter`, { token })
  expect(seen.seats[1]).toMatchObject({ kind: 'person', you: true })
  expect(await virgil.send<TableInfo>('POST', `/api/tables/${id}/enter`, { token })).toMatchObject({ id })
  expect((await stranger.request('POST', `/api/tables/${id}/enter`, { token })).status).toBe(404)
  expect((await stranger.request('POST', linked, { token })).status).toBe(404)
})

onBothStores('a link for a seat is used once, and a new one voids it; others cannot take the seat', async options => {
  const { people, at, address } = await party(options, 2, { seats: three.seats })
  const [dante, virgil] = people
  const first = await dante.send<SeatLink>('POST', at('/seats/2/link'), { name: 'Beatriz' })
  const second = await dante.send<SeatLink>('POST', at('/seats/2/link'))
  expect(refused(await virgil.request('POST', at('/seats/2/link'), {}))).toBe('not-owner')
  const beatrice = await Visitor.guest(address)
  const shown = await beatrice.get<OpenTable>(at(''))
  expect(shown.info.seats[2]).toMatchObject({ kind: 'open', kept: { name: 'Beatriz', you: false, link: true } })
  expect(JSON.stringify(shown)).not.toContain(second.token)
  expect(refused(await beatrice.request('POST', at('/sit'), { seat: 2 }))).toBe('seat-kept')
  expect(refused(await beatrice.request('POST', at('/enter'), first))).toBe('seat-link-void')
  expect((await beatrice.send<TableInfo>('POST', at('/enter'), second)).status).toBe('playing')
  const other = await Visitor.guest(address)
  expect(refused(await other.request('POST', at('/enter'), second))).toBe('seat-link-void')
  // A seat that is kept for nobody any more is for whoever comes.
  const more = await dante.open(two)
  await dante.send('POST', `/api/tables/${more.id}/seats/1/link`)
  expect((await dante.request('DELETE', `/api/tables/${more.id}/seats/1/link`)).status).toBe(200)
  expect((await other.send<TableInfo>('POST', `/api/tables/${more.id}/sit`, { seat: 1 })).status).toBe('playing')
})

onBothStores('the owner changes the table until the first move, and hands it over at any time', async options => {
  const { people, id, at } = await party(options, 3)
  const [dante, virgil, beatrice] = people
  expect(refused(await virgil.request('PATCH', at(''), { name: 'Mine' }))).toBe('not-owner')
  expect(await dante.request('PATCH', at(''), { name: ' Limbo ', away: 10 })).toMatchObject({
    status: 200,
    body: { name: 'Limbo', people: { away: 10 } },
  })
  const line = await beatrice.socket()
  await line.watch(id)
  const removed = await dante.request('PUT', at('/seats/2'), { kind: 'open' })
  expect(removed.body.seats[2]).toMatchObject({ kind: 'open' })
  expect((await line.next('info', ({ info }) => info.seats[2]!.kind === 'open')).now.seat).toBeNull()
  const filled = await dante.request('PUT', at('/seats/2'), { kind: 'bot', bot: 'random' })
  expect(filled.body.seats[2]).toMatchObject({ kind: 'bot', name: 'random' })
  expect(refused(await dante.request('PUT', at('/seats/0'), { kind: 'open' }))).toBe('not-now')
  const dantes = await dante.socket()
  await dantes.watch(id)
  expect(await dantes.ask(move(id, 0, 0))).toMatchObject({ type: 'done' })
  expect(refused(await dante.request('PATCH', at(''), { name: 'Late' }))).toBe('begun')
  expect(refused(await dante.request('PUT', at('/seats/1'), { kind: 'open' }))).toBe('begun')
  const handed = await dante.send<TableInfo>('POST', at('/owner'), { seat: 1 })
  expect(handed.people?.owner).toMatchObject({ you: false, seat: 1 })
  expect((await virgil.request('PATCH', at(''), { visibility: 'invited' })).status).toBe(200)
  // The owner goes: the table is the next person's.
  await virgil.send('POST', at('/leave'), { how: 'bot' })
  expect((await dante.get<OpenTable>(at(''))).info.people?.owner).toMatchObject({ you: true, seat: 0 })
})

onBothStores('a table that becomes one for the invited is gone from the eyes of others', async options => {
  const { people, id, at, address } = await party(options, 2)
  const stranger = await Visitor.guest(address)
  const line = await stranger.socket()
  await line.watch(id)
  expect((await people[0].request('PATCH', at(''), { visibility: 'invited' })).status).toBe(200)
  expect(await line.next('error')).toMatchObject({ code: 'no-such-table', table: id })
  const dantes = await people[0].socket()
  await dantes.watch(id)
  await dantes.ask(move(id, 0, 0))
  expect(line.inbox.filter(({ type }) => type === 'steps')).toEqual([])
})

onBothStores('those who are here let a bot play for somebody who is away too long', async options => {
  const { people, id, at } = await party(options, 3, { away: 1 })
  const [dante, virgil, beatrice] = people
  const [dantes, virgils] = [await dante.socket(), await virgil.socket()]
  await Promise.all([dantes.watch(id), virgils.watch(id)])
  await dantes.ask(move(id, 0, 0))
  await virgils.ask(move(id, 1, 1))
  const vote = (by: Visitor) => by.request('POST', at('/seats/2/vote'), { what: 'standIn' })
  expect(refused(await vote(dante))).toBe('not-away')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
  try {
    // It is not the turn of a person who is away for as long.
    const first = await vote(dante)
    expect(first.body.people.votes).toMatchObject([{ what: 'standIn', seat: 2, by: [0], needed: 2 }])
    expect(first.body.seats[2].standIn).toBeUndefined()
    const second = await vote(virgil)
    expect(second.body.people.votes).toEqual([])
    expect(second.body.seats[2]).toMatchObject({ kind: 'person', standIn: 'greedy' })
    await dantes.next('steps', ({ now }) => now.version === 3)
    const back = await beatrice.send<TableInfo>('POST', at('/return'))
    expect(back.seats[2]!.standIn).toBeUndefined()
    expect(refused(await vote(dante))).toBe('not-away')
  } finally {
    vi.restoreAllMocks()
  }
})

onBothStores("somebody gets a bot's seat when the table agrees", async options => {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }] as const
  const { people, id, at, address } = await party(options, 2, { seats })
  const [dante, virgil] = people
  const [dantes, virgils] = [await dante.socket(), await virgil.socket()]
  await Promise.all([dantes.watch(id), virgils.watch(id)])
  await dantes.ask(move(id, 0, 0))
  const beatrice = await Visitor.guest(address)
  const asked = await beatrice.send<TableInfo>('POST', at('/sit'), { seat: 2 })
  expect(asked.seats[2]).toMatchObject({ kind: 'bot', you: false })
  expect(asked.people?.votes).toMatchObject([{ what: 'take', seat: 2, you: true, by: [], needed: 2 }])
  const other = await Visitor.guest(address)
  expect(refused(await other.request('POST', at('/sit'), { seat: 2 }))).toBe('seat-asked')
  const name = (await beatrice.me()).name
  const seen = await dantes.next('info', ({ info }) => info.people?.votes.length === 1)
  expect(seen.info.people?.votes).toMatchObject([{ name, you: false }])
  await dante.send('POST', at('/seats/2/vote'), { what: 'take' })
  const agreed = await virgil.send<TableInfo>('POST', at('/seats/2/vote'), { what: 'take' })
  expect(agreed.seats[2]).toMatchObject({ kind: 'person', name })
  expect((await beatrice.get<OpenTable>(at(''))).now.seat).toBe(2)
})

onBothStores('whoever resigns is named in the result and the record, and the last one is unopposed', async options => {
  const { people, id, at } = await party(options, 2, { options: { goal: 12 } })
  const [dante, virgil] = people
  const line = await dante.socket()
  await line.watch(id)
  expect(await line.ask(move(id, 0, 0, 3))).toMatchObject({ type: 'done' })
  const name = (await virgil.me()).name
  const resigned = await virgil.send<TableInfo>('POST', at('/leave'), { how: 'resign', bot: 'random' })
  expect(resigned.people).toMatchObject({ unopposed: 0, may: [] })
  for (let { now } = await dante.get<OpenTable>(at('')); now.result === null; ) {
    if (now.actors.includes(0)) await line.ask(move(id, 0, now.version, 3))
    now = (await dante.get<OpenTable>(at(''))).now
  }
  const record = await dante.get<GameRecord>(at('/record'))
  expect(record.holders?.[0]).toEqual({ seat: 1, from: 0, name, bot: null, resigned: true })
  expect(record.holders?.[1]).toMatchObject({ seat: 1, from: expect.any(Number), name: null, bot: 'random' })
})

onBothStores(
  'an open table at which nobody has looked for a day is not in the lobby; a look brings it back',
  async options => {
    const { address } = await server(options)
    const dante = await Visitor.guest(address)
    const { id } = await dante.open({ ...two, visibility: 'public' })
    const listed = async () => (await dante.get<TableLists>('/api/tables')).open.map(table => table.id)
    expect(await listed()).toEqual([id])
    const tomorrow = Date.now() + 25 * 3_600_000
    vi.spyOn(Date, 'now').mockReturnValue(tomorrow)
    try {
      expect(await listed()).toEqual([])
      await dante.get(`/api/tables/${id}`)
      await expect.poll(listed).toEqual([id])
    } finally {
      vi.restoreAllMocks()
    }
  },
)

onBothStores('the owner changes the options and closes the table before the first move', async options => {
  const { people, id, at, address } = await party(options, 2, { game: 'imp-race', options: {} })
  const [dante, virgil] = people
  const line = await virgil.socket()
  const before = await line.watch(id)
  expect(refused(await virgil.request('PATCH', at(''), { options: {} }))).toBe('not-owner')
  expect(refused(await dante.request('PATCH', at(''), { options: { nonsense: 1 } }))).toBe('invalid')
  const changed = await dante.request('PATCH', at(''), { options: { impsToWin: 2 }, name: 'Two' })
  expect(changed.body).toMatchObject({ options: { impsToWin: 2 }, name: 'Two' })
  expect(changed.body.seedHash).not.toBe(before.info.seedHash)
  const told = await line.next('table')
  expect(told.open).toMatchObject({ info: { options: { impsToWin: 2 } }, now: { seat: 1, version: 0 } })
  expect(told.open.now.view).not.toEqual(before.now.view)
  const dantes = await dante.socket()
  const { now } = await dantes.watch(id)
  const actor = now.actors[0] === 0 ? dantes : line
  const moves = now.actors[0] === 0 ? now.moves : told.open.now.moves
  const first = { type: 'move', table: id, seat: now.actors[0], version: 0, move: moves[0] }
  expect(await actor.ask(first)).toMatchObject({ type: 'done' })
  expect(refused(await dante.request('PATCH', at(''), { options: {} }))).toBe('begun')
  expect(refused(await dante.request('DELETE', at('')))).toBe('begun')
  const other = await dante.open(two)
  const stranger = await Visitor.guest(address)
  expect(refused(await stranger.request('DELETE', `/api/tables/${other.id}`))).toBe('not-owner')
  const eyes = await stranger.socket()
  await eyes.watch(other.id)
  expect((await dante.request('DELETE', `/api/tables/${other.id}`)).status).toBe(204)
  expect(await eyes.next('error')).toMatchObject({ code: 'removed', table: other.id })
  expect((await dante.request('GET', `/api/tables/${other.id}`)).status).toBe(404)
})

onBothStores('a rematch: one table, everybody one seat further, each comes with one press', async options => {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }] as const
  const { people, id, at, address } = await party(options, 2, { seats, options: { goal: 1 }, visibility: 'link' })
  const [dante, virgil] = people
  const line = await dante.socket()
  await line.watch(id)
  await dante.request('PATCH', at(''), { visibility: 'invited' })
  expect(refused(await dante.request('POST', at('/rematch'), {}))).toBe('not-now')
  expect(await line.ask(move(id, 0, 0))).toMatchObject({ type: 'done' })
  const made = await virgil.send<TableInfo>('POST', at('/rematch'))
  expect(made).toMatchObject({ game: 'counting', options: { goal: 1 }, status: 'waiting' })
  const names = [(await dante.me()).name, (await virgil.me()).name]
  expect(made.seats).toMatchObject([
    { kind: 'bot', name: 'random' },
    { kind: 'open', kept: { name: names[0], you: false, link: false } },
    { kind: 'person', name: names[1], you: true },
  ])
  const told = await line.next('info', ({ info }) => info.people?.rematch !== null)
  expect(told.info.people?.rematch).toBe(made.id)
  const again = await dante.send<TableInfo>('POST', at('/rematch'))
  expect(again).toMatchObject({ id: made.id, seats: [{}, { kept: { you: true } }, {}] })
  const { invitations } = await dante.get<TableLists>('/api/tables')
  expect(invitations.map(table => table.id)).toEqual([made.id])
  const stranger = await Visitor.guest(address)
  expect((await stranger.request('GET', `/api/tables/${made.id}`)).status).toBe(404)
  expect((await dante.send<TableInfo>('POST', `/api/tables/${made.id}/sit`, { seat: 1 })).status).toBe('playing')
  expect((await dante.get<TableLists>('/api/tables')).invitations).toEqual([])
})

onBothStores('whoever has resigned plays again with the others; whoever gave the seat up does not', async options => {
  const { address } = await server(options)
  const people = await Promise.all([Visitor.guest(address), Visitor.guest(address), Visitor.guest(address)])
  const [dante, virgil, beatrice] = people as [Visitor, Visitor, Visitor]
  const line = await dante.socket()
  const names = [(await dante.me()).name, (await virgil.me()).name]
  for (const [asks, kept] of [
    [dante, virgil],
    [virgil, dante],
  ] as const) {
    const { id } = await dante.open({ ...three, options: { goal: 4 } })
    const at = (path: string) => `/api/tables/${id}${path}`
    await virgil.send('POST', at('/sit'), { seat: 1 })
    await beatrice.send('POST', at('/sit'), { seat: 2 })
    await dante.request('PATCH', at(''), { visibility: 'invited' })
    await line.watch(id)
    expect(await line.ask(move(id, 0, 0))).toMatchObject({ type: 'done' })
    // Virgil is to decide: as long as he does, no bot ends the game.
    await beatrice.send('POST', at('/leave'), { how: 'bot', bot: 'random' })
    await virgil.send('POST', at('/leave'), { how: 'resign', bot: 'random' })
    for (let over = false; !over; ) {
      const { now } = await dante.get<OpenTable>(at(''))
      over = now.result !== null
      if (now.moves.length > 0) await line.ask(move(id, 0, now.version))
      else await new Promise(resolve => setTimeout(resolve, 20))
    }
    const may = async (person: Visitor) => (await person.get<OpenTable>(at(''))).info.people?.may
    expect([await may(dante), await may(virgil), await may(beatrice)]).toEqual([['rematch'], ['rematch'], []])
    expect(refused(await beatrice.request('POST', at('/rematch')))).toBe('not-seated')
    const made = await asks.send<TableInfo>('POST', at('/rematch'))
    expect(made.people).toMatchObject({ owner: { you: true }, visibility: 'invited' })
    expect(made.seats.map(seat => [seat.kind, seat.kept?.name ?? seat.name])).toEqual([
      ['bot', 'random'],
      [asks === dante ? 'person' : 'open', names[0]],
      [asks === dante ? 'open' : 'person', names[1]],
    ])
    const { invitations } = await kept.get<TableLists>('/api/tables')
    expect(invitations.map(table => table.id)).toContain(made.id)
    expect((await beatrice.get<TableLists>('/api/tables')).invitations).toEqual([])
  }
})

onBothStores('a rematch for the invited is not there for whom its owner does not keep a seat', async options => {
  const { people, id, at } = await party(options, 2, { options: { goal: 1 } })
  const [dante, virgil] = people
  await dante.request('PATCH', at(''), { visibility: 'invited' })
  const line = await dante.socket()
  await line.watch(id)
  expect(await line.ask(move(id, 0, 0))).toMatchObject({ type: 'done' })
  const made = await virgil.send<TableInfo>('POST', at('/rematch'))
  const kept = made.seats.findIndex(seat => seat.kept)
  await virgil.send('PUT', `/api/tables/${made.id}/seats/${kept}`, { kind: 'bot', bot: 'random' })
  expect((await dante.request('GET', `/api/tables/${made.id}`)).status).toBe(404)
  const again = await dante.request('POST', at('/rematch'))
  expect([again.status, refused(again)]).toEqual([404, 'no-such-table'])
  expect((await virgil.send<TableInfo>('POST', at('/rematch'))).id).toBe(made.id)
})
