import { archetypes } from '@acheron/games/caravan/board.ts'
import type { Tale } from '../useTale.ts'
import { Champion } from './Champion.tsx'
import './champions.css'

/** The four of the Caravan, side by side. */
export function Row({ tale }: { readonly tale: Tale }) {
  return (
    <section className="chr-row" aria-label={tale.voice.t('champions')}>
      {archetypes.map(champion => (
        <Champion key={champion} tale={tale} champion={champion} />
      ))}
    </section>
  )
}
