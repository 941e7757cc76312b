import { cardName, type ImpRaceWords, type TileType } from '@acheron/games/imp-race/board.ts'
import type { ReactNode } from 'react'
import { BookFigure } from '../../../board/book.tsx'
import { CardFace } from '../stage/CardFace.tsx'
import { Icon } from '../stage/Icon.tsx'
import { Imp } from '../stage/Imp.tsx'
import { Pips } from '../stage/Pips.tsx'
import { Tile } from '../stage/Tile.tsx'
import '../stage/pieces.css'
import './figures.css'

function Figure({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <BookFigure className="irb-figure" caption={caption}>
      {children}
    </BookFigure>
  )
}

interface SquareProps {
  readonly name: string | number
  /** What lies there; null for a hidden tile, nothing for a step. */
  readonly tile?: TileType | null
  /** The seat whose imp stands there. */
  readonly imp?: number
  /** An imp that has been here, or will be. */
  readonly ghost?: number
}

/** A square of the route or a step, with the imp on it. */
function Square({ name, tile, imp, ghost }: SquareProps) {
  const seat = imp ?? ghost
  return (
    <span className="irb-square" data-step={tile === undefined}>
      {tile === undefined ? <span className="irb-rung" /> : <Tile type={tile} up={tile !== null} />}
      {seat !== undefined && (
        <span className="irb-standing" data-ghost={imp === undefined}>
          <Imp seat={seat} />
        </span>
      )}
      <small>{name}</small>
    </span>
  )
}

function Die({ value, struck = false }: { readonly value: number; readonly struck?: boolean }) {
  return (
    <span className="irb-drawn-die" data-struck={struck}>
      <Pips value={value} />
    </span>
  )
}

function Gem() {
  return (
    <span className="irb-drawn-gem">
      <Icon name="cut-diamond" />
    </span>
  )
}

export function TableFigure({ caption }: { readonly caption: string }) {
  return (
    <Figure caption={caption}>
      <Square name="S3" imp={0} />
      <Square name="S2" imp={0} />
      <Square name="S1" imp={0} />
      <Square name={1} tile="treasure" />
      <Square name={2} tile={null} />
      <Square name={3} tile="card" />
      <Square name={4} tile={null} />
      <Square name={5} tile="death" />
    </Figure>
  )
}

export function RunFigure({ caption }: { readonly caption: string }) {
  return (
    <Figure caption={caption}>
      <Die value={4} />
      <Square name="S2" ghost={0} />
      <Square name="S1" />
      <Square name={1} tile="treasure" />
      <Square name={2} tile={null} />
      <Square name={3} tile="card" imp={0} />
    </Figure>
  )
}

export function FightFigure({ caption, game }: { readonly caption: string; readonly game: ImpRaceWords }) {
  return (
    <Figure caption={caption}>
      <span className="irb-side-of">
        <span className="irb-who">
          <Imp seat={0} />
        </span>
        <CardFace kind="coffin" strength={6} name={cardName('coffin-a', game)} />
        <Gem />
        <b>7</b>
      </span>
      <span className="irb-side-of">
        <span className="irb-who">
          <Imp seat={1} />
        </span>
        <CardFace kind="die1" strength={5} name={cardName('die1-c', game)} />
        <Gem />
        <b>6</b>
      </span>
    </Figure>
  )
}

export function TridentFigure({ caption }: { readonly caption: string }) {
  return (
    <Figure caption={caption}>
      <Square name={13} tile="card" />
      <Square name={14} tile={null} imp={0} />
      <span className="irb-thrown">
        <Icon name="trident" />
      </span>
      <Square name={15} tile="banana" imp={1} />
    </Figure>
  )
}

export function EndFigure({ caption }: { readonly caption: string }) {
  return (
    <Figure caption={caption}>
      <Square name={37} tile="card" ghost={0} />
      <Square name={38} tile={null} />
      <Square name={39} tile="banana" />
      <span className="irb-square">
        <span className="irb-goal">
          <Imp seat={0} />
        </span>
        <small>40</small>
      </span>
      <Die value={3} />
      <Die value={4} struck />
    </Figure>
  )
}
