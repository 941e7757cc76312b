/** Where the pips of each face lie, in a square of 100. */
const spots: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  [
    [29, 24],
    [71, 24],
    [29, 50],
    [71, 50],
    [29, 76],
    [71, 76],
  ],
]

/** The pips of a face; none for a die that shows nothing. */
export function Pips({ value }: { readonly value: number | null }) {
  return (
    <svg className="nc-pips" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {(spots[value ?? 0] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="9.5" />
      ))}
    </svg>
  )
}

/** A small flat die: in targets, claims, the fan and the rule book. */
export function SmallDie({
  value,
  sign,
  tone,
}: {
  readonly value: number | null
  /** A letter in place of pips, such as "?". */
  readonly sign?: string
  readonly tone?: 'blank' | 'struck' | 'gold'
}) {
  return (
    <span className="nc-small" data-tone={tone ?? (value === null ? 'blank' : 'plain')}>
      {sign ? <b>{sign}</b> : <Pips value={value} />}
    </span>
  )
}
