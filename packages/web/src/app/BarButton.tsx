import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly shortcut?: string
  readonly disabled?: boolean
  /** Why it cannot be used now, said instead of its name. */
  readonly why?: string
  readonly pressed?: boolean
  readonly children: ReactNode
  onClick(): void
}

/** A quiet button of the bar; on a narrow page only its picture is seen. */
export function BarButton({ label, shortcut, disabled = false, why = '', pressed, children, onClick }: Props) {
  return (
    <button
      type="button"
      className="button quiet"
      title={disabled && why ? `${label}: ${why}` : shortcut === undefined ? label : `${label} (${shortcut})`}
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
      <span className="label">{label}</span>
    </button>
  )
}
