import {
  describeMove,
  type ImpRaceEvent,
  type ImpRaceMove,
  type ImpRaceState,
  type ImpRaceView,
} from '@acheron/games/imp-race/board.ts'
import { useMemo } from 'react'
import type { BoardProps } from '../../../board/face.ts'
import type { Key } from '../../../board/gestures.ts'
import type { Stage as AnyStage } from '../../../board/stage.ts'
import { useStage as useAnyStage } from '../../../board/useStage.ts'
import { voiceOf } from '../words.ts'
import { aboutOf } from './about.ts'
import { aimsOf, gestureOf, startsOf } from './gestures.ts'
import { intentOf } from './things.ts'
import { toldBy } from './told.ts'
import { positionsOf } from './way.ts'

export type RaceBoardProps = BoardProps<ImpRaceState, ImpRaceMove, ImpRaceEvent>

/** What is on the board and what a touch means there; see `things.ts` for the names of things. */
export interface Stage extends AnyStage<ImpRaceView, ImpRaceMove> {
  /** The positions that the pointed run passes. */
  readonly way: readonly number[]
  /** The number of moves that the rules allow: a guide may offer less. */
  readonly legal: number
  /** Something can be taken up here. */
  starts(key: Key): boolean
  /** A touch leads somewhere without taking anything up first, or lays down what is held. */
  ends(key: Key): boolean
}

export function useStage(props: RaceBoardProps): Stage {
  const voice = voiceOf(props.language)
  const stage = useAnyStage<ImpRaceView, ImpRaceMove, ImpRaceEvent>(props, {
    gestureOf,
    toldBy,
    aimsOf,
    intentOf,
    aboutOf: (key, view) => aboutOf(key, view, voice),
    say: (move, view) => describeMove(move, view, voice.game),
  })
  const { view, moves, pointed, gestures } = stage
  const starts = useMemo(() => startsOf(view, moves), [view, moves])
  const way = useMemo(() => positionsOf(view, pointed), [view, pointed])
  return {
    ...stage,
    way,
    legal: props.legal.length,
    starts: key => starts.has(key),
    ends: key => stage.lit(key) && (gestures.taken.length > 0 || !starts.has(key)),
  }
}
