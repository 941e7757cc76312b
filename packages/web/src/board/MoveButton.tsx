import { equal, type Move } from '@acheron/engine'
import type { ReactNode } from 'react'
import { pointing } from './pointing.ts'

interface Props<M> {
  readonly move: M
  /** The move in the words of the rules. */
  readonly said: string
  readonly className: string
  /** The move that is pointed at, here or elsewhere. */
  readonly pointed: M | null
  onPoint(move: M | null): void
  onPlay(move: M): void
  /** Fewer words than the rules have for it; these are still said. */
  readonly children?: ReactNode
}

/** A legal move as a button on a table. */
export function MoveButton<M extends Move>({ move, said, className, pointed, onPoint, onPlay, children }: Props<M>) {
  return (
    <button
      type="button"
      className={className}
      data-lit="true"
      data-aimed={pointed !== null && equal(pointed, move)}
      aria-label={typeof children === 'object' ? said : undefined}
      title={children === undefined ? undefined : said}
      onClick={() => onPlay(move)}
      {...pointing(onPoint, move)}
    >
      {children ?? said}
    </button>
  )
}
