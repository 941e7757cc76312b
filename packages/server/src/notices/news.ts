import type { Seat } from '@acheron/engine'
import type { NoticeKind } from '@acheron/protocol'
import { botOf, keptOf, personAt, type SeatRow } from '../store/seating.ts'
import type { Known } from '../store/subjects/outbox.ts'

/** A table at one moment. */
export interface TableNow {
  readonly version: number
  /** The time of its last step. */
  readonly at: number
  readonly seats: readonly SeatRow[]
  /** The owner and all who sit there. */
  readonly people: readonly string[]
  readonly actors: readonly Seat[]
  readonly over: boolean
  /** Whether it is played: not closed, and not continued elsewhere. */
  readonly goesOn: boolean
}

export const seatsOf = (seats: readonly SeatRow[], person: string): Seat[] =>
  seats.flatMap((seat, i) => (personAt(seat) === person ? [i] : []))

export const isInvited = (seats: readonly SeatRow[], person: string): boolean =>
  seats.some(seat => keptOf(seat)?.person === person)

type Waiting = Pick<TableNow, 'seats' | 'actors' | 'over' | 'goesOn'>

/**
 * Whether the table waits for a decision of that person's own: this alone makes a turn worth telling. Where a bot plays for them, or
 * where something that they have ordered has answered, it does not.
 */
export function waitsFor({ seats, actors, over, goesOn }: Waiting, person: string): boolean {
  if (over || !goesOn || seats.some(({ kind }) => kind === 'open')) return false
  return seatsOf(seats, person).some(seat => actors.includes(seat) && botOf(seats[seat]) === null)
}

const openIn = (seats: readonly SeatRow[]): number => seats.filter(({ kind }) => kind === 'open').length

interface News {
  readonly told: readonly { readonly kind: NoticeKind; readonly version: number }[]
  readonly known: Known
}

interface Occasion {
  readonly person: string
  readonly known: Known | null
  /** Since when the person is told anything. */
  readonly since: number
  /** Whether they had nothing to decide in between: then it is another turn. */
  readonly wasFree: boolean
  /** The number of the last message of others that they may hear. */
  readonly said: number
  /** Who sat there before. */
  readonly before: readonly SeatRow[]
}

/** What is new at a table for somebody, compared with what they know; and what they know then. */
export function newsFor(now: TableNow, { person, known, since, wasFree, said, before }: Occasion): News {
  const { version, seats, over, at } = now
  const sits = seatsOf(seats, person).length > 0
  const next: Known = {
    turn: waitsFor(now, person),
    open: openIn(seats),
    over,
    invited: isInvited(seats, person),
    said: Math.max(said, known?.said ?? 0),
  }
  // Whoever takes the last seat sees that it was the last.
  const openBefore = known?.open ?? (seatsOf(before, person).length > 0 ? openIn(before) : 0)
  // Of a table that nobody has followed for them, only what has happened since they want to hear of it is new.
  const isRecent = known !== null || at >= since
  const happened: Readonly<Record<Exclude<NoticeKind, 'time'>, boolean>> = {
    turn: next.turn && (known?.turn !== true || wasFree) && isRecent,
    invitation: next.invited && known?.invited !== true && !over,
    full: sits && next.open === 0 && openBefore > 0 && !over,
    over: sits && over && known?.over !== true && isRecent,
    chat: sits && next.said > (known?.said ?? 0) && isRecent,
  }
  const kinds = (Object.keys(happened) as (keyof typeof happened)[]).filter(kind => happened[kind])
  // An invitation and a full table come once for each table.
  const versions = { turn: version, invitation: 0, full: 0, over: version, chat: next.said }
  return { told: kinds.map(kind => ({ kind, version: versions[kind] })), known: next }
}
