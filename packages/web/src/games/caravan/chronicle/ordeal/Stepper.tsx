import type { KeyboardEvent } from 'react'

interface Props {
  readonly value: number
  readonly most: number
  /** What is counted, and what the number costs. */
  readonly label: string
  readonly text: string
  readonly less: string
  readonly more: string
  readonly disabled: boolean
  onChange(value: number): void
}

/** A number with a button on either side; by keys it is one thing: left and right, Home and End. */
export function Stepper({ value, most, label, text, less, more, disabled, onChange }: Props) {
  const set = (wanted: number) => {
    const next = Math.max(0, Math.min(most, wanted))
    if (!disabled && next !== value) onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: value - 1, '-': value - 1, ArrowRight: value + 1, '+': value + 1, Home: 0, End: most }
    const next = wanted[event.key as keyof typeof wanted]
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    set(next)
  }
  const button = (sign: string, said: string, to: number, off: boolean) => (
    <button type="button" tabIndex={-1} disabled={disabled || off} onClick={() => set(to)}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{said}</span>
    </button>
  )
  return (
    <div className="effort-stepper">
      {button('−', less, value - 1, value === 0)}
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuetext={text}
        aria-disabled={disabled}
        onKeyDown={onKeyDown}
      >
        {value}
      </span>
      {button('+', more, value + 1, value === most)}
    </div>
  )
}
