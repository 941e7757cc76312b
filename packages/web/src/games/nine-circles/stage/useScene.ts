import { equal } from '@acheron/engine'
import type { NineCirclesEvent, NineCirclesView } from '@acheron/games/nine-circles/board.ts'
import { useEffect, useState } from 'react'
import { beats, type Dice, layOut } from './dice.ts'

/** How long a beat is looked at before the next: fives lie for a moment before they crumble. */
const beatTime = 640

/** The beats of a view, and the one that is seen. */
interface Shown {
  readonly view: NineCirclesView
  readonly events: readonly NineCirclesEvent[]
  readonly beats: readonly Dice[]
  readonly at: number
}

/** The dice on the stage. */
export interface Scene {
  /** A view told anew without a change is the same view. */
  readonly view: NineCirclesView
  /** The dice as they are seen. */
  readonly dice: Dice
  /** The dice as they will lie: the moves are about these. */
  readonly settled: Dice
}

/** The dice are followed from view to view. Of equal dice, those in the hand are the ones that move. */
export function useScene(
  given: NineCirclesView,
  events: readonly NineCirclesEvent[],
  inHand: readonly number[],
): Scene {
  const [shown, setShown] = useState<Shown>(() => ({ view: given, events, beats: [layOut(given)], at: 0 }))
  const now = equal(shown.view, given) ? shown : following(shown, given, events, inHand)
  if (now !== shown) setShown(now)
  const scene = now.beats
  useEffect(() => {
    if (scene.length < 2) return
    const timer = setTimeout(() => setShown(each => ({ ...each, at: each.beats.length - 1 })), beatTime)
    return () => clearTimeout(timer)
  }, [scene])
  const dice = scene[now.at] ?? []
  return { view: now.view, dice, settled: scene.at(-1) ?? dice }
}

/** The beats that lead to a new view. Events that were shown before are not shown again. */
function following(
  shown: Shown,
  view: NineCirclesView,
  events: readonly NineCirclesEvent[],
  inHand: readonly number[],
): Shown {
  const last = shown.beats.at(-1) ?? layOut(view)
  return { view, events, beats: beats(last, events === shown.events ? [] : events, view, inHand), at: 0 }
}
