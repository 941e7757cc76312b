// How far somebody has seen a table: known to the server, so that every device of later begins there.
import { join } from 'node:path'
import type { OpenTable, SignedIn } from '@acheron/protocol'
import { expect, onTestFinished } from 'vitest'
import { seenOf } from '../src/store/subjects/seen.ts'
import { type Line, Visitor } from './client.ts'
import { folder, server } from './help.ts'
import { onBothStores, storeAt } from './stores.ts'

const password = 'nel mezzo del cammin'
const two = { game: 'counting', options: { goal: 1000 }, seats: [{ kind: 'me' }, { kind: 'open' }] } as never

/** Another device of an account. */
async function device(address: string, name: string): Promise<Visitor> {
  const visitor = await Visitor.guest(address)
  await visitor.send<SignedIn>('POST', '/api/session', { name, password })
  return visitor
}

/** Dante, who has an account, and Virgil sit at a table of several moves; both have it open. */
async function party(address: string, moves = 6) {
  const [dante, virgil] = [await Visitor.guest(address), await Visitor.guest(address)]
  await dante.send('POST', '/api/account', { name: 'Dante', password })
  const { id } = await dante.open(two)
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const lines = [await dante.socket(), await virgil.socket()] as const
  for (const line of lines) await line.watch(id)
  for (let version = 0; version < moves; version++) {
    const seat = version % 2
    await lines[seat]!.ask({ type: 'move', table: id, seat, version, move: { add: 1 } })
  }
  return { dante, virgil, id, lines }
}

const opened = (who: Visitor, id: string) => who.get<OpenTable>(`/api/tables/${id}`)
const seenBy = async (who: Visitor, id: string) => (await opened(who, id)).seen
/** Says how far it has seen; the answer to what follows tells that it was read. */
async function sees(line: Line, table: string, version: number): Promise<void> {
  line.say({ type: 'seen', table, version })
  line.say({ type: 'ping' })
  await line.next('pong')
}

interface Stored {
  readonly data: { readonly seen: readonly { readonly table: string; readonly version: number }[] }
}
const stored = async (who: Visitor) => (await who.get<Stored>('/api/account/data')).data.seen

onBothStores('a second device begins where the first has stopped; nobody else hears of it', async options => {
  const { address } = await server(options)
  const { dante, virgil, id, lines } = await party(address)
  const phone = await device(address, 'Dante')
  expect(await seenBy(phone, id)).toBeUndefined()
  await sees(lines[0], id, 4)
  const line = await phone.socket()
  expect(await line.watch(id)).toMatchObject({ seen: 4, now: { version: 6 } })
  expect(await seenBy(phone, id)).toBe(4)
  // Nobody sees less than before, and nobody more than there is.
  await sees(line, id, 2)
  expect(await seenBy(dante, id)).toBe(4)
  await sees(line, id, 99)
  expect(await seenBy(dante, id)).toBe(6)
  // A page that was away hears it with what it has missed.
  line.say({ type: 'watch', table: id, since: 5 })
  expect(await line.next('steps', ({ steps }) => steps.length === 1 && steps[0]!.version === 6)).toMatchObject({
    seen: 6,
  })
  const heard = [lines[1].inbox, await lines[1].watch(id), await opened(virgil, id)]
  expect(JSON.stringify(heard)).not.toContain('"seen"')
})

onBothStores('only who sits at the table and has it open tells how far they have seen', async options => {
  const { address } = await server(options)
  const { dante, id, lines } = await party(address)
  const nobody = await Visitor.guest(address)
  const [other, elsewhere] = [await nobody.socket(), await (await device(address, 'Dante')).socket()]
  await other.watch(id)
  await sees(other, id, 3)
  await sees(elsewhere, id, 3)
  expect(await seenBy(dante, id)).toBeUndefined()
  // Were it kept, it would be known once they sit.
  await sees(lines[0], id, 1)
  await expect.poll(() => stored(dante)).toEqual([{ table: id, version: 1 }])
  expect(await stored(nobody)).toEqual([])
})

onBothStores('how far one has seen is known after a stop, and goes with a guest who signs in', async options => {
  const file = join(folder(), 'data.sqlite')
  const first = await server({ file, ...options })
  const { id, lines } = await party(first.address)
  const guest = await Visitor.guest(first.address)
  const own = (await guest.open({ game: 'counting' })).id
  const line = await guest.socket()
  await line.watch(own)
  await line.ask({ type: 'move', table: own, seat: 0, version: 0, move: { add: 1 } })
  await sees(line, own, 1)
  await sees(lines[0], id, 5)
  await first.close()
  const second = await server({ file, ...options })
  const again = new Visitor(second.address)
  again.cookie = guest.cookie
  expect(await seenBy(again, own)).toBe(1)
  const later = await again.socket()
  await later.watch(own)
  await later.ask({ type: 'move', table: own, seat: 0, version: 1, move: { add: 1 } })
  await sees(later, own, 2)
  await again.send('POST', '/api/session', { name: 'Dante', password, bring: true })
  expect(await seenBy(again, own)).toBe(2)
  expect(await seenBy(again, id)).toBe(5)
})

onBothStores('it stands in the file of what is stored about one, and goes with the account', async options => {
  const running = await server(options)
  const { dante, virgil, id, lines } = await party(running.address)
  const people = [(await dante.me()).id, (await virgil.me()).id]
  await sees(lines[0], id, 2)
  await sees(lines[1], id, 6)
  await expect.poll(() => stored(dante)).toEqual([{ table: id, version: 2 }])
  // Just before, it is not written yet.
  await sees(lines[0], id, 3)
  await dante.send('POST', '/api/account/delete', { current: password })
  await running.close()
  const store = await storeAt(options, running.file)
  onTestFinished(() => store.close())
  const left = await Promise.all(people.map(person => store.read(() => seenOf(person))))
  expect(left).toEqual([[], [{ table: id, version: 6 }]])
})
