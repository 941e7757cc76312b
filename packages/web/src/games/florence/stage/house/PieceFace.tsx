import {
  type Barrel,
  barrelName,
  barrels,
  circleOf,
  type Guest,
  guestName,
  isMember,
  type Piece,
} from '@acheron/games/florence/board.ts'
import type { CSSProperties } from 'react'
import type { CityVoice } from '../city/words.ts'
import { Icon, pieceIcons } from '../Icon.tsx'

const isBarrel = (piece: Piece): piece is Barrel => barrels.some(barrel => barrel === piece)

/** "Noble", "Inquisitor", "wine barrel". */
export function pieceName(piece: Piece, { t, game }: CityVoice): string {
  if (isMember(piece)) return t(piece)
  return isBarrel(piece) ? barrelName(piece, game) : guestName(piece as Guest, game)
}

/** A piece of a tower: a member in its family's colour, a guest in that of its sin, a barrel by what it holds. */
export function PieceFace({ piece, seat }: { readonly piece: Piece; readonly seat: number }) {
  const member = isMember(piece)
  const guest = !member && !isBarrel(piece)
  return (
    <span
      className={`fl-piece ${member ? `player-${seat + 1}` : ''}`}
      data-piece={piece}
      data-sort={member ? 'member' : guest ? 'guest' : 'barrel'}
      style={guest ? ({ '--sin': `var(--circle-${circleOf(piece as Guest)})` } as CSSProperties) : undefined}
    >
      <Icon name={pieceIcons[piece]} />
    </span>
  )
}
