import {
  deciderOf,
  type HellgameMove,
  type HellgameView,
  type MoveOf,
  type Square,
} from '@acheron/games/hellgame/board.ts'
import type { Gesture, Key } from '../../../board/gestures.ts'
import { keys } from './keys.ts'

/** Without keys a move has only its button. */
const touching = (...ends: readonly Key[]): Gesture => ({ parts: ends.length > 0 ? [ends] : [] })

const squareKeys = (at: Square | null | undefined): Key[] => (at ? [keys.square(at)] : [])

/** The touches for a move: first a card, an item or a circle if it needs one, then its target. */
export function gestureOf(view: HellgameView, move: HellgameMove): Gesture {
  const { track } = view
  const decider = deciderOf(view)
  const own = squareKeys(decider === null ? null : view.seats[decider]?.at)
  switch (move.do) {
    case 'start':
    case 'square':
    case 'source':
      return touching(keys.square(move.square))
    case 'step':
    case 'portal':
    case 'wayling':
      return touching(keys.square(move.to))
    // An item that is turned over is not used up by a slip of the finger.
    case 'flux':
      return { parts: [[keys.item('flux')], [keys.square(move.to)]], deliberate: true }
    case 'pandora':
      return { parts: [[keys.item('pandora')], []], deliberate: true }
    case 'endMove':
    case 'trade':
    case 'ferry':
      return touching(...own)
    case 'speed':
    case 'forge':
      return touching(move.do)
    case 'lantern':
      return touching(keys.item('lantern'), ...own)
    case 'shield':
      return touching(keys.item('shield'))
    case 'longer':
    case 'shorter':
      return touching(keys.track(track.length + (move.do === 'longer' ? 1 : -1)))
    case 'circle':
      return touching(keys.circle(move.circle))
    case 'whirl':
      return { parts: [[keys.circle(move.circle)], []] }
    case 'spell':
      return touching(keys.spell(move.spell))
    case 'cast':
      return { parts: [[keys.spell(move.spell)], castEnds(view, move, own)] }
    case 'curse': {
      const here = move.curse === 'cast-out' ? own : []
      return { parts: [[keys.curse(move.curse)], [keys.player(move.target), ...here]] }
    }
    default:
      return touching()
  }
}

function castEnds({ track }: HellgameView, move: MoveOf<'cast'>, own: readonly Key[]): readonly Key[] {
  if (move.square) return [keys.square(move.square)]
  if (move.length) return [keys.track(track.length + (move.length === 'longer' ? 1 : -1))]
  if (move.slot) return [keys.track(track.slot + (move.slot === 'up' ? 1 : -1))]
  if (move.target === undefined) return own
  return move.spell === 'convert-demon' ? [keys.player(move.target), ...own] : [keys.player(move.target)]
}

/** The things that a pointed move is about. */
export function aimsOf(_view: HellgameView, move: HellgameMove): Key[] {
  const aims: Key[] = []
  if ('to' in move) aims.push(keys.square(move.to))
  if ('square' in move && move.square) aims.push(keys.square(move.square))
  if ('spell' in move) aims.push(keys.spell(move.spell))
  if ('target' in move && move.target !== undefined) aims.push(keys.player(move.target))
  if ('circle' in move) aims.push(keys.circle(move.circle))
  if (move.do === 'curse') aims.push(keys.curse(move.curse))
  if (move.do === 'speed' || move.do === 'forge') aims.push(move.do)
  if (move.do === 'flux' || move.do === 'shield' || move.do === 'lantern' || move.do === 'pandora')
    aims.push(keys.item(move.do))
  return aims
}
