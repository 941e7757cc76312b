import type { Seat } from '@acheron/engine'
import type { SeatVote } from '@acheron/protocol'
import { ApiFailure } from '../errors.ts'
import { keptOf, personAt, type SeatBallot, type Seating, type SeatRow } from '../store/seating.ts'
import { knowsOther } from './coaches.ts'
import { handed } from './holders.ts'
import { type Moment, need, notNow, rowAt } from './moment.ts'

/** A request for a seat that nobody has answered is gone after this. */
const requestMilliseconds = 10 * 60_000

type What = SeatVote['what']

/** Whether a seat is one that such a vote can be about. */
function fits(what: What, row: SeatRow | undefined): boolean {
  if (what === 'standIn') return row?.kind === 'person' && row.standIn === undefined
  return row?.kind === 'bot' && !row.free && !row.kept
}

/** The votes that still stand: about seats as they are, about people who are still away, of people who still sit there. */
export function standing(moment: Moment): SeatBallot[] {
  const { seating } = moment
  const people = new Set(seating.seats.map(personAt))
  return seating.votes.flatMap(vote => {
    const row = seating.seats[vote.seat]
    if (!fits(vote.what, row)) return []
    if (vote.what === 'take' && !mayStillTake(moment, vote)) return []
    if (vote.what === 'standIn' && !(vote.at >= (awayTime(moment, vote.seat) ?? Number.POSITIVE_INFINITY))) return []
    return [{ ...vote, by: vote.by.filter(person => people.has(person)) }]
  })
}

/** Whoever asks may have sat down elsewhere meanwhile, or have looked into another hand. */
function mayStillTake({ seating, now, game }: Moment, { person, seat, at }: SeatBallot): boolean {
  const sits = seating.seats.some(row => personAt(row) === person)
  return !sits && now - at <= requestMilliseconds && (game.open || !knowsOther(seating, person, seat))
}

/** When the others may act, in milliseconds since 1970; null where the seat is not waited for in vain. */
function awayTime({ seating, actors, awaySince, isOut }: Moment, seat: Seat): number | null {
  // Where there is a clock, it decides.
  if (seating.clock) return isOut(seat) ? 0 : null
  const person = personAt(seating.seats[seat])
  const since = person === null || seating.away === null || !actors.includes(seat) ? null : awaySince(person)
  return since === null ? null : since + seating.away! * 60_000
}

/** How many must be for it: more than half of those who are here, or, of those who decide, to whom a bot's seat goes. */
export function neededFor({ seating: { seats, clock }, awaySince, begun }: Moment, what: What, seat: Seat): number {
  // Before the first move the owner decides alone.
  if (!begun) return 1
  const voters = seats.filter((row, i) => {
    if (row.kind !== 'person' || i === seat) return false
    const isHere = awaySince(row.person) === null
    return what === 'standIn' && !clock ? isHere : isHere || row.standIn === undefined
  })
  return Math.floor(voters.length / 2) + 1
}

/** The person wants the seat of a bot, which the others have to agree to. */
export function askFor(moment: Moment, seat: Seat): Seating {
  const { seating, now, me } = moment
  const votes = standing(moment)
  const other = votes.find(vote => vote.what === 'take' && vote.seat === seat && vote.person !== me)
  if (other) throw new ApiFailure(409, 'seat-asked', 'somebody else has asked for that seat; wait for the answer')
  const mine = { what: 'take', seat, person: me, by: [], at: now } as const
  return { ...seating, votes: [...votes.filter(vote => vote.what !== 'take' || vote.person !== me), mine] }
}

/** The person is for it. With enough of them it is done: by `standIn` a bot of that level plays. */
export function vote(moment: Moment, what: What, seat: Seat, bot: string): Seating {
  need(moment, 'vote')
  const row = rowAt(moment, seat)
  if (!fits(what, row)) throw notNow()
  const { seating, now, begun } = moment
  const me = moment.me!
  if (what === 'standIn' && !(now >= (awayTime(moment, seat) ?? Number.POSITIVE_INFINITY)))
    throw new ApiFailure(409, 'not-away', 'the table waits for that person for a while longer')
  if (!begun && seating.owner !== me) throw new ApiFailure(403, 'not-owner', 'before the first move the owner decides')
  const votes = standing(moment)
  const isSame = (each: SeatBallot) => each.what === what && each.seat === seat
  const known = votes.find(isSame)
  if (what === 'take' && !known) throw notNow()
  const mine = known ?? { what, seat, person: null, by: [], at: now }
  const by = [...new Set([...mine.by, me])]
  const others = votes.filter(each => !isSame(each))
  if (by.length < neededFor(moment, what, seat)) return { ...seating, votes: [...others, { ...mine, by }] }
  return { ...decided(moment, row, mine, bot), votes: others.filter(each => each.seat !== seat) }
}

function decided({ seating, entries }: Moment, row: SeatRow, { what, seat, person }: SeatBallot, bot: string): Seating {
  if (what === 'take') return handed(seating, seat, { kind: 'person', person: person! }, entries)
  if (what === 'standIn' && row.kind === 'person') return handed(seating, seat, { ...row, standIn: bot }, entries)
  if (row.kind !== 'bot' || keptOf(row)) throw notNow()
  return { ...seating, seats: seating.seats.with(seat, { ...row, free: true }) }
}

/** The person is no longer for what is decided about the seat, or asks for it no longer. */
export function withdraw(moment: Moment, seat: Seat): Seating {
  const { seating, me } = moment
  const votes = standing(moment).flatMap(each => {
    if (each.seat !== seat) return [each]
    if (each.person === me) return []
    const by = each.by.filter(person => person !== me)
    return by.length > 0 || each.what === 'take' ? [{ ...each, by }] : []
  })
  return { ...seating, votes }
}
