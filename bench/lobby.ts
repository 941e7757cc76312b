// What the lists of the lobby cost with very many stored tables, against the same lists with few: they must not grow with the
// tables of others. The person has 500 unfinished tables, of which half wait for their move.

import { Lobby } from '../packages/server/src/lobby/lobby.ts'
import { SqliteStore } from '../packages/server/src/store/sqlite.ts'
import { relist } from '../packages/server/src/store/subjects/lobby.ts'
import { sideBySide } from './measure.ts'

const MANY = 100_000
const FEW = 1000
const OWN = 500

export const lobby = sideBySide({
  name: 'server/lobby-100000',
  peerName: 'the same with 1,000 tables',
  unit: 'us of CPU per list',
  goal: 0.6,
  async prepare() {
    const [many, few] = [await storeWith(MANY), await storeWith(FEW)]
    const lists = (store: SqliteStore) => async () => {
      const [mine, open] = await Promise.all([store.tablesOf('busy'), store.openTables(0)])
      if (mine.length < OWN / 2 || open.length < FEW / 20) throw new Error('the lists are not whole')
      return 1
    }
    return { ours: lists(many), peer: lists(few) }
  },
})

/** A page of what is to be met, with counts, as one asks for it first and as it is filtered: all tables are open ones. */
export const lobbyPage = sideBySide({
  name: 'server/lobby-page-100000',
  peerName: 'the same with 1,000 open tables',
  unit: 'us of CPU per list',
  goal: 0.6,
  async prepare() {
    const [many, few] = [await lobbyWith(MANY), await lobbyWith(FEW)]
    const pages = (lobby: Lobby, count: number) => async () => {
      const all = await lobby.page('busy', { state: 'open' })
      const filtered = await lobby.page('busy', { state: 'open', language: 'en', free: 2 })
      if (all.total !== count || filtered.total !== count / 2) throw new Error('the pages are not whole')
      return 2
    }
    return { ours: pages(many, MANY), peer: pages(few, FEW) }
  },
})

/** Every second table wants one more person, the others two; they are of five games. */
async function lobbyWith(count: number): Promise<Lobby> {
  const store = new SqliteStore({ file: ':memory:' })
  const now = Date.now()
  const writes: Promise<unknown>[] = []
  for (let i = 0; i < count; i++) {
    const [id, owner] = [`t${i}`, `p${i}`]
    const free = Array.from({ length: 1 + (i % 2) }, () => ({ kind: 'open' }) as const)
    const row = { id, owner, game: `game-${i % 5}`, name: 'A table', rules: 1, seed: 's', daily: null, options: {} }
    const start = { at: now, actors: [0], progress: 0 }
    const seats = [{ kind: 'person', person: owner } as const, ...free]
    writes.push(store.createTable({ ...row, visibility: 'public', seats, opening: [], start }))
    writes.push(store.write(() => relist(id, now)))
  }
  await Promise.all(writes)
  const lobby = new Lobby(store, { info() {}, warn() {}, error() {} })
  await lobby.stop()
  return lobby
}

/** A store in memory. Every second table is over, every twentieth has an open seat; each person sits at ten. */
async function storeWith(count: number): Promise<SqliteStore> {
  const store = new SqliteStore({ file: ':memory:' })
  const writes: Promise<unknown>[] = []
  for (let i = 0; i < count; i++)
    writes.push(...write(store, `t${i}`, `p${Math.floor(i / 10)}`, i % 20 === 0, i % 2 === 1))
  for (let i = 0; i < OWN; i++) writes.push(...write(store, `b${i}`, 'busy', false, false))
  await Promise.all(writes)
  return store
}

function write(store: SqliteStore, id: string, person: string, open: boolean, over: boolean): Promise<unknown>[] {
  const seats = [
    { kind: 'person', person } as const,
    open ? ({ kind: 'open' } as const) : ({ kind: 'bot', bot: 'random' } as const),
  ]
  const start = { at: 0, actors: [0], progress: 0 }
  const row = {
    id,
    game: 'nine-circles',
    name: 'A table',
    rules: 1,
    seed: 's',
    daily: null,
    owner: person,
    visibility: 'public',
    options: {},
  } as const
  const opened = store.createTable({ ...row, seats, opening: [{ e: 'opened', text: 'x'.repeat(300) }], start })
  if (open) return [opened]
  const standing = { at: id.length, actors: over ? [] : [id.charCodeAt(id.length - 1) % 2], progress: 1 }
  const result = over ? { winners: [0], ranking: [[0]], scores: [1] } : null
  const step = JSON.stringify({ version: 1, events: 'x'.repeat(200) })
  return [opened, store.append({ table: id, version: 1, step, standing, result, snapshot: null })]
}
