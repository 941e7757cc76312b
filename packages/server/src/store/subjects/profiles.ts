import type { Result } from '@acheron/engine'
import type { Shown, Visibility } from '@acheron/protocol'
import { all, first, run, tables, type Work } from '../work.ts'
import type { AccountRow } from './accounts.ts'

/** What somebody wants others to see. Without a row an account shows nothing: nobody learns that there is such a name. */
interface ProfileRow {
  readonly person: string
  readonly shown: Shown
}

interface Rows {
  profile: ProfileRow
  account: AccountRow
  game_table: {
    no: number
    id: string
    name: string
    game: string
    daily: string | null
    at: number
    result: string | null
    visibility: string
  }
  seat: { table_no: number; seat: number; kind: string; who: string | null }
}

const db = tables<Rows>()

const usuallyShown: Shown = 'nothing'

/** Whether others see anything of somebody who has chosen that; null for no choice. */
export const showsSomething = (shown: string | null): boolean => (shown ?? usuallyShown) !== 'nothing'

/** So many of somebody's newest finished games are counted and listed, so that a profile costs the same however much they play. */
export const mostGames = 1000
/** So many tables at a time, for a statement has an end. */
const atOnce = 500

/** A finished game at which somebody held a seat to the end. */
export interface Finished {
  readonly no: number
  readonly id: string
  readonly name: string
  readonly game: string
  readonly daily: string | null
  /** Milliseconds since 1970. */
  readonly at: number
  /** Of a table for the invited nobody else hears; of one by link others are told the result, not where it is. */
  readonly visibility: Visibility
  readonly players: number
  readonly seat: number
  readonly result: Result
}

/** Somebody's finished games, newest first. They follow from tables and seats, so there is nothing to be kept in step with them. */
export function* finishedOf(person: string): Work<Finished[]> {
  const rows = yield* all(
    db
      .selectFrom('seat as s')
      .innerJoin('game_table as t', 't.no', 's.table_no')
      .select(['t.no', 't.id', 't.name', 't.game', 't.daily', 't.at', 't.visibility', 't.result', 's.seat'])
      .select(eb =>
        eb
          .selectFrom('seat as other')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .whereRef('other.table_no', '=', 't.no')
          .as('players'),
      )
      .where('s.who', '=', person)
      .where('s.kind', '=', 'person')
      .where('t.result', 'is not', null)
      .orderBy('s.table_no', 'desc')
      .limit(mostGames),
  )
  return rows.map(({ visibility, result, players, ...row }) => ({
    ...row,
    players: players ?? 0,
    visibility: visibility as Visibility,
    result: JSON.parse(result!) as Result,
  }))
}

/** The people at these tables, by the tables' numbers. */
export function* peopleAt(nos: readonly number[]): Work<Map<number, string[]>> {
  const found = new Map<number, string[]>()
  for (let i = 0; i < nos.length; i += atOnce) {
    const seats = db
      .selectFrom('seat')
      .select(['table_no', 'who'])
      .where('table_no', 'in', nos.slice(i, i + atOnce))
      .where('kind', '=', 'person')
      .orderBy('seat')
    for (const { table_no, who } of yield* all(seats)) {
      const there = found.get(table_no) ?? []
      there.push(who!)
      found.set(table_no, there)
    }
  }
  return found
}

export function* shownOf(person: string): Work<Shown> {
  const row = yield* first(db.selectFrom('profile').select('shown').where('person', '=', person))
  return row?.shown ?? usuallyShown
}

export function* setShown(person: string, shown: Shown): Work<void> {
  yield* run(
    db
      .insertInto('profile')
      .values({ person, shown })
      .onConflict(there => there.column('person').doUpdateSet({ shown })),
  )
}

export function* forgetProfile(person: string): Work<void> {
  yield* run(db.deleteFrom('profile').where('person', '=', person))
}

/** The account of that name as compared, and what it shows; one query, so that it takes as long for a name that is not there. */
export function* profileNamed(folded: string): Work<{ person: string; name: string; shown: Shown } | null> {
  const row = yield* first(
    db
      .selectFrom('account as a')
      .leftJoin('profile as p', 'p.person', 'a.person')
      .select(['a.person', 'a.name', 'p.shown'])
      .where('a.folded', '=', folded),
  )
  return row && { ...row, shown: row.shown ?? usuallyShown }
}

/** Those of the people who let others see something of them. */
export function* shownAmong(people: readonly string[]): Work<Set<string>> {
  if (people.length === 0) return new Set()
  const rows = yield* all(
    db
      .selectFrom('account as a')
      .leftJoin('profile as p', 'p.person', 'a.person')
      .select(['a.person', 'p.shown'])
      .where('a.person', 'in', people),
  )
  return new Set(rows.filter(({ shown }) => showsSomething(shown)).map(({ person }) => person))
}
