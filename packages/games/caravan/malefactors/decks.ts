import { modSum } from '../abilities/modifiers.ts'
import { actionDeck, isArcana, malefactor } from '../box/index.ts'
import type { Id } from '../box/vocabulary.ts'
import type { FightingView, TrayDeck } from '../state.ts'

/** The Action decks of a Malefactor that are in play, in tray order. */
export function decksOf({ fight }: FightingView, owner: Id): Id[] {
  return malefactor(owner)
    .decks.map(deck => deck.id)
    .filter(id => id in fight.decks)
}

/** R7.3: the card that is being resolved, or revealed, counts as a card of its deck. */
export const cardsLeft = ({ cards, playing }: TrayDeck): number => cards.length + (playing === null ? 0 : 1)

export const deckSize = ({ fight }: FightingView, deck: Id): number =>
  fight.decks[deck] ? cardsLeft(fight.decks[deck]) : 0

export const isEmpty = (state: FightingView, deck: Id): boolean => deckSize(state, deck) === 0

/** The decks of a Malefactor that have cards. */
export const fullDecks = (state: FightingView, owner: Id): Id[] =>
  decksOf(state, owner).filter(deck => !isEmpty(state, deck))

/** K.STURDINESS. */
export function sturdiness(state: FightingView, deck: Id): number {
  const owner = state.fight.decks[deck]!.owner!
  const base = actionDeck(deck).sturdiness + state.fight.malefactors[owner]!.tokens.fortify
  return Math.max(1, base + modSum(state, owner, 'sturdiness', deck))
}

/** K.THRESHOLD. */
export function threshold(state: FightingView, deck: Id): number {
  const owner = state.fight.decks[deck]!.owner!
  return Math.max(1, actionDeck(deck).threshold + modSum(state, owner, 'threshold', deck))
}

/** R14.8: among those with cards; of several somebody chooses one. */
export const lowestDecks = (state: FightingView, owner: Id): Id[] => foremostDecks(state, owner, 1)
export const highestDecks = (state: FightingView, owner: Id): Id[] => foremostDecks(state, owner, -1)

function foremostDecks(state: FightingView, owner: Id, sign: 1 | -1): Id[] {
  const full = fullDecks(state, owner)
  if (full.length < 2) return full
  const values = full.map(deck => sign * sturdiness(state, deck))
  const best = Math.min(...values)
  return full.filter((_, i) => values[i] === best)
}

/** One of them, where only its STURDINESS counts. */
export const lowestDeck = (state: FightingView, owner: Id): Id | null => lowestDecks(state, owner)[0] ?? null
export const highestDeck = (state: FightingView, owner: Id): Id | null => highestDecks(state, owner)[0] ?? null

/** The top card of a deck. */
export function topOf({ cards }: TrayDeck): 'action' | 'arcana' | 'empty' {
  const top = cards.at(-1)
  if (top === undefined) return 'empty'
  // A card that nobody may see is masked by null: only Arcana lie face down.
  return top === null || isArcana(top) ? 'arcana' : 'action'
}
