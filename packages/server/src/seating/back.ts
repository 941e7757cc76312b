import { type LiveTable, type Seat, savedIn, stepsThatStand } from '@acheron/engine'
import type { BackWish as Wanted } from '@acheron/protocol'
import { ApiFailure } from '../errors.ts'
import { type BackWish, personAt, type Seating } from '../store/seating.ts'
import { agreeing, type Moment, need, seatOfMine } from './moment.ts'

/** So many decisions can be taken back by consent, where no save lies between. */
const mostBack = 40

/** Everybody agrees to take it back. */
export interface AgreedBack {
  readonly seat: Seat
  readonly person: string
  readonly to: number
  readonly version: number
  readonly agreed: readonly Seat[]
}

/** What is asked, as it stands: of this version, by who still sits there, and not yet agreed to by everybody. */
export function standingBack({ seating, version }: Moment): BackWish | null {
  const { backWish, seats } = seating
  if (backWish?.version !== version) return null
  const people = seats.map(personAt)
  const by = backWish.by.filter(person => people.includes(person))
  const refused = people.includes(backWish.refused) ? backWish.refused : null
  const isOpen = by[0] === backWish.by[0] && (refused !== null || !isAgreed(seating, by))
  return isOpen ? { ...backWish, by, refused } : null
}

const isAgreed = (seating: Seating, by: readonly string[]) => agreeing(seating).every(person => by.includes(person))

/** The fewest decisions that may stay. A save is gone back to by the list of saves. */
function leastTo(live: LiveTable): number {
  const { entryCount } = live
  const standing = stepsThatStand(live.stepsSince(live.stepsFrom))
  const first = entryCount - standing.length
  const saved = standing.findLastIndex(({ events }) => savedIn(events) !== null)
  return Math.max(first, entryCount - mostBack, saved < 0 ? 0 : first + saved + 1)
}

/** The person asks for it, or agrees. With everybody for it nothing is stored: it is to be done. */
export function wishBack(moment: Moment, live: LiveTable, { version, to }: Wanted): Seating | AgreedBack {
  need(moment, 'back')
  const { seating } = moment
  const me = moment.me!
  if (version !== moment.version) throw new ApiFailure(409, 'stale', 'somebody has played on; look again')
  if (to >= moment.entries || to < leastTo(live))
    throw new ApiFailure(409, 'not-so-far', 'the table does not go back as far as that')
  const wish = standingBack(moment)
  if (wish?.refused) throw new ApiFailure(409, 'back-refused', 'somebody would rather play on; wait for the next move')
  const by = [...new Set([...(wish && wish.to === to ? wish.by : []), me])]
  if (!isAgreed(seating, by)) return { ...seating, backWish: { version, to, by, refused: null } }
  const seatOf = (person: string): Seat => seating.seats.findIndex(row => personAt(row) === person)
  return { seat: seatOf(by[0]!), person: by[0]!, to, version, agreed: by.map(seatOf) }
}

/** The person is against it, or asks for it no longer. */
export function refuseBack(moment: Moment): Seating {
  need(moment, 'back')
  const { seating } = moment
  const wish = standingBack(moment)
  if (!wish) return seating
  const isMine = personAt(seating.seats[seatOfMine(moment)!]) === wish.by[0]
  return { ...seating, backWish: isMine ? null : { ...wish, refused: moment.me } }
}

/** It is done: who held a seat until later held it until here. */
export function tookBack({ seating, entries }: Moment): Seating {
  const past = seating.past.map(one => (one.until > entries ? { ...one, until: entries } : one))
  return { ...seating, backWish: null, past }
}
