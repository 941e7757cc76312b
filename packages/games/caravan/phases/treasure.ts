import { leave } from '@acheron/engine'
import { callVote } from '../campaign/asking.ts'
import { canCarry, type Holder, put } from '../campaign/treasures.ts'
import type { TreasureFrame } from '../frames.ts'
import { archetypes } from '../state.ts'
import { type CaravanPhase, keep, nobody } from './phase.ts'

/** R3.8: the team gives a Treasure that was taken to a Champion that can carry it, or puts it in the Box. */
export const treasure: CaravanPhase<TreasureFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    const { card } = frame
    if (frame.answer === undefined) {
      const able = archetypes.filter(champion => canCarry(state, champion, card))
      callVote(state, frame, { what: 'treasure', card }, [...able, 'box'])
      return true
    }
    const by = frame.answer as Holder
    put(state, card, by)
    ctx.emit({ e: 'treasureTaken', treasure: card, by })
    leave(state)
    return true
  },
}
