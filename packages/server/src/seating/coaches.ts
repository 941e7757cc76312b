import { createHash } from 'node:crypto'
import type { Seat } from '@acheron/engine'
import { ApiFailure, noSuchTable } from '../errors.ts'
import { type Coach, isCoaching, keptOf, mayEnter, type Seating } from '../store/seating.ts'
import { type Moment, need, seatOfMine } from './moment.ts'

/** Who looks over whose shoulder, as changes of a seating. */

/** Coaches of before whom a table remembers, because they know what a seat hid; the oldest go first. */
const mostCoaches = 100

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whether the secret is of a link by which somebody may sit down or look over a shoulder. */
export function isGoodLink(seating: Seating, token: string): boolean {
  const link = hashOf(token)
  const isCoach = seating.coaches.some(coach => coach.link === link && isCoaching(seating, coach))
  return isCoach || seating.seats.some(row => keptOf(row)?.link === link)
}

/** Whether the person has held another seat, or looked over its shoulder. */
export function knowsOther({ past, coaches }: Seating, person: string | null, seat: Seat): boolean {
  return person !== null && [...past, ...coaches].some(each => each.person === person && each.seat !== seat)
}

export const knowsTooMuch = () =>
  new ApiFailure(403, 'knows-too-much', 'you know what another seat of this game hides, or hid')

/** The player lets whoever comes by a link with that secret look over the shoulder. An earlier link is void. */
export function letCoach(moment: Moment, token: string): Seating {
  need(moment, 'coach')
  const { seating } = moment
  const by = moment.me!
  const seat = seatOfMine(moment)!
  const mine = seating.coaches.filter(each => each.seat === seat && isCoaching(seating, each))
  if (mine.some(({ person }) => person !== null))
    throw new ApiFailure(409, 'coach-there', 'somebody looks over your shoulder already; send them away first')
  const others = seating.coaches.filter(each => !mine.includes(each))
  return { ...seating, coaches: [...others, { seat, by, person: null, link: hashOf(token) }] }
}

/** The person comes by the link of a player. Who has a hand of their own at this table, or had, looks into no other. */
export function becomeCoach(moment: Moment, id: string, token: string): Seating {
  const { seating, me } = moment
  const link = hashOf(token)
  const asked = seating.coaches.find(each => each.link === link && isCoaching(seating, each))
  if (!asked || moment.fixed || moment.over) {
    if (!mayEnter(seating, me)) throw noSuchTable(id)
    throw new ApiFailure(404, 'coach-link-void', 'this link is used up or was taken back; ask for a new one')
  }
  if (seatOfMine(moment) !== null) throw new ApiFailure(409, 'already-seated', 'you sit at this table already')
  if (knowsOther(seating, me, asked.seat)) throw knowsTooMuch()
  const next: Coach = { ...asked, person: me, link: null }
  return { ...seating, coaches: seating.coaches.map(each => (each === asked ? next : each)) }
}

/** The player wants nobody there any more, or the coach goes. */
export function endCoach({ seating, me }: Moment): Seating {
  return without(seating, coach => isCoaching(seating, coach) && (coach.by === me || coach.person === me))
}

/** Ends what is not good any more, so that it does not come back when the seat does. */
export const settled = (seating: Seating): Seating =>
  without(seating, coach => !coach.over && !isCoaching(seating, coach))

function without(seating: Seating, isOver: (coach: Coach) => boolean): Seating {
  if (!seating.coaches.some(isOver)) return seating
  const coaches = seating.coaches.flatMap((coach): Coach[] => {
    if (!isOver(coach)) return [coach]
    return coach.person === null ? [] : [{ ...coach, link: null, over: true }]
  })
  return { ...seating, coaches: coaches.slice(-mostCoaches) }
}
