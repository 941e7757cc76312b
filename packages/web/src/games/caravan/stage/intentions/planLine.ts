import type { Plan } from '@acheron/engine'
import {
  type Archetype,
  boxesOf,
  type CaravanMove,
  type CaravanView,
  championName,
  championOf,
  isFighting,
  nameOf,
  shownGame,
  topFrame,
} from '@acheron/games/caravan/board.ts'
import { objectName } from '../../names.ts'
import type { Voice } from '../../words.ts'

/** What another player is about to do, in a few words: the card, the end of the way; else the move as it is. */
export function planLine(view: CaravanView, { move, next }: Plan<CaravanMove>, voice: Voice): string {
  const { t, game } = voice
  const walker = championOf(move) ?? moverIn(view)
  const place = placeOf(next.at(-1) ?? move)
  if (walker && place && isFighting(view)) {
    const name = place.startsWith('top:') ? objectName(view, place.slice('top:'.length), voice) : place.slice(0, 2)
    return t('plan.walk', { who: championName(game, walker), place: name })
  }
  if (move.do !== 'maneuver') return shownGame.describeMove(move, view, game)
  const card = move.card ?? boxesOf(view, move.champion)[move.slot]?.id ?? ''
  return t('plan.maneuver', { who: championName(game, move.champion), card: nameOf(game, 'maneuver', card) })
}

/** The Champion on its way. */
function moverIn(view: CaravanView): Archetype | null {
  const frame = topFrame(view)
  return frame?.kind === 'move' ? frame.mover : null
}

function placeOf(move: CaravanMove): string | null {
  return move.do === 'step' ? move.to : move.do === 'stand' ? move.at : null
}
