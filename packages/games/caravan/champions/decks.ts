import { copies, eventDecks, isArcana, maneuver, maneuversOf } from '../box/index.ts'
import type { Archetype, Id } from '../box/vocabulary.ts'
import { archetypes, type CaravanState, type ChampionState, type Ctx, type Fight } from '../state.ts'
import { cardsInHand, handSize, isPolymorphed } from './champion.ts'

/** R12.2: the top card of its deck into its hand; null if there is none. */
export function drawManeuver({ champions }: CaravanState, id: Archetype, ctx: Ctx): Id | null {
  const champion = champions[id]
  const card = champion.deck.pop()
  if (card === undefined) return null
  champion.hand.push(card)
  ctx.emit({ e: 'cardDrawn', champion: id, seat: champion.seat, card })
  return card
}

/** R12.2: its discard pile becomes its deck. The caller draws the Sin that this costs. */
export function rebuildDeck({ champions }: CaravanState, id: Archetype, ctx: Ctx): void {
  const champion = champions[id]
  champion.deck = ctx.random.shuffle([...champion.deck, ...champion.discard])
  champion.discard = []
  ctx.emit({ e: 'deckShuffled', deck: id })
}

/** A Maneuver card out of its hand. */
export function discardFromHand({ champions }: CaravanState, id: Archetype, card: Id, ctx: Ctx): void {
  take(champions[id].hand, card)
  champions[id].discard.push(card)
  ctx.emit({ e: 'cardDiscarded', champion: id, card })
}

/** A Maneuver card that leaves the board: to the discard pile, an ULTIMATE out of the Confrontation (K.ULTIMATE). */
export function discardFromBoard({ champions }: CaravanState, id: Archetype, card: Id, ctx: Ctx): void {
  champions[id][maneuver(card).ultimate ? 'stored' : 'discard'].push(card)
  ctx.emit({ e: 'cardDiscarded', champion: id, card })
}

/** Whether a Sin could be drawn (R15.7): by a Player Champion, with a Maneuver to discard if its hand is full. */
function canDrawSin(state: CaravanState, id: Archetype): boolean {
  const champion = state.champions[id]
  if (!champion.player || state.decks.sins.length + state.decks.sinDiscard.length === 0) return false
  return cardsInHand(champion) < handSize(state, id) || champion.hand.length > 0
}

/**
 * R15.7, R7.7: the top card of the Sin deck, which is reshuffled first if it is empty, goes to the hand. The caller has
 * a Maneuver card discarded if the hand is now too large.
 */
export function drawSin(state: CaravanState, id: Archetype, ctx: Ctx): Id | null {
  if (!canDrawSin(state, id)) return null
  const { decks } = state
  if (decks.sins.length === 0) {
    decks.sins = ctx.random.shuffle(decks.sinDiscard)
    decks.sinDiscard = []
    ctx.emit({ e: 'deckShuffled', deck: 'sins' })
  }
  const champion = state.champions[id]
  const sin = decks.sins.pop()!
  champion.sins.push(sin)
  ctx.emit({ e: 'sinDrawn', champion: id, seat: champion.seat, sin })
  return sin
}

/** A Sin out of the hand to the Sin discard pile. */
export function discardSin({ champions, decks }: CaravanState, id: Archetype, sin: Id, ctx: Ctx): void {
  take(champions[id].sins, sin)
  decks.sinDiscard.push(sin)
  ctx.emit({ e: 'sinRemoved', champion: id, sin })
}

/** The top card of the Wound deck, Cooldown face up (R15.13). Its 12 cards cover all 12 Slots (R7.7). */
export function takeWoundCard({ decks }: CaravanState): Id {
  const card = decks.wounds.pop()
  if (card === undefined) throw new Error('the Wound deck has run out')
  return card
}

/** R7.7: back at a random position. */
export function returnWoundCard({ decks }: CaravanState, card: Id, ctx: Ctx): void {
  decks.wounds.splice(ctx.random.die(decks.wounds.length + 1) - 1, 0, card)
}

/** The top of the Arcana deck, never rebuilt (R7.7). */
export const takeArcana = ({ decks }: CaravanState): Id | null => decks.arcana.pop() ?? null

/** K.OFFER: moves cards unseen to the claims side, as many as there are. Returns their number. */
export function offerArcana(state: CaravanState, n: number, ctx: Ctx): number {
  const { decks } = state
  const offered = decks.arcana.splice(Math.max(0, decks.arcana.length - n))
  decks.offered.push(...offered.reverse())
  if (offered.length > 0) ctx.emit({ e: 'arcanaOffered', count: offered.length })
  return offered.length
}

/** The top of the Findings deck, never rebuilt during a Confrontation (R7.7). */
export const takeFinding = ({ decks }: CaravanState): Id | null => decks.findings.pop() ?? null

/** Takes one copy of a card out of a pile. */
export function take(pile: Id[], card: Id): void {
  const at = pile.indexOf(card)
  if (at < 0) throw new Error(`the card '${card}' is not where it was to be taken from`)
  pile.splice(at, 1)
}

/** The seven cards of the Capybara (K.POLYMORPH). */
export const capybaraDeck = (): Id[] => copies(maneuversOf('capybara', 0))

/** The Maneuver cards of a Champion in all places: its deck, hand, discard pile and Slots. */
const maneuversAbout = ({ deck, hand, discard, slots }: ChampionState): Id[] => [
  ...deck,
  ...hand,
  ...discard,
  ...slots.flatMap(slot => slot.maneuvers),
]

/**
 * The number of cards of each kind, all places together: a proof that none is lost or made. A Champion whose deck is
 * not laid out (a Companion; a Capybara, whose own cards are set aside) has the seven of its list.
 */
export function countCards(state: CaravanState): { [kind: string]: number } {
  const { decks, fight, champions } = state
  const all = archetypes.map(id => champions[id])
  const onSlots = all.flatMap(({ slots }) => slots)
  const counts: { [kind: string]: number } = {
    wounds: decks.wounds.length + onSlots.filter(({ cond }) => cond === 'cooldown' || cond === 'wound').length,
    sins:
      decks.sins.length +
      decks.sinDiscard.length +
      all.reduce((sum, { sins }) => sum + sins.length, 0) +
      onSlots.filter(({ cond }) => cond === 'sin').length,
    findings:
      decks.findings.length + decks.findingDiscard.length + all.filter(({ equip }) => equip.finding !== null).length,
    arcana: decks.arcana.length + decks.offered.length,
    capybara: capybaraDeck().length,
  }
  for (const id of archetypes) {
    const { maneuvers, stored } = champions[id]
    const about = maneuversAbout(champions[id]).length
    counts[id] = isPolymorphed(state, id) || about + stored.length === 0 ? maneuvers.length : about + stored.length
    if (isPolymorphed(state, id) && champions[id].player) counts.capybara = about
  }
  if (fight) countTrays(fight, counts)
  return counts
}

/** Action and Event cards by the deck that they belong to, and the Arcana among them. */
function countTrays({ decks, boxed }: Fight, counts: { [kind: string]: number }): void {
  for (const [id, { cards, discard, playing }] of Object.entries(decks)) {
    const all = [...cards, ...discard, ...(playing === null ? [] : [playing])]
    const arcana = all.filter(isArcana).length
    counts.arcana! += arcana
    const own = eventDecks.find(deck => deck.id === id)?.cards ?? []
    counts[id] = all.length - arcana + boxed.filter(card => own.includes(card)).length
  }
}

/** The problem with the places of the Champions' cards, or null. */
export function misplacedCard(state: CaravanState): string | null {
  for (const id of archetypes) {
    const champion = state.champions[id]
    for (const { cond, card } of champion.slots) {
      if ((cond === null) !== (card === null)) return `${id} has a Slot with ${cond ?? 'nothing'} and the card ${card}`
    }
    const about = maneuversAbout(champion)
    if (about.length === 0) continue
    const due = isPolymorphed(state, id) ? capybaraDeck() : champion.maneuvers
    const found = isPolymorphed(state, id) ? about : [...about, ...champion.stored]
    if (found.sort().join() !== [...due].sort().join()) return `${id} has not its own Maneuvers: ${found.join(', ')}`
  }
  return null
}
