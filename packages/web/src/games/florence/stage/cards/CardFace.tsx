import { cardName } from '@acheron/games/florence/names.ts'
import { cardNeeds, endText, instantText } from '@acheron/games/florence/texts.ts'
import { type Barrel, endSide, type FraudId, instantSide } from '../../rules.ts'
import { type CityVoice, cityVoice } from '../city/words.ts'
import { Icon, pieceIcons } from '../Icon.tsx'
import { Effect } from './Effect.tsx'
import '../house/pictures.css'
import './cards.css'

/** A fraud card in words. */
export function cardLabel(card: FraudId, { t, game }: CityVoice): string {
  const [now, end] = [instantSide(card), endSide(card)]
  return t('card.label', {
    name: cardName(card, game),
    now: t('card.side', {
      needs: cardNeeds(card, 'instant', game),
      a: instantText(now.a, game),
      b: instantText(now.b, game),
    }),
    end: t('card.side', { needs: cardNeeds(card, 'end', game), a: endText(end.a, game), b: endText(end.b, game) }),
  })
}

interface Props {
  readonly card: FraudId
  readonly voice: Parameters<typeof cityVoice>[0]
  /** The barrels that the one who looks at it owns: what they serve is bright. */
  readonly owned?: readonly Barrel[] | undefined
}

/** The face of a fraud card: above what it does at once, below what it does in the end, each with its barrel. */
export function CardFace({ card, voice, owned }: Props) {
  const { t, game } = cityVoice(voice)
  const [now, end] = [instantSide(card), endSide(card)]
  return (
    <span className="fl-card">
      <b className="fl-card-name">{cardName(card, game)}</b>
      <span className="fl-half" data-side="now" data-served={owned?.includes(now.barrel)} title={t('side.now')}>
        <span className="fl-needs" data-piece={now.barrel}>
          <Icon name={pieceIcons[now.barrel]} />
        </span>
        <Effect code={now.a} />
        <i>/</i>
        <Effect code={now.b} />
      </span>
      <span className="fl-half" data-side="end" data-served={owned?.includes(end.barrel)} title={t('side.end')}>
        <span className="fl-needs" data-piece={end.barrel}>
          <Icon name={pieceIcons[end.barrel]} />
        </span>
        <Effect code={end.a} />
        <i>/</i>
        <Effect code={end.b} />
      </span>
    </span>
  )
}

/** The back of one: nothing can be told from it. */
export function CardBack() {
  return (
    <span className="fl-card fl-back">
      <Icon name="card-random" />
    </span>
  )
}
