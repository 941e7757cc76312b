import type { OpenTable } from '@acheron/protocol'
import type { Say } from '../../app/words.tsx'
import { heldSeat, personName, toldNames } from '../players/seats.ts'

/** Who looks over whose shoulder, in sentences; links that nobody has used are nobody's business. */
export function coachTexts(table: OpenTable, t: Say): string[] {
  return coachesOf(table).map(coach => coachText(table, coach, t))
}

type Coach = NonNullable<OpenTable['info']['people']>['coaches'][number]

export const coachesOf = ({ info }: Pick<OpenTable, 'info'>): Coach[] =>
  info.people?.coaches.filter(({ name }) => name !== null) ?? []

export function coachText(table: OpenTable, { seat, name, you }: Coach, t: Say): string {
  const who = toldNames(table.info.seats, t)[seat] ?? t('seat.someone')
  if (you) return t('coach.line.you', { who })
  const coach = personName(name ?? '', t)
  return heldSeat(table) === seat ? t('coach.line.yours', { coach }) : t('coach.line', { coach, who })
}
