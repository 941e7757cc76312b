import { enter, leave } from '@acheron/engine'
import { modSum } from '../abilities/modifiers.ts'
import { enterRule } from '../cards/card.ts'
import { cardsInHand, enforceLimits, handSize, loseToken } from '../champions/champion.ts'
import { retrieveTokens } from '../champions/readiness.ts'
import { clearManeuvers } from '../champions/slots.ts'
import type { CaravanTurnFrame } from '../frames.ts'
import { expireMods, runDelay } from '../reactions/delays.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { type FightPhase, keep, nobody } from './phase.ts'

/** R12.1 to R12.5: all Champions finish a step before the next begins, in the order of Fierceness. */
export const caravanTurn: FightPhase<CaravanTurnFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    switch (frame.step) {
      case 0:
        if (state.fight.turn !== 'caravan' || frame.order.length === 0) begin(state, ctx)
        inOrder(state, frame)
        if (!runDelay(state, 'next-caravan-turn')) announce(state, frame, { name: 'round-start' })
        break
      case 1:
        announce(state, frame, { name: 'caravan-turn-start' })
        break
      case 2:
        announce(state, frame, { name: 'cleanup' })
        break
      case 3:
        cleanUp(state, ctx)
        announce(state, frame, { name: 'rebuild' })
        inOrder(state, frame)
        break
      case 4: {
        delete frame.answer
        const champion = frame.order[frame.at++]
        if (champion) rebuild(state, champion, ctx)
        else frame.step++
        break
      }
      case 5:
        announce(state, frame, { name: 'preparation' })
        inOrder(state, frame)
        break
      case 6: {
        delete frame.answer
        const champion = frame.order[frame.at++]
        if (champion) prepare(state, champion)
        else frame.step++
        break
      }
      case 7:
        frame.step++
        enter(state, { kind: 'act', passed: {} })
        break
      default:
        if (runDelay(state, 'turn-end')) return true
        expireMods(state, 'turn-end')
        leave(state)
    }
    return true
  },
}

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
  // What left the board, or ended with the last turn, may have raised a limit (R15.3).
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
