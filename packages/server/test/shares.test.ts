import { DatabaseSync } from 'node:sqlite'
import { BroadcastChannel } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { Visitor } from './client.ts'
import { server } from './help.ts'

const crowd = '203.0.113.5'
const home = '198.51.100.7'

test('55 guests of one address do not hold up the bot of another', async () => {
  const gate = new BroadcastChannel('held bots')
  onTestFinished(() => gate.close())
  const botFile = new URL('./held-worker.ts', import.meta.url)
  const { address, file } = await server({ botWorkers: 1, botFile })
  const base = { game: 'counting', options: { goal: 1000 } }
  const guests = Array.from({ length: 55 }, () => new Visitor(address, crowd))
  // A bot has the first seat, and so has to move at once.
  const bots = await Promise.all(
    guests.map(guest => guest.open({ ...base, seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] })),
  )
  const dante = await Visitor.guest(address, home)
  const { id } = await dante.open({ ...base, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  const line = await dante.socket()
  await line.watch(id)
  await line.ask({ type: 'move', table: id, seat: 0, version: 0, move: { add: 1 } })
  await expect.poll(() => waiting(dante)).toBe(55)
  gate.postMessage('think')
  await line.next('steps', ({ now }) => now.version === 2)
  await expect.poll(() => waiting(dante), { timeout: 30_000 }).toBe(0)
  const moved = () => botMoves(file)
  await expect.poll(moved).toHaveLength(bots.length + 1)
  // One of the crowd was thinking already.
  expect(moved().indexOf(id)).toBeLessThanOrEqual(1)
})

async function waiting(visitor: Visitor): Promise<number> {
  const text = (await visitor.request('GET', '/metrics', undefined, { 'x-forwarded-for': '127.0.0.1' })).body as string
  return Number(/^acheron_bots_waiting (\d+)/m.exec(text)?.[1])
}

/** The tables where a random bot has moved, in the order of these moves. */
function botMoves(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true })
  const rows = db.prepare(
    `select t.id from step p join game_table t on t.no = p.table_no join seat s on s.table_no = t.no and s.kind = 'bot'
     where p.version = s.seat + 1 order by p.no`,
  )
  const ids = rows.all().map(({ id }) => String(id))
  db.close()
  return ids
}
