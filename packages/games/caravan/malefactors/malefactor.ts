import { hasNoCards } from '../attacks/damage.ts'
import type { Id } from '../box/vocabulary.ts'
import { takeArcana } from '../champions/decks.ts'
import type { Ctx, FightingState } from '../state.ts'

/** R7.8: one that has cards again is no longer defeated; it keeps its Facing. */
export function standUp(state: FightingState, id: Id, ctx: Ctx): void {
  const malefactor = state.fight.malefactors[id]
  if (!malefactor?.defeated || hasNoCards(state, id)) return
  malefactor.defeated = false
  ctx.emit({ e: 'malefactorRose', malefactor: id })
}

/** K.REGENERATE: the discard pile is shuffled; its first cards go to the bottom, Arcana face down. */
export function regenerate(state: FightingState, deckId: Id, n: number, ctx: Ctx): void {
  const deck = state.fight.decks[deckId]!
  const back = ctx.random.shuffle(deck.discard).splice(0, Math.max(0, n))
  deck.faceUp = deck.faceUp.filter(card => !back.includes(card))
  deck.cards.unshift(...back.reverse())
  if (back.length > 0) ctx.emit({ e: 'regenerated', deck: deckId, count: back.length })
}

/**
 * R18.8: up to this many cards of the Arcana deck (R7.7) go face down into the deck, which is shuffled; a card in play
 * is not part of it. Returns their number.
 */
export function addArcana(state: FightingState, deckId: Id, n: number, ctx: Ctx): number {
  const deck = state.fight.decks[deckId]!
  let count = 0
  for (; count < n; count++) {
    const card = takeArcana(state)
    if (card === null) break
    deck.cards.push(card)
  }
  if (count === 0) return 0
  ctx.emit({ e: 'arcanaAdded', deck: deckId, count })
  ctx.random.shuffle(deck.cards)
  ctx.emit({ e: 'deckShuffled', deck: deckId })
  return count
}
