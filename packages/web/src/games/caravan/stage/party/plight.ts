import { type Archetype, type FightingView, nameOf } from '@acheron/games/caravan/board.ts'
import type { Voice } from '../../words.ts'

/** What keeps a Champion from acting freely, in a word or two; empty where nothing does. */
export function plightOf({ fight }: FightingView, champion: Archetype, { t, game }: Voice): string {
  const { heldBy, arrest, disabled, polymorphed } = fight.fighters[champion]
  if (heldBy) return t('plight.held', { by: nameOf(game, 'malefactor', heldBy) })
  if (arrest) return t('plight.arrested')
  if (polymorphed) return t('plight.polymorphed')
  return disabled ? t('plight.disabled') : ''
}
