import type { Move } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { type Line, Visitor } from './client.ts'
import { server } from './help.ts'

const two = [{ kind: 'me' }, { kind: 'open' }] as const

/** A table of two people who have it open, and a spectator. */
async function house(table: { game: string; options?: object }) {
  const { address } = await server()
  const [dante, virgil, nobody] = [
    await Visitor.guest(address),
    await Visitor.guest(address),
    await Visitor.guest(address),
  ]
  const { id } = await dante.open({ options: {}, ...table, seats: two } as never)
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const lines = [await dante.socket(), await virgil.socket(), await nobody.socket()] as const
  const opened: OpenTable[] = []
  for (const line of lines) opened.push(await line.watch(id))
  return { id, lines, opened }
}

const plan = (table: string, version: number, move: Move | null, seat = 0, next: readonly Move[] = []) =>
  ({ type: 'plan', table, seat, version, move, next }) as const

/** Everything that was said on the line before has been handled. */
async function handled(line: Line): Promise<void> {
  line.say({ type: 'ping' })
  await line.next('pong')
}

test('what a seat points at is told to the others and to spectators, not to itself, and is no step', async () => {
  const { id, lines, opened } = await house({ game: 'caravan' })
  const [dante, virgil, nobody] = lines
  const [pick] = opened[0]!.now.moves
  dante.say(plan(id, 0, pick!))
  for (const line of [virgil, nobody]) expect(await line.next('plan')).toEqual(plan(id, 0, pick!))
  dante.say(plan(id, 0, null))
  for (const line of [virgil, nobody]) expect(await line.next('plan')).toEqual(plan(id, 0, null))
  await handled(dante)
  expect(dante.inbox.filter(({ type }) => type === 'plan')).toEqual([])
  expect((await nobody.watch(id)).now.version).toBe(0)
})

test('nothing is told that is not legal now, of another seat, of another version, or at a table that is not watched', async () => {
  const { id, lines, opened } = await house({ game: 'caravan' })
  const [dante, virgil, nobody] = lines
  const [pick, another] = opened[0]!.now.moves
  dante.say(plan(id, 0, { do: 'choose', option: 'the gates of Hell' }))
  dante.say(plan(id, 0, pick!, 1))
  dante.say(plan(id, 7, pick!))
  nobody.say(plan(id, 0, pick!))
  virgil.say(plan(id, 0, pick!))
  dante.say(plan('no-such-table', 0, pick!))
  await Promise.all(lines.map(handled))
  dante.say(plan(id, 0, another!, 0, [{ do: 'choose', option: 'unheard of' }]))
  for (const line of [virgil, nobody]) expect(await line.next('plan')).toEqual(plan(id, 0, another!))
  expect(lines.flatMap(line => line.inbox.filter(({ type }) => type === 'plan'))).toEqual([])
})

test('a ballot that is pointed at is never told', async () => {
  const { id, lines, opened } = await house({ game: 'caravan' })
  const [dante, virgil] = lines
  let { now } = opened[0]!
  for (const [seat, line] of [dante, virgil].entries()) {
    const { moves } = await line.watch(id).then(open => open.now)
    await line.ask({ type: 'move', table: id, seat, version: now.version, move: moves[0] })
    now = (await dante.watch(id)).now
  }
  const [ballot] = now.moves
  expect(ballot).toMatchObject({ do: 'vote' })
  dante.say(plan(id, now.version, ballot!))
  expect(await virgil.next('plan')).toEqual(plan(id, now.version, null))
})

test('at a game of rivals nothing is told', async () => {
  const { id, lines, opened } = await house({ game: 'imp-race' })
  const [dante] = lines
  for (const [seat, { now }] of opened.entries())
    if (now.moves[0]) lines[seat]!.say(plan(id, now.version, now.moves[0], seat))
  dante.say(plan(id, opened[0]!.now.version, null))
  await Promise.all(lines.map(handled))
  expect(lines.flatMap(line => line.inbox.filter(({ type }) => type === 'plan'))).toEqual([])
})

test('who points at everything at once is heard a few times, and stays', async () => {
  const { id, lines, opened } = await house({ game: 'caravan' })
  const [dante, virgil] = lines
  for (let n = 0; n < 60; n++) dante.say(plan(id, 0, opened[0]!.now.moves[n % 2]!))
  await handled(dante)
  await handled(virgil)
  const heard = virgil.inbox.filter(({ type }) => type === 'plan').length
  expect(heard).toBeGreaterThan(0)
  expect(heard).toBeLessThan(30)
  expect(dante.closed).toBeNull()
})
