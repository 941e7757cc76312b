import type { ReactNode } from 'react'
import './growth.css'

/** Cards under a title. */
export function Cards({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="chr-side-of">
      <h4>{title}</h4>
      <ul className="chr-cards">{children}</ul>
    </div>
  )
}
