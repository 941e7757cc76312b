import { maneuver } from '../box/index.ts'
import type { Archetype, Id } from '../box/vocabulary.ts'
import { archetypes, type Ctx, type FightingState } from '../state.ts'
import { enforceLimits } from './champion.ts'
import { capybaraDeck, drawManeuver, take } from './decks.ts'

/** K.POLYMORPH: one at a time; a second one is skipped. */
export const canPolymorph = ({ fight }: FightingState): boolean =>
  archetypes.every(id => !fight.fighters[id].polymorphed)

/** K.DISABLE: a DISABLED Champion cannot return by a Wound or a RESTORE. */
export const canReturn = ({ fight: { fighters } }: FightingState, id: Archetype): boolean =>
  fighters[id].polymorphed && !fighters[id].disabled

/** K.POLYMORPH, becoming: its Maneuvers are set aside, and it draws as many of the Capybara's as it had in hand. */
export function becomeCapybara(state: FightingState, id: Archetype, ctx: Ctx): void {
  const { hand, slots, stored } = state.champions[id]
  const held = hand.length
  // K.ULTIMATE: it leaves the board.
  stored.push(...slots.flatMap(slot => slot.maneuvers).filter(card => maneuver(card).ultimate))
  state.fight.fighters[id].polymorphed = true
  ctx.emit({ e: 'polymorphed', champion: id })
  layOut(state, id, capybaraDeck(), ctx)
  for (let i = 0; i < held; i++) drawManeuver(state, id, ctx)
  enforceLimits(state, ctx)
}

/** K.POLYMORPH, returning: its own seven, less stored ULTIMATES, are its deck; the STUN 3 comes after. */
export function returnToForm(state: FightingState, id: Archetype, ctx: Ctx): void {
  const { maneuvers, stored } = state.champions[id]
  const own = [...maneuvers]
  for (const card of stored) take(own, card)
  state.fight.fighters[id].polymorphed = false
  ctx.emit({ e: 'returned', champion: id })
  layOut(state, id, own, ctx)
  enforceLimits(state, ctx)
}

/** The cards of a Player Champion are exchanged for others. A Companion has none, and its tokens stay where they are. */
function layOut(state: FightingState, id: Archetype, deck: Id[], ctx: Ctx): void {
  const champion = state.champions[id]
  if (!champion.player) return
  for (const slot of champion.slots) slot.maneuvers = []
  champion.hand = []
  champion.discard = []
  champion.deck = ctx.random.shuffle(deck)
  ctx.emit({ e: 'deckShuffled', deck: id })
}
