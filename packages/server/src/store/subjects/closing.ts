import { nothingAgreed } from '../seating.ts'
import { all, first, run, tables, type Work } from '../work.ts'

interface Rows {
  game_table: { no: number; id: string; owner: string; visibility: string }
  seat: { table_no: number; kind: string; who: string | null; listed: number }
  seating: { table_no: number; rev: number; body: string }
}

const db = tables<Rows>()

/**
 * Nobody plays on at the table, and to strangers it is not there. Gives its owner and those who sit there; null if there is no
 * such table.
 */
export function* closeTable(id: string): Work<string[] | null> {
  const table = yield* first(db.selectFrom('game_table').select(['no', 'owner']).where('id', '=', id))
  if (!table) return null
  const { no, owner } = table
  const agreed = yield* first(db.selectFrom('seating').selectAll().where('table_no', '=', no))
  const body = JSON.stringify({ ...(agreed ? JSON.parse(agreed.body) : nothingAgreed), closed: true })
  const next = { rev: (agreed?.rev ?? 0) + 1, body }
  const insert = db.insertInto('seating').values({ table_no: no, ...next })
  yield* run(insert.onConflict(conflict => conflict.column('table_no').doUpdateSet(next)))
  yield* run(db.updateTable('game_table').set({ visibility: 'invited' }).where('no', '=', no))
  yield* run(db.updateTable('seat').set({ listed: 0 }).where('table_no', '=', no))
  const seats = yield* all(db.selectFrom('seat').select(['kind', 'who']).where('table_no', '=', no))
  return [...new Set([owner, ...seats.flatMap(({ kind, who }) => (kind === 'person' && who !== null ? [who] : []))])]
}
