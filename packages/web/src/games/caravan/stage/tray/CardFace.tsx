import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  /** At the right of the title: its Fierceness, or a sign. */
  readonly mark: ReactNode
  readonly lines: readonly string[]
  /** Below the text: what it would do now, or why it cannot be played. */
  readonly foot?: ReactNode
}

/** What is written on a card: all of it is seen (`useFit`). */
export function CardFace({ title, mark, lines, foot }: Props) {
  return (
    <>
      <span className="cv-card-head">
        <b>{title}</b>
        {mark}
      </span>
      <span className="cv-card-text">
        {lines.map(line => (
          <span key={line}>{line}</span>
        ))}
      </span>
      {foot}
    </>
  )
}
