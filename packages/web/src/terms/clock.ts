import { equal } from '@acheron/engine'
import { list } from '@acheron/engine/words'
import type { ClockRules, Timeout } from '@acheron/protocol'
import type { Say } from '../app/words.tsx'
import { lengthText } from '../ui/lengths.ts'

const live = (minutes: number, increment: number): ClockRules => ({
  ...{ kind: 'live', bank: minutes * 60, increment, line: 180 },
  timeout: 'standIn',
})
const slow = (days: number): ClockRules => ({
  ...{ kind: 'slow', per: 'turn', hours: days * 24, reserve: 0, daysOff: [] },
  timeout: 'decide',
})

/** What may happen when somebody's time is up, from the mildest on. */
export const timeouts: readonly Timeout[] = ['decide', 'standIn', 'vote', 'giveUp']

/** The clocks that most tables play by. */
export const usualClocks: readonly ClockRules[] = [live(5, 5), live(10, 10), live(30, 20), slow(1), slow(3)]

/** Which of the usual clocks it is, whatever happens when time is up; -1 where it is another. */
export const usualIndex = (rules: ClockRules): number =>
  usualClocks.findIndex(usual => equal({ ...rules, timeout: usual.timeout }, usual))

/** The time zone of this device: by it days off begin and end. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The days of the week, Monday first; Sunday is 0. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

export function dayText(day: number, t: Say, weekday: 'short' | 'long' = 'long'): string {
  // The 1st of November 2026 is a Sunday.
  return new Intl.DateTimeFormat(t.lang, { weekday, timeZone: 'UTC' }).format(Date.UTC(2026, 10, 1 + day))
}

/** The clock in few words: "10 min + 10 sec", "1 day a turn". */
export function paceText(rules: ClockRules | null, t: Say): string {
  if (!rules) return t('clock.none')
  if (rules.kind === 'slow') return t('clock.slow', { per: rules.per, time: lengthText(t.lang, rules.hours * 3600) })
  const bank = lengthText(t.lang, rules.bank, 'short')
  return rules.increment > 0 ? `${bank} + ${lengthText(t.lang, rules.increment, 'short')}` : bank
}

/** The whole of the clock in a line, with what happens when time is up. */
export function clockLine(rules: ClockRules, t: Say): string {
  const more =
    rules.kind === 'live'
      ? []
      : [
          ...(rules.reserve > 0 ? [t('clock.reserve.more', { time: lengthText(t.lang, rules.reserve * 3600) })] : []),
          ...(rules.daysOff.length > 0 ? [t('clock.daysOff.more', { days: daysText(rules.daysOff, t) })] : []),
        ]
  const timeout = `${t('clock.timeout')}: ${t(`clock.timeout.${rules.timeout}`)}`
  return [paceText(rules, t), ...more, timeout].join(' · ')
}

function daysText(days: readonly number[], t: Say): string {
  return list(
    t.lang,
    weekdays.filter(day => days.includes(day)).map(day => dayText(day, t)),
  )
}

/** What the clock means, in a sentence. */
export function clockMeans(rules: ClockRules | null, t: Say): string {
  if (!rules) return t('clock.none.means')
  if (rules.kind === 'slow')
    return t('clock.slow.means', { per: rules.per, time: lengthText(t.lang, rules.hours * 3600) })
  const bank = lengthText(t.lang, rules.bank)
  return rules.increment > 0
    ? t('clock.live.means', { bank, increment: lengthText(t.lang, rules.increment) })
    : t('clock.live.means.bare', { bank })
}
