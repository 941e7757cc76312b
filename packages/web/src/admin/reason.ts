import type { Language } from '@acheron/engine/words'
import type { AdminAct } from '@acheron/protocol'
import { wholeDay } from '../ui/dates.ts'

/** A ban as the log keeps it: its last day, a plus where it is for the address too, and why. */
const ban = /^(\d{4}-\d\d-\d\d)( \+)? (.*)$/s

/** What an admin gave as the reason of an act, for whom it is about. */
export function reasonOf(act: AdminAct, words: string, language: Language): string {
  if (act === 'report') return ''
  const [, day, , why] = (act === 'ban' && ban.exec(words)) || []
  return day === undefined ? words : `${wholeDay(language, day)}. ${why}`
}
