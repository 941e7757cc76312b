import { checkParts, fingerprintOf, type GameRecord, printOf, printsOf, sealOf } from '@acheron/engine'
import type { OpenTable, TableInfo } from '@acheron/protocol'
import { expect, test } from 'vitest'
import type { ServerOptions } from '../src/index.ts'
import { Visitor } from './client.ts'
import { server } from './help.ts'
import { onBothStores } from './stores.ts'

const digits = (digit: string) => digit.repeat(32)
const two = [{ kind: 'me' }, { kind: 'open' }] as const
type Answer = { status: number; body: TableInfo & { error?: { code: string } } }

/** A table where everybody adds to the seed. */
async function opened(options: Partial<ServerOptions> = {}, change: object = {}) {
  const running = await server(options)
  const dante = await Visitor.guest(running.address)
  const virgil = await Visitor.guest(running.address)
  const asked = { game: 'counting', options: { goal: 2 }, seats: two, seedOfAll: true, ...change }
  const { id } = await dante.open(asked as never)
  return { ...running, dante, virgil, id, ...about(id) }
}

const about = (id: string) => ({
  infoFor: async (who: Visitor) => (await who.get<OpenTable>(`/api/tables/${id}`)).info,
  sit: (who: Visitor, seat: number) => who.send<TableInfo>('POST', `/api/tables/${id}/sit`, { seat }),
  /** The fingerprint of a part, for the host's fingerprint as the table shows it. */
  commit: async (who: Visitor, seat: number, part: string) => {
    const { info } = await who.get<OpenTable>(`/api/tables/${id}`)
    const given = { host: info.parts!.host, print: printOf(seat, part) }
    return who.send<TableInfo>('PUT', `/api/tables/${id}/part`, given)
  },
  tell: async (who: Visitor, part: string): Promise<Answer> => {
    const { info } = await who.get<OpenTable>(`/api/tables/${id}`)
    return who.request('PUT', `/api/tables/${id}/part`, { seal: sealShown(info), part })
  },
  move: (seat: number, version: number) => ({ type: 'move', table: id, seat, version, move: { add: 1 } }) as const,
})

const sealShown = ({ parts }: TableInfo) =>
  sealOf({ host: parts!.host, seats: parts!.seats.map(each => each?.print ?? null) })

const again = (address: string, { cookie }: Visitor): Visitor => {
  const visitor = new Visitor(address)
  visitor.cookie = cookie
  return visitor
}

onBothStores('everybody adds to the seed, also across a restart, and the record holds the parts', async options => {
  const first = await opened(options)
  const { id, file, commit, tell, sit, infoFor } = first
  const begun = await infoFor(first.dante)
  expect(begun.parts).toEqual({ round: 0, host: expect.any(String), seats: [null, null], drawn: false })
  await commit(first.dante, 0, digits('1'))
  await sit(first.virgil, 1)
  // Whoever is first tells nothing before the others can no longer choose.
  expect((await tell(first.dante, digits('1'))).body.error?.code).toBe('stale')
  await first.close()

  const second = await server({ ...options, file })
  const [dante, virgil] = [again(second.address, first.dante), again(second.address, first.virgil)]
  expect((await infoFor(dante)).parts?.host).toBe(begun.parts?.host)
  await commit(virgil, 1, digits('2'))
  const sealed = await infoFor(virgil)
  expect(sealed.parts?.seats.map(each => each?.told)).toEqual([false, false])
  const line = await dante.socket()
  await line.watch(id)
  expect(await line.ask(about(id).move(0, 0))).toMatchObject({ type: 'refused', why: 'waiting' })
  // A part that does not belong to its fingerprint is refused.
  expect((await tell(virgil, digits('3'))).status).toBe(400)
  expect((await tell(virgil, digits('2'))).body.parts?.drawn).toBe(false)
  await second.close()

  const { address } = await server({ ...options, file })
  const [here, there] = [again(address, dante), again(address, virgil)]
  const lines = [await here.socket(), await there.socket()] as const
  for (const each of lines) await each.watch(id)
  const done = await tell(here, digits('1'))
  expect(done.body.parts).toMatchObject({ drawn: true, round: 0 })
  // The answer was lost, and it is told again.
  expect((await tell(here, digits('1'))).status).toBe(200)
  await lines[1].next('table', ({ open }) => open.info.parts?.drawn === true)
  const { seedHash } = await infoFor(there)
  expect(seedHash).not.toBe(begun.seedHash)
  for (const version of [0, 1])
    expect(await lines[version]!.ask(about(id).move(version, version))).toMatchObject({ type: 'done' })
  const record = await here.get<GameRecord>(`/api/tables/${id}/record`)
  expect(record.parts).toMatchObject({ seats: [digits('1'), digits('2')] })
  expect(fingerprintOf(record.seed)).toBe(seedHash)
  expect(printsOf(record.parts!).host).toBe(begun.parts?.host)
  checkParts(record, { part: digits('1'), seal: sealShown(sealed) })
})

test('one person and bots: the bots wait, then the game begins by itself', async () => {
  const seats = [{ kind: 'bot', bot: 'random' }, { kind: 'me' }]
  const { dante, commit, tell, id } = await opened({}, { seats })
  const line = await dante.socket()
  expect((await line.watch(id)).now.version).toBe(0)
  await commit(dante, 1, digits('7'))
  expect((await dante.get<OpenTable>(`/api/tables/${id}`)).now.version).toBe(0)
  expect((await tell(dante, digits('7'))).status).toBe(200)
  await line.next('steps', ({ now }) => now.version === 1)
})

test('who leaves before all have given theirs takes it along; once it is sealed, everybody begins anew', async () => {
  const { dante, virgil, commit, tell, sit, infoFor, id } = await opened()
  await sit(virgil, 1)
  await commit(virgil, 1, digits('2'))
  await virgil.send('POST', `/api/tables/${id}/leave`, { how: 'open' })
  expect((await infoFor(dante)).parts).toMatchObject({ round: 0, seats: [null, null] })
  await sit(virgil, 1)
  await commit(virgil, 1, digits('2'))
  await commit(dante, 0, digits('1'))
  await tell(dante, digits('1'))
  const { host } = (await infoFor(dante)).parts!
  // He knows what Dante has told, and would rather have other dice.
  await virgil.send('POST', `/api/tables/${id}/leave`, { how: 'open' })
  const anew = (await infoFor(dante)).parts!
  expect(anew).toMatchObject({ round: 1, seats: [null, null], drawn: false })
  expect(anew.host).not.toBe(host)
  const old = { host, print: printOf(0, digits('1')) }
  expect((await dante.request('PUT', `/api/tables/${id}/part`, old)).body.error?.code).toBe('stale')
})

test('the owner waits for nobody: a bot in the seat of who does not tell, and new parts', async () => {
  const { dante, virgil, commit, tell, sit, infoFor, id } = await opened()
  await sit(virgil, 1)
  await commit(virgil, 1, digits('2'))
  await commit(dante, 0, digits('1'))
  await tell(dante, digits('1'))
  await dante.send('PUT', `/api/tables/${id}/seats/1`, { kind: 'bot', bot: 'random' })
  expect((await infoFor(dante)).parts).toMatchObject({ round: 1, seats: [null, null], drawn: false })
  await commit(dante, 0, digits('4'))
  expect((await tell(dante, digits('4'))).body.parts).toMatchObject({ round: 1, drawn: true })
  expect(
    (await virgil.request('PUT', `/api/tables/${id}/part`, { seal: 'a'.repeat(64), part: digits('2') })).status,
  ).toBe(403)
})

test('another set-up before the first move has new parts, and so has a rematch', async () => {
  const { dante, virgil, commit, tell, sit, infoFor, id, move } = await opened()
  await sit(virgil, 1)
  for (const [seat, who] of [dante, virgil].entries()) await commit(who, seat, digits(`${seat}`))
  for (const [seat, who] of [dante, virgil].entries()) await tell(who, digits(`${seat}`))
  expect((await infoFor(dante)).parts?.drawn).toBe(true)
  await dante.request('PATCH', `/api/tables/${id}`, { options: { goal: 1 } })
  expect((await infoFor(dante)).parts).toMatchObject({ round: 1, drawn: false })
  for (const [seat, who] of [dante, virgil].entries()) await commit(who, seat, digits(`${seat}`))
  for (const [seat, who] of [dante, virgil].entries()) await tell(who, digits(`${seat}`))
  const line = await dante.socket()
  await line.watch(id)
  expect(await line.ask(move(0, 0))).toMatchObject({ type: 'done' })
  const rematch = await dante.send<TableInfo>('POST', `/api/tables/${id}/rematch`)
  expect(rematch.parts).toEqual({ round: 0, host: expect.any(String), seats: [null, null], drawn: false })
})

test('a table without the option has no parts, and takes none', async () => {
  const { address } = await server()
  const dante = await Visitor.guest(address)
  const { id, parts } = await dante.open()
  expect(parts).toBeUndefined()
  const given = { host: 'a'.repeat(64), print: 'b'.repeat(64) }
  expect((await dante.request('PUT', `/api/tables/${id}/part`, given)).status).toBe(409)
})
