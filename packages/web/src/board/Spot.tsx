import type { ComponentProps, KeyboardEvent, SVGProps } from 'react'
import { explained, type HelpOf } from './explain/help.ts'
import type { Key } from './gestures.ts'
import { pointing } from './pointing.ts'
import type { SpotStage } from './stage.ts'
import './board.css'

interface Place {
  /** Its name (see `gestures.ts`). */
  readonly thing: Key
  readonly stage: SpotStage
  /** Its label, if the visible content does not name it. */
  readonly label?: string | undefined
  /** Its name in a log line, if that is another one. */
  readonly told?: Key
  /** Its explanation, if that is not just its label. */
  readonly help?: HelpOf | undefined
}

/** Something that can be touched: gold when it is of use; otherwise it only tells what it is and why not. */
export function Spot({
  thing,
  stage,
  label,
  told,
  help,
  className = '',
  children,
  ...more
}: Place & Omit<ComponentProps<'button'>, 'title' | 'ref'>) {
  return (
    <button
      type="button"
      className={`board-spot ${className}`}
      aria-label={label}
      aria-disabled={!stage.enabled(thing)}
      onClick={() => stage.touch(thing)}
      {...shown(stage, thing, told)}
      {...explained(help ?? label)}
      {...looking(stage, thing)}
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
}: Mark & Omit<SVGProps<SVGGElement>, 'ref'>) {
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
      {...explained(help ?? label)}
      {...looking(stage, thing)}
      {...more}
    >
      {children}
    </g>
  )
}

/** The attributes of a thing for the style and the tests. */
function shown(stage: SpotStage, thing: Key, told: Key = thing) {
  const held = stage.held(thing)
  return {
    'aria-pressed': held || undefined,
    'data-thing': thing,
    'data-lit': stage.lit(thing),
    'data-held': held,
    'data-aimed': stage.aimed(thing),
    'data-told': stage.told(told),
    'data-judged': stage.judged(thing),
  }
}

/** Pointing at a thing shows the result of a touch. */
function looking(stage: SpotStage, thing: Key) {
  return pointing((at: Key | null) => stage.look(at), thing)
}
