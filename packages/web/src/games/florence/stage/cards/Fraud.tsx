import { cardFee, cardName, drachmasText, type FlorenceView, type FraudId } from '@acheron/games/florence/board.ts'
import { explained } from '../../../../board/explain/help.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { type CityVoice, cityVoice } from '../city/words.ts'
import { ownedBarrels } from '../house/owned.ts'
import { Icon } from '../Icon.tsx'
import type { BoardPart } from '../stage.ts'
import { CardBack, CardFace, cardHelp, cardLabel } from './CardFace.tsx'
import { CardSpot } from './CardSpot.tsx'
import { Num } from './Num.tsx'

/** R9.6: the discards become the deck when a card is drawn from an empty one. */
function deckText({ deck, discard }: FlorenceView['fraud'], { t }: CityVoice): string {
  if (deck.length > 0) return t('deck', { count: deck.length })
  return discard.length > 0 ? t('deck.again', { count: discard.length }) : t('deck.empty')
}

/** The fraud cards of the table: the line-up, the deck and the discards. */
export function Fraud({ stage, voice }: BoardPart) {
  const { view, seat } = stage
  const own = cityVoice(voice)
  const { t, game } = own
  const { deck, lineUp, discard } = view.fraud
  const owned = seat === null ? undefined : ownedBarrels(view.seats[seat])
  // A card face down is null; with option deckGamble = openTop the top card is seen.
  const top: FraudId | null | undefined = deck.at(-1)
  return (
    <section className="fl-fraud" aria-label={t('fraud')}>
      <h3 {...explained({ title: t('fraud'), lines: [t('fraud.price', { price: drachmasText(cardFee, game) })] })}>
        {t('fraud')}
        <small>
          <Num n={cardFee} />
          <Icon name="token" className="fl-drachma" />
          <span className="visually-hidden">{t('fraud.price', { price: drachmasText(cardFee, game) })}</span>
        </small>
      </h3>
      <div className="fl-line-up">
        {lineUp.map(card => (
          <CardSpot key={card} card={card} owned={owned} stage={stage} voice={voice} />
        ))}
        <Spot
          thing="deck"
          stage={stage}
          className="fl-card-spot fl-deck"
          data-dear={stage.dear('deck')}
          label={top ? cardLabel(top, own) : deckText(view.fraud, own)}
          help={top ? () => cardHelp(top, own) : undefined}
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
              <li key={card} {...explained(() => cardHelp(card, own))}>
                {cardName(card, game)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
