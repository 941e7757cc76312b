import { plagueCards } from '../box/plague-cards.ts'
import { type Sin, soulSins } from '../box/sins.ts'
import type { Ctx } from '../events.ts'
import type { FlorenceState } from '../state.ts'

/** R2.8: cards turned over at most, one after another. */
const mostCards = 8

/** R2.8: whenever the graveyard has become empty, plague cards fill it at once. */
export function outbreak(state: FlorenceState, ctx: Ctx): void {
  for (let cards = 0; cards < mostCards && isEmpty(state); cards++) revealPlague(state, ctx)
}

function isEmpty({ graveyard }: FlorenceState): boolean {
  return soulSins.every(sin => graveyard[sin] === 0)
}

/** The souls of the open card go from the supply to the graveyard, those that are left; the next card lies open. */
export function revealPlague(state: FlorenceState, ctx: Ctx): void {
  const { plague } = state
  const card = plague.deck.pop()!
  const souls: Sin[] = []
  const missing: Sin[] = []
  for (const sin of plagueCards[card]) {
    if (state.supply[sin] === 0) {
      missing.push(sin)
      continue
    }
    state.supply[sin]--
    state.graveyard[sin]++
    souls.push(sin)
  }
  plague.discard.push(card)
  const isUsedUp = plague.deck.length === 0
  if (isUsedUp) plague.deck = ctx.random.shuffle(plague.discard.splice(0))
  ctx.emit({ e: 'plagueRevealed', card, souls, missing, next: plague.deck.at(-1)! })
  if (isUsedUp) ctx.emit({ e: 'deckShuffled', deck: 'plague', count: plague.deck.length })
}
