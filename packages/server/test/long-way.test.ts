// A long way of three people at a table for the invited, and what each of them is shown on it.
import type { ChildProcess } from 'node:child_process'
import { type GameRecord, type Seat, Table } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { decodeServerMessages, type OpenTable, type SeatLink, type TableInfo, type TableLists } from '@acheron/protocol'
import { afterAll, expect, test } from 'vitest'
import { type Line, Visitor } from './client.ts'
import { server } from './help.ts'
import { startNats } from './nats.ts'
import { startPostgres } from './postgres.ts'
import { childFile, kill, run, untilStarted } from './process.ts'

const password = 'nel mezzo del cammin'
const options = { impsToWin: 1, roundLimit: 8 }
const seats = [{ kind: 'me' }, { kind: 'open', name: 'Virgil' }, { kind: 'bot', bot: 'random' }] as const

test('SQLite: a table survives its people, and each sees only what they may', async () => {
  const { address } = await server({ limits: { lookBurst: 600_000, requestsPerMinute: 100_000 } })
  await longWay(address, address)
})

const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
const twoProcesses = 'PostgreSQL, two processes: a table survives its people, and each sees only what they may'
if ('why' in postgres) test.skip(`${twoProcesses}: ${postgres.why}`, () => {})
else if ('why' in nats) test.skip(`${twoProcesses}: ${nats.why}`, () => {})
else {
  const children: ChildProcess[] = []
  afterAll(() => Promise.all(children.map(child => kill(child))))
  test(twoProcesses, async () => {
    const env = { DATABASE_URL: await postgres.database(), NATS_URL: nats.url }
    const enter = () => {
      const child = run([process.execPath, childFile, ''], { env })
      children.push(child)
      return untilStarted(child)
    }
    const [one, other] = await Promise.all([enter(), enter()])
    await longWay(one.address, other.address)
  })
}

/** What somebody was shown of a table: at which entry, as the holder of which seat, and what. */
interface Shown {
  readonly entries: number
  readonly seat: Seat | null
  readonly view: unknown
}

/** Somebody with a socket, everything that came to it, and the seats that they may be shown. */
class Witness {
  readonly visitor: Visitor
  readonly line: Line
  readonly shown = new Map<string, Shown[]>()
  /** Null: what spectators see. A table that is not here must not be heard of. */
  readonly may = new Map<string, Set<Seat | null>>()

  private constructor(visitor: Visitor, line: Line) {
    this.visitor = visitor
    this.line = line
    line.socket.on('message', data => {
      for (const message of decodeServerMessages(data.toString())) {
        if (message.type === 'table') this.#saw(message.table, message.open.now, message.open.steps)
        if (message.type === 'info') this.#saw(message.table, message.now, [])
        if (message.type === 'steps') this.#saw(message.table, message.now, message.steps)
      }
    })
  }

  static async of(visitor: Visitor): Promise<Witness> {
    return new Witness(visitor, await visitor.socket())
  }

  #saw(table: string, now: OpenTable['now'], steps: OpenTable['steps']): void {
    const { entries, seat, view } = now
    this.shown.set(table, [...(this.shown.get(table) ?? []), { entries, seat, view }])
    for (const event of steps.flatMap(step => step.events) as unknown as { e: string; seat: Seat; card: unknown }[])
      if (event.e === 'cardDrawn' && event.seat !== seat) expect(event.card).toBeNull()
  }

  /** From now on the person is shown that seat of the table, and had it by then. */
  async watches(table: string, seat: Seat | null): Promise<void> {
    this.mayBe(table, seat)
    expect((await this.line.watch(table)).now.seat).toBe(seat)
  }

  mayBe(table: string, seat: Seat | null): void {
    this.may.set(table, (this.may.get(table) ?? new Set()).add(seat))
  }

  async findsNothing(table: string): Promise<void> {
    expect((await this.visitor.request('GET', `/api/tables/${table}`)).status).toBe(404)
    this.line.say({ type: 'watch', table })
    expect(await this.line.next('error')).toMatchObject({ code: 'no-such-table' })
    expect(JSON.stringify(await this.visitor.get<TableLists>('/api/tables'))).not.toContain(table)
  }

  /** Plays the first of the moves that there are, if it is this person's turn. */
  async plays(table: string): Promise<OpenTable> {
    const open = await this.visitor.get<OpenTable>(`/api/tables/${table}`)
    const { seat, version, moves } = open.now
    if (moves.length > 0) {
      const answer = await this.line.ask({ type: 'move', table, seat, version, move: moves[0] })
      // A bot may have been faster where several decide.
      if (answer.type !== 'done') expect(answer).toMatchObject({ type: 'refused' })
    } else await new Promise(resolve => setTimeout(resolve, 20))
    return open
  }
}

async function playUntil(table: string, people: readonly Witness[], done: (open: OpenTable) => boolean): Promise<void> {
  let last = { entries: -1, at: 0 }
  for (let i = 0; i - last.at < 300; i++) {
    const open = await people[i % people.length]!.plays(table)
    if (done(open)) return
    const { entries, actors } = open.now
    if (entries !== last.entries) last = { entries, at: i }
    else if (i - last.at === 299)
      throw new Error(`nobody moves: ${JSON.stringify({ entries, actors, seats: open.info.seats })}`)
  }
}

const isOver = ({ now }: OpenTable) => now.result !== null
const after = (entries: number) => (open: OpenTable) => open.now.entries >= entries || isOver(open)

/** Whatever anybody was shown is what the engine's view for a seat that they held allows, at that entry. */
async function checkShown(record: GameRecord, table: string, people: readonly Witness[]): Promise<void> {
  const game = await findGame(record.game).load()
  const { players, options, seed } = record
  const again = new Table(game, { players, options, seed })
  const everybody = [null, ...Array.from({ length: players }, (_, seat) => seat)]
  const views = [new Map(everybody.map(seat => [seat, again.view(seat)]))]
  for (const { seat, move } of record.entries) {
    expect(again.submit(seat, move)).toMatchObject({ ok: true })
    views.push(new Map(everybody.map(seat => [seat, again.view(seat)])))
  }
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown
  for (const { shown, may } of people) {
    const seen = shown.get(table) ?? []
    expect([...new Set(seen.map(({ seat }) => seat))].filter(seat => !may.get(table)?.has(seat))).toEqual([])
    for (const { entries, seat, view } of seen) expect(plain(view)).toEqual(plain(views[entries]!.get(seat)))
  }
}

async function longWay(one: string, other: string): Promise<void> {
  const laptop = await Witness.of(await Visitor.guest(one))
  const virgil = await Witness.of(await Visitor.guest(other))
  const beatrice = await Witness.of(await Visitor.guest(one))

  // A guest opens a private table; a friend comes by seat link.
  const { id } = await laptop.visitor.open({ game: 'imp-race', options, visibility: 'invited', seats })
  const at = (path: string) => `/api/tables/${id}${path}`
  await laptop.watches(id, 0)
  await virgil.findsNothing(id)
  await beatrice.findsNothing(id)
  const { token } = await laptop.visitor.send<SeatLink>('POST', at('/seats/1/link'))
  await virgil.visitor.send('POST', at('/enter'), { token })
  await virgil.watches(id, 1)
  expect((await beatrice.visitor.request('POST', at('/enter'), { token })).status).toBe(404)
  await playUntil(id, [laptop, virgil], after(4))

  // The guest becomes an account, loses the cookie, and signs in on a phone.
  await laptop.visitor.send('POST', '/api/account', { name: 'Durante', password })
  const phone = await Visitor.guest(other)
  const before = await Witness.of(phone)
  await before.findsNothing(id)
  await phone.send('POST', '/api/session', { name: 'durante', password })
  await before.line.end()
  const dante = await Witness.of(phone)
  await dante.watches(id, 0)
  await playUntil(id, [dante, virgil], after(7))

  // He leaves the table to the friend and the seat to a bot, which plays on.
  await phone.send('POST', at('/owner'), { seat: 1 })
  await phone.send('POST', at('/leave'), { how: 'standIn', bot: 'random' })
  await Promise.all([dante.line.end(), laptop.line.end()])
  const left = (await virgil.visitor.get<OpenTable>(at(''))).now.entries
  const isPlayedOn = async () => (await virgil.visitor.steps(id)).slice(left).some(({ seat }) => seat === 0)
  for (let i = 0; !(await isPlayedOn()); i++) {
    expect(i).toBeLessThan(300)
    expect((await virgil.plays(id)).now.result).toBeNull()
  }

  // The friend gives the seat of the other bot to a third, who is shown its hand and no other.
  await beatrice.findsNothing(id)
  await virgil.visitor.send('POST', at('/seats/2/vote'), { what: 'free' })
  const second = await virgil.visitor.send<SeatLink>('POST', at('/seats/2/link'), { name: 'Beatrice' })
  await beatrice.visitor.send('POST', at('/enter'), second)
  await beatrice.watches(id, 2)

  // The first comes back, and they play to the end.
  const back = await phone.send<TableInfo>('POST', at('/return'))
  expect(back.seats.map(({ kind, standIn }) => [kind, standIn])).toEqual(Array(3).fill(['person', undefined]))
  const dantes = await Witness.of(phone)
  await dantes.watches(id, 0)
  await playUntil(id, [dantes, virgil, beatrice], isOver)
  const record = await phone.get<GameRecord>(at('/record'))
  expect(record.holders?.map(({ seat, bot }) => [seat, bot])).toEqual(
    expect.arrayContaining([
      [0, null],
      [0, 'random'],
      [2, 'random'],
      [2, null],
    ]),
  )
  await checkShown(record, id, [laptop, before, dante, dantes, virgil, beatrice])

  // A rematch, to which everybody is carried over and nobody else; the others resign.
  const { id: again } = await phone.send<TableInfo>('POST', at('/rematch'))
  const stranger = await Witness.of(await Visitor.guest(other))
  await stranger.findsNothing(again)
  await dantes.watches(again, 1)
  for (const [friend, seat] of [
    [virgil, 2],
    [beatrice, 0],
  ] as const) {
    const { invitations } = await friend.visitor.get<TableLists>('/api/tables')
    expect(invitations.map(invitation => invitation.id)).toContain(again)
    friend.mayBe(again, null)
    await friend.visitor.send('POST', `/api/tables/${again}/sit`, { seat })
    await friend.watches(again, seat)
  }
  const three = [dantes, virgil, beatrice]
  await playUntil(again, three, after(4))
  for (const friend of [virgil, beatrice]) {
    friend.mayBe(again, null)
    await friend.visitor.send('POST', `/api/tables/${again}/leave`, { how: 'resign', bot: 'random' })
  }
  await playUntil(again, [dantes], isOver)
  const { info } = await phone.get<OpenTable>(`/api/tables/${again}`)
  expect(info.people).toMatchObject({ unopposed: 1, owner: { you: true } })
  expect(info.people!.holders.filter(({ resigned }) => resigned).map(({ seat }) => seat)).toEqual([0, 2])
  await checkShown(await phone.get<GameRecord>(`/api/tables/${again}/record`), again, [...three, stranger])
  await stranger.findsNothing(again)
}
