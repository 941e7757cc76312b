import { mayEnter, seatingOf } from '../seating.ts'
import { all, tables, type Work } from '../work.ts'

interface Rows {
  game_table: { no: number; id: string; name: string; owner: string; visibility: string }
  seat: {
    table_no: number
    seat: number
    kind: string
    who: string | null
    stand_in: string | null
    free: number
    kept_for: string | null
  }
  seating: { table_no: number; rev: number; body: string }
}

const db = tables<Rows>()

/** Those of the tables, by their ids, that are not there for the person. */
export function* hiddenFrom(person: string | null, ids: readonly string[]): Work<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = yield* all(
    db
      .selectFrom('game_table as t')
      .leftJoin('seating as a', 'a.table_no', 't.no')
      .select(['t.no', 't.id', 't.name', 't.owner', 't.visibility', 'a.rev', 'a.body'])
      .where('t.id', 'in', [...ids])
      .where('t.visibility', '=', 'invited'),
  )
  if (rows.length === 0) return new Set()
  const nos = rows.map(({ no }) => no)
  const seats = yield* all(db.selectFrom('seat').selectAll().where('table_no', 'in', nos).orderBy('seat'))
  const isHidden = ({ no, rev, body, ...table }: (typeof rows)[number]) => {
    const agreed = rev === null || body === null ? null : { rev, body }
    const its = seats.filter(({ table_no }) => table_no === no)
    return !mayEnter(
      seatingOf(
        table,
        its.map(each => ({ ...each })),
        agreed,
      ),
      person,
    )
  }
  return new Set(rows.filter(isHidden).map(({ id }) => id))
}
