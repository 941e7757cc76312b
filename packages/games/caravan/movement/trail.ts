import type { AreaId } from '../box/vocabulary.ts'
import { cardInProgress } from '../cards/card.ts'
import type { CaravanState } from '../state.ts'

/** What the card in progress remembers of its latest MOVE, THROW or PUSH (Filter `movedThrough`, Cond `moved`). */
export function beginTrail(state: CaravanState): void {
  const card = cardInProgress(state)
  if (!card) return
  card.bound.through = []
  card.bound.levels = 0
}

/** An Area was stepped into, with this change of Levels. */
export function trail(state: CaravanState, area: AreaId | null, levels: number): void {
  const card = cardInProgress(state)
  if (!card) return
  if (area !== null) card.bound.through.push(area)
  card.bound.levels += levels
}
