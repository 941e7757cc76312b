import { hellgame } from '@acheron/games/hellgame'
import type { HellgameEvent, HellgameMove, HellgameState, HellgameView, Square } from '@acheron/games/hellgame/board.ts'
import { useMemo } from 'react'
import type { BoardProps } from '../../../board/face.ts'
import type { Key } from '../../../board/gestures.ts'
import type { Stage as BoardStage } from '../../../board/stage.ts'
import { useStage as useBoardStage } from '../../../board/useStage.ts'
import type { Voice } from '../words.ts'
import { aimsOf, gestureOf } from './gestures.ts'
import { goalsOf } from './goals.ts'
import { circleKeyOf, intentOf, squareOf } from './keys.ts'
import { toldBy } from './told.ts'
import { foreseenBy, type Goals, isLit, touchOf } from './touch.ts'

export type HellgameProps = BoardProps<HellgameState, HellgameMove, HellgameEvent>

export interface Leg {
  readonly from: Square
  readonly to: Square
  readonly linked: boolean
}

export interface Stage extends BoardStage<HellgameView, HellgameMove> {
  /** The reachable squares of this movement; empty while something is held. */
  readonly goals: Goals
  /** The square that is looked at: its card is shown. */
  readonly seen: Square | null
  /** The way that is pointed at or being walked. */
  readonly legs: readonly Leg[]
}

const nowhere: Goals = new Map()
const none: readonly HellgameMove[] = []

/** The common stage, with squares that several steps lead to: a touch of one walks there. */
export function useStage(props: HellgameProps, voice: Voice): Stage {
  const { moves, legal } = props
  const stage = useBoardStage(props, {
    gestureOf,
    toldBy,
    aimsOf,
    intentOf,
    say: (move, view) => hellgame.describeMove(move, view, voice.game),
  })
  const { view, gestures, pointed } = stage
  const isHolding = gestures.taken.length > 0
  const goals = useMemo(() => (isHolding ? nowhere : goalsOf(view, moves, legal)), [isHolding, view, moves, legal])
  const seen = squareOf(stage.looked)
  const at = view.seats[view.turn.seat]?.at ?? null
  const { pointedNext = none } = props
  const legs = useMemo(() => {
    const goal = seen && goals.get(seen)
    if (!at) return []
    return legsOf(at, pointed ? [pointed, ...pointedNext] : goal ? goal.way : none)
  }, [at, seen, goals, pointed, pointedNext])
  const end = legs.at(-1)?.to
  const lit = (key: Key) => isLit(gestures, goals, key)
  return {
    ...stage,
    goals,
    seen,
    legs,
    lit,
    enabled: key => lit(key) || stage.enabled(key),
    aimed(key) {
      const circle = circleKeyOf(key)
      if (circle !== null && end !== undefined) return squareOf(key) === end
      return stage.aimed(key) || (circle !== null && stage.aimed(circle))
    },
    touch(key) {
      const touch = touchOf(gestures, goals, key)
      if (touch.kind === 'gesture') return stage.touch(touch.key)
      if (touch.kind === 'play') return stage.act(touch.move)
      const [first, ...next] = touch.goal.way
      props.onPoint(null)
      if (first) props.onMove(first, next)
    },
    look(key) {
      stage.look(key)
      if (key === null) return
      const [first = null, ...next] = foreseenBy(gestures, goals, key)
      props.onPoint(first, next)
    },
  }
}

/** The legs of a way, from where it starts; leaps are marked. */
function legsOf(start: Square, moves: readonly HellgameMove[]): Leg[] {
  const legs: Leg[] = []
  let from = start
  for (const move of moves) {
    if (!('to' in move)) continue
    legs.push({ from, to: move.to, linked: move.do === 'step' })
    from = move.to
  }
  return legs
}
