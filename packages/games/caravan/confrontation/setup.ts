import { actionCard, confrontationOf, copies, eventDecks, malefactor } from '../box/index.ts'
import type { Confrontation, Id } from '../box/vocabulary.ts'
import type { CaravanState, Ctx, Fight, TrayDeck } from '../state.ts'
import { groundOf } from './ground.ts'

/** 3.3 steps 1 to 5: the Confrontation of the chapter is laid out; Champions are placed after it. */
export function layOut(state: CaravanState, ctx: Ctx): void {
  const card = confrontationOf(state.chapter)
  const ground = groundOf(state, card)
  const fight: Fight = { ...ground, decks: decks(card, Object.keys(ground.malefactors), ctx) }
  state.fight = fight
  addArcana(state, fight, card, ctx)
  ctx.emit({ e: 'confrontationBegan', confrontation: card.id, chapter: state.chapter })
}

/** 3.3 step 3, R18.11: a deck whose Malefactor does not take part is not used. */
function decks({ trays }: Confrontation, taking: readonly Id[], { random }: Ctx): Fight['decks'] {
  const owners = taking.flatMap(id => malefactor(id).decks.map(deck => ({ id, deck })))
  const found = Object.values(trays).flatMap((id): [Id, TrayDeck][] => {
    const owned = owners.find(({ deck }) => deck.id === id)
    const events = eventDecks.find(deck => deck.id === id)
    if (!owned && !events) return []
    const cards = owned
      ? random.shuffle(copies(owned.deck.cards.map(actionCard)))
      : events!.shuffle === false
        ? [...events!.cards].reverse()
        : random.shuffle([...events!.cards])
    const tray = (owned?.deck ?? events!).tray
    return [[id, { tray, owner: owned?.id ?? null, cards, discard: [], faceUp: [], playing: null }]]
  })
  return Object.fromEntries(found)
}

/** Offered Arcana, and those of the card, are shuffled into a deck, face down. */
function addArcana(state: CaravanState, fight: Fight, { arcanaTo, arcana = 0 }: Confrontation, ctx: Ctx): void {
  const deck = fight.decks[arcanaTo]
  if (!deck) return
  const further = state.decks.arcana.splice(Math.max(0, state.decks.arcana.length - arcana))
  deck.cards = ctx.random.shuffle([...deck.cards, ...state.decks.offered.splice(0), ...further])
}
