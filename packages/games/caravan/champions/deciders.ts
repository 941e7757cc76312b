import type { Seat } from '@acheron/engine'
import type { Archetype, Decider } from '../box/vocabulary.ts'
import type { CardFrame } from '../frames.ts'
import { archetypes, type CaravanView, type FightingState, type FightingView } from '../state.ts'

export const isChampion = (id: string | null): id is Archetype =>
  id === 'mercenary' || id === 'devotee' || id === 'outlaw' || id === 'artist'

/** R1.7: the first on the track that is neither HELD nor ARRESTED; if all are, the first. */
export function fiercest({ fight: { track, fighters } }: FightingView): Archetype {
  return track.find(champion => fighters[champion].at !== null) ?? track[0]!
}

/** The seat that "the Fiercest decides" means. */
export const fiercestSeat = (state: FightingState): Seat => state.champions[fiercest(state)].seat

/**
 * The seat that decides an open choice of a card. By default its Champion decides a Champion's card, and the Fiercest
 * any other. `subject` is the Champion it happens to: that of the event, or the one that was selected.
 */
export function deciderOf(
  state: FightingState,
  card: CardFrame,
  by: Decider = card.source.you ? 'you' : 'fiercest',
): { seat: Seat; champion: Archetype } | 'caravan' {
  const { source } = card
  if (by === 'caravan') return 'caravan'
  const named = by === 'you' ? source.you : by === 'subject' ? subjectOf(state, card) : null
  const champion = isChampion(named) ? named : fiercest(state)
  return { seat: state.champions[champion].seat, champion }
}

/** Inside `for` and `test` it happens to the current Champion; in a triggered ability, to the event's subject. */
function subjectOf({ flow }: FightingState, card: CardFrame): string | null {
  const { that, subject } = card.bound
  const isInside = flow
    .slice(flow.indexOf(card) + 1)
    .some(frame => frame.kind === 'effect' && 'do' in frame.fx && (frame.fx.do === 'for' || frame.fx.do === 'test'))
  return isInside ? that : (subject ?? that)
}

/** The Champions of a seat. */
export const ownChampions = ({ champions }: CaravanView, seat: Seat): Archetype[] =>
  archetypes.filter(champion => champions[champion].seat === seat)
