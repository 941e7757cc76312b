import type { Seat } from '@acheron/engine'
import type { TablePeople } from '@acheron/protocol'
import { isCoaching, isShared, mayHaveHelp, personAt } from '../store/seating.ts'
import { standingBack } from './back.ts'
import { holdersOf, unopposed } from './holders.ts'
import { agreeing, type Moment, rightsOf } from './moment.ts'
import { neededFor, standing } from './votes.ts'

/** Who may be at the table and what they have agreed on, as one person is shown it. */
export function peopleInfo(moment: Moment, nameOf: (person: string) => string): TablePeople {
  const { seating, me } = moment
  const seatOf = (person: string): Seat | null => {
    const at = seating.seats.findIndex(row => personAt(row) === person)
    return at < 0 ? null : at
  }
  const { visibility, talk, owner, rematch } = seating
  // Where there is a clock, nobody is waited for by the minute.
  const away = seating.clock ? null : seating.away
  const shared = isShared(seating.seats)
  return {
    ...{ visibility, away, shared, programs: seating.programs, closed: seating.closed },
    ...{ talk: moment.fixed || seating.closed ? 'none' : talk, help: mayHaveHelp(seating) },
    owner: { name: nameOf(owner), you: owner === me, seat: seatOf(owner) },
    may: rightsOf(moment),
    votes: standing(moment).map(({ what, seat, person, by }) => ({
      ...{ what, seat, by: by.flatMap(each => seatOf(each) ?? []), needed: neededFor(moment, what, seat) },
      ...{ name: person === null ? null : nameOf(person), you: person !== null && person === me },
    })),
    back: backInfo(moment, seatOf),
    coaches: seating.coaches.flatMap(coach => {
      const { seat, by, person } = coach
      // That a link is on its way is told to who made it.
      if (!isCoaching(seating, coach) || (person === null && by !== me)) return []
      return [{ seat, name: person === null ? null : nameOf(person), you: person !== null && person === me }]
    }),
    holders: holdersOf(seating, nameOf),
    unopposed: unopposed(seating),
    gone: seating.gone.map(({ seat }) => seat),
    rematch,
  }
}

function backInfo(moment: Moment, seatOf: (person: string) => Seat | null): TablePeople['back'] {
  const wish = standingBack(moment)
  if (!wish) return null
  const { version, to, by, refused } = wish
  return {
    ...{ version, to, by: by.flatMap(person => seatOf(person) ?? []), needed: agreeing(moment.seating).length },
    refused: refused === null ? null : seatOf(refused),
  }
}
