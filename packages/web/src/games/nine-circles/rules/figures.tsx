import { circleIds } from '@acheron/games/nine-circles/board.ts'
import { Fragment, type ReactNode } from 'react'
import { BookFigure, BookTable } from '../../../board/book.tsx'
import { SmallDie } from '../stage/Face.tsx'
import { Pips } from '../stage/Sheet.tsx'
import { Target } from '../stage/Target.tsx'
import type { GameWords } from '../words.ts'
import '../stage/board.css'
import '../stage/sheet.css'
import '../stage/small.css'
import './figures.css'

function Figure({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <BookFigure className="board-root nine-circles nc-figure" caption={caption}>
      {children}
    </BookFigure>
  )
}

function Dice({ values, lost = [] }: { readonly values: readonly number[]; readonly lost?: readonly number[] }) {
  return (
    <span className="nc-drawn">
      {values.map(value => (
        <SmallDie key={value} value={value} />
      ))}
      {lost.map(value => (
        <SmallDie key={value} value={value} tone="struck" />
      ))}
    </span>
  )
}

export function RollingFigure({ caption }: { readonly caption: string }) {
  return (
    <Figure caption={caption}>
      <span className="nc-drawn">
        <SmallDie value={2} />
        <SmallDie value={2} />
        <i />
        <SmallDie value={4} tone="gold" />
        <SmallDie value={6} tone="gold" />
      </span>
      <span className="nc-drawn nc-drawn-row">
        <b>2</b>
        <Pips of={7} left={6} ghosts={0} seed={2} />
      </span>
    </Figure>
  )
}

const changes: readonly (readonly [number, readonly number[]])[] = [
  [1, [2, 6]],
  [2, [1, 3, 5]],
  [3, [2, 4]],
  [4, [3, 5]],
  [5, [4, 6, 2]],
  [6, [5, 1]],
]

export function VirgilFigure({ caption }: { readonly caption: string }) {
  return (
    <Figure caption={caption}>
      {changes.map(([from, to]) => (
        <span key={from} className="nc-drawn">
          <SmallDie value={from} />
          <i>→</i>
          {to.map(value => (
            <SmallDie key={value} value={value} tone="gold" />
          ))}
        </span>
      ))}
    </Figure>
  )
}

export function ClaimingFigure({ caption }: { readonly caption: string }) {
  return (
    <Figure caption={caption}>
      <Dice values={[6, 2, 1]} lost={[3]} />
      <Dice values={[6, 3]} lost={[2, 1]} />
    </Figure>
  )
}

export function ScoreFigure({ caption }: { readonly caption: string }) {
  return (
    <Figure caption={caption}>
      <span className="nc-drawn">
        {[6, 6, 6, null, null, null, null].map((value, i) => (
          <SmallDie key={i} value={value} />
        ))}
        <b>7</b>
      </span>
      {[0, 1, 2, 1].map((left, i) => (
        <span key={i} className="nc-drawn nc-drawn-row">
          <Pips of={7} left={left} ghosts={0} seed={i + 1} />
          <b>{left}</b>
        </span>
      ))}
    </Figure>
  )
}

/** The fewest dice that can meet each target. */
const least = [1, 2, 3, 2, 4, 4, 5, 2, 3] as const

export interface Columns {
  readonly circle: string
  readonly target: string
  readonly least: string
}

export function CirclesTable({ game, columns }: { readonly game: GameWords; readonly columns: Columns }) {
  return (
    <BookTable
      className="board-root nine-circles nc-figure"
      columns={[columns.circle, columns.target, columns.least]}
      rows={circleIds.map((id, i) => ({
        id,
        name: `${i + 1} ${game(`circle.${id}.name`)}`,
        cells: [
          <Fragment key="target">
            <Target circle={i + 1} />
            <span>{game(`circle.${id}.target`)}</span>
          </Fragment>,
          least[i],
        ],
      }))}
    />
  )
}
