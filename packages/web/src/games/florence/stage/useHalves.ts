import { useState } from 'react'
import type { Key } from '../../../board/gestures.ts'
import type { ShapeName } from '../../../board/useShape.ts'
import { openLocation } from './city/open-location.ts'
import { type Half, halvesOf } from './halves.ts'
import type { FlorenceStage } from './stage.ts'

export interface Halves {
  /** The half has nothing to do now: it has a row that opens and folds it. */
  isOther(half: Half): boolean
  isFolded(half: Half): boolean
  toggle(half: Half): void
}

interface Folds {
  /** The halves with something to do when it was last decided. */
  readonly active: string
  readonly folded: readonly Half[]
}

const both: readonly Half[] = ['city', 'hell']

/**
 * On a tall board the half without anything to do is folded to a row, until the decision moves to the other half. While
 * others play, the half that is told of is open. Otherwise nothing moves; a row that is touched opens and stays so.
 */
export function useHalves(stage: FlorenceStage, shape: ShapeName, told: readonly Key[]): Halves {
  const [folds, setFolds] = useState<Folds>({ active: '', folded: [] })
  const watching = told.length > 0 && stage.gestures.taken.length === 0
  const lit = new Set(watching ? halvesOf(told) : halvesAsked(stage))
  const active = both.filter(half => lit.has(half)).join()
  if (active !== '' && active !== folds.active) setFolds({ active, folded: both.filter(half => !lit.has(half)) })
  const isOther = (half: Half) => shape === 'tall' && folds.active !== '' && !folds.active.split(',').includes(half)
  return {
    isOther,
    isFolded: half => isOther(half) && folds.folded.includes(half),
    toggle: half =>
      setFolds(known => ({
        ...known,
        folded: known.folded.includes(half) ? known.folded.filter(each => each !== half) : [...known.folded, half],
      })),
  }
}

/** The halves of the question itself: what is held may light only a part of it. */
function halvesAsked(stage: FlorenceStage): readonly Half[] {
  if (stage.moves.length === 0) return []
  return [...halvesOf(stage.gestures.firsts), ...(openLocation(stage) ? (['city'] as const) : [])]
}
