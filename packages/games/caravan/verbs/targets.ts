import { enter, leave } from '@acheron/engine'
import type { Archetype, Effect, Sel } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import { queryOf } from '../selectors/candidates.ts'
import { select } from '../selectors/select.ts'
import type { ObjectId } from '../state.ts'
import { done, type Run } from './run.ts'

/** The step in which a verb begins with the next one of those selected. */
export const begin = 2

/**
 * What most words do: select, then the same with each of those selected, one after another. `act` is called in every
 * step, the first of which is `begin`, until it goes to the `nextOne`.
 */
export function onEach<E extends Effect>(run: Run<E>, sel: Sel, act: (id: ObjectId) => void): void {
  const { frame, card } = run
  if (frame.step === 0) {
    select(run, sel)
    return
  }
  if (frame.step === 1) {
    frame.found = Array.isArray(frame.answer) ? frame.answer.map(String) : []
    frame.step = begin
  }
  const id = frame.found[frame.at]
  if (id === undefined) {
    done(run)
    return
  }
  if (frame.step === begin && queryOf(sel)) card.bound.that = id
  act(id)
}

/** The same for Champions; nothing is done to others. */
export function onEachChampion<E extends Effect>(run: Run<E>, sel: Sel, act: (id: Archetype) => void): void {
  onEach(run, sel, id => (isChampion(id) ? act(id) : nextOne(run)))
}

/** The same where everything is done in one step. */
export function toEach<E extends Effect>(run: Run<E>, sel: Sel, act: (id: ObjectId) => void): void {
  onEach(run, sel, id => {
    nextOne(run)
    act(id)
  })
}

export function nextOne({ frame }: Pick<Run, 'frame'>): void {
  frame.at++
  frame.step = begin
  frame.memo = {}
  delete frame.answer
}

/** How often something is still to be done with the present one: `n` times in all. */
export function left({ frame: { memo } }: Pick<Run, 'frame'>, n: () => number): number {
  memo.left ??= Math.max(0, n())
  return Number(memo.left)
}

/** It has been done once more; from the beginning again. */
export function again({ frame }: Pick<Run, 'frame'>): void {
  frame.memo.left = Number(frame.memo.left) - 1
  frame.step = begin
  delete frame.answer
}

/** Effects inside of an effect, one in each step; false when all have been carried out. */
export function carryOut({ state, frame }: Pick<Run, 'state' | 'frame'>, list: readonly Effect[]): boolean {
  const at = Number(frame.memo.carried ?? 0)
  const fx = list[at]
  if (fx === undefined) return false
  frame.memo.carried = at + 1
  enter(state, { kind: 'effect', fx, step: 0, at: 0, found: [], memo: {} })
  return true
}

/** The rest of the Line is skipped (5.5, `pay`): all effects inside of each other that are being carried out. */
export function skipLine({ state, card }: Pick<Run, 'state' | 'card'>): void {
  while (state.flow.at(-1)?.kind === 'effect') leave(state)
  card.at = card.lines[card.line]?.length ?? 0
}
