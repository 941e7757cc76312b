import type { ComponentType } from 'react'
import './covers.css'

/** A funnel of nine terraces, lit from below. */
function NineCircles() {
  const rings = Array.from({ length: 9 }, (_, i) => ({
    y: 26 + i * 22,
    rx: 104 - i * 10.5,
    ry: 15 - i * 1.2,
    className: `ring ring-${i + 1}`,
  }))
  return (
    <svg className="cover" viewBox="0 0 240 250" aria-hidden="true" focusable="false">
      <path className="cover-wall" d="M16 26 L100 204 Q120 214 140 204 L224 26" />
      {rings.map(({ y, rx, ry, className }) => (
        <ellipse key={y} className={className} cx="120" cy={y} rx={rx} ry={ry} />
      ))}
      <path
        className="cover-way"
        d="M30 30 C96 56 196 44 190 72 C182 92 66 78 62 104 C62 126 176 114 172 138 C166 158 88 146 90 168 C94 184 140 178 138 196"
      />
      <circle className="cover-glow" cx="120" cy="206" r="5" />
    </svg>
  )
}

/** A spiral of tiles down to a throne, and three imps on their way. */
function ImpRace() {
  const tiles: { x: number; y: number; size: number; turn: number }[] = []
  let angle = 2.55
  for (let square = 0; square < 39; square++) {
    const radius = 102 - square * 1.75
    const size = 17.5 - square * 0.17
    tiles.push({
      x: 122 + radius * Math.cos(angle),
      y: 116 + square * 0.4 + radius * 0.9 * Math.sin(angle),
      size,
      turn: (angle * 180) / Math.PI,
    })
    angle += (size * 1.14) / radius
  }
  const imps = [5, 14, 29].map(square => tiles[square]!)
  return (
    <svg className="cover cover-stair" viewBox="0 0 240 250" aria-hidden="true" focusable="false">
      <circle className="cover-pit" cx="122" cy="130" r="100" />
      {tiles.map(({ x, y, size, turn }, i) => (
        <rect
          key={turn}
          className={i % 2 === 0 ? 'cover-tile up' : 'cover-tile'}
          x={-size / 2}
          y={-size / 2}
          width={size}
          height={size}
          rx={size / 6}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
        />
      ))}
      <circle className="cover-throne" cx="122" cy="130" r="13" />
      {imps.map(({ x, y, size }, i) => (
        <path
          key={x}
          style={{ color: `var(--player-${i + 1})` }}
          className="cover-imp"
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 42).toFixed(3)})`}
          d="M-13 -8C-19 -11 -20 -17 -18 -22C-16 -17 -12 -15 -7 -14.5A19 19 0 0 1 7 -14.5C12 -15 16 -17 18 -22C20 -17 19 -11 13 -8A18.5 18.5 0 1 1 -13 -8Z"
        />
      ))}
    </svg>
  )
}

/** Nine rings of squares from above, a pentagram and the throne in their middle. */
function Hellgame() {
  const rings = [49, 43, 41, 35, 31, 22, 11].map((count, i) => {
    const radius = 112 - i * 12.4
    const pitch = (2 * Math.PI * radius) / count
    return {
      count,
      radius,
      dash: `${(pitch * 0.86).toFixed(3)} ${(pitch * 0.14).toFixed(3)}`,
      className: `ring-${i + 1}`,
    }
  })
  const points = [0, 2, 4, 1, 3].map(k => {
    const angle = (k * 72 * Math.PI) / 180
    return `${(120 + 26 * Math.sin(angle)).toFixed(1)} ${(125 - 26 * Math.cos(angle)).toFixed(1)}`
  })
  return (
    <svg className="cover cover-rings" viewBox="0 0 240 250" aria-hidden="true" focusable="false">
      <circle className="cover-pit" cx="120" cy="125" r="118" />
      {rings.map(({ radius, dash, className }) => (
        <circle key={radius} className={className} cx="120" cy="125" r={radius} strokeDasharray={dash} />
      ))}
      <path className="ring-8" d={`M${points.join('L')}Z`} />
      <circle className="cover-throne" cx="120" cy="125" r="6" />
    </svg>
  )
}

/** The towers of Florence above, the shields of Hell below, and a soul's way down to its circle. */
function Florence() {
  const widths = [6, 7, 6, 7, 6, 5, 6, 5, 4]
  const at = (row: number, n: number) => ({
    x: 120 + (n - (widths[row]! - 1) / 2) * 33,
    y: 122 + row * 14 + (row > 4 ? 5 : 0),
  })
  const shields = widths.flatMap((width, row) => Array.from({ length: width }, (_, n) => ({ row, ...at(row, n) })))
  const below = (shield: (typeof shields)[number]) =>
    shields.filter(({ row, x }) => row === shield.row + 1 && Math.abs(x - shield.x) < 20)
  const way = [at(0, 2), at(1, 3), at(2, 3), at(3, 3)]
  return (
    <svg className="cover cover-florence" viewBox="0 0 240 250" aria-hidden="true" focusable="false">
      <path
        className="cover-city"
        d="M6 104V74h5v-5h4v5h4v-5h4v5h5v12h10V50h-2v-7h4v3h4v-3h4v3h4v-3h4v7h-2v30h12V66l9-8 9 8v10h4C88 60 101 46 115 42V33l5-7 5 7v9c14 4 27 18 27 34h6V40h-3v-9h4v3h3v-14h3v-6l4-5 4 5v6h3v14h3v-3h4v9h-3v38h9V62h5v-4h4v4h4v-4h4v4h5v22h6V70l8-6 8 6v34Z"
      />
      <path className="cover-dome" d="M93 76h54M120 42v34M105 48c-5 8-7 17-7 28M135 48c5 8 7 17 7 28" />
      <path
        className="cover-river"
        d="M4 110q8-4 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0"
      />
      {shields.map(shield =>
        below(shield).map(({ x, y }) => (
          <path key={`${shield.x} ${x} ${y}`} className="cover-line" d={`M${shield.x} ${shield.y}L${x} ${y}`} />
        )),
      )}
      <path className="cover-lead" d={`M${way.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {shields.map(({ row, x, y }) => (
        <path
          key={`${x} ${y}`}
          className={`cover-shield ring-${row + 1}`}
          transform={`translate(${x} ${y})`}
          d="M-5.2 -5.2H5.2V0C5.2 3.4 2.6 5.2 0 6.4C-2.6 5.2 -5.2 3.4 -5.2 0Z"
        />
      ))}
      <path className="cover-dis" d="M20 188.1h200" />
      <circle className="cover-soul ring-4" cx={at(3, 3).x} cy={at(3, 3).y} r="5.8" />
    </svg>
  )
}

/** An arena of stone blocks, two who fight on it, and the arrow that a Malefactor looks along. */
function Caravan() {
  const at = (u: number, v: number, level: number) => ({
    x: 120 + (u - v) * 27 - 27,
    y: 96 + (u + v) * 13.5 - level * 17,
  })
  const path = (...points: readonly { x: number; y: number }[]) =>
    `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  const high: Record<string, number> = { '1 0': 2, '4 0': 1, '0 2': 1, '3 2': 1 }
  const blocks = [0, 1, 2, 3, 4]
    .flatMap(u => [0, 1, 2].map(v => ({ u, v, level: high[`${u} ${v}`] ?? 0 })))
    .sort((a, b) => a.u + a.v - b.u - b.v)
  const figures = [
    { ...at(2.5, 1.5, 0), className: 'cover-foe', size: 1.5 },
    { ...at(0.5, 2.5, 1), className: 'ring-3', size: 1 },
    { ...at(3.5, 2.5, 1), className: 'ring-9', size: 1 },
    { ...at(1.5, 0.5, 2), className: 'ring-4', size: 1 },
  ]
  return (
    <svg className="cover cover-arena" viewBox="0 0 240 250" aria-hidden="true" focusable="false">
      {blocks.map(({ u, v, level }) => (
        <g key={`${u} ${v}`}>
          <path
            className="cover-side"
            d={path(at(u, v + 1, level), at(u + 1, v + 1, level), at(u + 1, v + 1, -0.6), at(u, v + 1, -0.6))}
          />
          <path
            className="cover-side near"
            d={path(at(u + 1, v, level), at(u + 1, v + 1, level), at(u + 1, v + 1, -0.6), at(u + 1, v, -0.6))}
          />
          <path
            className="cover-top"
            d={path(at(u, v, level), at(u + 1, v, level), at(u + 1, v + 1, level), at(u, v + 1, level))}
          />
        </g>
      ))}
      <path className="cover-front" d={path(at(2.1, 1.85, 0), at(2.9, 1.85, 0), at(2.5, 2.3, 0))} />
      {figures.map(({ x, y, className, size }) => (
        <path
          key={className}
          className={`cover-plaque ${className}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})`}
          d="M-8 2V-16A8 8 0 0 1 8 -16V2Z"
        />
      ))}
    </svg>
  )
}

const covers: Record<string, ComponentType> = {
  'nine-circles': NineCircles,
  'imp-race': ImpRace,
  hellgame: Hellgame,
  florence: Florence,
  caravan: Caravan,
}

/** A game's picture on the home page, small enough to be there before the game is. */
export function Cover({ game }: { readonly game: string }) {
  const Picture = covers[game]
  return Picture ? <Picture /> : null
}
