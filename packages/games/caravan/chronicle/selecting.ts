import type { Archetype, ChampionSel } from '../box/vocabulary.ts'
import { wounds } from '../champions/champion.ts'
import { archetypes, type CaravanState } from '../state.ts'

/** The Champions of an instruction: all of them, or candidates for one choice. The team chooses, also among ties. */
export function candidates(
  state: CaravanState,
  to: ChampionSel,
  among: readonly Archetype[] = archetypes,
): Archetype[] {
  if (typeof to === 'object') return among.filter(champion => champion === to.champion)
  switch (to) {
    case 'most-vigor':
      return extremes(among, champion => state.champions[champion].vigor)
    case 'least-vigor':
      return extremes(among, champion => -state.champions[champion].vigor)
    case 'most-wounds':
      return extremes(among, champion => wounds(state.champions[champion]))
    case 'each':
    case 'caravan-choice':
    case 'random':
      return [...among]
  }
}

/** Those with the highest value. */
export function extremes(among: readonly Archetype[], value: (champion: Archetype) => number): Archetype[] {
  const best = Math.max(...among.map(value))
  return among.filter(champion => value(champion) === best)
}
