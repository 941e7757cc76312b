import type { MouseEvent, ReactNode } from 'react'
import { go } from './router.ts'
import { pathOf, type Route } from './routes.ts'

interface Props {
  readonly to: Route
  readonly className?: string
  readonly 'aria-describedby'?: string
  readonly 'aria-current'?: 'page'
  readonly children: ReactNode
}

/** A link that changes the page without a reload. With a modifier key the browser does its own thing. */
export function Link({ to, children, ...more }: Props) {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(to)
  }
  return (
    <a href={pathOf(to)} {...more} onClick={onClick}>
      {children}
    </a>
  )
}
