import type { CaravanEvent, ChampionState, FightingView, Id } from '@acheron/games/caravan/board.ts'

/** What an event changes about the cards of Champions and Malefactors. A card that nobody may see is null, as in a view. */
export function foldCards(view: FightingView, event: CaravanEvent): void {
  const { champions } = view
  switch (event.e) {
    case 'slotChanged': {
      const slot = champions[event.champion].slots[event.slot]
      if (slot) Object.assign(slot, { cond: event.to === 'empty' ? null : event.to, card: event.card })
      break
    }
    case 'readinessChanged':
      turnToken(champions[event.champion], event.from, event.to)
      break
    case 'cardDrawn': {
      const { deck, slots, hand } = champions[event.champion]
      if (event.slot === undefined) deck.pop()
      else slots[event.slot]?.maneuvers.splice(slots[event.slot]?.maneuvers.lastIndexOf(event.card) ?? 0, 1)
      hand.push(event.card)
      break
    }
    case 'cardDiscarded':
      discard(champions[event.champion], event.card)
      break
    case 'deckShuffled':
      shuffle(view, event.deck)
      break
    case 'maneuverPlayed': {
      const champion = champions[event.champion]
      take(champion.hand, event.maneuver)
      champion.slots[event.slot]?.maneuvers.push(event.maneuver)
      break
    }
    case 'sinDrawn':
      champions[event.champion].sins.push(event.sin)
      break
    case 'sinYielded':
    case 'sinRemoved':
      take(champions[event.champion].sins, event.sin)
      break
    case 'findingDrawn':
      champions[event.champion].equip.finding ??= event.finding
      break
    case 'findingUsed':
    case 'findingDiscarded':
      if (champions[event.champion].equip.finding === event.finding) champions[event.champion].equip.finding = null
      break
    case 'relicSpent':
    case 'relicUnspent':
      champions[event.champion].spent = event.e === 'relicSpent'
      break
    default:
      foldDecks(view, event)
  }
}

function foldDecks({ fight }: FightingView, event: CaravanEvent): void {
  const deck = 'deck' in event && event.deck !== null ? fight.decks[event.deck] : undefined
  if (!deck) return
  switch (event.e) {
    case 'cardRevealed':
      deck.cards.pop()
      deck.playing = event.card
      if (event.side === 'counter' && !fight.seen.includes(event.card)) fight.seen.push(event.card)
      break
    case 'cardEnded':
      deck.playing = null
      if (event.boxed) fight.boxed.push(event.card)
      else deck.cards.unshift(event.card)
      break
    case 'malefactorWounded':
      for (const card of event.cards) {
        if (deck.playing === card) deck.playing = null
        else deck.cards.pop()
        deck.discard.push(card)
      }
      break
    case 'arcanaAdded':
      deck.cards.push(...hidden(event.count))
      break
    case 'regenerated':
      deck.discard.splice(0, event.count)
      deck.cards.unshift(...hidden(event.count))
  }
}

const hidden = (count: number): Id[] => Array.from({ length: count }, () => null as unknown as Id)

/** The last of the equal ones, and of hidden ones any. */
function take(pile: Id[], card: Id): boolean {
  const at = pile.lastIndexOf(card) >= 0 ? pile.lastIndexOf(card) : pile.lastIndexOf(null as unknown as Id)
  if (at >= 0) pile.splice(at, 1)
  return at >= 0
}

/** From the board if it lies there, else from the hand. */
function discard(champion: ChampionState, card: Id): void {
  const slot = champion.slots.find(({ maneuvers }) => maneuvers.includes(card))
  take(slot ? slot.maneuvers : champion.hand, card)
  champion.discard.push(card)
}

function shuffle({ champions }: FightingView, deck: Id): void {
  const champion = deck in champions ? champions[deck as keyof typeof champions] : null
  if (!champion) return
  champion.deck.push(...hidden(champion.discard.length))
  champion.discard = []
}

/** Places of a Companion's token are told as `off`, `ready`, a box, or a box with a Wound (`wound-1`). */
function turnToken({ readiness }: ChampionState, from: string, to: string): void {
  const token = readiness.find(each => placed(each) === from)
  if (!token) return
  const at = to.replace('wound-', '')
  token.side = to.startsWith('wound-') ? 'wound' : 'cooldown'
  token.at = at === 'off' || at === 'ready' ? at : Number(at)
}

const placed = ({ side, at }: ChampionState['readiness'][number]): string =>
  side === 'wound' ? `wound-${at}` : String(at)
