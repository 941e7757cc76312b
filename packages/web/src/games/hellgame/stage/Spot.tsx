import type { CSSProperties, ReactNode } from 'react'
import { pointing } from '../../../board/pointing.ts'
import { keyOf, type Thing } from './offers.ts'
import type { Stage } from './useStage.ts'

interface Props {
  readonly thing: Thing
  readonly stage: Stage
  readonly className: string
  /** What it is, where what is seen does not say it. */
  readonly label?: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}

/** Something beside the rings that can be touched: gold when it is of use, else it only tells why not. */
export function Spot({ thing, stage, className, label, style, children }: Props) {
  const { offers } = stage
  const lit = offers.lit(thing)
  return (
    <button
      type="button"
      className={`hg-spot ${className}`}
      style={style}
      aria-label={label}
      title={label}
      aria-disabled={!lit}
      aria-pressed={offers.isHeld(thing) || undefined}
      data-lit={lit}
      data-aimed={stage.aimed(thing)}
      data-told={stage.told.has(keyOf(thing))}
      onClick={() => stage.touch(thing)}
      {...pointing(stage.look, thing)}
    >
      {children}
    </button>
  )
}
