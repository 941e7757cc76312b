/** A rectangle in a drawing that is larger than its window. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
type Size = Pick<Box, 'width' | 'height'>

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/**
 * Where to scroll so that as many of the boxes as fit are seen, the most wanted first and in the middle of all of them; null
 * where there is none.
 */
export function around(boxes: readonly Box[], window: Size): { readonly x: number; readonly y: number } | null {
  let seen: Box | null = null
  for (const box of boxes) {
    const both: Box = seen ? union(seen, box) : box
    if (seen && (both.width > window.width || both.height > window.height)) continue
    seen = both
  }
  if (!seen) return null
  const { x, y } = middleOf(seen)
  return { x: x - window.width / 2, y: y - window.height / 2 }
}

function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** The others, the nearest first. */
export function nearestTo(box: Box | undefined, others: readonly Box[]): readonly Box[] {
  if (!box) return others
  const from = middleOf(box)
  const far = (other: Box) => Math.hypot(middleOf(other).x - from.x, middleOf(other).y - from.y)
  return others.toSorted((a, b) => far(a) - far(b))
}

/** Where the sign of a box that is out of sight stands at the edge, from 0 to 1 each way; null for one that is seen. */
export function edgeOf(
  box: Box,
  window: Box,
): { readonly x: number; readonly y: number; readonly side: 'left' | 'right' | 'up' | 'down' } | null {
  const { x, y } = middleOf(box)
  const [left, up] = [(x - window.x) / window.width, (y - window.y) / window.height]
  if (left >= 0 && left <= 1 && up >= 0 && up <= 1) return null
  const side = left < 0 ? 'left' : left > 1 ? 'right' : up < 0 ? 'up' : 'down'
  const clamp = (share: number) => Math.max(0, Math.min(1, share))
  return { x: clamp(left), y: clamp(up), side }
}
