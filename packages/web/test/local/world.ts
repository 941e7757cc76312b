import type { LocalStore } from '../../src/local/store.ts'
import { MemoryStore } from '../../src/local/store.ts'
import { LocalTables } from '../../src/local/tables.ts'

/** A tab of the browser: its tables over a store that may be shared, and what they told. */
export function tab(
  store: LocalStore = new MemoryStore(),
  clock = { now: Date.UTC(2026, 10, 15) },
  lock: () => Promise<void> = async () => {},
) {
  const changes: { table: string; here: boolean }[] = []
  const failures: string[] = []
  const tables = new LocalTables(store, {
    now: () => {
      clock.now += 1000
      return clock.now
    },
    alone: (_table, work) => lock().then(work),
    changed: (table, here) => void changes.push({ table, here }),
    failed: (_table, message) => void failures.push(message),
  })
  /** Plays a move, or the first legal one, for the seat that the page shows. */
  async function play(id: string, move?: object) {
    const { now } = await tables.open(id)
    if (now.seat === null) throw new Error('nobody to play for')
    return tables.act(id, now.version, { kind: 'move', seat: now.seat, move: move ?? now.moves[0] })
  }
  /** Tries a table from a moment of it, as its page does. */
  async function attempt(id: string, entry: number) {
    const { info, now } = await tables.open(id)
    const { game, options, seats } = info
    const { view } = await tables.past(id, entry)
    const origin = { page: 'local', id } as const
    return tables.attempt({ game, options, seats, view, seat: now.seat, name: `Attempt ${entry}`, origin })
  }
  return { tables, store, clock, changes, failures, play, attempt }
}

/** Lets pending promises settle. */
export const settle = () => new Promise(resolve => setTimeout(resolve, 20))
