import { list } from '@acheron/engine/words'
import { type Archetype, championName } from '@acheron/games/caravan/board.ts'
import type { Voice } from '../../words.ts'

/** Whom a Line to come is meant for, or whom it reaches, as things stand; empty where that is open. */
export function aheadText(aim: Archetype | null, reached: readonly Archetype[] | null, { t, game }: Voice): string {
  if (aim) return t('line.aims', { who: championName(game, aim) })
  if (!reached) return ''
  if (reached.length === 0) return t('line.misses')
  return t('line.reaches', {
    who: list(
      t.lang,
      reached.map(each => championName(game, each)),
    ),
  })
}
