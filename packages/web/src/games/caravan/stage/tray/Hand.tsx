import type { Archetype, Id } from '@acheron/games/caravan/board.ts'
import { useRef } from 'react'
import { Spot } from '../../../../board/Spot.tsx'
import { sinHelp } from '../../names.ts'
import { Icon } from '../Icon.tsx'
import type { FightStage } from '../useFight.ts'
import { CardFace } from './CardFace.tsx'
import { ManeuverCard } from './ManeuverCard.tsx'
import { useFit } from './useFit.ts'

/** The cards in hand, Sins among them; those of others may be backs. */
export function Hand({ stage, champion }: { readonly stage: FightStage; readonly champion: Archetype }) {
  const { voice, view } = stage
  const { t } = voice
  const { hand, sins } = view.champions[champion]
  const cards = hand as readonly (Id | null)[]
  const row = useRef<HTMLDivElement>(null)
  useFit(row, [champion, ...hand, ...sins, t.lang].join())
  return (
    <div className="cv-hand cv-cards" ref={row}>
      {cards.length + sins.length === 0 && <p className="cv-none">{t('hand.empty')}</p>}
      {cards.map((id, i) =>
        id === null ? (
          <span key={i} className="cv-card cv-card-back">
            <span className="visually-hidden">{t('hand.back')}</span>
          </span>
        ) : (
          <ManeuverCard key={`${id} ${i}`} stage={stage} champion={champion} id={id} />
        ),
      )}
      {(sins as readonly (Id | null)[]).map((id, i) =>
        id === null ? (
          <span key={i} className="cv-card cv-card-back" />
        ) : (
          <SinCard key={id} stage={stage} champion={champion} id={id} />
        ),
      )}
    </div>
  )
}

function SinCard({
  stage,
  champion,
  id,
}: {
  readonly stage: FightStage
  readonly champion: Archetype
  readonly id: Id
}) {
  const help = sinHelp(id, stage.voice)
  return (
    <Spot thing={`card:${champion}:${id}`} stage={stage} className="cv-card cv-card-sin" help={() => help}>
      <CardFace title={help.title} mark={<Icon name="snake-bite" />} lines={help.lines} />
    </Spot>
  )
}
