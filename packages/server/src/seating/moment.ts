import { type GameDefinition, hasWinner, type Seat } from '@acheron/engine'
import type { Right } from '@acheron/protocol'
import { ApiFailure } from '../errors.ts'
import { consenting, mayHaveHelp, personAt, type Seating, type SeatRow } from '../store/seating.ts'
import { isProgram } from '../store/subjects/programs.ts'
import { playerAt } from './holders.ts'

/** A table at the moment when somebody wants something of it, and who that is. */
export interface Moment {
  readonly seating: Seating
  readonly game: GameDefinition
  /** The table is the daily one, or goes on elsewhere: its seats stay as they are. */
  readonly fixed: boolean
  /** It goes on from a save or a file. */
  readonly goesOn: boolean
  readonly begun: boolean
  readonly over: boolean
  readonly version: number
  readonly entries: number
  readonly actors: readonly Seat[]
  readonly now: number
  /** Null for a visitor whom the table does not know. */
  readonly me: string | null
  /** Whether the seat's time is up. */
  isOut(seat: Seat): boolean
  /** Milliseconds since 1970; null while the person is here. */
  awaySince(person: string): number | null
}

export const seatOfMine = ({ seating: { seats }, me }: Moment): Seat | null => {
  const at = me === null ? -1 : seats.findIndex(seat => personAt(seat) === me)
  return at < 0 ? null : at
}

/** The people who have to agree before something is taken back. Programs leave it to the others, as bots do. */
export const agreeing = (seating: Seating): string[] => consenting(seating).filter(person => !isProgram(person))

/** What the person may do; everything else is refused. */
export function rightsOf(moment: Moment): Right[] {
  const { fixed, over, seating, me } = moment
  if (fixed || me === null) return []
  const mine = seatOfMine(moment)
  if (over) return seating.seats.some((_, seat) => playerAt(seating, seat) === me) ? ['rematch'] : []
  // An admin has closed it: whoever sits there may go, and nobody brings it back before the eyes of others.
  if (seating.closed) return mine === null ? [] : ['giveUp']
  return [
    ...(mine === null ? [] : rightsOfSeat(moment, seating.seats[mine]!)),
    ...(seating.owner === me ? rightsOfOwner(moment) : []),
  ]
}

function rightsOfSeat({ seating, begun, game, me }: Moment, row: SeatRow): Right[] {
  const { seats, rated } = seating
  const isFull = seats.every(({ kind }) => kind !== 'open')
  const others = seats.filter(seat => seat.kind === 'person' && seat.person !== me)
  const plays = others.some(seat => seat.kind === 'person' && seat.standIn === undefined)
  const asks = agreeing(seating).some(person => person !== me)
  const isStoodIn = row.kind === 'person' && row.standIn !== undefined
  return [
    ...(isStoodIn ? (['takeBack'] as const) : []),
    // A table where no person plays rests, so there is nothing for a bot to do. For a rating people play themselves.
    ...(!isStoodIn && begun && plays && !rated ? (['standIn'] as const) : []),
    'giveUp',
    ...(begun && others.length > 0 && hasWinner(game.meta) ? (['resign'] as const) : []),
    'vote',
    // Where nothing is hidden, every spectator sees as much.
    ...(!isStoodIn && !game.open && mayHaveHelp(seating) ? (['coach'] as const) : []),
    'clock',
    // For a rating nothing is taken back that has come to light; nor where nobody else could be against it.
    ...(!isStoodIn && begun && !rated && isFull && asks ? (['back'] as const) : []),
  ]
}

function rightsOfOwner({ seating: { seats, rated }, begun, goesOn, me }: Moment): Right[] {
  const others = seats.some(seat => seat.kind === 'person' && seat.person !== me)
  return [
    ...(begun ? [] : (['rename', 'close'] as const)),
    ...(begun || rated ? [] : (['help'] as const)),
    ...(begun || goesOn ? [] : (['options'] as const)),
    ...(begun && seats.every(({ kind }) => kind !== 'open') ? [] : (['seats'] as const)),
    ...(['visibility', 'away', 'talk', 'links'] as const),
    ...(others ? (['handOver'] as const) : []),
  ]
}

const ofOwner: readonly Right[] = [
  ...(['rename', 'options', 'help', 'seats', 'close'] as const),
  ...(['visibility', 'away', 'talk', 'links', 'handOver'] as const),
]

/** Refuses what the person may not do. */
export function need(moment: Moment, right: Right): void {
  if (rightsOf(moment).includes(right)) return
  const { seating, me, begun, fixed, over } = moment
  if (ofOwner.includes(right) && seating.owner !== me)
    throw new ApiFailure(403, 'not-owner', 'only the owner of the table may do that')
  if (!ofOwner.includes(right) && seatOfMine(moment) === null)
    throw new ApiFailure(403, 'not-seated', 'only those who sit at this table may do that; take a seat there first')
  if (ofOwner.includes(right) && begun && !fixed && !over && !seating.closed)
    throw new ApiFailure(409, 'begun', 'that was possible until the first move')
  throw notNow()
}

export const notNow = () => new ApiFailure(409, 'not-now', 'that is not possible at this table now')

export function rowAt({ seating: { seats } }: Moment, seat: Seat): SeatRow {
  const row = seats[seat]
  if (!row) throw new ApiFailure(400, 'no-such-seat', `this table has no seat ${seat}`)
  return row
}
