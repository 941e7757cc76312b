import type { Archetype, Id } from '@acheron/games/caravan/board.ts'
import { Spot } from '../../../board/Spot.tsx'
import { sinHelp } from '../names.ts'
import { Icon } from './Icon.tsx'
import { ManeuverCard } from './ManeuverCard.tsx'
import type { FightStage } from './useFight.ts'

/** The cards in hand, Sins among them; those of others may be backs. */
export function Hand({ stage, champion }: { readonly stage: FightStage; readonly champion: Archetype }) {
  const { voice, view } = stage
  const { t } = voice
  const { hand, sins, deck, discard } = view.champions[champion]
  const cards = hand as readonly (Id | null)[]
  return (
    <div className="cv-hand">
      <p className="cv-piles">{t('hand.piles', { deck: deck.length, discard: discard.length })}</p>
      <div className="cv-cards">
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
      <span className="cv-card-head">
        <b>{help.title}</b>
        <Icon name="snake-bite" />
      </span>
      <span className="cv-card-text">
        {help.lines.map(line => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </Spot>
  )
}
