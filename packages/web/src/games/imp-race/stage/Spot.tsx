import type { ReactNode } from 'react'
import { pointing } from '../../../board/pointing.ts'
import type { Thing } from './offers.ts'
import type { Stage } from './useStage.ts'

interface Props {
  readonly thing: Thing
  readonly stage: Stage
  readonly className: string
  readonly label: string
  /** A card's id, to follow it on its way. */
  readonly name?: string
  /** What it is called in a log line, where that is more than its key. */
  readonly told: string
  readonly style?: React.CSSProperties
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** Something on the table that can be touched: gold when it is of use, dim when it only tells why not. */
export function Spot({ thing, stage, className, label, name, told, style, title, children }: Props) {
  const { offers } = stage
  const lit = offers.lit(thing)
  const start = offers.starts(thing) !== null
  return (
    <button
      type="button"
      className={`ir-spot ${className}`}
      style={style}
      title={title}
      aria-label={label}
      data-card={name}
      aria-disabled={!lit}
      aria-pressed={offers.isHeld(thing) || undefined}
      tabIndex={lit ? 0 : -1}
      data-lit={lit}
      data-start={start}
      data-end={offers.ends(thing).length > 0 && !(start && offers.held === null)}
      data-aimed={stage.aimed(thing)}
      data-told={stage.told.has(told)}
      onClick={() => stage.touch(thing)}
      {...pointing(at => (at === null ? stage.point(null) : stage.pointAt(at)), thing)}
    >
      {children}
    </button>
  )
}
