import { all, run, tables, type Work } from '../work.ts'

/** Whether somebody who sits at a table has it open, or since when they are gone. */
interface AttendanceRow {
  readonly table_no: number
  readonly person: string
  /** The process where they have it open, or had until it ended; empty where it is any other one. */
  readonly process: string
  /** Milliseconds since 1970; null while they are here. */
  readonly gone: number | null
}

export type Attended = Pick<AttendanceRow, 'person' | 'process' | 'gone'>

/** What has happened: somebody came, went, has it open elsewhere only, or was not there when somebody looked. */
export type Turn =
  | { readonly kind: 'came' | 'elsewhere' }
  | { readonly kind: 'went'; readonly at: number }
  | { readonly kind: 'missed'; readonly at: number; readonly living: readonly string[] }

export type Coming = Turn & { readonly table: string; readonly person: string }

interface Rows {
  attendance: AttendanceRow
  game_table: { no: number; id: string }
}

const db = tables<Rows>()

const idOf = (table: string) => db.selectFrom('game_table').select('no').where('id', '=', table)

export const attendedAt = (table: string): Work<Attended[]> =>
  all(db.selectFrom('attendance').select(['person', 'process', 'gone']).where('table_no', '=', idOf(table)))

/** Notes it, as this process knows it. */
export function* attend(coming: Coming, me: string): Work<void> {
  const { table, person, kind } = coming
  const known = db.updateTable('attendance').where('table_no', '=', idOf(table)).where('person', '=', person)
  switch (kind) {
    case 'came':
      return yield* put(table, { person, process: me, gone: null }, [])
    case 'elsewhere':
      return void (yield* run(known.set({ process: '' }).where('process', '=', me)))
    case 'went':
      // Who came to another process meanwhile is here.
      return void (yield* run(
        known.set({ gone: coming.at }).where('gone', 'is', null).where('process', 'in', [me, '']),
      ))
    case 'missed':
      return yield* put(table, { person, process: '', gone: coming.at }, coming.living)
  }
}

/** Where the row says that they are here by a living process, it stays, unless they have just come. */
function* put(table: string, row: Attended, living: readonly string[]): Work<void> {
  const [found] = yield* all(idOf(table))
  if (!found) return
  const add = db.insertInto('attendance').values({ table_no: found.no, ...row })
  yield* run(
    add.onConflict(conflict => {
      const update = conflict.columns(['table_no', 'person']).doUpdateSet({ process: row.process, gone: row.gone })
      if (row.gone === null) return update
      const missing = update.where('attendance.gone', 'is', null)
      return living.length === 0 ? missing : missing.where('attendance.process', 'not in', living)
    }),
  )
}

/** A guest's rows become somebody else's. */
export function* bringAttendance(from: string, to: string): Work<void> {
  const mine = db.selectFrom('attendance').select('table_no').where('person', '=', to)
  yield* run(db.deleteFrom('attendance').where('person', '=', from).where('table_no', 'in', mine))
  yield* run(db.updateTable('attendance').set({ person: to }).where('person', '=', from))
}

export function* forgetAttendance(person: string): Work<void> {
  yield* run(db.deleteFrom('attendance').where('person', '=', person))
}

/** Since when somebody is gone from their tables, newest first, for the file of what is stored about them. */
export function attendanceOf(person: string): Work<{ table: string; gone: number | null }[]> {
  return all(
    db
      .selectFrom('attendance as a')
      .innerJoin('game_table as t', 't.no', 'a.table_no')
      .select(['t.id as table', 'a.gone'])
      .where('a.person', '=', person)
      .orderBy('a.table_no', 'desc')
      .limit(5000),
  )
}
