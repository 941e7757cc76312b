import type { Seat } from '@acheron/engine'
import type { OpenTable, TablePeople } from '@acheron/protocol'

export type Vote = TablePeople['votes'][number]

/** When the others may let a bot play for the seat, in milliseconds since 1970; null where nobody waits for it in vain. */
export function botFrom({ info, now }: Pick<OpenTable, 'info' | 'now'>, seat: Seat): number | null {
  const { people, seats, status } = info
  const one = seats[seat]
  if (!people || people.away === null || status !== 'playing') return null
  if (one?.kind !== 'person' || one.you || one.standIn !== undefined || one.awaySince === undefined) return null
  return now.actors.includes(seat) ? Date.parse(one.awaySince) + people.away * 60_000 : null
}

/** Whether the seat's time is up and the others are to decide about it. */
export function mayDecideOn({ clock, seats, status }: OpenTable['info'], seat: Seat): boolean {
  const isUp = clock?.rules?.timeout === 'vote' && clock.seats[seat]?.out === true
  return isUp && status === 'playing' && !seats[seat]?.you
}

/** Minutes and seconds as 02:10, with hours before them where there are any. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

export function voteOn(people: TablePeople | null, what: Vote['what'], seat: Seat): Vote | null {
  return people?.votes.find(vote => vote.what === what && vote.seat === seat) ?? null
}
