import type { RoadIcon } from '../Icon.tsx'

/** The kinds of Treasure that a Champion carries one of each. */
export const treasureKinds = ['weapon', 'relic', 'trait'] as const
export const kindIcons = {
  weapon: 'crossed-swords',
  relic: 'gem-pendant',
  trait: 'character',
} as const satisfies Record<string, RoadIcon>
