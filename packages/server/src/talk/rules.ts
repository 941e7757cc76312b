import { type Side, type Talk, tidyWords, wordsProblem } from '@acheron/protocol'
import { ApiFailure } from '../errors.ts'
import { personAt, type Seating } from '../store/seating.ts'
import type { TableState } from '../tables/state.ts'

/** Who sits talks to the players, everybody else to those who watch. */
export const sideOf = (state: TableState, person: string | null): Side =>
  state.seatOf(person) === null ? 'watchers' : 'players'

/**
 * Whether somebody who may see the table may read what a side says: players' words are for those who sit, and after the end
 * for all who have sat there; watchers' words for those who watch, and after the end for all.
 */
export function mayHear(state: TableState, person: string | null, side: Side): boolean {
  const sits = state.seatOf(person) !== null
  if (side === 'watchers') return state.over || !sits
  return sits || (state.over && person !== null && state.seating.past.some(past => past.person === person))
}

/** Whether somebody came to a seat that others had held before: what was said before is not for them. */
export function hasTakenOver({ seats, past }: Seating, person: string): boolean {
  const first = seats.map((row, seat) => {
    const before = past.find(each => each.seat === seat)
    return before ? before.person : personAt(row)
  })
  return !first.includes(person)
}

/** What a table lets people say now: the daily one nothing, lest the day's dice are told. */
export const talkAt = ({ seating, table, course }: TableState): Talk =>
  table.daily !== null || course.continued !== null || seating.closed ? 'none' : seating.talk

/** The words as they are kept; an ApiFailure says why not. */
export function checkSaid(
  allowed: Talk,
  { words, phrase }: { readonly words?: string | undefined; readonly phrase?: string | undefined },
): string | null {
  if ((words === undefined) === (phrase === undefined))
    throw new ApiFailure(400, 'invalid', 'say words or a phrase, one of them')
  if (allowed === 'none') throw new ApiFailure(403, 'no-talk', 'nothing is said at this table')
  if (words === undefined) return null
  if (allowed === 'phrases') throw new ApiFailure(403, 'phrases-only', 'at this table only the ready phrases are said')
  const tidy = tidyWords(words)
  const problem = wordsProblem(tidy)
  if (problem) throw new ApiFailure(400, 'bad-words', `the words ${problem}`)
  return tidy
}
