import { list, seatMark } from '@acheron/engine/words'
import {
  barrelChoices,
  bonusTiles,
  canBuild,
  canReorganise,
  dantePath,
  deciderOf,
  type Effect,
  effectText,
  type FlorenceView,
  guestChoices,
  infamyText,
  type LocationId,
  lastStepInfamy,
  locations,
  type MoveOf,
  memberChoices,
  openFloors,
  type Sin,
  seatsOf,
  sinName,
  sinOf,
  topLevel,
} from '@acheron/games/florence/board.ts'
import { small } from '../texts.ts'
import type { Voice } from '../words.ts'

/** R5.3: what the location then asks, or that it can do nothing. */
export function sentThere(view: FlorenceView, { location }: MoveOf<'send'>, { t }: Voice): string {
  const idle = isIdleThere(view, location)
  if (idle) return t(`then.${idle}`)
  switch (location) {
    case 'haystack':
    case 'banquet':
    case 'bank':
      return t('then.over')
    default:
      return t(`then.at.${location}`)
  }
}

/** Why a member can do nothing at a location, or has no room for what it gives; null where it can do something. */
export function isIdleThere(view: FlorenceView, location: LocationId): 'idle' | 'full' | null {
  const seat = deciderOf(view)
  const mine = view.seats[seat]
  if (!mine) return null
  const floors = openFloors(mine)
  switch (location) {
    case 'haystack':
      return mine.reserve > 0 ? null : 'idle'
    case 'banquet':
      return canBuild(mine) ? null : 'idle'
    case 'courtyard':
      return memberChoices(mine, 1).length > 0 || canReorganise(mine) ? null : 'idle'
    case 'market':
    case 'palace': {
      if (floors.length === 0) return 'full'
      const choices = location === 'market' ? barrelChoices : guestChoices
      return choices(view, seat, floors).length > 0 ? null : 'idle'
    }
    default:
      return null
  }
}

/** R6.4, steps 4 and 5: the bonus tile of the track, then Dante. */
export function accused(view: FlorenceView, { location }: MoveOf<'accuse'>, voice: Voice): string {
  const { sin } = locations[location]
  const effects: readonly Effect[] = bonusTiles[view.bonusTiles[sin]].effects
  const texts = effects.map(effect => small(effectText(effect, voice.game), voice.t.lang))
  const bonus = voice.t('then.tile', { effects: list(voice.t.lang, texts) })
  return [bonus, danteNext(view, sin, voice)].filter(Boolean).join(' · ')
}

/** The effect of Dante's next step after an accusation of that sin. */
function danteNext(view: FlorenceView, accusedOf: Sin, { t, game }: Voice): string {
  const step = view.end === null ? dantePath(view.players)[view.dante] : undefined
  if (!step) return t('then.over')
  if (step.kind === 'P' || step.kind === 'F') return t(`then.dante.${step.kind}`)
  const sin = sinOf(step.level) as Sin
  const who = highestAfter(view, sin, accusedOf).map(seatMark)
  const diploma = { sin: sinName(sin, game), count: who.length, who: list(t.lang, who) }
  return step.kind === 'D'
    ? t('then.dante.D', diploma)
    : t('then.dante.E', { ...diploma, gain: infamyText(lastStepInfamy, game) })
}

/** R7.3: who will have the highest skull on the track when the accuser's own has risen. */
function highestAfter(view: FlorenceView, sin: Sin, accusedOf: Sin): number[] {
  const accuser = deciderOf(view)
  const levels = seatsOf(view).map(seat => {
    const level = view.seats[seat]?.skulls[sin] ?? 0
    return seat === accuser && sin === accusedOf ? Math.min(topLevel, level + 1) : level
  })
  const highest = Math.max(...levels)
  return highest === 0 ? [] : seatsOf(view).filter(seat => levels[seat] === highest)
}
