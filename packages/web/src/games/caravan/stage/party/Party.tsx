import { archetypes } from '@acheron/games/caravan/board.ts'
import type { FightStage } from '../useFight.ts'
import { Tab } from './Tab.tsx'
import './party.css'

/**
 * The four Champions: tabs above the tray, always in the same order; while the hand is away, a row of plates, the Fiercest
 * first.
 */
export function Party({ stage }: { readonly stage: FightStage }) {
  const { voice, view, away } = stage
  const order = away ? view.fight.track : archetypes
  return (
    <section className="cv-party" aria-label={voice.t('party.title')} data-away={away}>
      <ul>
        {order.map(champion => (
          <li key={champion}>
            <Tab stage={stage} champion={champion} />
          </li>
        ))}
      </ul>
    </section>
  )
}
