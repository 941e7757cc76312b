import type { CaravanMove } from '@acheron/games/caravan/board.ts'
import type { ReactNode } from 'react'
import { explained, type HelpOf } from '../../../board/explain/help.ts'
import { pointing } from '../../../board/pointing.ts'
import type { Tale } from './useTale.ts'

interface Props {
  readonly tale: Tale
  /** What a touch does; without it the thing is only there to be read. */
  readonly move: CaravanMove | null
  /** The moves after it, where a touch stands for several. */
  readonly next?: readonly CaravanMove[] | undefined
  readonly className: string
  /** Its name, where what is seen does not say it, or not enough; it holds the words that are seen. */
  readonly label?: string | undefined
  /** Its text while it is of no use; otherwise the text is the effect of a touch. */
  readonly about?: string | undefined
  readonly help?: HelpOf | undefined
  readonly pressed?: boolean | undefined
  /** It was told of in the log. */
  readonly name?: string | undefined
  /** Instead of playing the move. */
  onTouch?: (() => void) | undefined
  readonly children: ReactNode
}

/** A thing of the road that can be touched: gold while it is of use. */
export function Lit({ tale, move, next, className, label, about, help, pressed, name, onTouch, children }: Props) {
  const lit = move !== null || onTouch !== undefined
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-description={move && label === undefined ? tale.said(move) : about}
      aria-disabled={!lit}
      aria-pressed={pressed}
      data-lit={lit}
      data-aimed={tale.isPointed(move)}
      data-told={name !== undefined && tale.told(name)}
      onClick={onTouch ?? (move ? () => tale.act(move, next) : undefined)}
      {...pointing(tale.point, move)}
      {...explained(help)}
    >
      {children}
    </button>
  )
}
