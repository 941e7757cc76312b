/** The funnel as a drawing of 600 by 800: nine terraces, each a ledge and the wall below it. */
export const width = 600
export const height = 806
export const centre = width / 2

const top = 58
export const step = 74
const flat = 0.066

export interface Terrace {
  readonly circle: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  /** The wall below the ledge, down to the next one. */
  readonly wall: string
  /** Hatching along the wall. */
  readonly hatching: string
}

function radius(i: number): number {
  return 246 - i * 21.5
}

export const terraces: readonly Terrace[] = Array.from({ length: 9 }, (_, i) => {
  const y = top + i * step
  const rx = radius(i)
  const ry = rx * flat
  const foot = i === 8 ? 52 : radius(i + 1) + 8
  const footY = y + step
  return { circle: i + 1, y, rx, ry, wall: wallOf(y, rx, ry, footY, foot), hatching: hatch(y, rx, ry, footY, foot) }
})

function wallOf(y: number, rx: number, ry: number, footY: number, foot: number): string {
  const left = `M${centre - rx} ${y}L${centre - foot} ${footY}`
  const under = `A${foot} ${foot * flat} 0 0 0 ${centre + foot} ${footY}`
  return `${left}${under}L${centre + rx} ${y}A${rx} ${ry} 0 0 1 ${centre - rx} ${y}Z`
}

/** Strokes towards the apex, closer together at the sides, where the wall turns away. */
function hatch(y: number, rx: number, ry: number, footY: number, foot: number): string {
  const strokes: string[] = []
  const count = Math.round(rx / 5)
  for (let i = 1; i < count; i++) {
    const angle = Math.PI * (i / count)
    const long = i % 3 === 0 ? 0.5 : i % 3 === 1 ? 0.3 : 0.2
    const reach = long * (0.55 + 0.45 * Math.abs(Math.cos(angle)))
    const [x0, y0] = [centre - Math.cos(angle) * foot, footY + Math.sin(angle) * foot * flat]
    const [x1, y1] = [centre - Math.cos(angle) * rx, y + Math.sin(angle) * ry]
    strokes.push(
      `M${x0.toFixed(1)} ${y0.toFixed(1)}L${(x0 + (x1 - x0) * reach).toFixed(1)} ${(y0 + (y1 - y0) * reach).toFixed(1)}`,
    )
  }
  return strokes.join('')
}

/** The end of the pit, where Lucifer stands. */
export const bottom = top + 9 * step
