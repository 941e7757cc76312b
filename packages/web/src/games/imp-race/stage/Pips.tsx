import { pipSpots } from '../../../board/pips.ts'

/** The face of a die. */
export function Pips({ value }: { readonly value: number }) {
  return (
    <svg className="ir-pips" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect x="3" y="3" width="94" height="94" rx="18" />
      {(pipSpots[value] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="9.5" />
      ))}
    </svg>
  )
}
