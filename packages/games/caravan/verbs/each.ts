import type { Answers, Next } from '@acheron/engine'
import { queryOf } from '../box/shorts.ts'
import type { Archetype, Effect, Sel } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import { select } from '../selectors/select.ts'
import type { ObjectId } from '../state.ts'
import { done, type Run, type VerbFor } from './run.ts'

/** The things selected, and which of them is in turn. */
export type Each = { found: ObjectId[]; at: number }
/** How often something is still to be done with the one in turn. */
export type Repeated = Each & { left?: number }

/** The steps of most words: select, then the same with each of those selected, one after another. */
export type EachSteps = { begin: undefined; selected: ObjectId[]; each: undefined }

/** `first` is the first step with each one; `nextOne` goes to the next. Further steps find the one in turn by `inTurn`. */
export function onEach<E extends Effect, A extends Answers, M extends Each>(
  sel: (fx: E) => Sel,
  first: (run: Run<E, M>, id: ObjectId) => Next<EachSteps & A>,
  more: Pick<VerbFor<E, EachSteps & A, M>, keyof A & string>,
): VerbFor<E, EachSteps & A, M> {
  const each = (run: Run<E, M>) => {
    const { found, at } = run.frame.memo
    const id = found[at]
    if (id === undefined) return done(run)
    if (queryOf(sel(run.fx))) run.card.bound.that = id
    return first(run, id)
  }
  const steps: VerbFor<E, EachSteps, M> = {
    begin: run => select(run, 'selected', sel(run.fx)),
    selected(run, found) {
      Object.assign(run.frame.memo, { found, at: 0 })
      return each(run) as Next<EachSteps>
    },
    each: run => each(run) as Next<EachSteps>,
  }
  // Together they are the steps of both.
  return { ...steps, ...more } as unknown as VerbFor<E, EachSteps & A, M>
}

/** The same for Champions; others are skipped. */
export function onEachChampion<E extends Effect, A extends Answers, M extends Each>(
  sel: (fx: E) => Sel,
  first: (run: Run<E, M>, id: Archetype) => Next<EachSteps & A>,
  more: Pick<VerbFor<E, EachSteps & A, M>, keyof A & string>,
): VerbFor<E, EachSteps & A, M> {
  return onEach<E, A, M>(
    sel,
    (run, id) => (isChampion(id) ? first(run, id) : (nextOne(run) as Next<EachSteps & A>)),
    more,
  )
}

/** The same where everything is done in one step. */
export function toEach<E extends Effect>(
  sel: (fx: E) => Sel,
  act: (run: Run<E, Each>, id: ObjectId) => void,
): VerbFor<E, EachSteps, Each> {
  return onEach<E, Record<never, undefined>, Each>(
    sel,
    (run, id) => {
      const next = nextOne(run)
      act(run, id)
      return next
    },
    {},
  )
}

/** The same where everything is done to Champions in one step. */
export function toEachChampion<E extends Effect>(
  sel: (fx: E) => Sel,
  act: (run: Run<E, Each>, id: Archetype) => void,
): VerbFor<E, EachSteps, Each> {
  return toEach<E>(sel, (run, id) => {
    if (isChampion(id)) act(run, id)
  })
}

/** The one in turn. */
export const inTurn = ({ frame: { memo } }: { frame: { memo: Each } }): ObjectId => memo.found[memo.at]!

/** The Champion in turn: only of verbs that are done to Champions. */
export const championInTurn = (run: { frame: { memo: Each } }): Archetype => inTurn(run) as Archetype

/** Goes to the next of those selected; the memory of this one is cleared. */
export function nextOne<M extends Each>({ frame }: { frame: { memo: M } }): 'each' {
  const { found, at } = frame.memo
  frame.memo = { found, at: at + 1 } as M
  return 'each'
}

/** How often something is still to be done with the one in turn: `n` times in all. */
export function left({ frame: { memo } }: { frame: { memo: Repeated } }, n: () => number): number {
  memo.left ??= Math.max(0, n())
  return memo.left
}

/** It has been done once more; from the first step again. */
export function again({ frame: { memo } }: { frame: { memo: Repeated } }): 'each' {
  memo.left = (memo.left ?? 0) - 1
  return 'each'
}
