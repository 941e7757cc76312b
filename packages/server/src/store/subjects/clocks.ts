import { sql } from 'kysely'
import type { Clock } from '../../time/clock.ts'
import { clockOf } from '../rows.ts'
import type { Agreed } from '../seating.ts'
import { all, first, run, tables, type Work } from '../work.ts'

/** The clocks of a table: `rows.ts` reads and writes them. Here is what concerns many of them. */
interface ClockRow {
  table_no: number
  rev: number
  body: string
  /** When something is to be done about them, in milliseconds since 1970; null: not before they change. */
  due: number | null
  /** Time that is given back, on top of the times in `body`. */
  shift: number
  /** Until then a process looks after them. */
  leased: number
}

/** One row: until when some process has served the house, and how often nobody did for a while. 0: no clock ran. */
interface ServedRow {
  id: number
  at: number
  gaps: number
}

const db = tables<{
  clock: ClockRow
  served: ServedRow
  game_table: { no: number; id: string }
  seating: { table_no: number; body: string }
}>()

/** By which clock a table is played, and how its clocks stand; null where none has run yet. */
export interface TimedTable extends Pick<Agreed, 'clock' | 'zones'> {
  readonly times: Clock | null
}

/** So many at a time, for a statement has an end. */
const atOnce = 500

/** Those of the tables that have a clock, by their ids. */
export function* timedTables(ids: readonly string[]): Work<Map<string, TimedTable>> {
  const found = new Map<string, TimedTable>()
  for (let i = 0; i < ids.length; i += atOnce) {
    const timed = db
      .selectFrom('game_table as t')
      .innerJoin('seating as s', 's.table_no', 't.no')
      .leftJoin('clock as c', 'c.table_no', 't.no')
      .select(['t.id', 's.body as agreed', 'c.rev', 'c.body', 'c.shift'])
      .where('t.id', 'in', ids.slice(i, i + atOnce))
      .where('s.body', 'like', '%"clock":{%')
    for (const { id, agreed, ...row } of yield* all(timed)) {
      const { clock, zones } = JSON.parse(agreed) as Agreed
      found.set(id, { clock, zones, times: row.body === null ? null : clockOf(row) })
    }
  }
  return found
}

/** Whether any clock is due that nobody looks after. It costs the same however many there are. */
export function* isAnyDue(now: number): Work<boolean> {
  const due = db.selectFrom('clock').select('table_no').where('due', '<=', now).where('leased', '<=', now)
  return (yield* first(due.limit(1))) !== null
}

/** Some of the tables whose clocks are due, the longest first; until then nobody else is given them. */
export function* leaseDue(now: number, until: number, most: number): Work<string[]> {
  const due = yield* all(
    db
      .selectFrom('clock as c')
      .innerJoin('game_table as t', 't.no', 'c.table_no')
      .select(['t.no', 't.id'])
      .where('c.due', '<=', now)
      .where('c.leased', '<=', now)
      .orderBy('c.due')
      .limit(most),
  )
  if (due.length === 0) return []
  const nos = due.map(({ no }) => no)
  yield* run(db.updateTable('clock').set({ leased: until }).where('table_no', 'in', nos))
  return due.map(({ id }) => id)
}

/** How often nobody has served the house for a while, and when the next clock is due; null where none runs. */
export interface Served {
  readonly gaps: number
  readonly next: number | null
}

/**
 * The house is served at this moment. With `suspect` nobody may have done so since it was last said: that time is nobody's, and all
 * clocks that run are set later by it.
 */
export function* serve(now: number, suspect: boolean): Work<Served> {
  const row = yield* first(db.selectFrom('served').selectAll().where('id', '=', 1))
  const running = db.selectFrom('clock').select('due').where('due', 'is not', null).orderBy('due').limit(1)
  const due = (yield* first(running))?.due ?? null
  const at = due === null ? 0 : Math.max(now, row?.at ?? 0)
  if (!row) {
    yield* run(db.insertInto('served').values({ id: 1, at, gaps: 0 }))
    return { gaps: 0, next: due }
  }
  const gap = suspect && row.at > 0 ? now - row.at : 0
  const gaps = gap > 0 && due !== null ? row.gaps + 1 : row.gaps
  if (gaps > row.gaps) {
    const later = { shift: sql<number>`shift + ${gap}`, due: sql<number>`due + ${gap}` }
    yield* run(db.updateTable('clock').set(later).where('due', 'is not', null))
  }
  if (at !== row.at || gaps !== row.gaps) yield* run(db.updateTable('served').set({ at, gaps }).where('id', '=', 1))
  return { gaps, next: due === null || gaps === row.gaps ? due : due + gap }
}
