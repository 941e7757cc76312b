import type { Result } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import {
  type Amounts,
  amountsText,
  curseName,
  eventName,
  factoriesOf,
  type HellgameEvent,
  type HellgameView,
  type Outcome,
  spellName,
} from '@acheron/games/hellgame/board.ts'
import { placesOf } from '../../board/places.ts'
import type { Voice } from './words.ts'

/** "circle 3 · 7 souls · 2 factories"; zeros are left out, except for souls. */
export function seatLine(view: HellgameView, seat: number, { t }: Voice): string {
  const player = view.seats[seat]
  if (!player) return ''
  const factories = factoriesOf(view, seat).length
  return [
    t('line.circle', { circle: player.unlocked }),
    t('line.souls', { count: player.souls }),
    ...(factories > 0 ? [t('line.factories', { count: factories })] : []),
  ].join(' · ')
}

/** Nine boxes for each seat, best first, filled to the deepest circle it opened. It gives nothing else away. */
export function share(view: HellgameView, result: Result, day: string | null, { t }: Voice): string {
  const title = day === null ? t('share.title') : t('share.day', { day })
  const rows = placesOf(result).map(({ seat, place }) => {
    const deep = view.seats[seat]?.unlocked ?? 1
    return `${place}. ${'■'.repeat(deep)}${'□'.repeat(9 - deep)}`
  })
  return [title, ...rows, t('share.rounds', { count: view.round })].join('\n')
}

/** The outcome of a fight for the player who decides, in a few words. */
export function fightText({ before, killed, trimmed, after }: Outcome, decider: number, { t }: Voice): string {
  const owners = new Set(before)
  const winner = after[0]
  const who = winner === undefined ? '' : seatMark(winner)
  const mine = winner === decider ? 'yes' : 'no'
  if (killed.length > 0 && winner !== undefined)
    return t(trimmed.length > 0 ? 'fight.won.trimmed' : 'fight.won', {
      who,
      mine,
      killed: killed.length,
      trimmed: trimmed.length,
    })
  if (trimmed.length > 0) return t('fight.trimmed', { count: trimmed.length })
  if (owners.size > 1) return t('fight.drawn')
  return winner === undefined ? t('fight.empty') : t('fight.held', { who, mine })
}

/** The herald's words over the rings; null for events that need none. */
export function heraldText(event: HellgameEvent, { t, game }: Voice): string | null {
  switch (event.e) {
    case 'eventTurned':
      return t('herald.event', { who: seatMark(event.seat), name: eventName(event.event, game) })
    case 'spellCast':
      return t('herald.spell', { who: seatMark(event.seat), name: spellName(event.spell, game) })
    case 'curseUsed':
      return t('herald.spell', { who: seatMark(event.seat), name: curseName(event.curse, game) })
    case 'shielded':
      return t('herald.shielded', { who: seatMark(event.seat) })
    case 'unlocked':
      return t('herald.unlocked', { who: seatMark(event.seat), circle: event.circle })
    case 'throneHeld':
      return event.seat === null ? null : t('herald.throne', { who: seatMark(event.seat) })
    case 'upkeepEnded':
      return t('herald.upkeep', { number: event.number })
    default:
      return null
  }
}

/** Whether a walk goes on: a single step, followed by another; on foot or in the ferry. */
export function isWalk(before: readonly HellgameEvent[], [next]: readonly HellgameEvent[]): boolean {
  const rides = next?.e === 'moved' && next.ride
  const isStep = (event: HellgameEvent | undefined) =>
    event?.e === 'moved' && event.by === 'step' && event.ride === rides
  return before.length > 0 && before.every(isStep) && isStep(next)
}

/** Each seat's gain at an upkeep, by seat; empty when there was none. */
export function upkeepGains(events: readonly HellgameEvent[], seats: number): Amounts[] {
  if (!events.some(event => event.e === 'upkeepGain')) return []
  const gains = Array.from({ length: seats }, (): Record<string, number> => ({}))
  const add = (seat: number, gain: Amounts) => {
    const own = gains[seat]
    if (own) for (const [what, count] of Object.entries(gain)) own[what] = (own[what] ?? 0) + count
  }
  for (const event of events) {
    if (event.e === 'income') add(event.seat, event.gain)
    if (event.e === 'upkeepGain') for (const seat of gains.keys()) add(seat, event.gain)
  }
  return gains
}

/** The same in words: "Ana got 3 souls and one mana in all." They are told before the end of the upkeep, which waits there. */
export function upkeepSums(events: readonly HellgameEvent[], seats: number, { t, game }: Voice) {
  const gains = upkeepGains(events, seats)
  if (gains.length === 0) return null
  const texts = gains.map((gain, seat) => t('upkeep.sum', { who: seatMark(seat), gain: amountsText(gain, game) }))
  const end = events.findLastIndex(({ e }) => e === 'upkeepEnded')
  return { texts, after: end < 0 ? events.length : end }
}
