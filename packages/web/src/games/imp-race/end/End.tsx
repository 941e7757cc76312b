import { seatMark, withNames } from '@acheron/engine/words'
import {
  countOf,
  type ImpRaceState,
  type ImpRaceView,
  type Place,
  progressOf,
  squaresRun,
  type TileId,
  tileName,
  typeOf,
} from '@acheron/games/imp-race/board.ts'
import type { CSSProperties } from 'react'
import type { EndProps } from '../../../board/face.ts'
import { placesOf } from '../../../board/places.ts'
import { Sigil } from '../../../icons/Sigil.tsx'
import { stairs } from '../stage/geometry.ts'
import { Imp } from '../stage/Imp.tsx'
import { Tile } from '../stage/Tile.tsx'
import { type Voice, voiceOf } from '../words.ts'
import '../../../board/board.css'
import '../stage/board.css'
import '../stage/pieces.css'
import './end.css'

/**
 * The end of the race: the winner of the throne, every seat with the criteria of its place, and the places of the imps.
 */
export function End({ view, result, names, language }: EndProps<ImpRaceState>) {
  const voice = voiceOf(language)
  const { t } = voice
  const [best = []] = result.ranking
  const [winner] = best
  const home = winner === undefined ? 0 : countOf(view.seats[winner]?.imps ?? [], 'H')
  const throne = home >= view.options.impsToWin && winner !== undefined
  const turns = view.turn.number
  return (
    <section className="board imp-race ir-end" data-motion="false">
      <div className="ir-verdict">
        <div>
          <h2>{throne ? withNames(t('end.won', { who: seatMark(winner) }), names) : t('end.limit')}</h2>
          <p>{throne ? t('end.won.text', { count: home, turns }) : t('end.limit.text', { turns })}</p>
        </div>
        <SmallStair view={view} voice={voice} />
      </div>
      <Ranking view={view} result={result} names={names} voice={voice} />
      <p className="ir-explained">{t('end.ranking')}</p>
      <Removed view={view} voice={voice} />
    </section>
  )
}

interface PartProps {
  readonly view: ImpRaceView
  readonly voice: Voice
}

/** Every seat, best first, with all that decides its place. */
function Ranking({ view, result, names, voice: { t } }: PartProps & Pick<EndProps, 'result' | 'names'>) {
  return (
    <div className="ir-ranking">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('end.place')}</span>
            </th>
            <th scope="col">{t('end.player')}</th>
            <th scope="col">{t('end.imps')}</th>
            <th scope="col">{t('end.home')}</th>
            <th scope="col">{t('end.progress')}</th>
            <th scope="col">{t('end.gems')}</th>
            <th scope="col">{t('end.cards')}</th>
          </tr>
        </thead>
        <tbody>
          {placesOf(result).map(({ seat, place }) => {
            const { imps = [], gems = 0, hand = [] } = view.seats[seat] ?? {}
            return (
              <tr key={seat} data-first={place === 1}>
                <td>{place}</td>
                <th scope="row">
                  <span className="ir-name">
                    <Sigil seat={seat} size={20} />
                    {names[seat]}
                  </span>
                </th>
                <td className="ir-where">{imps.toSorted(furthest).map(shortPlace).join(' · ')}</td>
                <td>{countOf(imps, 'H')}</td>
                <td>{progressOf({ imps })}</td>
                <td>{gems}</td>
                <td>{hand.length}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function worth(place: Place): number {
  return place === 'D' ? -1 : squaresRun(place)
}

const furthest = (a: Place, b: Place) => worth(b) - worth(a)

/** A place in a sign: its square, a cross for the dead, a throne for those at home. */
function shortPlace(place: Place): string {
  if (place === 'D') return '†'
  return place === 'H' ? '♛' : String(place)
}

/** The stair in the size of a stamp, with the imps that were on it. */
function SmallStair({ view, voice: { t } }: PartProps) {
  const { shape, treads, spots, throne } = stairs.wide
  const place = ({ x, y }: { x: number; y: number }): CSSProperties => ({
    left: `${(x / shape.width) * 100}%`,
    top: `${(y / shape.height) * 100}%`,
  })
  const throneSeat = (seat: number, imp: number) => ({
    x: throne.x + throne.radius * 1.5 * Math.cos(seat * 1.26 + imp * 0.5),
    y: throne.y + throne.radius * 1.2 * Math.sin(seat * 1.26 + imp * 0.5),
  })
  return (
    <figure className="ir-stamp" role="img" aria-label={t('end.stair')}>
      <svg viewBox={`0 0 ${shape.width} ${shape.height}`} aria-hidden="true" focusable="false">
        {treads.map(({ square, slab }) => (
          <path key={square} d={slab} />
        ))}
        <circle cx={throne.x} cy={throne.y} r={throne.radius} />
      </svg>
      {view.seats.flatMap(({ imps }, seat) =>
        imps.map((where, imp) => {
          const spot = typeof where === 'number' ? spots[where] : where === 'H' ? throneSeat(seat, imp) : null
          return spot ? (
            <span key={`${seat}-${imp}`} style={place(spot)}>
              <Imp seat={seat} />
            </span>
          ) : null
        }),
      )}
    </figure>
  )
}

/** The three tiles that were left over, unseen until now. */
function Removed({ view, voice: { t, game } }: PartProps) {
  const tiles = view.removed.filter((tile): tile is TileId => tile !== null)
  if (tiles.length === 0) return null
  return (
    <div className="ir-removed">
      <p>{t('end.removed')}</p>
      {tiles.map(tile => (
        <span key={tile}>
          <Tile type={typeOf(tile)} up />
          {tileName(typeOf(tile), game)}
        </span>
      ))}
    </div>
  )
}
