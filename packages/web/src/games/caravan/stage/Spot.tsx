import type { CSSProperties, ReactNode } from 'react'
import type { Reading } from '../names.ts'
import type { Key } from './gestures.ts'
import { useReading } from './Reader.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly thing: Key
  readonly stage: Stage
  readonly className?: string
  /** What it is, where what is seen does not say it. */
  readonly label?: string
  readonly style?: CSSProperties
  /** Its text, for those who point at it. */
  readonly reading?: () => Reading | null
  readonly children: ReactNode
}

/** Something beside the arena that can be touched: gold when it is of use, else it only tells what it is and why not. */
export function Spot({ thing, stage, className = '', label, style, reading, children }: Props) {
  const lit = stage.lit(thing)
  const hands = useReading(reading ?? (() => null), at => stage.look(at && lit ? thing : null))
  return (
    <button
      type="button"
      className={`cv-spot ${className}`}
      style={style}
      aria-label={label}
      aria-disabled={!lit && !stage.held(thing)}
      aria-pressed={stage.held(thing) || undefined}
      data-thing={thing}
      data-lit={lit}
      data-held={stage.held(thing)}
      data-aimed={stage.aimed(thing)}
      data-told={stage.told(thing)}
      onClick={() => stage.touch(thing)}
      {...hands}
    >
      {children}
    </button>
  )
}
