import type { Seat } from '@acheron/engine'
import type { SeatInfo, TableInfo } from '@acheron/protocol'

/** How a seat is held: by somebody who is here or away, by a bot for somebody or for itself, or by nobody yet. */
export type SeatState = 'here' | 'away' | 'standIn' | 'bot' | 'kept' | 'open'

export function seatState({ kind, online, you, standIn, kept }: SeatInfo): SeatState {
  if (kind === 'bot') return 'bot'
  if (kind === 'open') return kept ? 'kept' : 'open'
  if (standIn !== undefined) return 'standIn'
  return online || you ? 'here' : 'away'
}

/** Whether the viewer is the owner and has something to change. Who plays alone has, until the first move. */
export function mayRun({ people, seats }: TableInfo): boolean {
  if (!people?.owner.you) return false
  return people.may.includes('rename') || (seats.length > 1 && people.may.includes('visibility'))
}

/** Whether whoever comes may have the seat. */
export const isForAll = ({ kind, kept, free }: SeatInfo): boolean => (kind === 'open' && !kept) || free === true

/** Whether a viewer without a seat may take this one, or ask the table for it; null where neither. */
export function offerOf({ seats, status, people, daily, campaign }: TableInfo, at: Seat): 'sit' | 'ask' | null {
  const seat = seats[at]
  if (!seat || seat.kind === 'person' || status === 'over' || seats.some(({ you }) => you)) return null
  if (seat.kept && !seat.kept.you) return null
  // Who looks over a shoulder knows too much to play.
  if (people?.coaches.some(({ you }) => you)) return null
  if (seat.kind === 'open' || seat.free || seat.kept?.you) return 'sit'
  // A bot's seat: the people who play with it decide.
  const isFixed = !people || people.closed || daily !== null || (campaign?.continued ?? null) !== null
  if (isFixed || people.votes.some(vote => vote.what === 'take' && (vote.you || vote.seat === at))) return null
  return 'ask'
}
