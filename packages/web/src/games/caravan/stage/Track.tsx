import { Plate } from './Plate.tsx'
import type { FightStage } from './useFight.ts'

/** The Fierceness Track: the four Champions, the Fiercest first, each with its main facts. */
export function Track({ stage }: { readonly stage: FightStage }) {
  const { voice, view } = stage
  return (
    <section className="cv-track" aria-label={voice.t('track.title')}>
      <h2>{voice.t('track.title')}</h2>
      <ol>
        {view.fight.track.map((champion, place) => (
          <li key={champion} data-plate={champion}>
            <Plate stage={stage} champion={champion} place={place} />
          </li>
        ))}
      </ol>
    </section>
  )
}
