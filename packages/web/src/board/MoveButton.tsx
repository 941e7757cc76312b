import { equal, type Move } from '@acheron/engine'
import type { ReactNode } from 'react'
import { explained } from './explain/help.ts'
import { pointing } from './pointing.ts'
import type { ButtonStage } from './stage.ts'
import './board.css'

interface Props<M> {
  readonly move: M
  readonly stage: ButtonStage<M>
  /** A button of another shape has its own class instead of the common one. */
  readonly className?: string
  /** False for a move that a guide leaves out for now: it is dim, and a touch still goes to the stage. */
  readonly lit?: boolean
  /** A short text; the full words of the rules are still read out and shown on pointing. */
  readonly children?: ReactNode
}

/** A legal move as a button on the board. */
export function MoveButton<M extends Move>({
  move,
  stage,
  className = 'board-button',
  lit = true,
  children,
}: Props<M>) {
  const { pointed } = stage
  const said = stage.said(move)
  return (
    <button
      type="button"
      className={className}
      data-lit={lit}
      data-aimed={pointed !== null && equal(pointed, move)}
      aria-disabled={lit ? undefined : true}
      aria-label={typeof children === 'object' ? said : undefined}
      aria-description={typeof children === 'string' ? said : undefined}
      {...explained(children === undefined ? undefined : said)}
      onClick={() => stage.act(move)}
      {...pointing(stage.point, lit ? move : null)}
    >
      {children ?? said}
    </button>
  )
}
