import './cover.css'

/** A spiral of tiles down to a throne, and three imps on their way. */
export function Cover() {
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
