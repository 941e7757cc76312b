import type { Chance, Seat, Secrets, View } from '@acheron/engine'
import { familyIds } from './box/families.ts'
import { fraudIds } from './box/fraud-cards.ts'
import { plagueIds } from './box/plague-cards.ts'
import { seatOf } from './seats.ts'
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

/** Whatever is not in sight lies somewhere out of sight: deals it out anew. */
export function fill(view: Table, seat: Seat, random: Chance): void {
  fillFraud(view, seat, random)
  fillPlague(view, random)
  const draft = draftIn(view)
  if (draft) fillDraft(view, draft, seat, random)
}

function fillFraud(view: Table, seat: Seat, random: Chance): void {
  const { deck, lineUp, discard } = view.fraud
  const seats = Object.values(view.seats)
  const top = view.options.deckGamble === 'openTop' ? deck.slice(-1) : []
  const seen = new Set([
    ...lineUp,
    ...discard,
    ...top,
    ...seatOf(view, seat).hand,
    ...seats.flatMap(each => each.played),
  ])
  const unseen = random.shuffle(fraudIds.filter(id => !seen.has(id)))
  for (let other = 0; other < view.players; other++) {
    const mine = seatOf(view, other)
    if (other !== seat) mine.hand = unseen.splice(0, mine.hand.length)
  }
  view.fraud.deck = [...unseen, ...top]
}

function fillPlague(view: Table, random: Chance): void {
  const { deck, discard } = view.plague
  const top = deck.slice(-1)
  const unseen = random.shuffle(plagueIds.filter(id => !discard.includes(id) && !top.includes(id)))
  view.plague.deck = [...unseen, ...top]
}

function fillDraft(view: Table, draft: FamilyDraftFrame, seat: Seat, random: Chance): void {
  const unseen = random.shuffle(familyIds.filter(id => !draft.dealt[seat]!.includes(id)))
  for (let other = 0; other < view.players; other++) {
    if (other === seat) continue
    const dealt = unseen.splice(0, draft.dealt[other]!.length)
    draft.dealt[other] = dealt
    draft.chosen[other] = draft.done[other] ? random.pick(dealt) : null
  }
  view.familyBox = unseen.sort()
}
