import type { Archetype } from '@acheron/games/caravan/board.ts'
import type { RoadIcon } from '../Icon.tsx'

/** The faces of the Champions, on the road as in the fight. */
export const portraits: Readonly<Record<Archetype, RoadIcon>> = {
  mercenary: 'visored-helm',
  devotee: 'nun-face',
  outlaw: 'hood',
  artist: 'woman-elf-face',
}
