import { done, enter } from '@acheron/engine'
import { modSum } from '../abilities/modifiers.ts'
import { enterRule } from '../cards/card.ts'
import { cardsInHand, enforceLimits, handSize, loseToken } from '../champions/champion.ts'
import { retrieveTokens } from '../champions/readiness.ts'
import { clearManeuvers } from '../champions/slots.ts'
import type { CaravanTurnFrame, CaravanTurnSteps } from '../frames.ts'
import { expireMods, runDelay } from '../reactions/delays.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { fightSequence } from './phase.ts'

/** R12.1 to R12.5: all Champions finish a step before the next begins, in the order of Fierceness. */
export const caravanTurn = fightSequence<CaravanTurnFrame, CaravanTurnSteps>({
  roundStart(state, frame, ctx) {
    if (state.fight.turn !== 'caravan' || frame.order.length === 0) begin(state, ctx)
    inOrder(state, frame)
    if (runDelay(state, 'next-caravan-turn')) return 'roundStart'
    return announce(state, frame, 'turnStart', { name: 'round-start' })
  },
  turnStart: (state, frame) => announce(state, frame, 'cleanup', { name: 'caravan-turn-start' }),
  cleanup: (state, frame) => announce(state, frame, 'clearBoards', { name: 'cleanup' }),
  clearBoards(state, frame, ctx) {
    cleanUp(state, ctx)
    inOrder(state, frame)
    return announce(state, frame, 'rebuild', { name: 'rebuild' })
  },
  rebuild(state, frame, ctx) {
    const champion = frame.order[frame.at++]
    if (!champion) return 'preparation'
    rebuild(state, champion, ctx)
    return 'rebuild'
  },
  preparation(state, frame) {
    inOrder(state, frame)
    return announce(state, frame, 'prepare', { name: 'preparation' })
  },
  prepare(state, frame) {
    const champion = frame.order[frame.at++]
    if (!champion) return 'act'
    prepare(state, champion)
    return 'prepare'
  },
  act(state) {
    enter(state, { kind: 'act', passed: {} })
    return 'turnEnd'
  },
  turnEnd(state) {
    if (runDelay(state, 'turn-end')) return 'turnEnd'
    expireMods(state, 'turn-end')
    return done(state)
  },
})

function inOrder({ fight }: FightingState, frame: CaravanTurnFrame): void {
  frame.at = 0
  frame.order = [...fight.track]
}

function begin(state: FightingState, ctx: Ctx): void {
  const { fight } = state
  fight.turn = 'caravan'
  fight.used.turn = []
  expireMods(state, 'next-caravan-turn')
  ctx.emit({ e: 'turnBegan', of: 'caravan' })
}

/** R12.1. */
function cleanUp(state: FightingState, ctx: Ctx): void {
  for (const id of state.fight.track) {
    state.champions[id].slots.forEach((_, slot) => {
      clearManeuvers(state, id, slot, ctx)
    })
    loseToken(state, id, 'empower', state.champions[id].tokens.empower, ctx)
  }
  // Cards that left the board, or ended with the last turn, may have raised a limit (R15.3).
  enforceLimits(state, ctx)
}

/** R12.2, R16.4. */
function rebuild(state: FightingState, id: FightingState['fight']['track'][number], ctx: Ctx): void {
  const champion = state.champions[id]
  const n = handSize(state, id) - cardsInHand(champion)
  if (!champion.player) retrieveTokens(state, id, ctx)
  else if (n > 0) enterRule(state, id, [{ do: 'draw', to: 'you', n }], 'rebuild')
}

/** R12.3. */
function prepare(state: FightingState, id: FightingState['fight']['track'][number]): void {
  const n = 3 + modSum(state, id, 'invigorate-bonus')
  enterRule(
    state,
    id,
    [
      { do: 'prepare', to: 'you', n: 1 },
      { do: 'invigorate', to: 'you', n },
    ],
    'preparation',
  )
}
