import type { Archetype, CaravanMove, FightingView, Walk } from '@acheron/games/caravan/board.ts'
import { useMemo } from 'react'
import type { Key } from '../../../board/gestures.ts'
import type { Stage } from '../../../board/stage.ts'
import type { FightProps } from './useFight.ts'
import { offeredWalks, walkOf, walkTo } from './walks.ts'

const nowhere: readonly Walk[] = []
const none: readonly CaravanMove[] = []

/** The places that the open Champion can walk to: a touch of one walks there, and a look shows the way. */
export function useWalking(props: FightProps, stage: Stage<FightingView, CaravanMove>, champion: Archetype) {
  const { moves, allows, pointed, pointedNext = none } = props
  const { view, gestures, looked } = stage
  const isHolding = gestures.taken.length > 0
  const walks = useMemo(
    () => (isHolding ? nowhere : offeredWalks(view, champion, moves, allows)),
    [isHolding, view, champion, moves, allows],
  )
  const walk = walkOf(walks, pointed, pointedNext) ?? (pointed === null ? walkTo(walks, looked) : null)
  const isGoal = (key: Key) => walkTo(walks, key) !== null
  return {
    walks,
    walk,
    lit: (key: Key) => isGoal(key) || stage.lit(key),
    enabled: (key: Key) => isGoal(key) || stage.enabled(key),
    aimed: (key: Key) => (walk === null ? stage.aimed(key) : key === `place:${walk.at}`),
    touch(key: Key) {
      const [first, ...next] = walkTo(walks, key)?.moves ?? none
      if (first) stage.act(first, next)
      else stage.touch(key)
    },
    look(key: Key | null) {
      stage.look(key)
      const [first, ...next] = walkTo(walks, key)?.moves ?? none
      if (first) props.onPoint(first, next)
    },
  }
}
