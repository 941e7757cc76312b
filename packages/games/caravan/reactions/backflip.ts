import { cannot } from '../abilities/modifiers.ts'
import { pillarUnder } from '../battle-board/standing.ts'
import type { Archetype } from '../box/vocabulary.ts'
import { currentCard, enterCard, nobodys } from '../cards/card.ts'
import type { WindowFrame } from '../frames.ts'
import { canMove } from '../movement/walking.ts'
import type { FightingState } from '../state.ts'
import { leapPlaces } from '../terrain/interaction.ts'

/** R11.14: on top of a Pillar, with somewhere to LEAP, or at least to MOVE to. */
export function canBackflip(state: FightingState, champion: Archetype): boolean {
  const { at } = state.fight.fighters[champion]
  if (at === null || pillarUnder(at) === null) return false
  return leapPlaces(state, champion).length > 0 || (!cannot(state, champion, 'move') && canMove(state, champion, 1))
}

/** R11.14: the Champion suffers 2 damage and is gone; what the card means for it from now on meets the Pillar. */
export function backflip(state: FightingState, { happening }: WindowFrame, champion: Archetype): void {
  const pillar = pillarUnder(state.fight.fighters[champion].at!)!
  happening.instead = pillar
  happening.off = true
  const { bound } = currentCard(state)
  bound.pillars = { ...bound.pillars, [champion]: pillar }
  const away =
    leapPlaces(state, champion).length > 0 ? ({ do: 'leap' } as const) : ({ do: 'move', n: 1, away: true } as const)
  const source = { ...nobodys, card: 'backflip', you: champion }
  enterCard(state, source, [[{ do: 'damage', to: 'you', n: 2, kind: 'suffer' }], [away]])
}
