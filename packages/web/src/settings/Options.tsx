import { type ReactNode, useId } from 'react'
import './Options.css'

interface OptionsProps<T extends string> {
  readonly legend: string
  readonly values: readonly T[]
  readonly value: T
  label(value: T): ReactNode
  onChange(value: T): void
}

/** A choice of a few values, side by side. */
export function Options<T extends string>({ legend, values, value, label, onChange }: OptionsProps<T>) {
  const name = useId()
  return (
    <fieldset className="options">
      <legend>{legend}</legend>
      <div className="options-row">
        {values.map(option => (
          <label key={option} className="option">
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{label(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
