import type { Result, Seat } from '@acheron/engine'
import { list } from '@acheron/engine/words'
import type { OpenTable, TablePeople } from '@acheron/protocol'
import type { Say } from '../../app/words.tsx'
import { isShared, toldNames } from '../players/seats.ts'

/** The only one who has not resigned has won, whatever the bots have made of the others' parts. */
export function winnersOf(people: TablePeople | null, { winners }: Result): readonly Seat[] {
  const last = people?.unopposed ?? null
  return last === null ? winners : [last]
}

/** Who has won. Spectators and those who share a device are told by name. */
export function titleOf({ now: { seat }, info: { seats, people } }: OpenTable, result: Result, t: Say): string {
  const winners = winnersOf(people, result)
  const byName = seat === null || isShared(seats)
  if (!byName) return t('end.title', { outcome: winners.includes(seat) ? 'won' : 'lost' })
  const names = toldNames(seats, t)
  const won = seats.length > 1 ? winners.flatMap(winner => names[winner] ?? []) : []
  if (won.length === 0) return t('end.title', { outcome: 'other' })
  return t('end.winners', { who: list(t.lang, won), count: won.length })
}

/** That everybody else has resigned; empty where somebody has not. */
export function unopposedText({ now: { seat }, info: { seats, people } }: OpenTable, t: Say): string {
  const last = people?.unopposed ?? null
  if (last === null) return ''
  return last === seat ? t('unopposed.you') : t('unopposed', { who: toldNames(seats, t)[last] ?? '' })
}
