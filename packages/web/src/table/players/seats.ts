import type { Seat } from '@acheron/engine'
import type { OpenTable, SeatInfo } from '@acheron/protocol'
import type { Say } from '../../app/words.tsx'

const guest = /^(?:Guest|Invitado|Gäst) (\d+)$/

/** The levels of bots, the weakest first. */
export const botLevels = ['easy', 'fair', 'strong', 'master'] as const
export type BotLevel = (typeof botLevels)[number]

/** What bots of older tables were called, and of those that name their search themselves. */
const otherNames: Readonly<Record<string, BotLevel>> = {
  random: 'easy',
  greedy: 'fair',
  search: 'strong',
  expert: 'master',
}

/** The level in a bot's text: 'search:ms=200' is a strong bot. */
export function botLevel(bot: string): BotLevel | null {
  const name = bot.split(/[:,@]/, 1)[0] as string
  return botLevels.find(level => level === name) ?? (Object.hasOwn(otherNames, name) ? otherNames[name]! : null)
}

/** The server's name for a guest in the page's language; any other name unchanged. */
export function personName(name: string, t: Say): string {
  const number = guest.exec(name)?.[1]
  return number === undefined ? name : t('seat.guest', { number })
}

export function isGuest(name: string): boolean {
  return guest.test(name)
}

/** The players' names for list, board and log. Somebody who plays alone is "you". */
export function seatNames(seats: readonly SeatInfo[], t: Say): string[] {
  if (seats.length === 1 && seats[0]?.you) return [t('seat.you')]
  return toldNames(seats, t)
}

/** The players' names in the third person, for texts that others read. */
export function toldNames(seats: readonly SeatInfo[], t: Say): string[] {
  const own = isShared(seats) ? -1 : seats.findIndex(seat => seat.you)
  return numbered(seats.map((seat, i) => nameOf(seat, i, i === own, t)))
}

/** Whether several people share the device. */
export function isShared(seats: readonly SeatInfo[]): boolean {
  return seats.filter(seat => seat.you).length > 1
}

/** The seat that the viewer holds and is shown; null for who watches, also over somebody's shoulder. */
export function heldSeat({ info, now }: Pick<OpenTable, 'info' | 'now'>): Seat | null {
  return now.seat !== null && info.seats[now.seat]?.you ? now.seat : null
}

/** The seats of other people. */
export const othersAt = (seats: readonly SeatInfo[]): Seat[] =>
  seats.flatMap(({ kind, you }, seat) => (kind === 'person' && !you ? [seat] : []))

/** The viewer's own seat, to be marked; null where several share the device or there is only one seat. */
export function ownSeat(seats: readonly SeatInfo[]): number | null {
  const [mine, another] = seats.flatMap((seat, i) => (seat.you ? [i] : []))
  return seats.length > 1 && another === undefined ? (mine ?? null) : null
}

function nameOf(seat: SeatInfo, i: number, alone: boolean, t: Say): string {
  if (seat.kind === 'open') return t('seat.open')
  if (seat.kind === 'bot') {
    const level = botLevel(seat.name ?? '')
    return level ? t(`bot.${level}`) : (seat.name ?? t('seat.bot'))
  }
  // The viewer alone at the device needs no number beside "you", here or on the server.
  if (alone && (seat.name === null || isGuest(seat.name))) return t('seat.self')
  if (seat.name !== null) return personName(seat.name, t)
  return seat.you ? t('seat.player', { number: i + 1 }) : t('seat.someone')
}

const numerals = ['I', 'II', 'III', 'IV', 'V']

/** Players of the same name get numerals. */
function numbered(names: readonly string[]): string[] {
  return names.map((name, i) => {
    if (names.filter(other => other === name).length === 1) return name
    const nth = names.slice(0, i).filter(other => other === name).length
    return `${name} ${numerals[nth] ?? nth + 1}`
  })
}
