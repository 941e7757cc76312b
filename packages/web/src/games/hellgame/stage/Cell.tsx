import { memo } from 'react'
import { kindOfTile, type Side, type Square } from '../rules.ts'
import type { SeenTile } from '../types.ts'
import { cellAt, type Cell as Place } from './geometry.ts'
import { Tile } from './Tile.tsx'

export interface CellProps {
  readonly square: Square
  readonly tile: SeenTile
  readonly down: boolean
  readonly removed: boolean
  /** The owners of its demons, oldest first, as text: "0,0". */
  readonly demons: string
  readonly side: Side
  readonly places: number
  readonly economy: 'prototype' | 'planned'
  readonly locked: boolean
  readonly lit: boolean
  readonly aimed: boolean
  readonly told: boolean
  readonly label: string
}

/** A square of a ring. What happens to it is heard by the rings: there are many squares. */
export const Cell = memo(function Cell(props: CellProps) {
  const { square, tile, down, removed, demons, side, places, economy, locked, lit, aimed, told, label } = props
  const cell: Place = cellAt(square)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot lie in a drawing
    <g
      role="button"
      className="hg-cell"
      data-square={square}
      data-kind={removed ? 'removed' : kindOfTile(tile)}
      data-lit={lit}
      data-aimed={aimed}
      data-told={told}
      data-locked={locked}
      aria-disabled={!lit}
      aria-label={label}
      tabIndex={lit ? 0 : -1}
      style={{ '--circle': `var(--circle-${cell.circle})` } as React.CSSProperties}
    >
      <path className="hg-ground" data-kind={removed ? 'removed' : kindOfTile(tile)} d={cell.path} />
      <g transform={`translate(${cell.x} ${cell.y})`}>
        <Tile
          tile={tile}
          down={down}
          removed={removed}
          demons={demons === '' ? [] : demons.split(',').map(Number)}
          angle={cell.circle === 9 ? 0 : cell.angle}
          side={side}
          places={places}
          economy={economy}
        />
      </g>
    </g>
  )
})
