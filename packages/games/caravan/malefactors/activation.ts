import { malefactorsInOrder } from '../battle-board/standing.ts'
import { actionCard, arcanaCard, eventCard, isArcana } from '../box/index.ts'
import type { Id } from '../box/vocabulary.ts'
import { enterCard } from '../cards/card.ts'
import type { Ctx, FightingState } from '../state.ts'

/** The top card of a deck is carried out. */
export function activate(state: FightingState, id: Id, ctx: Ctx): void {
  const deck = state.fight.decks[id]!
  const card = deck.cards.pop()!
  deck.playing = card
  if (deck.owner === null) {
    // 8.6: the Malefactor in the lowest tray who is not defeated.
    const self = malefactorsInOrder(state.fight).find(each => !state.fight.malefactors[each]!.defeated) ?? null
    ctx.emit({ e: 'cardRevealed', deck: id, card, side: 'event' })
    enterCard(state, { kind: 'event', card, you: null, self, deck: id }, eventCard(card).lines)
    return
  }
  const kind = isArcana(card) ? 'arcana' : 'action'
  ctx.emit({ e: 'cardRevealed', deck: id, card, side: kind })
  const lines = kind === 'arcana' ? arcanaCard(card).lines : actionCard(card).action
  enterCard(state, { kind, card, you: null, self: deck.owner, deck: id }, lines)
}

/** R18.2: to the bottom of its deck, face up; an Event may be STORED. */
export function returnCard({ fight }: FightingState, id: Id, ctx: Ctx): void {
  const deck = fight.decks[id]!
  const card = deck.playing
  if (card === null) return
  deck.playing = null
  const isStored = deck.owner === null && eventCard(card).store === true
  if (isStored) fight.boxed.push(card)
  else deck.cards.unshift(card)
  if (isArcana(card) && !deck.faceUp.includes(card)) deck.faceUp.push(card)
  ctx.emit({ e: 'cardEnded', deck: id, card, ...(isStored && { boxed: true }) })
}
