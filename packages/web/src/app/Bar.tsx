import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import './Bar.css'
import { Link } from './Link.tsx'

/** The head of the page: the site's name, the page's title, and buttons. */
export function Bar(props: { title?: string; detail?: string; tag?: string; children?: ReactNode }) {
  const { title, detail, tag, children } = props
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
      <nav className="bar-actions">{children}</nav>
    </header>
  )
}
