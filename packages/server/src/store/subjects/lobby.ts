import type { Language } from '@acheron/engine/words'
import type { Pace } from '@acheron/protocol'
import { type Agreed, nothingAgreed } from '../seating.ts'
import { all, first, run, tables, type Work } from '../work.ts'

/** Tables with a seat for whoever comes, and running ones to watch. */
export const lobbyStates = ['open', 'playing'] as const
export type LobbyState = (typeof lobbyStates)[number]

/** What tables are counted by. */
export interface LobbyCell {
  readonly state: LobbyState
  readonly game: string
  /** The owner's when the table came into the lobby. */
  readonly language: Language
  /** The number of seats for whoever comes. */
  readonly free: number
  readonly pace: Pace
}

/** A table that the lobby shows. A row may be outdated: the table itself is asked again before anybody is shown it. */
interface LobbyRow extends LobbyCell {
  readonly id: string
  readonly no: number
  readonly owner: string
  readonly place: string
  /** When somebody last looked at it, in milliseconds since 1970. */
  readonly looked: number
}

/** How many tables of a kind there are. They are counted as they come and go, never anew. */
export interface LobbyCount extends LobbyCell {
  readonly n: number
}

export interface LobbyFilter {
  readonly state: LobbyState
  readonly game?: string | undefined
  readonly language?: Language | undefined
  readonly pace?: Pace | undefined
  /** At least so many. */
  readonly free?: number | undefined
}

interface TableColumns {
  readonly no: number
  readonly id: string
  readonly game: string
  readonly owner: string
  readonly origin: string | null
  readonly daily: string | null
  readonly visibility: string
  readonly result: string | null
  readonly continued: string | null
  readonly at: number
  readonly looked: number
}

const db = tables<{
  lobby: LobbyRow
  lobby_tally: LobbyCount
  game_table: TableColumns
  seat: { table_no: number; kind: string; listed: number }
  seating: { table_no: number; body: string }
  person: { id: string; language: Language }
}>()

/** A table at which nobody has looked for this long leaves the lobby, in milliseconds. */
export const lookedFor: Readonly<Record<LobbyState, number>> = { open: 86_400_000, playing: 1_800_000 }

/** The most tables with a free seat of one owner, and of one place, so that nobody fills the lobby alone. */
const mostOf = { owner: 5, place: 20 }

/** Brings the lobby up to date with one table. It can be done at any time, and as often as one likes. */
export function* relist(id: string, now: number): Work<void> {
  const before = yield* first(db.selectFrom('lobby').selectAll().where('id', '=', id))
  const after = yield* rowOf(id, now, before)
  if (before && after && isSameCell(before, after)) {
    const { owner, looked } = after
    yield* run(db.updateTable('lobby').set({ owner, looked }).where('id', '=', id))
    return
  }
  if (before) yield* unlist(before)
  if (!after || (after.state === 'open' && !(yield* hasRoom(after)))) return
  yield* run(db.insertInto('lobby').values(after))
  yield* count(after, 1)
}

/** Lets some of the tables go at which nobody has looked lately; returns how many. */
export function* unlistForgotten(now: number, most: number): Work<number> {
  let gone = 0
  for (const state of lobbyStates) {
    const forgotten = db.selectFrom('lobby').selectAll().where('state', '=', state)
    for (const row of yield* all(forgotten.where('looked', '<', now - lookedFor[state]).limit(most))) {
      yield* unlist(row)
      gone++
    }
  }
  return gone
}

/** How many tables there are of which kind. */
export function lobbyCounts(state: LobbyState): Work<LobbyCount[]> {
  return all(db.selectFrom('lobby_tally').selectAll().where('state', '=', state).where('n', '>', 0))
}

export function matches(cell: LobbyCell, { game, language, pace, free = 0 }: Omit<LobbyFilter, 'state'>): boolean {
  return (
    (game === undefined || cell.game === game) &&
    (language === undefined || cell.language === language) &&
    (pace === undefined || cell.pace === pace) &&
    cell.free >= free
  )
}

/**
 * The newest tables of these kinds, or of all, before that number. It costs the same however many there are: each kind is a
 * stretch of one index.
 */
export function* lobbyPage(
  state: LobbyState,
  cells: readonly LobbyCell[] | 'all',
  pace: Pace | undefined,
  before: number,
  most: number,
): Work<Pick<LobbyRow, 'id' | 'no' | 'language'>[]> {
  if (cells.length === 0) return []
  const newest = db
    .selectFrom('lobby')
    .select(['id', 'no', 'language'])
    .where('state', '=', state)
    .where('no', '<', before)
    .orderBy('no', 'desc')
    .limit(most)
  if (cells === 'all') return yield* all(newest)
  // A statement has so many parts at most: where any pace will do, all are one stretch.
  const kinds = new Map(cells.map(cell => [`${cell.game} ${cell.language} ${cell.free}`, cell]))
  const [one, ...more] = [...kinds.values()].map(({ game, language, free }) => {
    const kind = newest.where('game', '=', game).where('language', '=', language).where('free', '=', free)
    const cell = pace === undefined ? kind : kind.where('pace', '=', pace)
    return db.selectFrom(cell.as('cell')).selectAll()
  })
  const together = more.reduce((sum, next) => sum.unionAll(next), one!)
  return yield* all(db.selectFrom(together.as('found')).selectAll().orderBy('no', 'desc').limit(most))
}

/** Those of the tables that are still to be shown. */
export function* stillListed(ids: readonly string[]): Work<string[]> {
  if (ids.length === 0) return []
  const shown = db
    .selectFrom('game_table')
    .select('id')
    .where('id', 'in', ids)
    .where('visibility', '=', 'public')
    .where('result', 'is', null)
    .where('continued', 'is', null)
  return (yield* all(shown)).map(({ id }) => id)
}

/** Those of the tables that allow help between people. */
export function* helpedAmong(ids: readonly string[]): Work<Set<string>> {
  if (ids.length === 0) return new Set()
  const helped = db
    .selectFrom('game_table as t')
    .innerJoin('seating as a', 'a.table_no', 't.no')
    .select('t.id')
    .where('t.id', 'in', ids)
    .where('a.body', 'like', '%"help":true%')
  return new Set((yield* all(helped)).map(({ id }) => id))
}

/** The language of a table that whoever has its link may see; null where there is none, or it is hidden. */
export function* sharedTable(id: string): Work<{ readonly language: Language } | null> {
  const table = yield* first(
    db
      .selectFrom('game_table')
      .leftJoin('lobby', 'lobby.id', 'game_table.id')
      .leftJoin('person', 'person.id', 'game_table.owner')
      .select(['game_table.visibility', 'lobby.language as listed', 'person.language as owners'])
      .where('game_table.id', '=', id),
  )
  if (!table || table.visibility === 'invited') return null
  return { language: table.listed ?? table.owners ?? 'en' }
}

/** The table's row as it should be; null where it does not belong into the lobby. */
function* rowOf(id: string, now: number, before: LobbyRow | null): Work<LobbyRow | null> {
  const table = yield* first(db.selectFrom('game_table').select(columns).where('id', '=', id))
  if (table?.visibility !== 'public' || table.daily !== null) return null
  if (table.result !== null || table.continued !== null) return null
  const seats = yield* all(db.selectFrom('seat').select(['kind', 'listed']).where('table_no', '=', table.no))
  const free = seats.filter(({ listed }) => listed === 1).length
  // A seat that is kept for somebody is for nobody else, and until they come nothing is played.
  const isPlayed = !seats.some(({ kind }) => kind === 'open') && seats.some(({ kind }) => kind === 'person')
  const state = free > 0 ? 'open' : isPlayed ? 'playing' : null
  const looked = Math.max(table.looked, table.at)
  if (!state || looked < now - lookedFor[state]) return null
  const { no, game, owner, origin } = table
  const owners = before ?? (yield* first(db.selectFrom('person').select('language').where('id', '=', owner)))
  const about = { state, game, language: owners?.language ?? 'en', free, pace: yield* paceOf(no) } as const
  return { id, no, ...about, owner, place: origin ?? owner, looked }
}

function* paceOf(no: number): Work<Pace> {
  const agreed = yield* first(db.selectFrom('seating').select('body').where('table_no', '=', no))
  const { clock } = (agreed ? JSON.parse(agreed.body) : nothingAgreed) as Agreed
  // Tables that are older than clocks have agreed on none.
  return clock?.kind ?? 'none'
}

const columns = [
  ...(['no', 'game', 'owner', 'origin', 'daily', 'visibility'] as const),
  ...(['result', 'continued', 'at', 'looked'] as const),
] as const

function* hasRoom({ owner, place }: LobbyRow): Work<boolean> {
  const open = db.selectFrom('lobby').select('id').where('state', '=', 'open')
  const own = yield* all(open.where('owner', '=', owner).limit(mostOf.owner))
  if (own.length === mostOf.owner) return false
  return (yield* all(open.where('place', '=', place).limit(mostOf.place))).length < mostOf.place
}

function* unlist(row: LobbyRow): Work<void> {
  yield* run(db.deleteFrom('lobby').where('id', '=', row.id))
  yield* count(row, -1)
}

function* count({ state, game, language, free, pace }: LobbyCell, add: number): Work<void> {
  const cell = db
    .updateTable('lobby_tally')
    .set(({ eb }) => ({ n: eb('n', '+', add) }))
    .where('state', '=', state)
    .where('game', '=', game)
    .where('language', '=', language)
    .where('free', '=', free)
    .where('pace', '=', pace)
  if ((yield* run(cell)) === 0)
    yield* run(db.insertInto('lobby_tally').values({ state, game, language, free, pace, n: Math.max(0, add) }))
}

const isSameCell = (a: LobbyCell, b: LobbyCell): boolean =>
  a.state === b.state && a.game === b.game && a.language === b.language && a.free === b.free && a.pace === b.pace
