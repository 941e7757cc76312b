import {
  numbers,
  type Square as SquareId,
  specialSquares,
  squares,
  startSquares,
  throne,
} from '@acheron/games/hellgame/board.ts'
import type { ReactNode } from 'react'
import { BookFigure } from '../../../board/book.tsx'
import { bridges, cellAt, size } from '../stage/geometry.ts'
import { Icon } from '../stage/Icon.tsx'
import { DemonPip, Piece } from '../stage/Pieces.tsx'
import { Square, Tile } from '../stage/Tile.tsx'
import '../stage/board.css'
import '../stage/pieces.css'
import '../stage/rings.css'
import '../../../board/board.css'
import './figures.css'

function Figure({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <BookFigure className="board-root hellgame hgb-figure" caption={caption}>
      {children}
    </BookFigure>
  )
}

const kinds: ReadonlyMap<SquareId, string> = new Map(
  Object.entries(specialSquares('prototype')).flatMap(([kind, all]) => all.map(square => [square, kind] as const)),
)

export function BoardFigure({ caption }: { readonly caption: string }) {
  return (
    <Figure caption={caption}>
      <svg className="hgb-pit" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
        {bridges.map(({ from, to, path }) => (
          <path key={`${from} ${to}`} className="hgb-bridge" d={path} />
        ))}
        {squares.map(square => (
          <path
            key={square}
            className="hg-ground"
            data-kind={kinds.get(square) ?? 'plain'}
            data-start={startSquares.includes(square)}
            d={cellAt(square).path}
          />
        ))}
      </svg>
    </Figure>
  )
}

/** A piece outside the board, for figures. */
function LonePiece({ seat }: { readonly seat: number }) {
  return (
    <svg className="hgb-piece" viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">
      <Piece seat={seat} />
    </svg>
  )
}

const Arrow = () => <i className="hgb-arrow">→</i>

export function MovementFigure({ caption }: { readonly caption: string }) {
  return (
    <Figure caption={caption}>
      <span className="hgb-row">
        <LonePiece seat={0} />
        <Arrow />
        <Square tile={undefined} />
      </span>
      <span className="hgb-row">
        <Square tile="portal" />
        <Arrow />
        <Square tile="portal" />
      </span>
      <span className="hgb-row">
        <LonePiece seat={0} />
        <Arrow />
        <Square tile={undefined} demons={[0]} />
      </span>
    </Figure>
  )
}

export function DemonsFigure({ caption }: { readonly caption: string }) {
  return (
    <Figure caption={caption}>
      <Square tile="F-souls" demons={[0, 1]} side="one" />
      <Square tile="F-souls" demons={[0, 0]} side="two" />
    </Figure>
  )
}

/** Demons in the order of placing; those that die are struck out. */
function Line({ demons, dead }: { readonly demons: readonly number[]; readonly dead: readonly number[] }) {
  return (
    <span className="hgb-line">
      {demons.map((seat, i) => (
        <span key={i} className="hgb-demon" data-dead={dead.includes(i)}>
          <DemonPip seat={seat} />
        </span>
      ))}
    </span>
  )
}

export function FightFigure({ caption }: { readonly caption: string }) {
  return (
    <Figure caption={caption}>
      <span className="hgb-row">
        <Line demons={[0, 1, 1]} dead={[0]} />
        <Arrow />
        <Square tile="F-souls" demons={[1, 1]} side="two" />
      </span>
      <span className="hgb-row">
        <Line demons={[0, 0, 1, 1]} dead={[2, 3]} />
        <Arrow />
        <Square tile="F-souls" demons={[0, 0]} side="two" />
      </span>
    </Figure>
  )
}

export function UpkeepFigure({ caption }: { readonly caption: string }) {
  const { slots, length } = numbers.track
  return (
    <Figure caption={caption}>
      <span className="hgb-track">
        {Array.from({ length: slots }, (_, i) => (
          <span key={i} data-beyond={i >= length} data-token={i + 1 === length}>
            {i + 1 === length ? <Icon name="hourglass" /> : i + 1}
          </span>
        ))}
      </span>
    </Figure>
  )
}

export function EndFigure({ caption }: { readonly caption: string }) {
  return (
    <Figure caption={caption}>
      {[[0, 0] as const, [0, 1] as const].map(demons => (
        <svg key={demons.join()} className="hgb-throne" viewBox="-46 -46 92 92" aria-hidden="true" focusable="false">
          <circle className="hg-ground" data-kind={kinds.get(throne)} r="42" />
          <Tile tile="throne" demons={demons} />
        </svg>
      ))}
    </Figure>
  )
}
