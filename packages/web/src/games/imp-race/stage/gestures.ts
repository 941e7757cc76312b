import { type ImpRaceMove, type ImpRaceView, positionOf, topFrame, wayOf } from '@acheron/games/imp-race/board.ts'
import type { Gesture, Key } from '../../../board/gestures.ts'
import { keysOf } from '../../../board/stage.ts'
import { keyAt } from './things.ts'

/**
 * How a move is made by touch. A thing that is taken up is always laid down by a further touch, so that its destination
 * is visible before.
 */
export function gestureOf(view: ImpRaceView, move: ImpRaceMove): Gesture | readonly Gesture[] {
  switch (move.do) {
    case 'gather':
      return at('deck')
    case 'buy':
      return move.discard === undefined ? at('deck') : from('deck', `card:${move.discard}`)
    case 'raise':
      return orAtOnce(from(`cemetery:${view.turn.seat}`, `step:${move.step}`))
    case 'roll':
      return at('die')
    case 'angel':
      return from(`card:${move.card}`, `step:${move.step}`)
    case 'dieCard':
    case 'treasure':
    case 'banana':
    case 'discard':
    case 'stakeCard':
    case 'trident':
    case 'parry':
      return at(`card:${move.card}`)
    case 'sacrilege':
      return from('sacrilege', `square:${move.square}`)
    case 'move': {
      const { from: start, to } = wayOf(view, move)
      return start === 'D' || to === 'D' ? [] : orAtOnce(from(keyAt(start), keyAt(to)))
    }
    case 'step':
      return at(`step:${move.step}`)
    case 'goOn': {
      const frame = topFrame(view)
      return frame?.kind === 'chain' ? at(`square:${frame.square}`) : []
    }
    default:
      return []
  }
}

function at(key: Key): Gesture {
  return { parts: [[key]] }
}

function from(start: Key, end: Key): Gesture {
  return { parts: [[start], [end]], deliberate: true }
}

/** The end may be touched without taking anything up. */
function orAtOnce(gesture: Gesture): readonly Gesture[] {
  return [gesture, { parts: gesture.parts.slice(-1), shortcut: true }]
}

/** The things that a pointed move is about; a Trident also hits the square ahead of the imp that ran. */
export function aimsOf(view: ImpRaceView, move: ImpRaceMove): Iterable<Key> {
  const keys = keysOf(gestureOf, view, move)
  const { rested } = view.turn
  return move.do === 'trident' && rested !== null ? [...keys, `square:${positionOf(rested) + 1}`] : keys
}

/** The things that are taken up for some move. */
export function startsOf(view: ImpRaceView, moves: readonly ImpRaceMove[]): ReadonlySet<Key> {
  return new Set(
    moves.flatMap(move => {
      const gestures = gestureOf(view, move)
      return ('parts' in gestures ? [gestures] : gestures).flatMap(({ parts }) => (parts.length > 1 ? parts[0]! : []))
    }),
  )
}
