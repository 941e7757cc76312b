import type { KeyboardEvent, ReactNode } from 'react'
import type { Reading } from '../names.ts'
import type { Key } from './gestures.ts'
import { useReading } from './Reader.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly thing: Key
  readonly stage: Stage
  readonly className: string
  readonly label: string
  readonly reading?: () => Reading | null
  /** It is read with the keyboard too, although it is of no use now. */
  readonly worth?: boolean
  /** Touches go through it: what lies behind is meant. */
  readonly thin?: boolean
  /** Told when it is pointed at. */
  onLook?(at: boolean): void
  readonly children: ReactNode
}

/** Something in the arena that can be touched. */
export function Target({ thing, stage, className, label, reading, worth, thin, onLook, children }: Props) {
  const lit = stage.lit(thing)
  const held = stage.held(thing)
  const hands = useReading(reading ?? (() => null), at => {
    stage.look(at && lit ? thing : null)
    onLook?.(at)
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button whenever a touch of it is of use
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is pressed only while it is a button
    <g
      className={className}
      role={lit || held ? 'button' : 'img'}
      tabIndex={lit || worth ? 0 : -1}
      aria-label={label}
      aria-pressed={held || undefined}
      data-thing={thing}
      data-lit={lit}
      data-held={held}
      data-aimed={stage.aimed(thing)}
      data-told={stage.told(thing)}
      data-thin={thin && !lit && !held}
      onClick={() => stage.touch(thing)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        stage.touch(thing)
      }}
      {...hands}
    >
      {children}
    </g>
  )
}
