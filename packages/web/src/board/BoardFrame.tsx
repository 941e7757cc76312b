import type { ComponentProps } from 'react'
import { walk } from './walk.ts'
import './board.css'

interface Props extends Omit<ComponentProps<'div'>, 'onKeyDown'> {
  /** Whether pieces may travel. */
  readonly motion: boolean
}

/** The root of a board: the common style, and arrow keys that walk between the lit things. */
export function BoardFrame({ motion, className = '', children, ...more }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys walk between the buttons inside
    <div className={`board-root ${className}`} data-motion={motion} onKeyDown={walk} {...more}>
      {children}
    </div>
  )
}
