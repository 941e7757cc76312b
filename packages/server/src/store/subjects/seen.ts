import { all, first, run, tables, type Work } from '../work.ts'

/** The last step that somebody who sits at a table has seen: their next visit begins there, on any device. */
interface SeenRow {
  readonly table_no: number
  readonly person: string
  readonly version: number
}

/** How far somebody has seen a table. */
export interface Seen extends Pick<SeenRow, 'person' | 'version'> {
  readonly table: string
}

const db = tables<{ seen: SeenRow; game_table: { no: number; id: string } }>()

const idOf = (table: string) => db.selectFrom('game_table').select('no').where('id', '=', table)

/** Null where nothing is known. */
export function* seenBy(person: string, table: string): Work<number | null> {
  const row = db.selectFrom('seen').select('version').where('table_no', '=', idOf(table)).where('person', '=', person)
  return (yield* first(row))?.version ?? null
}

/** It never becomes less. A table that was removed meanwhile has nobody to see it. */
export function* keepSeen({ table, person, version }: Seen): Work<void> {
  const found = yield* first(idOf(table))
  if (!found) return
  const add = db.insertInto('seen').values({ table_no: found.no, person, version })
  yield* run(
    add.onConflict(conflict =>
      conflict.columns(['table_no', 'person']).doUpdateSet({ version }).where('seen.version', '<', version),
    ),
  )
}

/** How far a guest has seen becomes somebody else's. */
export function* bringSeen(from: string, to: string): Work<void> {
  const mine = db.selectFrom('seen').select('table_no').where('person', '=', to)
  yield* run(db.deleteFrom('seen').where('person', '=', from).where('table_no', 'in', mine))
  yield* run(db.updateTable('seen').set({ person: to }).where('person', '=', from))
}

export function* forgetSeen(person: string): Work<void> {
  yield* run(db.deleteFrom('seen').where('person', '=', person))
}

/** How far somebody has seen their tables, newest first, for the file of what is stored about them. */
export function seenOf(person: string): Work<Omit<Seen, 'person'>[]> {
  return all(
    db
      .selectFrom('seen as s')
      .innerJoin('game_table as t', 't.no', 's.table_no')
      .select(['t.id as table', 's.version'])
      .where('s.person', '=', person)
      .orderBy('s.table_no', 'desc')
      .limit(5000),
  )
}
