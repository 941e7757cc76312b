// Whoever has their account deleted is named nowhere in the data but where others need it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Notices, OpenTable, SeatLink } from '@acheron/protocol'
import { expect } from 'vitest'
import { backUp, type ServerOptions } from '../src/index.ts'
import { Visitor } from './client.ts'
import { folder, server } from './help.ts'
import { onBothStores } from './stores.ts'

const password = 'nel mezzo del cammin'
const clock = { kind: 'slow', per: 'turn', hours: 24, reserve: 12, daysOff: [0], timeout: 'decide' } as const
const two = [{ kind: 'me' }, { kind: 'open' }] as const

/** The columns in which somebody may be named. One that a new table brings belongs here, and what becomes of it. */
const columns: Readonly<Record<string, 'goes' | 'stays'>> = {
  // For the others at the table, under another name.
  ...{ 'person.id': 'stays', 'seat.who': 'stays', 'game_table.owner': 'stays' },
  // About what was done, and that a token is good for nothing.
  ...{ 'ban.person': 'stays', 'audit.about': 'stays', 'audit.by_person': 'stays', 'report.about': 'stays' },
  'session.person': 'stays',
  ...{ 'account.person': 'goes', 'passkey.person': 'goes', 'ticket.person': 'goes', 'profile.person': 'goes' },
  ...{ 'said.person': 'goes', 'listener.person': 'goes', 'hushed.person': 'goes', 'hushed.other': 'goes' },
  ...{ 'report.by_person': 'goes', 'admin.person': 'goes', 'rating.person': 'goes', 'rated_game.person': 'goes' },
  ...{ 'notice_choice.person': 'goes', 'notice_target.person': 'goes', 'notice_mute.person': 'goes' },
  ...{ 'notice_known.person': 'goes', 'notice.person': 'goes', 'attendance.person': 'goes', 'seen.person': 'goes' },
  ...{ 'standing_order.person': 'goes', 'program.person': 'goes', 'program.owner': 'goes' },
  ...{ 'program_token.person': 'goes', 'program_token.owner': 'goes', 'wish.person': 'goes' },
  ...{ 'seat.kept_for': 'goes', 'unbegun.owner': 'goes', 'lobby.owner': 'goes' },
}
const named = /^(person|other|by_person|about|owner|who|kept_for)$/

/** A copy of the data, in one format from both databases. */
async function copyOf({ file, database }: Partial<ServerOptions>): Promise<DatabaseSync> {
  const copy = join(folder(), 'copy.sqlite')
  await backUp(database ?? file!, copy)
  return new DatabaseSync(copy, { readOnly: true })
}

/** The columns in which one of the texts stands, and all columns that name people. */
function placesOf(
  db: DatabaseSync,
  texts: readonly string[],
): { readonly holding: string[]; readonly naming: string[] } {
  const tables = db.prepare(`select name from sqlite_schema where type = 'table'`).all() as { name: string }[]
  const found = new Set<string>()
  const naming = new Set<string>()
  for (const { name: table } of tables) {
    for (const { name } of db.prepare(`pragma table_info(${table})`).all() as { name: string }[])
      if (named.test(name) || `${table}.${name}` === 'person.id') naming.add(`${table}.${name}`)
    for (const row of db.prepare(`select * from ${table}`).iterate())
      for (const [column, value] of Object.entries(row))
        if (texts.some(text => String(value).includes(text))) found.add(`${table}.${column}`)
  }
  return { holding: [...found].sort(), naming: [...naming].sort() }
}

onBothStores('after an account is deleted only what others need names it', async options => {
  const running = await server(options)
  const { address } = running
  const [dante, virgil, host] = await Promise.all([1, 2, 3].map(() => Visitor.guest(address)))
  const { id: person } = await dante!.me()
  await dante!.send('PUT', '/api/me', { name: 'Il Poeta', language: 'en' })
  await dante!.send('POST', '/api/account', { name: 'Durante', password })
  await virgil!.send('POST', '/api/account', { name: 'Virgilio', password })

  // A table of his, with days off; one where a seat is kept for him; one over whose shoulder he looks; one that he has left.
  const zone = 'Pacific/Chatham'
  const own = { game: 'skirmish', clock, zone, visibility: 'public', seats: two } as const
  const { id } = await dante!.open(own)
  await virgil!.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const kept = await virgil!.open({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'open', name: 'Durante' }] })
  const coached = await host!.open({ game: 'skirmish', help: true, seats: two })
  const link = await host!.send<SeatLink>('POST', `/api/tables/${coached.id}/coach`)
  await dante!.send('POST', `/api/tables/${coached.id}/coach/enter`, { token: link.token })
  const left = await host!.open({ game: 'counting', visibility: 'public', seats: two })
  await dante!.send('POST', `/api/tables/${left.id}/sit`, { seat: 1 })
  await dante!.send('POST', `/api/tables/${left.id}/leave`, { how: 'open' })
  // What is said, muted, reported; what he wants to hear; a program.
  const line = await dante!.socket()
  await line.watch(id)
  await line.ask({ type: 'say', table: id, words: 'una selva oscura' })
  await dante!.send('PUT', `/api/tables/${id}/talk/read`, { side: 'players', n: 1 })
  const answer = await virgil!.socket()
  await answer.watch(id)
  await answer.ask({ type: 'say', table: id, words: 'A te convien' })
  await dante!.send('POST', '/api/reports', { table: id, said: { side: 'players', n: 2 }, reason: 'spam' })
  await dante!.send('POST', '/api/hushed', { table: id, seat: 1, how: 'mute' })
  await virgil!.send('POST', '/api/hushed', { table: id, seat: 0, how: 'mute' })
  await dante!.send('PUT', '/api/profile', { shown: 'all' })
  await dante!.send('PUT', '/api/notices', (await dante!.get<Notices>('/api/notices')).choice)
  await dante!.send('PUT', `/api/tables/${id}/notices`, { muted: true })
  const program = await dante!.send<{ id: string }>('POST', '/api/programs', { name: 'Minosse' })
  await dante!.send('POST', '/api/tokens', { name: 'Rhadamanthys', scopes: ['read'] })
  await dante!.send('POST', '/api/carry')

  const { data } = await dante!.get<{ data: Record<string, unknown> }>('/api/account/data')
  expect(data).toMatchObject({
    agreements: expect.arrayContaining([
      expect.objectContaining({ table: id, zone }),
      expect.objectContaining({ table: kept.id, kept: true }),
      expect.objectContaining({ table: coached.id, coach: true }),
      expect.objectContaining({ table: left.id, held: [{ seat: 1, until: 0 }], invited: true }),
    ]),
    programs: [{ name: 'Minosse' }],
    read: [{ table: id, side: 'players', read: 1 }],
  })

  const all = [person, program.id, 'Il Poeta', 'Durante', zone, 'una selva oscura', 'Minosse', 'Rhadamanthys']
  const source = options.database ? options : running
  const before = placesOf(await copyOf(source), all)
  expect(before.naming).toEqual(Object.keys(columns).sort())
  expect(before.holding).toEqual(
    expect.arrayContaining(['seating.body', 'seat.kept_for', 'hushed.other', 'listener.person']),
  )

  await dante!.send('POST', '/api/account/delete', { current: password })
  const { people } = (await host!.get<OpenTable>(`/api/tables/${coached.id}`)).info
  expect(people?.coaches).toEqual([])
  const { seats } = (await virgil!.get<OpenTable>(`/api/tables/${kept.id}`)).info
  expect(seats[1]).toMatchObject({ kind: 'open', kept: { name: 'Durante', you: false } })

  const db = await copyOf(source)
  const after = placesOf(db, all).holding
  expect(after.filter(place => columns[place] !== 'stays')).toEqual(['seating.body'])
  const bodies = db.prepare('select body from seating').all() as { body: string }[]
  const agreed = bodies.map(({ body }) => JSON.parse(body) as { past: object[]; kept?: ({ name: string } | null)[] })
  // Who held which seat, and the name by which somebody else has reserved one.
  const more = agreed.map(({ past: _, kept = [], ...rest }) => [rest, kept.map(each => ({ ...each, name: null }))])
  for (const text of all) expect(JSON.stringify(more)).not.toContain(text)
  if (options.database) return
  // Nor do the bytes of the file, where something was deleted.
  await running.close()
  const bytes = readFileSync(running.file)
  for (const text of [zone, 'una selva oscura', 'Minosse', 'Rhadamanthys', 'Il Poeta'])
    expect(bytes.includes(text), text).toBe(false)
})
