import type { OpenTable, PastViews, SeatLink, ServerMessage, StepsPage, TableInfo, TalkPage } from '@acheron/protocol'
import { expect, test } from 'vitest'
import type { ServerOptions } from '../src/index.ts'
import { type Line, Visitor } from './client.ts'
import { server } from './help.ts'
import { startNats } from './nats.ts'
import { startPostgres } from './postgres.ts'
import { childFile, kill, run, untilStarted } from './process.ts'
import { onBothStores } from './stores.ts'

const seats = [{ kind: 'me' }, { kind: 'open' }] as const
const hidden = { game: 'imp-race', options: {}, help: true, seats } as const

/** Dante and Virgil play a game with hidden hands; Beatrice and a stranger are there too. */
async function party(options: Partial<ServerOptions>, change: Partial<Parameters<Visitor['open']>[0]> = {}) {
  const { address } = await server(options)
  const [dante, virgil, beatrice, stranger] = [
    await Visitor.guest(address),
    await Visitor.guest(address),
    await Visitor.guest(address),
    await Visitor.guest(address),
  ]
  const { id } = await dante.open({ ...hidden, ...change })
  const at = (path: string) => `/api/tables/${id}${path}`
  await virgil.send('POST', at('/sit'), { seat: 1 })
  const enter = (who: Visitor, token: string) => who.request('POST', at('/coach/enter'), { token })
  return { dante, virgil, beatrice, stranger, id, at, enter, link: () => linkOf(virgil, id) }
}

const linkOf = async (who: Visitor, id: string) => (await who.send<SeatLink>('POST', `/api/tables/${id}/coach`)).token
const refused = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code
const handIn = ({ now }: { now: OpenTable['now'] }) => JSON.stringify(now.view)
const tableOf = (who: Visitor, id: string) => who.get<OpenTable>(`/api/tables/${id}`)

/** Whoever has to decide takes the first move. */
async function play(id: string, lines: readonly Line[], people: readonly Visitor[]): Promise<number> {
  const { now } = await tableOf(people[0]!, id)
  const seat = now.actors[0]!
  const { now: mine } = await tableOf(people[seat]!, id)
  const wish = { type: 'move', table: id, seat, version: mine.version, move: mine.moves[0]! }
  expect(await lines[seat]!.ask(wish)).toMatchObject({ type: 'done' })
  return mine.version + 1
}

/** What of a message is for the player alone: what they can do. */
const forCoach = (message: ServerMessage): unknown => {
  const now = (shown: OpenTable['now']) => ({ ...shown, moves: [], canUndo: false, canRedo: false })
  const info = (told: TableInfo) => ({
    ...told,
    yourTurn: false,
    seats: told.seats.map(seat => ({ ...seat, you: false })),
    people: { ...told.people!, may: [], coaches: [] },
  })
  if (message.type === 'table')
    return { ...message, open: { ...message.open, now: now(message.open.now), info: info(message.open.info) } }
  if (message.type === 'steps') return { ...message, now: now(message.now), info: message.info && info(message.info) }
  return message
}

onBothStores(
  'a coach is shown what the player is shown, live and in the past, and nothing of what they can do',
  async options => {
    const { dante, virgil, beatrice, stranger, id, at, enter, link } = await party(options)
    const lines = [await dante.socket(), await virgil.socket(), await beatrice.socket()] as const
    const token = await link()
    expect((await enter(beatrice, token)).status).toBe(200)
    const [, players] = [await lines[0].watch(id), await lines[1].watch(id)]
    const coachs = await lines[2].watch(id)
    const anybody = await tableOf(stranger, id)
    expect(handIn(coachs)).toBe(handIn(players))
    expect(handIn(coachs)).not.toBe(handIn(anybody))
    expect(coachs.now).toMatchObject({ seat: 1, moves: [], canUndo: false })
    const open = (shown: OpenTable) => forCoach({ type: 'table', table: id, open: shown })
    expect(open(coachs)).toEqual(open(players))
    for (let i = 0; i < 6; i++) {
      const version = await play(id, lines, [dante, virgil])
      const [own, seen] = [
        await lines[1].next('steps', ({ now }) => now.version === version),
        await lines[2].next('steps', ({ now }) => now.version === version),
      ]
      expect(forCoach(seen)).toEqual(forCoach(own))
      expect(seen.now).toMatchObject({ moves: [], canUndo: false, canRedo: false })
    }
    const pages = ['/steps', '/past/0?count=3']
    for (const page of pages) {
      const seen = await beatrice.get<StepsPage | PastViews>(at(page))
      expect(seen).toEqual(await virgil.get(at(page)))
    }
    expect(await beatrice.get(at('/past/0'))).not.toEqual(await stranger.get(at('/past/0')))
    // Nothing that only a player is told has come.
    expect(lines[2].inbox.filter(({ type }) => type === 'canUndo')).toEqual([])
  },
)

onBothStores(
  'everybody sees who looks over whose shoulder, and the coach moves nothing and talks with the watchers',
  async options => {
    const { dante, virgil, beatrice, stranger, id, at, enter, link } = await party(options)
    expect((await tableOf(virgil, id)).info.people).toMatchObject({ coaches: [] })
    const token = await link()
    // Who made the link knows that it is on its way; nobody else does.
    expect((await tableOf(virgil, id)).info.people?.coaches).toEqual([{ seat: 1, name: null, you: false }])
    expect((await tableOf(dante, id)).info.people?.coaches).toEqual([])
    const dantes = await dante.socket()
    await dantes.watch(id)
    const entered = (await enter(beatrice, token)).body as TableInfo
    const { name } = await beatrice.me()
    expect(entered.people?.coaches).toEqual([{ seat: 1, name, you: true }])
    expect(entered.seats.map(({ you }) => you)).toEqual([false, false])
    const shown = [{ seat: 1, name, you: false }]
    await dantes.next('info', ({ info }) => JSON.stringify(info.people?.coaches) === JSON.stringify(shown))
    expect((await tableOf(stranger, id)).info.people?.coaches).toEqual(shown)
    const line = await beatrice.socket()
    await line.watch(id)
    const { now } = await tableOf(virgil, id)
    const wish = { table: id, seat: 1, version: now.version }
    for (const type of ['move', 'undo', 'redo'])
      expect(await line.ask({ type, ...wish, ...(type === 'move' ? { move: now.moves[0] ?? {} } : {}) })).toMatchObject(
        {
          why: 'not-your-seat',
        },
      )
    for (const [path, body] of [
      ['/leave', { how: 'bot' }],
      ['/coach', {}],
      ['/return', {}],
    ] as const)
      expect([path, refused(await beatrice.request('POST', at(path), body))]).toEqual([path, 'not-seated'])
    expect(await line.ask({ type: 'say', table: id, words: 'mind the gate' })).toMatchObject({ type: 'done' })
    expect((await beatrice.get<TalkPage>(at('/talk'))).side).toBe('watchers')
    expect(refused(await beatrice.request('GET', at('/talk?side=players')))).toBe('not-for-you')
    expect(refused(await virgil.request('GET', at('/talk?side=watchers')))).toBe('not-for-you')
  },
)

onBothStores(
  'a link is good once, for one, and until it is taken back; the view goes with the coach',
  async options => {
    const { virgil, beatrice, stranger, id, at, enter, link } = await party(options)
    const [first, second] = [await link(), await link()]
    expect(refused(await enter(beatrice, first))).toBe('coach-link-void')
    await virgil.request('DELETE', at('/coach'))
    expect(refused(await enter(beatrice, second))).toBe('coach-link-void')
    const third = await link()
    expect((await enter(beatrice, third)).status).toBe(200)
    expect(refused(await enter(stranger, third))).toBe('coach-link-void')
    expect(refused(await virgil.request('POST', at('/coach')))).toBe('coach-there')
    const line = await beatrice.socket()
    expect((await line.watch(id)).now.seat).toBe(1)
    expect((await virgil.request('DELETE', at('/coach'))).status).toBe(200)
    const told = await line.next('info', ({ now }) => now.seat === null)
    expect(handIn(told)).toBe(handIn(await tableOf(stranger, id)))
    expect(told.info.people?.coaches).toEqual([])
    expect(await beatrice.get(at('/past/0'))).toEqual(await stranger.get(at('/past/0')))
    // The coach may go too, and come again by another link.
    expect((await enter(beatrice, await link())).status).toBe(200)
    expect((await beatrice.request('DELETE', at('/coach'))).body.people.coaches).toEqual([])
  },
)

onBothStores('a coach ends when the seat changes hands, and does not come back with it', async options => {
  const { dante, virgil, beatrice, stranger, id, at, enter, link } = await party(options)
  const lines = [await dante.socket(), await virgil.socket(), await beatrice.socket()] as const
  for (const line of lines) await line.watch(id)
  await play(id, lines, [dante, virgil])
  expect((await enter(beatrice, await link())).status).toBe(200)
  await lines[2].next('info', ({ now }) => now.seat === 1)
  await virgil.send('POST', at('/leave'), { how: 'standIn', bot: 'random' })
  await lines[2].next('info', ({ now }) => now.seat === null)
  await virgil.send('POST', at('/return'))
  expect((await tableOf(beatrice, id)).now.seat).toBeNull()
  expect(handIn(await tableOf(beatrice, id))).toBe(handIn(await tableOf(stranger, id)))
  // A link that is not used yet ends with it.
  const unused = await link()
  await virgil.send('POST', at('/leave'), { how: 'standIn', bot: 'random' })
  await virgil.send('POST', at('/return'))
  expect(refused(await enter(beatrice, unused))).toBe('coach-link-void')
})

onBothStores(
  'who has a hand of their own at the table, or had, coaches nobody; a coach takes no other seat',
  async options => {
    const three = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
    const { dante, virgil, beatrice, stranger, id, at, enter } = await party(options, { seats: three })
    const danteLink = await linkOf(dante, id)
    expect(refused(await enter(virgil, danteLink))).toBe('already-seated')
    await virgil.send('POST', at('/leave'), { how: 'open' })
    expect(refused(await enter(virgil, danteLink))).toBe('knows-too-much')
    expect((await enter(beatrice, danteLink)).status).toBe(200)
    expect(refused(await beatrice.request('POST', at('/sit'), { seat: 2 }))).toBe('knows-too-much')
    // Also once they do not look any more.
    await dante.request('DELETE', at('/coach'))
    expect(refused(await beatrice.request('POST', at('/sit'), { seat: 2 }))).toBe('knows-too-much')
    await stranger.send('POST', at('/sit'), { seat: 1 })
    expect(refused(await enter(beatrice, await linkOf(stranger, id)))).toBe('knows-too-much')
  },
)

onBothStores('whoever looks over a shoulder after asking for a bot’s seat does not get it any more', async options => {
  const three = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }] as const
  const { dante, virgil, beatrice, id, at, enter, link } = await party(options, { seats: three })
  const lines = [await dante.socket(), await virgil.socket()] as const
  for (const line of lines) await line.watch(id)
  await play(id, lines, [dante, virgil])
  const asked = await beatrice.send<TableInfo>('POST', at('/sit'), { seat: 2 })
  expect(asked.people?.votes).toMatchObject([{ what: 'take', seat: 2, you: true }])
  expect((await enter(beatrice, await link())).status).toBe(200)
  expect((await tableOf(dante, id)).info.people?.votes).toEqual([])
  for (const player of [dante, virgil])
    expect(refused(await player.request('POST', at('/seats/2/vote'), { what: 'take' }))).toBe('not-now')
  expect((await tableOf(dante, id)).info.seats[2]).toMatchObject({ kind: 'bot' })
})

onBothStores(
  'where help is off, nothing is hidden, or the day is the same for all, there is no coach',
  async options => {
    const { virgil, dante, beatrice, id, at, enter } = await party(options, { help: false })
    expect((await tableOf(virgil, id)).info.people?.may).not.toContain('coach')
    expect(refused(await virgil.request('POST', at('/coach')))).toBe('not-now')
    expect((await dante.request('PATCH', at(''), { help: true })).status).toBe(200)
    const token = await linkOf(virgil, id)
    expect((await enter(beatrice, token)).status).toBe(200)
    const line = await beatrice.socket()
    expect((await line.watch(id)).now.seat).toBe(1)
    expect((await dante.request('PATCH', at(''), { help: false })).status).toBe(200)
    await line.next('info', ({ now }) => now.seat === null)
    const alone = await dante.open({ game: 'nine-circles', options: {}, seats: [{ kind: 'me' }] })
    expect(alone.people?.may).not.toContain('coach')
  },
)

onBothStores(
  'a coach is let in at a table for the invited, and it is gone for them when they are sent away',
  async options => {
    const { virgil, beatrice, stranger, id, at, enter, link, dante } = await party(options)
    expect((await dante.request('PATCH', at(''), { visibility: 'invited' })).status).toBe(200)
    const token = await link()
    expect((await enter(stranger, 'no such token')).body).toMatchObject({ error: { code: 'no-such-table' } })
    expect((await enter(beatrice, token)).status).toBe(200)
    const line = await beatrice.socket()
    await line.watch(id)
    await virgil.request('DELETE', at('/coach'))
    expect(await line.next('error')).toMatchObject({ code: 'no-such-table', table: id })
    expect((await beatrice.request('GET', at(''))).status).toBe(404)
  },
)

const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
const missing = 'why' in postgres ? postgres.why : 'why' in nats ? nats.why : null
if (missing !== null) test.skip(`several processes: ${missing}`, () => {})
else
  test('a coach who is sent away through another process loses the view there at once', async () => {
    if ('why' in postgres || 'why' in nats) return
    const env = { ...process.env, DATABASE_URL: await postgres.database(), NATS_URL: nats.url }
    const children = [0, 1].map(() => run([process.execPath, childFile, ''], { env }))
    try {
      const [one, other] = await Promise.all(children.map(untilStarted))
      const [dante, virgil] = [await Visitor.guest(one!.address), await Visitor.guest(one!.address)]
      const beatrice = await Visitor.guest(other!.address)
      const stranger = await Visitor.guest(other!.address)
      const { id } = await dante.open(hidden)
      await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
      const token = await linkOf(virgil, id)
      const entered = await beatrice.request('POST', `/api/tables/${id}/coach/enter`, { token })
      expect(entered.status).toBe(200)
      const line = await beatrice.socket()
      expect(handIn(await line.watch(id))).toBe(handIn(await tableOf(virgil, id)))
      await virgil.request('DELETE', `/api/tables/${id}/coach`)
      const told = await line.next('info', ({ now }) => now.seat === null)
      expect(handIn(told)).toBe(handIn(await tableOf(stranger, id)))
      const lines = [await dante.socket(), await virgil.socket()]
      for (const each of lines) await each.watch(id)
      const version = await play(id, lines, [dante, virgil])
      const next = await line.next('steps', ({ now }) => now.version === version)
      expect(handIn(next)).toBe(handIn(await tableOf(stranger, id)))
    } finally {
      await Promise.all(children.map(child => kill(child)))
    }
  })
