import { equal, type Move } from '@acheron/engine'
import type { ReactNode } from 'react'
import { pointing } from './pointing.ts'
import type { ButtonStage } from './stage.ts'
import './board.css'

interface Props<M> {
  readonly move: M
  readonly stage: ButtonStage<M>
  readonly className?: string
  /** Fewer words than the rules have for it; those are still said to whoever points at it or hears it. */
  readonly children?: ReactNode
}

/** A legal move as a button on the board. */
export function MoveButton<M extends Move>({ move, stage, className = '', children }: Props<M>) {
  const { pointed } = stage
  const said = stage.said(move)
  return (
    <button
      type="button"
      className={`board-button ${className}`}
      data-lit="true"
      data-aimed={pointed !== null && equal(pointed, move)}
      aria-label={typeof children === 'object' ? said : undefined}
      title={children === undefined ? undefined : said}
      onClick={() => stage.act(move)}
      {...pointing(stage.point, move)}
    >
      {children ?? said}
    </button>
  )
}
