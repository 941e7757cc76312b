import type { SeenSeat } from '@acheron/games/florence/board.ts'
import { explained } from '../../../../board/explain/help.ts'
import { CardBack, CardFace, cardHelp, cardLabel } from '../cards/CardFace.tsx'
import { CardSpot } from '../cards/CardSpot.tsx'
import { cityVoice } from '../city/words.ts'
import type { BoardPart } from '../stage.ts'
import { ownedBarrels } from './owned.ts'

interface Props extends BoardPart {
  readonly own: SeenSeat
}

/** The viewer's hand, and the cards played for the final scoring. */
export function Hand({ own, stage, voice }: Props) {
  const speech = cityVoice(voice)
  const { t } = speech
  const owned = ownedBarrels(own)
  return (
    <section className="fl-room fl-hand" aria-label={t('hand')}>
      <div>
        <h3>{t('hand')}</h3>
        <div className="fl-cards">
          {own.hand.map((card, i) =>
            card === null ? (
              <span key={i} {...explained(t('card.back'))}>
                <CardBack />
                <span className="visually-hidden">{t('card.back')}</span>
              </span>
            ) : (
              <CardSpot key={card} card={card} owned={owned} stage={stage} voice={voice} />
            ),
          )}
        </div>
      </div>
      {own.played.length > 0 && (
        <div>
          <h3>{t('played')}</h3>
          <div className="fl-cards fl-played">
            {own.played.map(card => (
              <span
                key={card}
                className="fl-card-spot"
                data-told={stage.told(`card:${card}`)}
                {...explained(() => cardHelp(card, speech))}
              >
                <CardFace card={card} voice={voice} owned={owned} played />
                <span className="visually-hidden">{cardLabel(card, speech)}</span>
              </span>
            ))}
          </div>
        </div>
      )}
    </section>
  )
}
