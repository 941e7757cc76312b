import type { ReactNode } from 'react'
import { explained, type Help, textOf } from './help.ts'
import '../board.css'

interface Props {
  readonly help: Help
  readonly className?: string
  readonly children: ReactNode
}

/** A picture that can only be read, by keys too; nothing else can be done with it. */
export function Explained({ help, className = '', children }: Props) {
  return (
    <button type="button" className={`board-tip ${className}`} {...explained(help)}>
      {children}
      <span className="visually-hidden">{textOf(help)}</span>
    </button>
  )
}
