import {
  cardName,
  cardNeeds,
  cardText,
  endSide,
  type FraudOption,
  instantSide,
  topFrame,
} from '@acheron/games/florence/board.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { cityVoice } from '../city/words.ts'
import type { BoardPart } from '../stage.ts'
import { Effect } from './Effect.tsx'

const options: readonly FraudOption[] = ['a', 'b']

/** The card whose effect is being chosen, with its two effects in words, each a spot. */
export function CardAtWork({ stage, voice }: BoardPart) {
  const { t, game } = cityVoice(voice)
  const frame = topFrame(stage.view)
  if (frame?.kind !== 'endFraud' && (frame?.kind !== 'fraudOption' || frame.chosen)) return null
  const { card } = frame
  const side = frame.kind === 'endFraud' ? 'end' : 'instant'
  const codes = side === 'end' ? endSide(card) : instantSide(card)
  return (
    <section className="fl-at-work" aria-label={cardName(card, game)}>
      <h3>{cardName(card, game)}</h3>
      <p>
        {cardNeeds(card, side, game)} {t('playing')}
      </p>
      <div>
        {options.map(option => (
          <Spot
            key={option}
            thing={`option:${option}`}
            stage={stage}
            className="fl-option"
            help={cardText(card, side, option, game)}
          >
            <Effect code={codes[option]} />
            <span>{cardText(card, side, option, game)}</span>
          </Spot>
        ))}
      </div>
    </section>
  )
}
