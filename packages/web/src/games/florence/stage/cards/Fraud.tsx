import { cardFee, cardName, drachmasText, type FraudId } from '@acheron/games/florence/board.ts'
import type { CityProps } from '../city/props.ts'
import { type CityVoice, cityVoice } from '../city/words.ts'
import { ownedBarrels } from '../house/owned.ts'
import { Icon } from '../Icon.tsx'
import { Spot } from '../Spot.tsx'
import { CardBack, CardFace, cardLabel } from './CardFace.tsx'
import { Num } from './Num.tsx'

/** R9.6: an empty deck is made of the discards when a card is drawn. */
function deckText({ deck, discard }: CityProps['view']['fraud'], { t }: CityVoice): string {
  if (deck.length > 0) return t('deck', { count: deck.length })
  return discard.length > 0 ? t('deck.again', { count: discard.length }) : t('deck.empty')
}

/** The fraud cards of the table: three to be bought, the deck, and what has been thrown away. */
export function Fraud({ view, seat, offers, voice }: CityProps) {
  const own = cityVoice(voice)
  const { t, game } = own
  const { deck, lineUp, discard } = view.fraud
  const owned = seat === null ? undefined : ownedBarrels(view, seat)
  // With option deckGamble = openTop the uppermost card is seen.
  const top = deck.at(-1) as FraudId | null | undefined
  return (
    <section className="fl-fraud" aria-label={t('fraud')}>
      <h3 title={t('fraud.price', { price: drachmasText(cardFee, game) })}>
        {t('fraud')}
        <small>
          <Num n={cardFee} />
          <Icon name="token" className="fl-drachma" />
          <span className="visually-hidden">{t('fraud.price', { price: drachmasText(cardFee, game) })}</span>
        </small>
      </h3>
      <div className="fl-line-up">
        {lineUp.map(card => (
          <Spot
            key={card}
            thing={`card:${card}`}
            offers={offers}
            className="fl-card-spot"
            label={cardLabel(card as FraudId, own)}
          >
            <CardFace card={card as FraudId} voice={voice} owned={owned} />
          </Spot>
        ))}
        <Spot
          thing="deck"
          offers={offers}
          className="fl-card-spot fl-deck"
          label={top ? cardLabel(top, own) : deckText(view.fraud, own)}
        >
          {top ? <CardFace card={top} voice={voice} owned={owned} /> : <CardBack />}
          <span className="fl-pile-count" aria-hidden="true">
            <Num n={deck.length} />
          </span>
        </Spot>
      </div>
      {discard.length > 0 && (
        <details className="fl-discard">
          <summary>{t('discard', { count: discard.length })}</summary>
          <ul>
            {discard.map(card => (
              <li key={card} title={cardLabel(card as FraudId, own)}>
                {cardName(card as FraudId, game)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
