import type { Result } from '@acheron/engine'
import { type FlorencePoints, type FlorenceView, familyName, seatIn } from '@acheron/games/florence/board.ts'
import { placesOf } from '../../../board/places.ts'
import { Sigil } from '../../../icons/Sigil.tsx'
import type { EndVoice } from './words.ts'

/** A seat at the end: its place, and where every point came from. */
export interface RankedSeat {
  readonly seat: number
  readonly place: number
  readonly points: FlorencePoints
}

export interface PartProps {
  readonly view: FlorenceView
  readonly ranked: readonly RankedSeat[]
  readonly names: readonly string[]
  readonly voice: EndVoice
}

/** The seats, best first. */
export function rankedSeats(result: Result): RankedSeat[] {
  const points = result.points as unknown as readonly FlorencePoints[]
  return placesOf(result).flatMap(({ seat, place }) => {
    const own = points[seat]
    return own ? [{ seat, place, points: own }] : []
  })
}

/** The head of a seat's column. */
export function Who({ who, view, names, voice: { t, game } }: PartProps & { readonly who: RankedSeat }) {
  const { seat, place } = who
  const family = seatIn(view, seat)?.family
  return (
    <th scope="col" data-first={place === 1}>
      <span className="fl-who">
        <Sigil seat={seat} size={20} />
        <b>{names[seat]}</b>
        <small>
          {t('place', { place })}
          {family ? ` · ${familyName(family, game)}` : ''}
        </small>
      </span>
    </th>
  )
}
