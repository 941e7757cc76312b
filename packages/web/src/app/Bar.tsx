import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import './Bar.css'
import { Link } from './Link.tsx'

interface Props {
  readonly title?: string
  readonly detail?: string
  readonly tag?: string
  /** On a wide page beside the title, which says what this is and who is here. */
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

/** The head of the page: the site's name, the page's title, and buttons. */
export function Bar({ title, detail, tag, beside, children }: Props) {
  return (
    <header className="bar">
      <Link to={{ page: 'home' }} className="brand">
        <Icon name="tornado" size={26} />
        <span className="brand-name">Acheron</span>
      </Link>
      {title !== undefined && (
        <div className="bar-title">
          <h1>{title}</h1>
          {tag !== undefined && <span className="tag">{tag}</span>}
          {detail !== undefined && <span className="bar-detail">{detail}</span>}
        </div>
      )}
      {beside && <div className="bar-beside">{beside}</div>}
      <nav className="bar-actions">{children}</nav>
    </header>
  )
}
