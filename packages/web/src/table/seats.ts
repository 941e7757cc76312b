import type { SeatInfo } from '@acheron/protocol'
import type { Say } from '../app/words.tsx'

/** The level in a bot's name: 'search:200' is a search bot. */
export function botLevel(bot: string): 'random' | 'greedy' | 'search' | null {
  const level = bot.split(/[:,@]/, 1)[0]
  return level === 'random' || level === 'greedy' || level === 'search' ? level : null
}

export function seatName(seat: SeatInfo | undefined, t: Say): string {
  if (!seat || seat.kind === 'open') return t('seat.open')
  if (seat.you) return t('seat.you')
  if (seat.kind === 'bot') {
    const level = botLevel(seat.name ?? '')
    return level ? t(`bot.${level}`) : (seat.name ?? t('seat.bot'))
  }
  return seat.name ?? t('seat.someone')
}
