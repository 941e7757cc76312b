import type { Archetype } from '@acheron/games/caravan/board.ts'
import type { RoadIcon } from '../Icon.tsx'

/** The faces of the Champions. */
export const portraits: Readonly<Record<Archetype, RoadIcon>> = {
  mercenary: 'barbute',
  devotee: 'nun-face',
  outlaw: 'robin-hood-hat',
  artist: 'drama-masks',
}
