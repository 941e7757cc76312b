import type { Secrets } from '@acheron/engine'
import type { FamilyDraftFrame } from './frames.ts'
import type { FlorenceState, FlorenceView } from './state.ts'

export function draftIn({ flow }: Pick<FlorenceView, 'flow'>): FamilyDraftFrame | undefined {
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
