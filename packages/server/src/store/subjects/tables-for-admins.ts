import { sql } from 'kysely'
import type { Agreed } from '../seating.ts'
import { all, first, tables, type Work } from '../work.ts'
import { peopleNamed } from './order.ts'

interface Rows {
  game_table: {
    no: number
    id: string
    name: string
    game: string
    visibility: string
    at: number
    result: string | null
  }
  seat: { table_no: number; seat: number; kind: string; who: string | null }
  seating: { table_no: number; body: string }
}

const db = tables<Rows>()

/** The tables of one page, and one more where there are others. */
const mostFound = 21
/** A name is looked for among so many of the newest tables: no index finds a part of it. */
const mostNamed = 20_000

export interface FoundTable {
  readonly no: number
  readonly id: string
  readonly name: string
  readonly game: string
  readonly visibility: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly status: 'open' | 'playing' | 'over' | 'closed'
  /** The ids of those who sit there. */
  readonly people: readonly string[]
}

/** Tables before that number whose id it is, or in whose name or the beginning of whose people's names it is; all for nothing. */
export function* tablesFound(wanted: string, folded: string, before: number): Work<FoundTable[]> {
  const newest = db
    .selectFrom('game_table as t')
    .leftJoin('seating as a', 'a.table_no', 't.no')
    .select(['t.no', 't.id', 't.name', 't.game', 't.visibility', 't.at', 't.result', 'a.body'])
    .where('t.no', '<', before)
    .orderBy('t.no', 'desc')
    .limit(mostFound)
  if (wanted === '') return yield* withSeats(yield* all(newest))
  const byId = yield* all(newest.where('t.id', '=', wanted))
  if (byId.length > 0) return yield* withSeats(byId)
  const people = (yield* peopleNamed(wanted, folded)).map(({ id }) => id)
  const sits = db.selectFrom('seat').select('table_no').where('kind', '=', 'person').where('who', 'in', people)
  const byPerson = people.length === 0 ? [] : yield* all(newest.where('t.no', 'in', sits))
  const last = (yield* first(db.selectFrom('game_table').select('no').orderBy('no', 'desc').limit(1)))?.no ?? 0
  const part = `%${wanted.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const isNamed = sql<boolean>`lower(${sql.ref('t.name')}) like ${part} escape '\\'`
  const byName = yield* all(newest.where('t.no', '>', last - mostNamed).where(isNamed))
  const found = new Map([...byPerson, ...byName].map(row => [row.no, row]))
  const sorted = [...found.values()].sort((a, b) => b.no - a.no)
  return yield* withSeats(sorted.slice(0, mostFound))
}

type Row = Omit<FoundTable, 'status' | 'people'> & { readonly result: string | null; readonly body: string | null }

function* withSeats(rows: readonly Row[]): Work<FoundTable[]> {
  if (rows.length === 0) return []
  const nos = rows.map(({ no }) => no)
  const seats = yield* all(db.selectFrom('seat').selectAll().where('table_no', 'in', nos).orderBy('seat'))
  return rows.map(({ result, body, ...table }) => {
    const its = seats.filter(({ table_no }) => table_no === table.no)
    const isClosed = body !== null && (JSON.parse(body) as Partial<Agreed>).closed === true
    const isOpen = its.some(({ kind }) => kind === 'open')
    return {
      ...table,
      status: isClosed ? 'closed' : result !== null ? 'over' : isOpen ? 'open' : 'playing',
      people: its.flatMap(({ kind, who }) => (kind === 'person' && who !== null ? [who] : [])),
    }
  })
}
