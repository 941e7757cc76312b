import {
  type Barrel,
  cardName,
  cardNeeds,
  endSide,
  endText,
  type FraudId,
  instantSide,
  instantText,
} from '@acheron/games/florence/board.ts'
import type { Help } from '../../../../board/explain/help.ts'
import { type CityVoice, cityVoice } from '../city/words.ts'
import { Icon, pieceIcons } from '../Icon.tsx'
import { Effect } from './Effect.tsx'
import '../house/pictures.css'
import './cards.css'

/** A fraud card: what it does now, and what at the end. */
export function cardHelp(card: FraudId, { t, game }: CityVoice): Help {
  const [now, end] = [instantSide(card), endSide(card)]
  const needs = (side: 'instant' | 'end') => cardNeeds(card, side, game)
  return {
    title: cardName(card, game),
    lines: [
      t('card.now', { needs: needs('instant'), a: instantText(now.a, game), b: instantText(now.b, game) }),
      t('card.end', { needs: needs('end'), a: endText(end.a, game), b: endText(end.b, game) }),
    ],
  }
}

/** A fraud card in words. */
export function cardLabel(card: FraudId, { t, game }: CityVoice): string {
  const [now, end] = [instantSide(card), endSide(card)]
  return t('card.label', {
    name: cardName(card, game),
    now: t('card.now', {
      needs: cardNeeds(card, 'instant', game),
      a: instantText(now.a, game),
      b: instantText(now.b, game),
    }),
    end: t('card.end', { needs: cardNeeds(card, 'end', game), a: endText(end.a, game), b: endText(end.b, game) }),
  })
}

interface Props {
  readonly card: FraudId
  readonly voice: Parameters<typeof cityVoice>[0]
  /** The viewer's barrels: the sides that they serve are bright. */
  readonly owned?: readonly Barrel[] | undefined
  /** It has been played: only its end side counts. */
  readonly played?: boolean
}

/** The face of a fraud card: its instant side above its end side, each with its barrel. */
export function CardFace({ card, voice, owned, played = false }: Props) {
  const { game } = cityVoice(voice)
  return (
    <span className="fl-card" data-played={played}>
      <b className="fl-card-name">{cardName(card, game)}</b>
      {!played && <Half side={instantSide(card)} when="now" owned={owned} />}
      <Half side={endSide(card)} when="end" owned={owned} />
    </span>
  )
}

interface HalfProps {
  readonly side: ReturnType<typeof instantSide> | ReturnType<typeof endSide>
  readonly when: 'now' | 'end'
  readonly owned: readonly Barrel[] | undefined
}

function Half({ side: { barrel, a, b }, when, owned }: HalfProps) {
  return (
    <span className="fl-half" data-side={when} data-served={owned?.includes(barrel)} aria-hidden="true">
      <span className="fl-needs" data-piece={barrel}>
        <Icon name={pieceIcons[barrel]} />
      </span>
      <Effect code={a} />
      <i>/</i>
      <Effect code={b} />
    </span>
  )
}

/** The back of a card. */
export function CardBack() {
  return (
    <span className="fl-card fl-back">
      <Icon name="card-random" />
    </span>
  )
}
