import { floorText, type SeenSeat, spacesPerFloor } from '@acheron/games/florence/board.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { cityVoice } from '../city/words.ts'
import type { BoardPart } from '../stage.ts'
import { PieceFace, pieceName } from './PieceFace.tsx'

interface Props extends BoardPart {
  readonly seat: number
  readonly own: SeenSeat
}

/** The viewer's tower, the highest floor on top: its pieces, and the free room on each floor. */
export function Tower({ seat, own, stage, voice }: Props) {
  const speech = cityVoice(voice)
  const { t, game } = speech
  return (
    <section className="fl-room fl-tower" aria-label={t('tower')}>
      <h3>{t('tower')}</h3>
      <ol>
        {own.tower
          .map((pieces, floor) => {
            const free = spacesPerFloor - pieces.length
            return (
              <li key={floor} className="fl-floor">
                <span className="fl-height" aria-hidden="true">
                  {floor}
                </span>
                {pieces.map((piece, i) => (
                  <Spot
                    key={i}
                    thing={`piece:${floor}:${piece}`}
                    stage={stage}
                    className="fl-slot"
                    label={t('piece', { piece: pieceName(piece, speech), floor: floorText(floor, game) })}
                  >
                    <PieceFace piece={piece} seat={seat} />
                  </Spot>
                ))}
                {free > 0 && (
                  <Spot
                    thing={`floor:${floor}`}
                    stage={stage}
                    className="fl-room-left"
                    style={{ gridColumn: `span ${free}` }}
                    label={t('floor', { floor: floorText(floor, game), free })}
                  >
                    {Array.from({ length: free }, (_, i) => (
                      <i key={i} />
                    ))}
                  </Spot>
                )}
              </li>
            )
          })
          .toReversed()}
      </ol>
    </section>
  )
}
