import type { Seat } from '@acheron/engine'
import type {
  BackWish,
  ClockRules,
  GivePart,
  LeaveSeat,
  SeatChange,
  SeatLink,
  SeatVote,
  TableChange,
  TableInfo,
  TableSummary,
} from '@acheron/protocol'
import { ownZone } from '../terms/clock.ts'
import { ask, json, table } from './api.ts'

const seatOf = (id: string, seat: Seat) => `${table(id)}/seats/${seat}`

/** The REST side of who sits where. The table itself tells what has changed. */
export const seatsApi = {
  leave: (id: string, how: LeaveSeat['how']) => json<TableInfo>('POST', `${table(id)}/leave`, { how }),
  takeBack: (id: string) => json<TableInfo>('POST', `${table(id)}/return`),
  vote: (id: string, seat: Seat, what: SeatVote['what']) =>
    json<TableInfo>('POST', `${seatOf(id, seat)}/vote`, { what }),
  /** Takes back what one was for, or has asked for. */
  withdraw: (id: string, seat: Seat) => json<TableInfo>('DELETE', `${seatOf(id, seat)}/vote`),
  /** Where a link leads. */
  linked: (id: string, token: string) => json<TableSummary>('POST', `${table(id)}/link`, { token }),
  /** Takes the seat of that link. */
  enter: (id: string, token: string) => json<TableInfo>('POST', `${table(id)}/enter`, { token, zone: ownZone() }),
  /** Keeps the seat for whoever comes by a new link, and gives the secret part of it. */
  link: (id: string, seat: Seat) => json<SeatLink>('POST', `${seatOf(id, seat)}/link`, {}),
  unlink: (id: string, seat: Seat) => json<TableInfo>('DELETE', `${seatOf(id, seat)}/link`),
  /** A link by which somebody may look over my shoulder. */
  coachLink: (id: string) => json<SeatLink>('POST', `${table(id)}/coach`),
  coach: (id: string, token: string) => json<TableInfo>('POST', `${table(id)}/coach/enter`, { token }),
  /** Nobody looks over my shoulder any more, or I over nobody's. */
  endCoach: (id: string) => json<TableInfo>('DELETE', `${table(id)}/coach`),
  /** The table where the same people play again, whoever has asked for it first. */
  rematch: (id: string) => json<TableInfo>('POST', `${table(id)}/rematch`),
  change: (id: string, change: TableChange) => json<TableInfo>('PATCH', table(id), change),
  place: (id: string, seat: Seat, change: SeatChange) => json<TableInfo>('PUT', seatOf(id, seat), change),
  handOver: (id: string, seat: Seat) => json<TableInfo>('POST', `${table(id)}/owner`, { seat }),
  /** I am for that clock; null: for none. */
  wishClock: (id: string, rules: ClockRules | null) =>
    json<TableInfo>('PUT', `${table(id)}/clock`, { rules, zone: ownZone() }),
  /** The clock stays as it is. */
  keepClock: (id: string) => json<TableInfo>('DELETE', `${table(id)}/clock`),
  /** Asks to take back everything after so many decisions, or agrees to it. */
  wishBack: (id: string, wish: BackWish) => json<TableInfo>('PUT', `${table(id)}/take-back`, wish),
  /** Against it, or no longer for it. */
  refuseBack: (id: string) => json<TableInfo>('DELETE', `${table(id)}/take-back`),
  /** Adds to the seed: the fingerprint of a part, or the part itself. */
  givePart: (id: string, given: GivePart) => json<TableInfo>('PUT', `${table(id)}/part`, given),
  close: async (id: string) => void (await ask('DELETE', table(id))),
}
