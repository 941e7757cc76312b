import type { SeatInfo } from '@acheron/protocol'
import type { Say } from '../../app/words.tsx'

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

/** The names of the players, the same in the list, on the board and in the log; who plays alone is "you". */
export function seatNames(seats: readonly SeatInfo[], t: Say): string[] {
  if (seats.length === 1 && seats[0]?.you) return [t('seat.you')]
  return toldNames(seats, t)
}

/** The names in the third person, also that of somebody who plays alone: for what is told to others. */
export function toldNames(seats: readonly SeatInfo[], t: Say): string[] {
  return numbered(seats.map((seat, i) => nameOf(seat, i, t)))
}

/** Whether several people share the device. */
export function isShared(seats: readonly SeatInfo[]): boolean {
  return seats.filter(seat => seat.you).length > 1
}

/** The one seat of the viewer among others, to be marked as such; null where several share the device. */
export function ownSeat(seats: readonly SeatInfo[]): number | null {
  const [mine, another] = seats.flatMap((seat, i) => (seat.you ? [i] : []))
  return seats.length > 1 && another === undefined ? (mine ?? null) : null
}

function nameOf(seat: SeatInfo, i: number, t: Say): string {
  if (seat.kind === 'open') return t('seat.open')
  if (seat.kind === 'bot') {
    const level = botLevel(seat.name ?? '')
    return level ? t(`bot.${level}`) : (seat.name ?? t('seat.bot'))
  }
  if (seat.name !== null) return personName(seat.name, t)
  return seat.you ? t('seat.player', { number: i + 1 }) : t('seat.someone')
}

const numerals = ['I', 'II', 'III', 'IV', 'V']

/** Two of the same name are told apart by a numeral. */
function numbered(names: readonly string[]): string[] {
  return names.map((name, i) => {
    if (names.filter(other => other === name).length === 1) return name
    const nth = names.slice(0, i).filter(other => other === name).length
    return `${name} ${numerals[nth] ?? nth + 1}`
  })
}
