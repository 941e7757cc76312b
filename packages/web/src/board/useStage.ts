import type { GameEvent, GameState, JsonObject, Move } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { useEffect, useMemo, useState } from 'react'
import type { BoardProps } from './face.ts'
import { type GestureOf, Gestures, type Key } from './gestures.ts'
import { foreseen, type Hold, keepHold, keysOf, type Look, lookedAtNothing, type Stage, spotsOf } from './stage.ts'
import { useEscape } from './useEscape.ts'
import { useListed } from './useListed.ts'

/** What is known about a thing that was touched in vain. */
interface Vain<V> {
  readonly view: V
  /** What was held: it tells what the touch was meant for. */
  readonly held: readonly Key[]
  /** The viewer's own seat; null for somebody who watches. */
  readonly seat: number | null
}

/**
 * What a game tells the stage about its board. `gestureOf`, `toldBy` and `aimsOf` are functions of a module: what is made
 * anew with each drawing is computed anew with each drawing.
 */
export interface StageRules<V, M, E> {
  readonly gestureOf: GestureOf<V, M>
  /** The things that events tell of. */
  readonly toldBy: (events: readonly E[]) => Iterable<Key>
  /** The things that a pointed move is about, where they are not just those touched for it. */
  readonly aimsOf?: (view: V, move: M) => Iterable<Key>
  /** What the rules are asked about a thing touched in vain; null: there is nothing to ask. */
  intentOf(key: Key, vain: Vain<V>): JsonObject | null
  /** What the thing is, told before why it cannot be touched. */
  aboutOf?(key: Key, view: V): string
  /** A move in the words of the rules: `describeMove`. */
  say(move: M, view: V): string
  /** Lets go of what the game itself holds besides, such as a walk that is under way; whether there was anything. */
  letGo?(): boolean
  /** The moves that what the game itself holds besides could mean. The same list while nothing changes. */
  readonly holds?: readonly M[]
}

/** What is on the board and what a touch means there. All that is legal comes from the list of moves. */
export function useStage<V, M extends Move, E extends GameEvent>(
  props: BoardProps<GameState, M, E, V>,
  rules: StageRules<V, M, E>,
): Stage<V, M> {
  const { moves, seat, names, onHold } = props
  const { gestureOf, toldBy, aimsOf, holds } = rules
  const [hold, setHold] = useState<Hold<V>>({ view: props.view, keys: [] })
  const [looked, setLooked] = useState<Look>(lookedAtNothing)
  const { view, keys } = useMemo(() => keepHold(hold, props.view), [hold, props.view])
  const gestures = useMemo(
    () => new Gestures(moves, move => gestureOf(view, move), keys),
    [gestureOf, view, moves, keys],
  )
  const { meant } = gestures
  useEffect(() => onHold(holds ? [...meant, ...holds] : meant), [onHold, meant, holds])
  const pointed = useListed(moves, props.pointed ?? props.advised)
  const aims = useMemo(
    () => (pointed && aimsOf ? new Set(aimsOf(view, pointed)) : keysOf(gestureOf, view, pointed)),
    [gestureOf, aimsOf, view, pointed],
  )
  const told = useMemo(() => new Set(toldBy(props.told)), [toldBy, props.told])
  const take = (taken: readonly Key[]) => setHold({ view, keys: taken })
  const act = (move: M) => {
    take([])
    setLooked(lookedAtNothing)
    props.onPoint(null)
    props.onMove(move)
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
    moves,
    gestures,
    pointed,
    looked,
    ...spotsOf(gestures, aims, told),
    touch(key) {
      const outcome = gestures.touch(key)
      if (outcome.kind === 'play') return act(outcome.move)
      if (outcome.kind === 'take') return take(outcome.taken)
      const intent = rules.intentOf(key, { view, held: gestures.taken, seat })
      if (intent) props.onWhyNot(intent, rules.aboutOf?.(key, view))
    },
    look(key, label = '') {
      setLooked(known => (known.key === key && known.label === label ? known : { key, label }))
      props.onPoint(foreseen(gestures, key))
    },
    take,
    letGo,
    act,
    point: props.onPoint,
    said: move => withNames(rules.say(move, view), names),
  }
}
