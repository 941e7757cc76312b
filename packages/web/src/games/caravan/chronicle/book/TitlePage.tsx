import { nameOf } from '@acheron/games/caravan/board.ts'
import { firstRegion } from '../useEntries.ts'
import type { Tale } from '../useTale.ts'
import { Engraving } from './Vignette.tsx'

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const

/** The first leaf of a chapter, before anything of it has been read: its number, its name and where it leads. */
export function TitlePage({ tale: { view, voice } }: { readonly tale: Tale }) {
  const { t, game } = voice
  const chapter = String(view.chapter)
  const region = firstRegion(view.chapter)
  return (
    <header className="chr-title">
      <p className="chr-title-number">{t('chapter', { n: numerals[view.chapter - 1] ?? chapter })}</p>
      <h3>{nameOf(game, 'chapter', chapter)}</h3>
      {region && <Engraving at={region} />}
      <p className="chr-title-circle">{nameOf(game, 'circle', chapter)}</p>
    </header>
  )
}
