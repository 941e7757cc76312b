import { equal } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { SqliteStore } from '../../packages/server/src/store/sqlite.ts'
import type { Store, StoredTable } from '../../packages/server/src/store/store.ts'
import { restore } from '../../packages/server/src/tables/restore.ts'
import type { FinalStep, FinalTable } from './history.ts'
import type { KnownTable } from './party.ts'
import type { Supervised } from './supervised.ts'

/** What is wrong with a table at the end. */
export type Trouble = readonly [table: string, detail: string]

/** Every process shows every viewer the same table; the complaints where not. */
export async function compareProcesses(
  tables: readonly KnownTable[],
  processes: readonly Supervised[],
): Promise<Trouble[]> {
  const found: Trouble[] = []
  for (const { id, guests } of tables) {
    for (const guest of guests) {
      const views = await Promise.all(
        processes.map(async ({ address, name }) => {
          const answer = await guest.get<OpenTable>(address ?? '', `/api/tables/${id}`).catch(() => null)
          if (!answer?.ok) found.push([id, `${name} does not show it: ${answer?.code ?? 'no answer'}`])
          if (!answer?.ok) return { name, now: null }
          // Whether and how many steps can be taken back may be found out later.
          const { canUndo: _can, undos: _steps, ...now } = answer.body.now
          return { name, now }
        }),
      )
      const [first] = views
      for (const { name, now } of views)
        if (first?.now && now && !equal(now, first.now))
          found.push([
            id,
            `${name} shows it otherwise than ${first.name} (versions ${now.version}, ${first.now.version})`,
          ])
    }
  }
  return found
}

/** The tables as the store has them, and those whose steps do not play again to the same hashes. */
export async function readStore(
  store: Store,
  tables: readonly KnownTable[],
): Promise<{ finals: FinalTable[]; unplayable: Trouble[] }> {
  const finals: FinalTable[] = []
  const unplayable: Trouble[] = []
  try {
    for (const { id, game } of tables) {
      const known = await store.table(id)
      if (!known) continue
      const stored = { ...known, steps: await store.steps(id, 0, known.version) }
      finals.push(finalOf(stored))
      try {
        // From the first step on, not from a state that is kept.
        restore(await game.load(), { ...stored, snapshot: null, parked: null })
      } catch (error) {
        unplayable.push([id, (error as Error).message])
      }
    }
  } finally {
    await store.close()
  }
  return { finals, unplayable }
}

export async function openStore(place: { file: string } | { database: string }): Promise<Store> {
  if ('file' in place) return new SqliteStore({ file: place.file })
  const { PostgresStore } = await import('../../packages/server/src/store/postgres/store.ts')
  return PostgresStore.reader(place.database)
}

function finalOf({ table, steps }: StoredTable): FinalTable {
  return {
    table: table.id,
    seats: table.seats.map(seat => (seat.kind === 'person' ? seat.person : null)),
    bots: table.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : [])),
    steps: steps.map(text => {
      const { version, kind, entry } = JSON.parse(text) as Pick<FinalStep, 'version' | 'kind'> & {
        entry: Pick<FinalStep, 'seat' | 'move'>
      }
      return { version, kind, seat: entry.seat, move: entry.move }
    }),
  }
}
