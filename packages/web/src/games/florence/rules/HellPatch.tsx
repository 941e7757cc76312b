import {
  circleBelowTheWall,
  type FlorenceView,
  hellFor,
  type Quarter,
  type ShieldId,
  waysOf,
} from '@acheron/games/florence/board.ts'
import type { CSSProperties } from 'react'
import { Mark, quarterIcons } from '../stage/Icon.tsx'
import { Soul } from '../stage/Soul.tsx'

/** A shield with the sign of its quarter, its middle at 0; the sign is covered where a soul is. */
export function ShieldForm({ quarter, bare = false }: { readonly quarter: Quarter; readonly bare?: boolean }) {
  return (
    <>
      <path className="flb-form" d="M-17 -19H17V1C17 13 8 19 0 23C-8 19 -17 13 -17 1Z" />
      {!bare && <Mark name={quarterIcons[quarter]} x={0} y={0} size={20} />}
    </>
  )
}

interface Props {
  readonly state: Pick<FlorenceView, 'players' | 'hell' | 'seats' | 'options'>
  /** The circles that are shown. */
  readonly from: number
  readonly to: number
  /** The soul whose ways are shown, led by the first seat. */
  readonly led?: ShieldId
  readonly small?: boolean
}

const across = 50
const down = 66
const gates = 40
const soul = 30

/** Some circles of Hell in a position, with all ends that the rules find for one soul. */
export function HellPatch({ state, from, to, led, small = false }: Props) {
  const { shields, circles } = hellFor(state.players)
  const ways = led ? waysOf(state, 0, led) : []
  const wall = from < circleBelowTheWall && to >= circleBelowTheWall
  const at = (id: ShieldId) => {
    const { circle, n } = shields[id]!
    const below = wall && circle >= circleBelowTheWall ? gates : 0
    return { x: (n - (circles[circle]!.length + 1) / 2) * across, y: (circle - from) * down + below }
  }
  const shown = circles.slice(from, to + 1).flat()
  const half = (Math.max(...circles.slice(from, to + 1).map(ids => ids.length)) * across) / 2 + 4
  const bottom = (to - from) * down + (wall ? gates : 0)
  const wallY = (circleBelowTheWall - from) * down + gates - 42
  const line = (ids: readonly ShieldId[]) => `M${ids.map(id => `${at(id).x} ${at(id).y}`).join('L')}`
  return (
    <svg
      className={small ? 'flb-patch flb-small' : 'flb-patch'}
      viewBox={`${-half} -30 ${2 * half} ${bottom + 62}`}
      aria-hidden="true"
      focusable="false"
    >
      {shown.flatMap(id =>
        shields[id]!.lines.filter(line => shown.includes(line)).map(below => (
          <path key={`${id} ${below}`} className="flb-line" d={line([id, below])} />
        )),
      )}
      {wall && <path className="flb-wall" d={`M${-half + 6} ${wallY}H${half - 6}`} />}
      {ways.map(({ to: end, path }) => (
        <path key={end} className="flb-way" d={line([led!, ...path])} />
      ))}
      {shown.map(id => {
        const { x, y } = at(id)
        const { circle, quarter } = shields[id]!
        const here = state.hell[id]
        return (
          <g
            key={id}
            className="flb-shield-at"
            data-end={ways.some(way => way.to === id)}
            style={{ '--circle': `var(--circle-${circle})` } as CSSProperties}
            transform={`translate(${x} ${y})`}
          >
            <ShieldForm quarter={quarter} bare={here !== undefined} />
            {here && (
              <foreignObject x={-soul / 2} y={-soul / 2 - 1} width={soul} height={soul}>
                <Soul sin={here.sin} pose={here.pose} />
              </foreignObject>
            )}
          </g>
        )
      })}
      {wall &&
        circles[circleBelowTheWall]!.flatMap(gate =>
          Object.values(state.seats).map(
            ({ discs }, seat) =>
              discs.includes(gate) && (
                <circle
                  key={`${gate} ${seat}`}
                  className="flb-disc"
                  data-mine={seat === 0}
                  cx={at(gate).x + (seat === 0 ? -7 : 7)}
                  cy={wallY}
                  r="7"
                />
              ),
          ),
        )}
    </svg>
  )
}
