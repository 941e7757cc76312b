import type { CSSProperties, ReactNode } from 'react'
import type { Group } from './sums.ts'

interface Props {
  readonly groups: readonly Group[]
  /** What stands below a group. */
  label(group: Group, at: number): ReactNode
}

/** Hits as pips, in groups of what they are counted against; each full group has a name. */
export function Pips({ groups, label }: Props) {
  let before = 0
  return (
    <ul className="cvv-groups">
      {groups.map((group, at) => {
        const first = before
        before += group.hits
        const size = { '--of': group.of } as CSSProperties
        return (
          <li key={at} className="cvv-group" data-full={group.hits === group.of} style={size}>
            <span className="cvv-pips" aria-hidden="true">
              {Array.from({ length: group.of }, (_, i) => (
                <i
                  key={i}
                  className="cvv-pip"
                  data-hit={i < group.hits}
                  style={{ '--at': first + i } as CSSProperties}
                />
              ))}
            </span>
            <small className="cvv-label">{label(group, at)}</small>
          </li>
        )
      })}
    </ul>
  )
}
