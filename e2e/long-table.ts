import type { DatabaseSync } from 'node:sqlite'
import { Generator, LiveTable } from '@acheron/engine'
import { impRace } from '@acheron/games/imp-race'
import type { Page } from 'playwright-core'
import { reseed } from './seeded.ts'
import type { Site } from './site.ts'

const seed = 'long'

/**
 * A race of two on the server that has that many steps already, played at random; what can be taken back is, now and then.
 * The table's address. The steps are written into the server's file while it is stopped.
 */
export async function longRace(site: Site, host: Page, guest: Page, steps: number): Promise<string> {
  await Promise.all([host.goto('/about'), guest.goto('/about')])
  const id = await host.evaluate(openRace)
  await guest.evaluate(sitDown, id)
  const address = `${site.origin}/table/${id}`
  await reseed(site, address, impRace, seed, (data, table) => writeSteps(data, table, steps))
  return address
}

function writeSteps(data: DatabaseSync, no: number, steps: number): void {
  const random = Generator.seeded('players')
  const table = new LiveTable(impRace, { players: 2, options: {}, seed })
  const write = data.prepare(
    'insert into step (table_no, version, previous, at, actors, progress, body) values (?, ?, ?, 0, ?, ?, ?)',
  )
  let previous: number | bigint | null = null
  while (table.version < steps) {
    const seat = table.actors()[0]!
    const back = random.die(3) === 1 ? table.act({ kind: 'undo', seat: random.pick([0, 1]) }) : null
    const acted = back?.ok ? back : table.act({ kind: 'move', seat, move: random.pick(table.moves(seat)) })
    if (!acted.ok) throw new Error(acted.message)
    const standing = [JSON.stringify(table.actors()), impRace.progress(table.state)]
    previous = write.run(no, table.version, previous, ...standing, acted.text).lastInsertRowid
  }
}

// These run in the page.

async function openRace(): Promise<string> {
  await fetch('/api/me')
  const body = JSON.stringify({
    game: 'imp-race',
    name: 'Long',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/tables', { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(await answer.text())
  return ((await answer.json()) as { id: string }).id
}

async function sitDown(table: string): Promise<void> {
  await fetch('/api/me')
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`/api/tables/${table}/sit`, { method: 'POST', headers, body: '{"seat":1}' })
  if (!answer.ok) throw new Error(await answer.text())
}
