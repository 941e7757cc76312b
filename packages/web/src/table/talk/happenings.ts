import type { Seat } from '@acheron/engine'
import type { SeatInfo, Side, TableInfo } from '@acheron/protocol'
import type { Say } from '../../app/words.tsx'
import { toldNames } from '../players/seats.ts'

/** The last message of each side that the viewer may read. */
type Last = Readonly<Partial<Record<Side, number>>>

/** Something about the table that stands among what is said there. */
export interface Happening {
  readonly no: number
  readonly text: string
  /** Milliseconds since 1970, by the viewer's clock. */
  readonly at: number
  /** What had been said by then. */
  readonly after: Last
  /** Whose going it is. */
  readonly gone: Seat | null
  /** Who has just sat down. */
  readonly sat: Seat | null
}

interface News {
  readonly text: string
  readonly gone: Seat | null
  readonly sat: Seat | null
  /** Whose coming back it is. */
  readonly back: Seat | null
}

/** The oldest go first. */
const most = 50

const none: Omit<News, 'text'> = { gone: null, sat: null, back: null }

type Seats = Pick<TableInfo, 'seats'>

/** Who has sat down, gone or come back, and where a bot plays for somebody or no longer: of everybody but the viewer. */
export function comingsOf(before: Seats, after: Seats, t: Say): News[] {
  const names = toldNames(after.seats, t)
  return after.seats.flatMap((is, seat): News[] => {
    const was = before.seats[seat]
    if (!was || is.kind !== 'person' || is.you) return []
    return newsOf(was, is, seat, names[seat] ?? '', t)
  })
}

function newsOf(was: SeatInfo, is: SeatInfo, seat: Seat, who: string, t: Say): News[] {
  if (was.kind !== 'person') return [{ ...none, text: t('told.sat', { who }), sat: seat }]
  if (was.name !== is.name) return []
  if (was.standIn === undefined && is.standIn !== undefined) return [{ ...none, text: t('told.standIn', { who }) }]
  if (was.standIn !== undefined && is.standIn === undefined) return [{ ...none, text: t('told.plays', { who }) }]
  if (was.online === is.online) return []
  return [
    is.online
      ? { ...none, text: t('told.back', { who }), back: seat }
      : { ...none, text: t('told.gone', { who }), gone: seat },
  ]
}

/**
 * With what is new. Whoever is back before a word was said was not away: a page that is loaded again goes and comes. Nor is whoever
 * sits down by a link and opens the table then.
 */
export function withNews(
  known: readonly Happening[],
  news: readonly News[],
  after: Last,
  at: number,
): readonly Happening[] {
  let all = known
  for (const { text, gone, sat, back } of news) {
    const before = back === null ? -1 : all.findLastIndex(each => each.gone === back || each.sat === back)
    const known = all[before]
    if (!known || !isSame(known.after, after))
      all = [...all, { no: (all.at(-1)?.no ?? 0) + 1, text, at, after, gone, sat }]
    else if (known.gone !== null) all = all.toSpliced(before, 1)
  }
  return all.slice(-most)
}

const isSame = (a: Last, b: Last) => a.players === b.players && a.watchers === b.watchers

/** What a side says, and what happened in between. */
export function placed<M extends { readonly n: number }>(
  messages: readonly M[],
  happenings: readonly Happening[],
  side: Side,
): (M | Happening)[] {
  const first = messages[0]?.n ?? Number.POSITIVE_INFINITY
  const later = (n: number, until: number) =>
    happenings.filter(({ after }) => (after[side] ?? 0) >= n && (after[side] ?? 0) < until)
  return [
    ...later(Number.NEGATIVE_INFINITY, first),
    ...messages.flatMap((message, i) => [message, ...later(message.n, messages[i + 1]?.n ?? Number.POSITIVE_INFINITY)]),
  ]
}
