import { pipSpots } from '../../../board/pips.ts'

/** The pips of a face; none for a die that shows nothing. */
export function Pips({ value }: { readonly value: number | null }) {
  return (
    <svg className="nc-pips" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {(pipSpots[value ?? 0] ?? []).map(([x, y]) => (
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
