import { type AreaId, type Dir, dirs } from '@acheron/games/caravan/board.ts'
import { line, middle, type Point, project, rise, type Spot, seenAs, slab, type Turn } from './iso.ts'

const columns = ['A', 'B', 'C', 'D', 'E'] as const
const rows = ['1', '2', '3'] as const

/** What lies below the board: the glow it hangs over, and embers that run from its edges. */
export function Glow({ turn, id }: { readonly turn: Turn; readonly id: string }) {
  const [us, vs] = turn % 2 === 0 ? [5, 3] : [3, 5]
  const { x, y } = project([us * 0.58, vs * 0.58], -slab, turn)
  return (
    <g className="cv-glow">
      <defs>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" className="cv-glow-near" />
          <stop offset="1" className="cv-glow-far" />
        </radialGradient>
        <linearGradient id={`${id}-ember`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="cv-ember-top" />
          <stop offset="1" className="cv-ember-end" />
        </linearGradient>
      </defs>
      <ellipse cx={x} cy={y + 60} rx="420" ry="180" fill={`url(#${id}-glow)`} />
      <path className="cv-embers" fill={`url(#${id}-ember)`} d={embers([us, vs], turn)} />
    </g>
  )
}

/** Thin wedges below the two edges in front, each as long as chance has it: the same at every look. */
function embers([us, vs]: Spot, turn: Turn): string {
  const edges: readonly (readonly [Spot, Spot])[] = [
    [
      [0, vs],
      [us, vs],
    ],
    [
      [us, vs],
      [us, 0],
    ],
  ]
  return edges
    .flatMap(([from, to], side) => {
      const count = Math.round((Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])) * 16)
      return Array.from({ length: count }, (_, i) => {
        const share = (i + chance(side * 991 + i * 3)) / count
        const spot: Spot = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
        const { x, y } = project(spot, -slab, turn)
        const long = 10 + 52 * chance(side * 577 + i * 7) ** 1.6
        return `M${(x - 0.6).toFixed(1)} ${(y - 3).toFixed(1)}h1.2v${long.toFixed(1)}h-1.2z`
      })
    })
    .join('')
}

/** A number from 0 to 1 that looks like chance. */
function chance(n: number): number {
  const wave = Math.sin(n * 12.9898) * 43758.5453
  return wave - Math.floor(wave)
}

/** The names of columns and rows below the edges that are in front. */
export function Letters({ turn }: { readonly turn: Turn }) {
  // The sides in front are those that are seen in the south and in the east.
  const isFront = (dir: Dir) => seenAs(dir, turn) === 'S' || seenAs(dir, turn) === 'E'
  const [across, along] = [isFront('S') ? 'S' : 'N', isFront('E') ? 'E' : 'W'] as const
  return (
    <g className="cv-letters">
      {columns.map(column => (
        <Letter key={column} name={column} at={edgeOf(`${column}${across === 'S' ? '3' : '1'}`, across, turn)} />
      ))}
      {rows.map(row => (
        <Letter key={row} name={row} at={edgeOf(`${along === 'E' ? 'E' : 'A'}${row}`, along, turn)} />
      ))}
    </g>
  )
}

function edgeOf(area: AreaId, dir: Dir, turn: Turn): Point {
  const [u, v] = middle(area, turn)
  return project(dirs[(dirs.indexOf(dir) + turn) % 4] === 'S' ? [u, v + 0.5] : [u + 0.5, v], -slab, turn)
}

const Letter = ({ name, at: { x, y } }: { readonly name: string; readonly at: Point }) => (
  <text x={x} y={y + 0.55 * rise}>
    {name}
  </text>
)

/** The hatching of walls in the shade, along the slope of the wall. */
export function Hatching({ id }: { readonly id: string }) {
  const strokes = line([
    { x: 2, y: 0 },
    { x: 2, y: 5 },
  ])
  return (
    <defs>
      <pattern id={`${id}-hatch`} width="5" height="9" patternUnits="userSpaceOnUse" patternTransform="skewY(26.565)">
        <path className="cv-hatching" d={`${strokes}M4.500 4.500V8.500`} />
      </pattern>
    </defs>
  )
}
