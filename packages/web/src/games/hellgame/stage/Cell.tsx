import { kindOfTile, type SeenTile, type Side, type Square } from '@acheron/games/hellgame/board.ts'
import { memo } from 'react'
import { explained, type Help } from '../../../board/explain/help.ts'
import { cellAt } from './geometry.ts'
import { Tile } from './Tile.tsx'

export interface CellProps {
  readonly square: Square
  readonly tile: SeenTile
  readonly removed: boolean
  readonly locked: boolean
  readonly lit: boolean
  readonly aimed: boolean
  readonly told: boolean
  readonly label: string
  /** The same function for good: squares are drawn anew only where they change. */
  helpOf(square: Square): Help | null
}

/** A square of a ring, to be touched. There are many squares, so the rings handle their events. */
export const Cell = memo(function Cell({ square, tile, removed, locked, lit, aimed, told, label, helpOf }: CellProps) {
  const { circle, path } = cellAt(square)
  const kind = removed ? 'removed' : kindOfTile(tile)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot lie in a drawing
    <g
      role="button"
      className="hg-cell"
      data-square={square}
      data-lit={lit}
      data-aimed={aimed}
      data-told={told}
      data-locked={locked}
      aria-disabled={!lit}
      aria-label={label}
      tabIndex={lit ? 0 : -1}
      style={{ '--circle': `var(--circle-${circle})` } as React.CSSProperties}
      {...explained(() => helpOf(square))}
    >
      <path className="hg-ground" data-kind={kind} d={path} />
    </g>
  )
})

export interface LaidProps {
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
}

/** The content of a square; touches go through it. */
export const Laid = memo(function Laid({ square, demons, locked, ...tile }: LaidProps) {
  const { circle, angle, x, y } = cellAt(square)
  return (
    <g className="hg-laid" data-laid={square} data-locked={locked} transform={`translate(${x} ${y})`}>
      <Tile {...tile} demons={demons === '' ? [] : demons.split(',').map(Number)} angle={circle === 9 ? 0 : angle} />
    </g>
  )
})
