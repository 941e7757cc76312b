import { createHash } from 'node:crypto'
import type { GameDefinition, GameEvent, Seat } from '@acheron/engine'
import type { SeatInfo, TableInfo, TableSummary } from '@acheron/protocol'
import type { Course, SeatRow, Standing, TableBrief, TableRow } from '../store/store.ts'

/** Names and presence of people. */
export interface Presence {
  name(person: string): string
  online(person: string): boolean
}

export const seedHash = (seed: string) => createHash('sha256').update(seed).digest('hex')

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

function seatInfo(seat: SeatRow, you: boolean, presence: Presence): SeatInfo {
  switch (seat.kind) {
    case 'person':
      return { kind: 'person', name: presence.name(seat.person), you, online: presence.online(seat.person) }
    case 'bot':
      return { kind: 'bot', name: seat.bot, you: false, online: true }
    case 'open':
      return { kind: 'open', name: null, you: false, online: false }
  }
}

/** The input of a table's summaries. */
export interface Described {
  readonly table: Pick<TableRow, 'id' | 'game' | 'name' | 'daily'>
  readonly seats: readonly SeatRow[]
  readonly over: boolean
  readonly standing: Standing
}

function summaryFor(
  described: Described,
  seat: Seat | null,
  presence: Presence,
): Omit<TableSummary, 'options' | 'result'> {
  const { table, seats, over, standing } = described
  const status = statusOf(seats, over)
  return {
    id: table.id,
    game: table.game,
    name: table.name,
    status,
    seats: seats.map((row, i) => seatInfo(row, i === seat, presence)),
    progress: standing.progress,
    yourTurn: status === 'playing' && seat !== null && standing.actors.includes(seat),
    changed: isoTime(standing.at),
    daily: table.daily,
  }
}

export function briefSummary(brief: TableBrief, person: string, presence: Presence): TableSummary {
  const { options, result } = brief
  const described = { ...brief, table: brief, over: result !== null }
  return { ...summaryFor(described, seatOfPerson(brief.seats, person), presence), options, result }
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
  readonly hash: string
  readonly course: Course
  /** Whether the game has saves. */
  readonly saves: boolean
}

export function infoFor(described: WhollyDescribed, seat: Seat | null, presence: Presence): TableInfo {
  const { table, over, hash, saves } = described
  return {
    ...summaryFor(described, seat, presence),
    rules: table.rules,
    options: table.options,
    seedHash: hash,
    seed: seedIsPublic(table, over) ? table.seed : null,
    campaign: saves ? campaignInfo(described, seat) : null,
  }
}

export const showOpening = (game: GameDefinition, opening: readonly GameEvent[], seat: Seat | null) =>
  opening.map(event => game.viewEvent(event, seat))
