import { cannot } from '../abilities/modifiers.ts'
import { areaOf } from '../battle-board/standing.ts'
import type { Effect, Ref } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import { num } from '../numbers/numbers.ts'
import { pillarFor, reached } from '../selectors/references.ts'
import type { ObjectId } from '../state.ts'
import type { EffectOf, Run } from './run.ts'

/** The one that the effect moves, as the names stood when it began. */
export type Moving = { who: ObjectId | null }

/** Finds the Character that the effect moves; by default the card's owner. A Pillar in its stead stays (R11.14). */
export function whoIn<E extends Effect>(run: Run<E, Moving>, who: Ref | undefined): ObjectId | null {
  const { card, frame } = run
  const ref = who ?? (card.source.you === null ? 'self' : 'you')
  frame.memo.who = pillarFor(run, ref) === null ? reached(run, ref) : null
  return frame.memo.who
}

/** True if it is on the board, and nothing forbids this card to move it. */
export function canBeMoved({ state, card: { source } }: Pick<Run, 'state' | 'card'>, id: ObjectId): boolean {
  const isThere = isChampion(id) ? state.fight.fighters[id].at !== null : areaOf(state, id) !== null
  return isThere && (id === (source.you ?? source.self) || !cannot(state, id, 'be-moved'))
}

/** K.DESTROYER X; as any damage of an Action or Counterattack it is raised when it is done (R14.9). */
export function destroyerOf<M>(run: Run<EffectOf<'move'> | EffectOf<'advance'>, M>, mover: ObjectId): number | null {
  const { state, fx } = run
  return fx.destroyer === undefined || !(mover in state.fight.malefactors) ? null : num(run, fx.destroyer)
}
