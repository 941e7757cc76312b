import type { ComponentProps, KeyboardEvent, SVGProps } from 'react'
import type { Key } from './gestures.ts'
import { type Help, useHelp } from './HoverHelp.tsx'
import type { SpotStage } from './stage.ts'
import './board.css'

interface Place {
  /** Its name (see `gestures.ts`). */
  readonly thing: Key
  readonly stage: SpotStage
  /** What it is, where what is seen does not say it. */
  readonly label?: string | undefined
  /** What a log line calls it, where that is another name. */
  readonly told?: Key
  /** Its text, for those who point at it. */
  readonly help?: (() => Help | null) | undefined
}

/** Something that can be touched: gold when it is of use, else it only tells what it is and why not. */
export function Spot({
  thing,
  stage,
  label,
  told,
  help,
  className = '',
  children,
  ...more
}: Place & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`board-spot ${className}`}
      aria-label={label}
      title={help ? undefined : label}
      aria-disabled={!stage.enabled(thing)}
      onClick={() => stage.touch(thing)}
      {...shown(stage, thing, told)}
      {...useLook(stage, thing, label, help)}
      {...more}
    >
      {children}
    </button>
  )
}

interface Mark extends Place {
  /** Whether the keyboard reaches it even while it is of no use, because it can be read. */
  readonly worth?: boolean
}

/** The same inside a drawing, where a button of HTML cannot lie. */
export function SpotMark({
  thing,
  stage,
  label,
  told,
  help,
  worth = false,
  className = '',
  children,
  ...more
}: Mark & SVGProps<SVGGElement>) {
  const lit = stage.lit(thing)
  const held = stage.held(thing)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    stage.touch(thing)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button whenever a touch of it is of use
    <g
      className={`board-spot ${className}`}
      role={lit || held ? 'button' : 'img'}
      tabIndex={lit || held || worth ? 0 : -1}
      aria-label={label}
      onClick={() => stage.touch(thing)}
      onKeyDown={onKeyDown}
      {...shown(stage, thing, told)}
      {...useLook(stage, thing, label, help)}
      {...more}
    >
      {children}
    </g>
  )
}

/** What the style and the tests see of a thing. */
function shown(stage: SpotStage, thing: Key, told: Key = thing) {
  const held = stage.held(thing)
  return {
    'aria-pressed': held || undefined,
    'data-thing': thing,
    'data-lit': stage.lit(thing),
    'data-held': held,
    'data-aimed': stage.aimed(thing),
    'data-told': stage.told(told),
  }
}

/** Who points at a thing sees what a touch of it would do, and reads its text. */
function useLook(stage: SpotStage, thing: Key, label: string | undefined, help: Place['help']) {
  return useHelp(help, at => stage.look(at ? thing : null, at ? label : ''))
}
