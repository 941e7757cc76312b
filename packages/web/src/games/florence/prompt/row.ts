import { florence } from '@acheron/games/florence'
import {
  type FlorenceMove,
  type FlorenceView,
  floorText,
  isGraveyard,
  type MoveOf,
  memberText,
  orderOf,
  shieldName,
  sinAt,
  soulText,
  theLocation,
} from '@acheron/games/florence/board.ts'
import { consequenceOf } from '../consequences/index.ts'
import type { Voice } from '../words.ts'

/**
 * A move as a row of the list. The label says no more than what is done, so that many rows are in sight at once; price, gain
 * and what follows stand beside it.
 */
export function rowOf(view: FlorenceView, move: FlorenceMove, voice: Voice): { label: string; consequence: string } {
  // The tracks on which skulls rise are what is chosen there.
  const whole = move.do === 'styx'
  const { text, notes } = whole
    ? { text: florence.describeMove(move, view, voice.game), notes: [] }
    : orderOf(move, view, voice.game)
  const parts = [...(move.do === 'accuse' ? [shelterOf(move, voice)] : []), ...notes, consequenceOf(view, move, voice)]
  return { label: briefly(view, move, voice) ?? text, consequence: parts.filter(Boolean).join(' · ') }
}

/** The quarter of a way's end is told by its two locations, beside it. */
function briefly(view: FlorenceView, move: FlorenceMove, { t, game }: Voice): string | null {
  switch (move.do) {
    case 'lead': {
      const words = { soul: soulText(sinAt(view, move.soul), game), to: shieldName(move.to, game) }
      return isGraveyard(move.soul)
        ? t('row.ferry', words)
        : t('row.lead', { ...words, from: shieldName(move.soul, game) })
    }
    case 'accuse':
      return t('row.accuse', { at: theLocation(move.location, game), member: memberText(move.kind, game) })
    default:
      return null
  }
}

const shelterOf = ({ floor }: MoveOf<'accuse'>, { t, game }: Voice): string =>
  t('row.shelter', { floor: floorText(floor, game) })
