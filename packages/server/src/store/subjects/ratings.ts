import type { Result, Seat } from '@acheron/engine'
import { sql } from 'kysely'
import type { Placed } from '../../ratings/arithmetic.ts'
import { placesOf } from '../../ratings/places.ts'
import { newcomer, type Strength } from '../../ratings/strength.ts'
import { type SeatColumns, seatingOf } from '../seating.ts'
import { all, first, run, tables, type Work } from '../work.ts'

/** Where somebody stands in a game. */
interface RatingRow {
  readonly person: string
  readonly game: string
  readonly mu: number
  readonly sigma: number
  readonly games: number
}

/** A rated game that somebody has ended: their strength before and after it. */
interface RatedGameRow {
  readonly person: string
  readonly table_no: number
  readonly game: string
  readonly seat: Seat
  readonly place: number
  readonly players: number
  /** Their rated games with this one. */
  readonly games: number
  readonly before_mu: number
  readonly before_sigma: number
  readonly mu: number
  readonly sigma: number
  readonly at: number
}

const db = tables<{
  rating: RatingRow
  rated_game: RatedGameRow
  account: { person: string }
  profile: { person: string; shown: string }
  seating: { table_no: number; rev: number; body: string }
  seat: SeatColumns & { table_no: number; seat: Seat }
  game_table: {
    no: number
    id: string
    game: string
    name: string
    owner: string
    visibility: string
    result: string | null
    /** 0 not rated, 1 rated, 2 certain before its end, 3 counted. */
    rated: number
  }
}>()

/** So many of somebody's last rated games of a game are kept. */
const mostKept = 100

/** Rated tables whose places are certain and not counted yet, the oldest first. */
export function* dueTables(most: number): Work<string[]> {
  // As the two indices have it, so that it costs nothing where nothing is due.
  const conditions = [sql<boolean>`rated = 2`, sql<boolean>`rated = 1 and result is not null`]
  const found: string[] = []
  for (const due of conditions) {
    const rows = yield* all(db.selectFrom('game_table').select('id').where(due).orderBy('no').limit(most))
    found.push(...rows.map(({ id }) => id))
  }
  return found
}

/** Counts the table if its places are certain and nobody has counted it. */
export function* settle(
  id: string,
  at: number,
  strengthsAfter: (placed: readonly Placed[]) => readonly Strength[],
): Work<boolean> {
  const table = yield* first(db.selectFrom('game_table').selectAll().where('id', '=', id))
  if (!table || !(table.rated === 2 || (table.rated === 1 && table.result !== null))) return false
  const { no, game } = table
  const seats = yield* all(db.selectFrom('seat').selectAll().where('table_no', '=', no).orderBy('seat'))
  const agreed = yield* first(db.selectFrom('seating').select(['rev', 'body']).where('table_no', '=', no))
  const result = table.result === null ? null : (JSON.parse(table.result) as Result)
  const seating = seatingOf(
    { ...table },
    seats.map(seat => ({ ...seat })),
    agreed,
  )
  yield* run(db.updateTable('game_table').set({ rated: 3 }).where('no', '=', no))
  const entrants = placesOf(seating, result)
  if (entrants.length < 2) return true
  const people = entrants.map(({ person }) => person)
  const known = yield* all(db.selectFrom('rating').selectAll().where('person', 'in', people).where('game', '=', game))
  const before = entrants.map(({ person }) => known.find(row => row.person === person) ?? { ...newcomer, games: 0 })
  const after = strengthsAfter(entrants.map(({ place }, i) => ({ ...before[i]!, place })))
  // Whoever has deleted their account meanwhile was an opponent, and has no rating any more.
  const accounts = yield* all(db.selectFrom('account').select('person').where('person', 'in', people))
  for (const [i, { person, seat, place }] of entrants.entries()) {
    if (!accounts.some(account => account.person === person)) continue
    const { mu, sigma } = after[i]!
    const games = before[i]!.games + 1
    yield* run(
      db
        .insertInto('rating')
        .values({ person, game, mu, sigma, games })
        .onConflict(there => there.columns(['person', 'game']).doUpdateSet({ mu, sigma, games })),
    )
    const row = { person, table_no: no, game, seat, place, players: entrants.length, games, mu, sigma, at }
    yield* run(db.insertInto('rated_game').values({ ...row, before_mu: before[i]!.mu, before_sigma: before[i]!.sigma }))
    yield* forgetOld(person, game)
  }
  return true
}

function* forgetOld(person: string, game: string): Work<void> {
  const old = yield* all(
    db
      .selectFrom('rated_game')
      .select('table_no')
      .where('person', '=', person)
      .where('game', '=', game)
      .orderBy('at', 'desc')
      .orderBy('table_no', 'desc')
      .offset(mostKept)
      .limit(mostKept),
  )
  const nos = old.map(({ table_no }) => table_no)
  if (nos.length > 0) yield* run(db.deleteFrom('rated_game').where('person', '=', person).where('table_no', 'in', nos))
}

/** Somebody's ratings, by game. */
export function ratingsOf(person: string): Work<RatingRow[]> {
  return all(db.selectFrom('rating').selectAll().where('person', '=', person).orderBy('game'))
}

/** Somebody's last rated games, oldest first within a game. */
export function ratedGamesOf(person: string): Work<RatedGameRow[]> {
  return all(db.selectFrom('rated_game').selectAll().where('person', '=', person).orderBy('game').orderBy('at'))
}

/** What the table has meant to those who played there. */
export function ratedAt(id: string): Work<(RatedGameRow & { readonly shown: string | null })[]> {
  return all(
    db
      .selectFrom('rated_game as g')
      .innerJoin('game_table as t', 't.no', 'g.table_no')
      .leftJoin('profile as p', 'p.person', 'g.person')
      .selectAll('g')
      .select('p.shown')
      .where('t.id', '=', id)
      .orderBy('g.seat'),
  )
}

export function* forgetRatings(person: string): Work<void> {
  yield* run(db.deleteFrom('rated_game').where('person', '=', person))
  yield* run(db.deleteFrom('rating').where('person', '=', person))
}
