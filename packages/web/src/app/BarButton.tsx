import type { ReactNode } from 'react'
import { explained } from '../board/explain/help.ts'
import { tell } from '../ui/notes.tsx'

interface Props {
  readonly label: string
  readonly shortcut?: string
  readonly disabled?: boolean
  /** Why it cannot be used now. */
  readonly why?: string
  readonly pressed?: boolean
  /** What was found has proved good or bad: it is coloured, beside what its label says. */
  readonly tone?: 'good' | 'bad' | undefined
  /** Left out first or second where a phone has no room for all: the page offers the same elsewhere. */
  readonly spare?: 'first' | 'second'
  /** On a wide page it stands elsewhere. */
  readonly narrow?: boolean
  readonly children: ReactNode
  onClick(): void
}

/** A button of the bar. On a narrow page it shows only its picture. */
export function BarButton({
  label,
  shortcut,
  disabled = false,
  why = '',
  pressed,
  tone,
  spare,
  narrow,
  children,
  onClick,
}: Props) {
  return (
    <button
      type="button"
      className="button quiet"
      data-spare={spare}
      data-narrow={narrow}
      data-tone={tone}
      aria-label={label}
      {...explained(disabled && why ? `${label}: ${why}` : shortcut === undefined ? label : `${label} (${shortcut})`)}
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      // Not `disabled`: keys reach it too, and it says why.
      aria-disabled={disabled}
      onClick={() => (disabled ? tell(why) : onClick())}
    >
      {children}
      <span className="label">{label}</span>
    </button>
  )
}
