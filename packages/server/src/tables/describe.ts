import type { GameDefinition, GameEvent, Seat } from '@acheron/engine'
import type { SeatInfo, TableInfo, TableSummary } from '@acheron/protocol'
import { peopleInfo } from '../seating/describe.ts'
import type { Moment } from '../seating/moment.ts'
import { partsInfo } from '../seating/parts.ts'
import { botOf, type Kept, keptOf, type Seating } from '../store/seating.ts'
import type { Course, SeatRow, Standing, TableBrief, TableRow } from '../store/store.ts'
import type { TimedTable } from '../store/subjects/clocks.ts'
import { isProgram } from '../store/subjects/programs.ts'
import type { Clock } from '../time/clock.ts'
import { clockBrief, clockInfo } from '../time/describe.ts'
import type { Viewer } from './audience.ts'

/** Names and presence of people. */
export interface Presence {
  name(person: string): string
  online(person: string): boolean
  /** Milliseconds since 1970; null while they are here, or where nobody knows. */
  awaySince(person: string): number | null
}

/** The day of a moment, in UTC: a daily table's day is the same for everyone. */
export const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

let lastTime = { at: 0, iso: '' }

/** Caches the last text: many moves fall into one millisecond, and formatting a date is slow. */
function isoTime(at: number): string {
  if (lastTime.at !== at) lastTime = { at, iso: new Date(at).toISOString() }
  return lastTime.iso
}

/** Whether the seed may be shown. A daily seed is shared by all players, so it stays secret until the day is over. */
export function seedIsPublic(table: { daily: string | null }, over: boolean, now = Date.now()): boolean {
  return over && (table.daily === null || table.daily < dayOf(now))
}

function statusOf(seats: readonly SeatRow[], over: boolean): TableSummary['status'] {
  if (over) return 'over'
  return seats.some(seat => seat.kind === 'open') ? 'waiting' : 'playing'
}

export function seatOfPerson(seats: readonly SeatRow[], person: string | null): Seat | null {
  if (person === null) return null
  const at = seats.findIndex(seat => seat.kind === 'person' && seat.person === person)
  return at < 0 ? null : at
}

function seatInfo(seat: SeatRow, you: boolean, me: string | null, presence: Presence): SeatInfo {
  switch (seat.kind) {
    case 'person': {
      const away = presence.awaySince(seat.person)
      return {
        ...{ kind: 'person', name: presence.name(seat.person), you, online: presence.online(seat.person) },
        ...(seat.standIn === undefined ? {} : { standIn: seat.standIn }),
        ...(isProgram(seat.person) ? { program: true as const } : {}),
        ...(away === null ? {} : { awaySince: new Date(away).toISOString() }),
      }
    }
    case 'bot': {
      const free = seat.free ? { free: true } : {}
      return { kind: 'bot', name: seat.bot, you: false, online: true, ...free, ...keptInfo(seat.kept, me, presence) }
    }
    case 'open':
      return { kind: 'open', name: null, you: false, online: false, ...keptInfo(seat.kept, me, presence) }
  }
}

function keptInfo(kept: Kept | undefined, me: string | null, presence: Presence): Pick<SeatInfo, 'kept'> {
  if (!kept) return {}
  // As the owner wrote it: it tells nobody whether there is an account of that name.
  const name = kept.name ?? (kept.person && presence.name(kept.person))
  return { kept: { name, you: kept.person !== null && kept.person === me, link: kept.link !== null } }
}

/** The input of a table's summaries. */
export interface Described {
  readonly table: Pick<TableRow, 'id' | 'game' | 'name' | 'daily' | 'rated'>
  readonly seats: readonly SeatRow[]
  readonly over: boolean
  readonly standing: Standing
}

function summaryFor(
  described: Described,
  { seat, person }: Omit<Viewer, 'sees'>,
  presence: Presence,
): Omit<TableSummary, 'options' | 'result' | 'pace'> {
  const { table, seats, over, standing } = described
  const status = statusOf(seats, over)
  return {
    id: table.id,
    game: table.game,
    name: table.name,
    status,
    seats: seats.map((row, i) => seatInfo(row, i === seat, person, presence)),
    progress: standing.progress,
    yourTurn: status === 'playing' && seat !== null && standing.actors.includes(seat) && botOf(seats[seat]) === null,
    changed: isoTime(standing.at),
    daily: table.daily,
    ...(table.rated ? { rated: true } : {}),
  }
}

/** In a list a seat is kept for the person, or for somebody else: who that is may follow from the name of an account. */
function unnamed(row: SeatRow, person: string): SeatRow {
  const kept = keptOf(row)
  if (row.kind === 'person' || kept === null || kept.person === person) return row
  return { ...row, kept: { ...kept, person: null } }
}

export function briefSummary(
  brief: TableBrief,
  person: string,
  presence: Presence,
  timed: { readonly table: TimedTable | undefined; readonly now: number },
): TableSummary {
  const { options, result } = brief
  const seats = brief.seats.map(row => unnamed(row, person))
  const described = { ...brief, seats, table: brief, over: result !== null }
  const seat = seatOfPerson(brief.seats, person)
  const { table, now } = timed
  const pace = table ? clockBrief(table, table.times, { seat, person, now }) : null
  return { ...summaryFor(described, { seat, person }, presence), options, result, pace }
}

/** How many of the seated people must wish the same, where the owner does not: more than half. */
export function neededWishes(seats: readonly SeatRow[]): number {
  return Math.floor(seats.filter(({ kind }) => kind === 'person').length / 2) + 1
}

/** Where the table stands in its campaign. Wishes of people who sit there no longer count for nothing. */
function campaignInfo(
  { table, seats, course }: { table: TableRow; seats: readonly SeatRow[]; course: Course },
  seat: Seat | null,
): TableInfo['campaign'] {
  const row = seat === null ? undefined : seats[seat]
  const wishes = new Map<string, { table: string; n: number | null; seats: Seat[] }>()
  for (const { person, table, n } of course.wishes) {
    const by = seatOfPerson(seats, person)
    if (by === null) continue
    const wish = wishes.get(`${table} ${n}`) ?? { table, n, seats: [] }
    wish.seats.push(by)
    wishes.set(`${table} ${n}`, wish)
  }
  return {
    continued: course.continued,
    mayGoBack: row?.kind === 'person' && row.person === table.owner,
    wishes: [...wishes.values()],
    needed: neededWishes(seats),
  }
}

/** All that the description of a table is made of. */
export interface WhollyDescribed extends Described {
  readonly table: TableRow
  readonly seating: Seating
  readonly seedHash: string
  readonly course: Course
  readonly game: GameDefinition
  readonly version: number
  readonly live: { readonly entryCount: number }
  /** The server's time. */
  readonly now: number
  readonly clock: Clock | null
  zoneOf(seat: Seat): string
}

export function infoFor(described: WhollyDescribed, viewer: Viewer, presence: Presence): TableInfo {
  const { table, over, seedHash, game } = described
  const moment = momentOf(described, viewer.person, presence)
  const parts = partsInfo(described.seating)
  return {
    ...summaryFor(described, viewer, presence),
    rules: table.rules,
    options: table.options,
    seedHash,
    seed: seedIsPublic(table, over, described.now) ? table.seed : null,
    ...(parts ? { parts } : {}),
    campaign: game.meta.saves ? campaignInfo(described, viewer.seat) : null,
    people: peopleInfo(moment, presence.name),
    clock: clockInfo(described),
  }
}

/** The table as it is when that person wants something of it. */
export function momentOf(
  { table, seating, over, standing, course, game, version, live, now, clock }: WhollyDescribed,
  me: string | null,
  presence: Pick<Presence, 'awaySince'>,
): Moment {
  const fixed = table.daily !== null || course.continued !== null
  return {
    ...{ seating, game, fixed, over, me, now },
    isOut: seat => clock?.seats[seat]?.out === true,
    awaySince: person => presence.awaySince(person),
    ...{ goesOn: table.begin !== undefined, begun: version > 0 },
    ...{ version, entries: live.entryCount, actors: standing.actors },
  }
}

export const showOpening = (game: GameDefinition, opening: readonly GameEvent[], seat: Seat | null) =>
  opening.map(event => game.viewEvent(event, seat))
