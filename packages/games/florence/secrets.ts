import type { Chance, Seat, Secrets, View } from '@acheron/engine'
import { familyIds } from './box/families.ts'
import { fraudIds } from './box/fraud-cards.ts'
import { plagueIds } from './box/plague-cards.ts'
import type { FamilyDraftFrame, FlorenceState } from './state.ts'

type Table = View<FlorenceState>

function draftIn({ flow }: Pick<Table, 'flow'>): FamilyDraftFrame | undefined {
  return flow.find((frame): frame is FamilyDraftFrame => frame.kind === 'familyDraft')
}

/** A card of a deck is seen only on top, and only where the top lies open. */
function isTop(deck: readonly unknown[], [index]: readonly string[]): boolean {
  return Number(index) === deck.length - 1
}

/** Section 5. */
export const secrets: Secrets<FlorenceState> = {
  state: [
    { place: 'seats.$.hand.*', seenBy: 'owner' },
    {
      place: 'fraud.deck.*',
      seenBy: ({ fraud, options }, _seat, keys) => options.deckGamble === 'openTop' && isTop(fraud.deck, keys),
    },
    { place: 'plague.deck.*', seenBy: ({ plague }, _seat, keys) => isTop(plague.deck, keys) },
    { place: 'flow.*.dealt.$.*', seenBy: 'owner' },
    { place: 'flow.*.chosen.$', seenBy: 'owner' },
    { place: 'familyBox.*', seenBy: state => !draftIn(state) },
  ],
  events: [{ match: { e: 'fraudDrawn' }, hide: ['card'] }],
  moves: [{ match: { do: 'keep' }, hide: ['family'] }],
}

/** Whatever is not in sight lies somewhere out of sight: deals it out anew, into the places that are masked. */
export function fill(view: Table, _seat: Seat, random: Chance): void {
  const seats = Object.values(view.seats)
  const { deck, lineUp, discard } = view.fraud
  const played = seats.flatMap(seat => seat.played)
  fillMasks([...seats.map(seat => seat.hand), deck], [...lineUp, ...discard, ...played], fraudIds, random)
  fillMasks([view.plague.deck], view.plague.discard, plagueIds, random)
  const draft = draftIn(view)
  if (draft) fillDraft(view, draft, random)
}

/** Puts a card that is seen nowhere in place of every null of the piles. */
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

function fillDraft(view: Table, draft: FamilyDraftFrame, random: Chance): void {
  const hands = Object.values(draft.dealt)
  fillMasks([...hands, view.familyBox], [], familyIds, random)
  view.familyBox.sort()
  for (let seat = 0; seat < view.players; seat++) {
    if (draft.done[seat]) draft.chosen[seat] ??= random.pick(draft.dealt[seat]!)
  }
}
