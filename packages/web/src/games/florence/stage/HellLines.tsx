import { circles, type HellBoard, isGraveyard, type ShieldId } from '@acheron/games/florence/board.ts'
import type { Geometry, Point } from './geometry.ts'
import type { FlorenceStage } from './stage.ts'

interface Props {
  readonly board: HellBoard
  readonly geometry: Geometry
  readonly stage: FlorenceStage
}

/** The terraces, the lines down from shield to shield, and in gold the ways of the soul that is looked at. */
export function HellLines({ board, geometry, stage }: Props) {
  const { width, height, shield } = geometry
  const shields = Object.values(board.shields)
  return (
    <svg
      className="fl-lines"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {circles.map(({ circle }) => (
        <Terrace key={circle} circle={circle} geometry={geometry} />
      ))}
      <line className="fl-wall" x1={0.2} x2={width - 0.2} y1={geometry.wall} y2={geometry.wall} />
      <path
        className="fl-ways-all"
        d={shields.flatMap(({ id, lines }) => lines.map(to => stroke([shield(id), shield(to)]))).join('')}
      />
      <GoldWays geometry={geometry} stage={stage} />
    </svg>
  )
}

function Terrace({ circle, geometry }: { readonly circle: number; readonly geometry: Geometry }) {
  const { top, bottom, half } = geometry.terrace(circle)
  const middle = geometry.width / 2
  const out = half + 0.05
  const inn = half - 0.08
  const points = [
    [middle - out, top + 0.06],
    [middle + out, top + 0.06],
    [middle + inn, bottom - 0.06],
    [middle - inn, bottom - 0.06],
  ]
  return (
    <polygon
      className="fl-terrace-band"
      style={{ '--circle': `var(--circle-${circle})` } as React.CSSProperties}
      points={points.map(point => point.join(',')).join(' ')}
    />
  )
}

/** Every end of the soul, and the way to it; the one that is pointed at is the strongest. */
function GoldWays({ geometry, stage }: Omit<Props, 'board'>) {
  const { ways, end } = stage
  if (!ways) return null
  const start = isGraveyard(ways.origin) ? null : geometry.shield(ways.origin)
  const points = (path: readonly ShieldId[]) => {
    const down = path.map(geometry.shield)
    const [first] = down
    return [start ?? { x: first?.x ?? 0, y: geometry.grave.y }, ...down]
  }
  return (
    <g className="fl-ways" data-end={end !== null}>
      {ways.ends.map(({ to, path }) => (
        <path key={to} className="fl-way" data-aimed={to === end} d={stroke(points(path))} />
      ))}
    </g>
  )
}

function stroke(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(3)} ${y.toFixed(3)}`).join('')
}
