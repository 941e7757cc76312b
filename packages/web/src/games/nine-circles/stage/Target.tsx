import type { ReactNode } from 'react'
import { SmallDie } from './Face.tsx'

/**
 * The target of a circle, drawn with dice. It says nothing to a screen reader: the target stands beside it in words.
 */
export function Target({ circle, declared = null }: { readonly circle: number; readonly declared?: number | null }) {
  return (
    <span className="nc-target" aria-hidden="true">
      {drawings[circle - 1]?.(declared)}
    </span>
  )
}

const drawings: readonly ((declared: number | null) => ReactNode)[] = [
  () => <SmallDie value={1} />,
  () => <Sum of={9} />,
  () => <Several value={2} count={3} />,
  () => <Sum of={12} />,
  () => (
    <>
      <Sum of={10} />
      <i className="nc-and">+</i>
      <Sum of={10} />
    </>
  ),
  () => <Stairs />,
  () => (
    <>
      <Several value={null} count={5} />
      <SmallDie value={5} tone="struck" />
    </>
  ),
  declared =>
    declared === null ? <Several value={null} sign="?" count={2} /> : <Several value={declared} count={2} />,
  () => <Several value={6} count={3} />,
]

function Several({ value, count, sign }: { value: number | null; count: number; sign?: string }) {
  return Array.from({ length: count }, (_, i) => <SmallDie key={i} value={value} {...(sign ? { sign } : {})} />)
}

/** Any number of dice with that sum. */
function Sum({ of }: { of: number }) {
  return (
    <span className="nc-sum">
      <span className="nc-stack">
        <SmallDie value={null} />
        <SmallDie value={null} />
        <SmallDie value={null} />
      </span>
      <b>= {of}</b>
    </span>
  )
}

/** Any four consecutive numbers, as a stair. */
function Stairs() {
  return (
    <span className="nc-stairs">
      <SmallDie value={null} />
      <SmallDie value={null} />
      <SmallDie value={null} />
      <SmallDie value={null} />
    </span>
  )
}
