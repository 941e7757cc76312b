import { done } from '@acheron/engine'
import { askTeam } from '../campaign/asking.ts'
import { canCarry, type Holder, put } from '../campaign/treasures.ts'
import type { TreasureFrame, TreasureSteps } from '../frames.ts'
import { archetypes } from '../state.ts'
import { campaignSequence } from './phase.ts'

/** R3.8: the team gives a Treasure that was taken to a Champion that can carry it, or puts it in the Box. */
export const treasure = campaignSequence<TreasureFrame, TreasureSteps>({
  offer(state, frame) {
    const { card } = frame
    const able = archetypes.filter(champion => canCarry(state, champion, card))
    const holders: Holder[] = [...able, 'box']
    return askTeam(state, frame, 'put', { what: 'treasure', card }, holders)
  },
  put(state, { card }, ctx, holder) {
    const by = holder ?? 'box'
    put(state, card, by)
    ctx.emit({ e: 'treasureTaken', treasure: card, by })
    return done(state)
  },
})
