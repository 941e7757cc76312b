import './cover.css'

/** A funnel of nine terraces, lit from below. */
export function Cover() {
  const rings = Array.from({ length: 9 }, (_, i) => ({
    y: 26 + i * 22,
    rx: 104 - i * 10.5,
    ry: 15 - i * 1.2,
    className: `ring ring-${i + 1}`,
  }))
  return (
    <svg className="cover cover-circles" viewBox="0 0 240 250" aria-hidden="true" focusable="false">
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
