import type { TileType } from '@acheron/games/imp-race/board.ts'
import type { CSSProperties } from 'react'
import { Icon, tileIcons } from './Icon.tsx'

interface Props {
  /** What it is; null where nobody has seen it. */
  readonly type: TileType | null
  readonly up: boolean
  /** How far the plate is turned on the stair, in degrees; its picture stays upright. */
  readonly turn?: number
  /** A square's number, small on the plate. */
  readonly number?: number
}

/** A tile: two faces of one plate. Face down it keeps a small mark of what it is, if that has been seen. */
export function Tile({ type, up, turn = 0, number }: Props) {
  return (
    <span className="ir-plate" data-up={up} style={{ '--turn': `${turn}deg` } as CSSProperties}>
      <span className="ir-face ir-front" data-type={type ?? 'none'}>
        <span className="ir-upright">
          {type && <Icon name={tileIcons[type]} />}
          {number !== undefined && <small className="ir-number">{number}</small>}
        </span>
      </span>
      <span className="ir-face ir-back" data-type={type ?? 'none'}>
        <span className="ir-upright">
          {type ? (
            <span className="ir-memory">
              <Icon name={tileIcons[type]} />
            </span>
          ) : (
            <span className="ir-blank" />
          )}
          {number !== undefined && <small className="ir-number">{number}</small>}
        </span>
      </span>
    </span>
  )
}
