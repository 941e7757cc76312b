import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly text: string
  readonly className?: string
  readonly children: ReactNode
}

/** A picture that says what it is when it is pointed at or touched. */
export function Tip({ title, text, className = '', children }: Props) {
  return (
    <button type="button" className={`hg-tip ${className}`}>
      {children}
      <span className="visually-hidden">
        {title}: {text}
      </span>
      <span className="hg-tip-text" aria-hidden="true">
        <b>{title}</b> {text}
      </span>
    </button>
  )
}
