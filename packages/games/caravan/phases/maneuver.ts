import { enter, leave } from '@acheron/engine'
import { modSum } from '../abilities/modifiers.ts'
import { maneuver as maneuverCard } from '../box/index.ts'
import { enterCard } from '../cards/card.ts'
import { boxesOf, moveOnTrack } from '../champions/champion.ts'
import { discardFromBoard, take } from '../champions/decks.ts'
import { costsOf, textOf } from '../champions/maneuvers.ts'
import { useToken } from '../champions/readiness.ts'
import type { ManeuverFrame } from '../frames.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { type FightPhase, keep, nobody } from './phase.ts'

/** R12.8, R16.3: a Maneuver is paid for, put down and carried out. */
export const maneuver: FightPhase<ManeuverFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    const { champion, card, slot } = frame
    const isPlayer = state.champions[champion].player
    switch (frame.step) {
      case 0:
        frame.step++
        if (!isPlayer) break
        frame.was = state.champions[champion].slots[slot]!.cond
        pay(state, frame)
        break
      case 1:
        frame.step++
        // Paying may have made another Champion of it (K.POLYMORPH): then the card is not at hand any more.
        if (!hasIt(state, frame)) leave(state)
        else if (isPlayer) putDown(state, frame, ctx)
        else if (!frame.free) useToken(state, champion, slot, ctx)
        break
      case 2: {
        delete frame.answer
        ctx.emit({ e: 'maneuverPlayed', champion, maneuver: card, slot })
        frame.step++
        const by = textOf(state, champion, card).fierceness + modSum(state, champion, 'fierceness-bonus')
        if (by !== 0) moveOnTrack(state, champion, by, ctx)
        break
      }
      case 3:
        announce(state, frame, { name: 'maneuver-played', subject: champion })
        break
      case 4: {
        delete frame.answer
        frame.step++
        if (!isStillItself(state, frame)) break
        const source = { kind: 'maneuver', card, you: champion, self: null, deck: null } as const
        enterCard(state, source, textOf(state, champion, card).lines, { combo: frame.combo === true })
        break
      }
      case 5:
        announce(state, frame, { name: 'maneuver-resolved', subject: champion })
        break
      default:
        leave(state)
    }
    return true
  },
}

/** The frames are entered in reverse: the first cost is paid first. */
function pay(state: FightingState, { champion, card, slot, free }: ManeuverFrame): void {
  for (const cost of costsOf(state, champion, card, free ? null : slot).reverse())
    enter(state, { kind: 'pay', champion, card, cost, step: 0, paid: 0, discarded: 0 })
}

/** Step 3; where paying has put a Condition on the Slot the card is discarded, and its Lines follow all the same. */
function putDown(state: FightingState, frame: ManeuverFrame, ctx: Ctx): void {
  delete frame.answer
  const { champion, card, slot } = frame
  const { hand, slots } = state.champions[champion]
  const place = slots[slot]!
  take(hand, card)
  frame.combo = place.maneuvers.length > 0
  if (place.cond === frame.was) place.maneuvers.push(card)
  else discardFromBoard(state, champion, card, ctx)
}

function hasIt(state: FightingState, { champion, card }: ManeuverFrame): boolean {
  const { player, hand } = state.champions[champion]
  return player ? hand.includes(card) : boxesOf(state, champion).some(({ id }) => id === card)
}

/** R12.12: not if it has been ARRESTED, or has changed its form, since the card was put down. */
function isStillItself(state: FightingState, { champion, card }: ManeuverFrame): boolean {
  const { arrest, polymorphed } = state.fight.fighters[champion]
  if (arrest) return false
  if (!state.champions[champion].player) return boxesOf(state, champion).some(({ id }) => id === card)
  return (maneuverCard(card).owner === 'capybara') === polymorphed
}
