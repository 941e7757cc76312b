import './cover.css'

/** An arena of stone blocks, two who fight on it, and the arrow that a Malefactor looks along. */
export function Cover() {
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
