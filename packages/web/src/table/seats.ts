import type { SeatInfo } from '@acheron/protocol'
import type { Say } from '../app/words.tsx'

const guest = /^(?:Guest|Invitado|Gäst) (\d+)$/

/** The level in a bot's name: 'search:200' is a search bot. */
export function botLevel(bot: string): 'random' | 'greedy' | 'search' | null {
  const level = bot.split(/[:,@]/, 1)[0]
  return level === 'random' || level === 'greedy' || level === 'search' ? level : null
}

/** A guest's name as the server gives it, in the page's language; any other as it is. */
export function personName(name: string, t: Say): string {
  const number = guest.exec(name)?.[1]
  return number === undefined ? name : t('seat.guest', { number })
}

export function isGuest(name: string): boolean {
  return guest.test(name)
}

export function seatName(seat: SeatInfo | undefined, t: Say): string {
  if (!seat || seat.kind === 'open') return t('seat.open')
  if (seat.you) return t('seat.you')
  if (seat.kind === 'bot') {
    const level = botLevel(seat.name ?? '')
    return level ? t(`bot.${level}`) : (seat.name ?? t('seat.bot'))
  }
  return seat.name === null ? t('seat.someone') : personName(seat.name, t)
}
