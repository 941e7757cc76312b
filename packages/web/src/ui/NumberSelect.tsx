interface Props {
  readonly label: string
  /** The label is for screen readers only: it stands elsewhere on the page. */
  readonly bare?: boolean
  readonly min: number
  readonly max: number
  readonly value: number
  /** A number in words, where it has any. */
  named?(number: number): string
  onChange(value: number): void
}

/** The longest list of numbers to choose from. */
const mostListed = 60

/** A whole number, chosen from a list or typed where the list would be too long. */
export function NumberSelect({ label, bare = false, min, max, value, named = String, onChange }: Props) {
  const caption = <span className={bare ? 'visually-hidden' : undefined}>{label}</span>
  if (max - min > mostListed)
    return (
      <label className="field">
        {caption}
        <input
          type="number"
          className="input"
          min={min}
          max={max}
          value={value}
          onChange={({ target }) => onChange(Math.min(max, Math.max(min, Math.round(target.valueAsNumber) || min)))}
        />
      </label>
    )
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return (
    <label className="field">
      {caption}
      <select className="input" value={value} onChange={event => onChange(Number(event.target.value))}>
        {numbers.map(number => (
          <option key={number} value={number}>
            {named(number)}
          </option>
        ))}
      </select>
    </label>
  )
}
