import { demonsOn, fight, type HellgameState, type Square, withoutLatest } from './rules.ts'
import type { Hell, HellMove } from './types.ts'

/** The demons on a square before and after the fight that a move leads to (R6.3). */
export interface Outcome {
  readonly before: readonly number[]
  readonly killed: readonly number[]
  readonly trimmed: readonly number[]
  readonly after: readonly number[]
}

/** What placing, picking up or leaving the demons would come to, as the rules themselves fight it out. */
export function outcomeOf(view: Hell, square: Square, seat: number, move: HellMove): Outcome {
  const there = demonsOn(view, square)
  const before =
    move.do === 'place'
      ? [...there, ...Array.from({ length: move.n }, () => seat)]
      : move.do === 'pick'
        ? withoutLatest(there, seat, move.n)
        : there
  let killed: readonly number[] = []
  let trimmed: readonly number[] = []
  const state = { ...view, tally: { ...view.tally } } as HellgameState
  const after = fight(state, square, before, {
    random: undefined as never,
    emit(event) {
      if (event.e === 'fought') ({ killed, trimmed } = event)
    },
  })
  return { before, killed, trimmed, after }
}
