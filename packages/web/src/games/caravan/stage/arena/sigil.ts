import { type FightingView, isChampion } from '@acheron/games/caravan/board.ts'
import { championIcons, creatureIcon, customIcon, type IconName } from '../Icon.tsx'
import type { Standee } from './scene.ts'

/** The picture by which one knows whoever or whatever stands there; a Pillar has none. */
export function sigilOf({ fight }: FightingView, { id, kind }: Pick<Standee, 'id' | 'kind'>): IconName | null {
  if (isChampion(id)) return fight.fighters[id].polymorphed ? 'beaver' : championIcons[id]
  switch (kind) {
    case 'malefactor':
    case 'minion':
      return creatureIcon(fight.minions[id]?.type ?? id)
    case 'ark':
      return 'locked-chest'
    case 'palisade':
      return 'palisade'
    case 'spear':
      return 'stone-spear'
    case 'custom':
      return customIcon(id)
    default:
      return null
  }
}
