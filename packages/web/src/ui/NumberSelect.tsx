interface Props {
  readonly label: string
  /** The label stands elsewhere on the page; it is spoken only. */
  readonly bare?: boolean
  readonly min: number
  readonly max: number
  readonly value: number
  onChange(value: number): void
}

/** A small whole number. */
export function NumberSelect({ label, bare = false, min, max, value, onChange }: Props) {
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return (
    <label className="field">
      <span className={bare ? 'visually-hidden' : undefined}>{label}</span>
      <select className="input" value={value} onChange={event => onChange(Number(event.target.value))}>
        {numbers.map(number => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </label>
  )
}
