import { done, enter } from '@acheron/engine'
import { payment } from '../abilities/costs.ts'
import { modSum } from '../abilities/modifiers.ts'
import { maneuver as maneuverCard } from '../box/index.ts'
import { enterCard } from '../cards/card.ts'
import { boxesOf, moveOnTrack } from '../champions/champion.ts'
import { discardFromBoard, take } from '../champions/decks.ts'
import { costsOf, textOf } from '../champions/maneuvers.ts'
import { useToken } from '../champions/readiness.ts'
import type { ManeuverFrame, ManeuverSteps } from '../frames.ts'
import { announce } from '../reactions/windows.ts'
import type { Ctx, FightingState } from '../state.ts'
import { fightSequence } from './phase.ts'

/** R12.8, R16.3: a Maneuver is paid for, put down and carried out. */
export const maneuver = fightSequence<ManeuverFrame, ManeuverSteps>({
  pay(state, frame) {
    const { player, slots } = state.champions[frame.champion]
    if (player) {
      frame.was = slots[frame.slot]!.cond
      pay(state, frame)
    }
    return 'putDown'
  },
  putDown(state, frame, ctx) {
    const { champion, slot, free } = frame
    // Paying may have changed its form (K.POLYMORPH): then the card is no longer available.
    if (!hasIt(state, frame)) return done(state)
    if (state.champions[champion].player) putDown(state, frame, ctx)
    else if (!free) useToken(state, champion, slot, ctx)
    return 'fierceness'
  },
  fierceness(state, { champion, card, slot }, ctx) {
    ctx.emit({ e: 'maneuverPlayed', champion, maneuver: card, slot })
    const by = textOf(state, champion, card).fierceness + modSum(state, champion, 'fierceness-bonus')
    if (by !== 0) moveOnTrack(state, champion, by, ctx)
    return 'announce'
  },
  announce: (state, frame) => announce(state, frame, 'carryOut', { name: 'maneuver-played', subject: frame.champion }),
  carryOut(state, frame) {
    const { champion, card } = frame
    if (isStillItself(state, frame)) {
      const source = { kind: 'maneuver', card, you: champion, self: null, deck: null } as const
      enterCard(state, source, textOf(state, champion, card).lines, { combo: frame.combo === true })
    }
    return 'resolved'
  },
  resolved: (state, frame) => announce(state, frame, 'end', { name: 'maneuver-resolved', subject: frame.champion }),
  end: state => done(state),
})

/** The frames are entered in reverse: the first cost is paid first. */
function pay(state: FightingState, { champion, card, slot, free }: ManeuverFrame): void {
  for (const cost of costsOf(state, champion, card, free ? null : slot).reverse())
    enter(state, payment(champion, card, cost))
}

/** Step 3; if the payment has put a Condition on the Slot, the card is discarded, and its Lines follow anyway. */
function putDown(state: FightingState, frame: ManeuverFrame, ctx: Ctx): void {
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
