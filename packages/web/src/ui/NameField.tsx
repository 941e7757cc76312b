import { longestName } from '@acheron/protocol'

interface Props {
  readonly label: string
  readonly value: string
  onChange(value: string): void
}

/** The name by which others at a table know the visitor. */
export function NameField({ label, value, onChange }: Props) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        value={value}
        maxLength={longestName}
        autoComplete="nickname"
        onChange={event => onChange(event.target.value)}
      />
    </label>
  )
}
