import { memo } from 'react'
import { height, width } from './places.ts'

/** Numbers that look like chance and are always the same for a circle. */
function wander(seed: number): () => number {
  let at = seed * 7919 + 17
  return () => {
    at = (at * 48271) % 2147483647
    return at / 2147483647
  }
}

/** Lines of equal height, as an engraver draws a pit that goes down. */
function contours(circle: number): string[] {
  const next = wander(circle)
  const [cx, cy] = [width * (0.35 + next() * 0.3), height * (0.4 + next() * 0.2)]
  const phases = Array.from({ length: 4 }, () => next() * Math.PI * 2)
  return Array.from({ length: 11 }, (_, ring) => {
    const r = 34 + ring * 36
    const points = Array.from({ length: 49 }, (__, i) => {
      const a = (i / 48) * Math.PI * 2
      const wave =
        1 + 0.09 * Math.sin(a * 3 + (phases[0] ?? 0)) + 0.06 * Math.sin(a * 5 + (phases[1] ?? 0) + ring * 0.35)
      return `${(cx + Math.cos(a) * r * wave * 1.25).toFixed(1)} ${(cy + Math.sin(a) * r * wave * 0.85).toFixed(1)}`
    })
    return `M${points.join('L')}Z`
  })
}

/** Short strokes that fall down the slopes. */
function hachures(circle: number): string {
  const next = wander(circle + 40)
  return Array.from({ length: 150 }, () => {
    const [x, y] = [18 + next() * (width - 36), 18 + next() * (height - 36)]
    const a = Math.atan2(y - height / 2, x - width / 2) + (next() - 0.5) * 0.5
    const l = 4 + next() * 7
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(a) * l).toFixed(1)} ${(Math.sin(a) * l).toFixed(1)}`
  }).join('')
}

const rose = (r: number, inner: number) =>
  Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2
    const l = i % 4 === 0 ? r : i % 2 === 0 ? r * 0.62 : inner
    return `${(Math.sin(a) * l).toFixed(1)} ${(-Math.cos(a) * l).toFixed(1)}`
  }).join('L')

/** The paper: contours, hachures, a rose and the frame, all in hairlines. */
export const Ground = memo(function Ground({ circle }: { readonly circle: number }) {
  return (
    <g className="chr-ground">
      <rect className="chr-paper" x={1} y={1} width={width - 2} height={height - 2} rx={6} />
      <clipPath id="chr-sheet">
        <rect x={12} y={12} width={width - 24} height={height - 24} />
      </clipPath>
      <g clipPath="url(#chr-sheet)">
        {contours(circle).map((line, i) => (
          <path key={line} className="chr-contour" d={line} data-deep={i % 3 === 0} />
        ))}
        <path className="chr-hachures" d={hachures(circle)} />
        <g className="chr-rose" transform={`translate(${width - 46} ${height - 46})`}>
          <circle r={24} />
          <circle r={19} />
          <path d={`M${rose(27, 7)}Z`} />
        </g>
      </g>
      <rect className="chr-border" x={12} y={12} width={width - 24} height={height - 24} />
      <rect className="chr-border" x={7} y={7} width={width - 14} height={height - 14} data-outer="true" />
    </g>
  )
})
