import type { Chance, Seat } from '@acheron/engine'
import { familyIds } from './box/families.ts'
import { fraudIds } from './box/fraud-cards.ts'
import { plagueIds } from './box/plague-cards.ts'
import type { FamilyDraftFrame } from './frames.ts'
import { draftIn } from './secrets.ts'
import type { FlorenceView } from './state.ts'

/** Deals the cards that the seat does not see again, into the places that are masked. */
export function fill(view: FlorenceView, _seat: Seat, random: Chance): void {
  const seats = Object.values(view.seats)
  const { deck, lineUp, discard } = view.fraud
  const played = seats.flatMap(seat => seat.played)
  fillMasks([...seats.map(seat => seat.hand), deck], [...lineUp, ...discard, ...played], fraudIds, random)
  fillMasks([view.plague.deck], view.plague.discard, plagueIds, random)
  const draft = draftIn(view)
  if (draft) fillDraft(view, draft, random)
}

/** Replaces every null of the piles by a card that is seen nowhere. */
function fillMasks<Card extends string>(
  piles: readonly (Card | null)[][],
  elsewhere: readonly Card[],
  all: readonly Card[],
  random: Chance,
): void {
  const seen = new Set<Card | null>([...elsewhere, ...piles.flat()])
  const unseen = random.shuffle(all.filter(card => !seen.has(card)))
  for (const pile of piles) {
    pile.forEach((card, i) => {
      if (card === null) pile[i] = unseen.pop()!
    })
  }
}

function fillDraft(view: FlorenceView, draft: FamilyDraftFrame, random: Chance): void {
  const hands = Object.values(draft.dealt)
  fillMasks([...hands, view.familyBox], [], familyIds, random)
  view.familyBox.sort()
  for (let seat = 0; seat < view.players; seat++) {
    if (draft.done[seat]) draft.chosen[seat] ??= random.pick(draft.dealt[seat]!)
  }
}
