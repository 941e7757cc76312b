import type { OpenTable, PastViews } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { Visitor } from './client.ts'
import { server } from './help.ts'

type Hands = { hands: (string | null)[][]; deck: (string | null)[]; rng?: unknown }

test('a seat sees its own hand only, a spectator none; no message has a seed, a generator or a hash in it', async () => {
  const lines: string[] = []
  const { address } = await server({ logLevel: 'trace', logStream: { write: line => void lines.push(line) } })
  const [dante, virgil, other] = [
    await Visitor.guest(address),
    await Visitor.guest(address),
    await Visitor.guest(address),
  ]
  const info = await dante.open({ game: 'skirmish', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await virgil.send('POST', `/api/tables/${info.id}/sit`, { seat: 1 })
  const all = await Promise.all([dante, virgil, other].map(visitor => visitor.socket()))
  const heard: string[][] = [[], [], []]
  all.forEach((line, i) => {
    line.socket.on('message', data => void heard[i]!.push(data.toString()))
  })
  for (const line of all) line.say({ type: 'watch', table: info.id })

  const opened = await Promise.all(all.map(line => line.next('table')))
  opened.forEach(({ open }, seat) => {
    const { hands, deck } = open.now.view as unknown as Hands
    expect(hands.map(hand => hand.some(card => card !== null))).toEqual([seat === 0, seat === 1])
    expect(deck.every(card => card === null)).toBe(true)
  })

  // Both vote in secret: the first ballot must not reach the other player before the second is in.
  const [a, b] = all as [(typeof all)[0], (typeof all)[0]]
  await a.ask({ type: 'move', table: info.id, seat: 0, version: 0, move: { do: 'vote', option: 'head' } })
  expect((await a.next('steps')).steps).toMatchObject([{ move: { do: 'vote', option: 'head' } }])
  expect((await b.next('steps')).steps).toMatchObject([{ move: { do: 'vote', option: null } }])
  const asked = await virgil.get<OpenTable>(`/api/tables/${info.id}`)
  expect(asked.steps).toMatchObject([{ move: { option: null } }])
  expect(asked.now.view.flow.at(-1)).toMatchObject({ kind: 'vote', cast: { 0: true }, ballots: { 0: null } })
  const past = await virgil.get<PastViews>(`/api/tables/${info.id}/past/1`)
  expect(past.moments).toMatchObject([{ move: { option: null } }])

  await b.ask({ type: 'undo', table: info.id, seat: 1, version: 1 })
  for (const text of heard.flat()) expect(text).not.toMatch(/"rng"|"seed":"|"hash"|"chance"/)
  const logged = lines.join('')
  expect(logged).toContain('"msg":"request"')
  for (const secret of [dante.cookie.split('=')[1]!, info.id, 'acheron=', 'shield', 'riposte'])
    expect(logged.includes(secret), `the log has ${secret}`).toBe(false)
})

test("others' moves and seats: refused, and nothing has changed", async () => {
  const { address } = await server()
  const [dante, thief] = [await Visitor.guest(address), await Visitor.guest(address)]
  const info = await dante.open({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  const nobody = new Visitor(address)
  for (const visitor of [thief, nobody]) {
    const line = await visitor.socket()
    for (const seat of [0, 1, 2]) {
      const answer = await line.ask({ type: 'move', table: info.id, seat, version: 0, move: { add: 1 } })
      expect(answer).toMatchObject({ type: 'refused', why: 'not-your-seat' })
      expect(await line.ask({ type: 'undo', table: info.id, seat, version: 0 })).toMatchObject({ why: 'not-your-seat' })
    }
  }
  const sat = await thief.request('POST', `/api/tables/${info.id}/sit`, { seat: 0 })
  expect(sat).toMatchObject({ status: 409, body: { error: { code: 'seat-taken' } } })
  expect((await dante.get<OpenTable>(`/api/tables/${info.id}`)).now.version).toBe(0)
})

test('bots play their seats, from their own view, until the game is over', async () => {
  const { address } = await server()
  const dante = await Visitor.guest(address)
  const bots = ['random', 'search:iterations=20'].map(bot => ({ kind: 'bot', bot }) as const)
  const info = await dante.open({ game: 'skirmish', seats: [{ kind: 'me' }, ...bots] })
  const line = await dante.socket()
  let { now } = await line.watch(info.id)
  while (now.result === null) {
    const { version, moves } = now
    if (moves.length > 0) await line.ask({ type: 'move', table: info.id, seat: 0, version, move: moves[0] })
    ;({ now } = await line.next('steps', message => message.now.version > version, 30_000))
  }
  const over = await dante.get<OpenTable>(`/api/tables/${info.id}`)
  expect(over.info.status).toBe('over')
  expect(new Set(over.steps.map(step => step.seat)).size).toBe(3)
})
