import './cover.css'

/** The towers of Florence above, the shields of Hell below, and a soul's way down to its circle. */
export function Cover() {
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
