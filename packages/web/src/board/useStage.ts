import { equal, type GameEvent, type GameState, type JsonObject, type Move } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { closeExplained } from './explain/watch.ts'
import type { BoardProps } from './face.ts'
import { type GestureOf, Gestures, type Key } from './gestures.ts'
import { foreseen, type Hold, keepHold, keysOf, nothingHeld, partsOf, type Stage, spotsOf } from './stage.ts'
import { useEscape } from './useEscape.ts'
import { useListed } from './useListed.ts'

/** The facts about a thing that was touched in vain. */
interface Vain<V> {
  readonly view: V
  /** The held things: they tell the purpose of the touch. */
  readonly held: readonly Key[]
  /** The viewer's own seat; null for somebody who watches. */
  readonly seat: number | null
}

/**
 * A game's description of its board for the stage. `gestureOf`, `toldBy` and `aimsOf` must be module-level functions: a
 * new function with each render would recompute everything.
 */
export interface StageRules<V, M, E> {
  readonly gestureOf: GestureOf<V, M>
  /** The things that events tell of. */
  readonly toldBy: (events: readonly E[]) => Iterable<Key>
  /** The things of a pointed move, if they are not just those touched for it. */
  readonly aimsOf?: (view: V, move: M) => Iterable<Key>
  /** The question to the rules about a thing touched in vain; null: there is none. */
  intentOf(key: Key, vain: Vain<V>): JsonObject | null
  /** The thing's text, told before the reason. */
  aboutOf?(key: Key, view: V): string
  /** A move in the words of the rules: `describeMove`. */
  say(move: M, view: V): string
  /** Lets go of the game's own held state, such as a walk that is under way; returns whether there was any. */
  letGo?(): boolean
  /** The moves that what the game itself holds besides could mean. The same list while nothing changes. */
  readonly holds?: readonly M[]
}

/** The things on the board and the meaning of touches. All legality comes from the list of moves. */
export function useStage<V, M extends Move, E extends GameEvent>(
  props: BoardProps<GameState, M, E, V>,
  rules: StageRules<V, M, E>,
): Stage<V, M> {
  const { moves, seat, names, own = 0, onHold } = props
  const { gestureOf, toldBy, aimsOf, holds } = rules
  const [hold, setHold] = useState<Hold<M>>(nothingHeld)
  const [looked, setLooked] = useState<Key | null>(null)
  const view = useUnchanged(props.view)
  const gesturesWith = useCallback(
    (taken: readonly Key[]) => new Gestures(moves, move => gestureOf(view, move), taken),
    [gestureOf, view, moves],
  )
  const gestures = useMemo(() => keepHold(hold, own, gesturesWith), [hold, own, gesturesWith])
  const { meant } = gestures
  const isHeld = hold.keys.length > 0 && hold.own === own
  /** Nothing can be chosen while others decide, or while what they did is shown; what is held waits for the end of it. */
  const isWaiting = isHeld && moves.length === 0
  const isLost = isHeld && !isWaiting && gestures.taken.length === 0
  useEffect(() => {
    if (isLost) setHold(nothingHeld)
  }, [isLost])
  // What is explained may have gone with the view before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each view
  useEffect(() => closeExplained, [view])
  useEffect(() => {
    if (!isWaiting) onHold(holds ? [...meant, ...holds] : meant)
  }, [onHold, meant, holds, isWaiting])
  const pointed = useListed(moves, props.pointed ?? props.advised)
  const aims = useMemo(
    () => (pointed && aimsOf ? new Set(aimsOf(view, pointed)) : keysOf(gestureOf, view, pointed)),
    [gestureOf, aimsOf, view, pointed],
  )
  const told = useMemo(() => new Set(toldBy(props.told)), [toldBy, props.told])
  const { judged = null } = props
  const parts = useMemo(() => partsOf(gestureOf, view, judged), [gestureOf, view, judged])
  const take = (taken: readonly Key[]) => setHold({ keys: taken, meant: gesturesWith(taken).meant, own })
  const act = (move: M, next?: readonly M[]) => {
    take([])
    setLooked(null)
    props.onPoint(null)
    props.onMove(move, next)
  }
  const letGo = () => {
    const held = gestures.taken.length > 0
    if (held) take([])
    return (rules.letGo?.() ?? false) || held
  }
  useEscape(letGo)
  return {
    view,
    seat,
    names,
    acting: props.acting ?? null,
    moves,
    gestures,
    pointed,
    looked,
    ...spotsOf(gestures, aims, told, parts),
    touch(key) {
      const outcome = gestures.touch(key)
      if (outcome.kind === 'play') return act(outcome.move)
      if (outcome.kind === 'take') return take(outcome.taken)
      const intent = rules.intentOf(key, { view, held: gestures.taken, seat })
      if (intent) props.onWhyNot(intent, rules.aboutOf?.(key, view))
    },
    look(key) {
      setLooked(key)
      props.onPoint(foreseen(gestures, key))
    },
    take,
    letGo,
    act,
    point: props.onPoint,
    said: move => withNames(rules.say(move, view), names),
  }
}

/** The same object as long as nothing in it has changed. */
function useUnchanged<V>(given: V): V {
  const known = useRef(given)
  return useMemo(() => {
    if (!equal(known.current, given)) known.current = given
    return known.current
  }, [given])
}
