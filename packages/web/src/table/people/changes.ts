import { equal } from '@acheron/engine'
import type { TableInfo, TablePeople } from '@acheron/protocol'
import type { Say } from '../../app/words.tsx'
import { paceText } from '../../terms/clock.ts'
import { personName, toldNames } from '../players/seats.ts'

/** What has changed about the table beside the game, a sentence each, for everybody who is there. */
export function changesOf(before: TableInfo, after: TableInfo, t: Say): string[] {
  const was = before.people
  const is = after.people
  if (!was || !is || before.id !== after.id) return []
  return [
    ...ownerChange(was.owner, is.owner, t),
    ...(before.name === after.name ? [] : [t('told.name', { name: after.name })]),
    ...(equal(before.options, after.options) ? [] : [t('told.options')]),
    ...(was.visibility === is.visibility ? [] : [t('told.visibility', { who: is.visibility })]),
    ...(was.talk === is.talk ? [] : [t('told.talk', { talk: is.talk })]),
    ...(was.help === is.help || !was.shared || !is.shared ? [] : [t('told.help', { help: is.help ? 'yes' : 'no' })]),
    // Where there is a clock, nobody is waited for by the minute.
    ...(was.away === is.away || ruleOf(before) || ruleOf(after) ? [] : [t('told.away', { minutes: is.away ?? 0 })]),
    ...(equal(ruleOf(before), ruleOf(after)) ? [] : [t('told.clock', { clock: paceText(ruleOf(after), t) })]),
    ...seatChanges(before, after, t),
  ]
}

const ruleOf = ({ clock }: TableInfo) => clock?.rules ?? null

/** Somebody else is the owner: neither has the same one another name now, nor another seat. */
function ownerChange(was: TablePeople['owner'], is: TablePeople['owner'], t: Say): string[] {
  if (is.you !== was.you) return [is.you ? t('told.owner.you') : t('told.owner', { who: personName(is.name, t) })]
  return is.seat === was.seat || is.name === was.name ? [] : [t('told.owner', { who: personName(is.name, t) })]
}

/** Who no longer sits there, and where a bot has sat down. */
function seatChanges(before: TableInfo, after: TableInfo, t: Say): string[] {
  const names = toldNames(before.seats, t)
  return after.seats.flatMap((seat, at) => {
    const was = before.seats[at] ?? seat
    const left = was.kind === 'person' && seat.kind !== 'person'
    const came = seat.kind === 'bot' && was.kind !== 'bot'
    return [
      ...(left ? [was.you ? t('told.left.you') : t('told.left', { who: names[at] ?? '' })] : []),
      ...(came ? [t('told.bot', { seat: at + 1 })] : []),
    ]
  })
}
