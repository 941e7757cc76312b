import type { JsonObject } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import type { Frame } from '../frames.ts'
import { phases } from '../phases/index.ts'
import type { CaravanPhase } from '../phases/phase.ts'
import type { CaravanState, CaravanView } from '../state.ts'
import { contracted } from '../texts/prose.ts'
import type { T } from '../texts/words.ts'
import { means } from './means.ts'
import type { Intent } from './moment.ts'
import { whyNot } from './why-not.ts'

/**
 * A touch that reached no legal move: what would have had to be otherwise; null where it is possible.
 *
 * The things of the table that may be asked about, each an intent; the page adds `viewer`, the seat that asks:
 *
 * - `{ kind: 'card', champion, card, slot? }`: a card of a Champion, a Maneuver (with `slot`: to be played there), a
 *   Companion's Maneuver, a Treasure, a Finding or a Sin
 * - `{ kind: 'space', at }`: an Area, a Space or the top of a Pillar, as a place to go to
 * - `{ kind: 'piece', id }`: a Malefactor, a Minion, a piece of Furniture, Stairs or a Building
 * - `{ kind: 'champion', id }`: a Champion, to act with or to be chosen
 */
export function explain(view: CaravanView, intent: JsonObject, t: T): string | null {
  const frame = view.flow.at(-1)
  if (!frame) return t('why.over')
  const touch = intent as unknown as Intent
  // Only the generator is missing in a view, and the rules know that cards may be masked.
  const state = view as CaravanState
  // The table is keyed by kind, so the phase under a frame's kind takes that frame.
  const phase = phases[frame.kind] as CaravanPhase<Frame>
  const deciders = phase.actors(state, frame)
  const seat = touch.viewer ?? deciders[0]
  if (seat === undefined || !deciders.includes(seat)) return t('why.other', { who: seatMark(deciders[0] ?? 0) })
  const moves = phase.moves(state, frame, seat)
  if (moves.some(move => means(touch, move))) return null
  const reason = whyNot(touch, { view, frame, seat, moves, t })
  return reason === null ? null : contracted(reason, t.lang)
}
