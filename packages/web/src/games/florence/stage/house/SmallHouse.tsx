import { list } from '@acheron/engine/words'
import {
  barrelName,
  cardName,
  floorText,
  type Piece,
  type SeenSeat,
  sins,
  spacesPerFloor,
} from '@acheron/games/florence/board.ts'
import { explained } from '../../../../board/explain/help.ts'
import { cardHelp } from '../cards/CardFace.tsx'
import type { CityVoice } from '../city/words.ts'
import { Icon, pieceIcons } from '../Icon.tsx'
import type { FlorenceStage } from '../stage.ts'
import { SinCell } from './Goods.tsx'
import { PieceFace, pieceName } from './PieceFace.tsx'

interface Props {
  readonly of: number
  readonly own: SeenSeat
  readonly stage: FlorenceStage
  readonly voice: CityVoice
}

/** Another family's tower, panel, skulls and played cards, very small. */
export function SmallHouse({ of, own, stage, voice }: Props) {
  const { t, game } = voice
  return (
    <div className="fl-small-house">
      <SmallTower of={of} tower={own.tower} voice={voice} />
      <div>
        {own.panel.length > 0 && (
          <p
            className="fl-small-panel"
            {...explained({ title: t('panel'), lines: own.panel.map(barrel => barrelName(barrel, game)) })}
          >
            {own.panel.map(barrel => (
              <span key={barrel} className="fl-needs" data-piece={barrel} data-there="true">
                <Icon name={pieceIcons[barrel]} />
                <span className="visually-hidden">{barrelName(barrel, game)}</span>
              </span>
            ))}
          </p>
        )}
        <div className="fl-sin-cells">
          {sins
            .filter(sin => own.skulls[sin] > 0 || own.diplomas.includes(sin))
            .map(sin => (
              <SinCell key={sin} sin={sin} own={own} voice={voice} />
            ))}
        </div>
        {own.played.length > 0 && (
          <details className="fl-discard">
            <summary>{t('played.count', { count: own.played.length })}</summary>
            <ul>
              {own.played.map(card => (
                <li key={card} data-told={stage.told(`card:${card}`)} {...explained(() => cardHelp(card, voice))}>
                  {cardName(card, game)}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}

interface SmallTowerProps {
  readonly of: number
  readonly tower: readonly (readonly Piece[])[]
  readonly voice: CityVoice
}

/** A row for each floor, the highest on top. */
function SmallTower({ of, tower, voice }: SmallTowerProps) {
  const { t, game } = voice
  const said = (pieces: readonly Piece[], at: number) => {
    const floor = floorText(at, game)
    const names = pieces.map(piece => pieceName(piece, voice))
    return names.length > 0
      ? t('piece', { piece: list(t.lang, names), floor })
      : t('floor', { floor, free: spacesPerFloor })
  }
  return (
    <ol className="fl-small-tower" aria-label={t('tower')}>
      {tower
        .map((pieces, floor) => (
          <li
            key={floor}
            {...explained(pieces.length > 0 ? { title: t('tower'), lines: [said(pieces, floor)] } : undefined)}
          >
            {pieces.map((piece, i) => (
              <span key={i}>
                <PieceFace piece={piece} seat={of} />
              </span>
            ))}
            {Array.from({ length: spacesPerFloor - pieces.length }, (_, i) => (
              <i key={i} />
            ))}
            <span className="visually-hidden">{said(pieces, floor)}</span>
          </li>
        ))
        .toReversed()}
    </ol>
  )
}
