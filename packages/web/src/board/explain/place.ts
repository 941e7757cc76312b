/** A rectangle of the page, in pixels of the window. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** How far the popover lies from its thing, and from the edges of the window. */
const gap = 8

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/**
 * The popover's corner: above its thing, else below it, else at its side, else beside what it must not cover; always in the
 * window, and on what must stay free only where there is no other room.
 */
export function placeOf(thing: Box, size: Size, room: Size, free: readonly Box[]): Point {
  const x = clamp((thing.left + thing.right - size.width) / 2, gap, room.width - size.width - gap)
  const y = clamp((thing.top + thing.bottom - size.height) / 2, gap, room.height - size.height - gap)
  const around = (box: Box): Point[] => [
    { x, y: box.top - gap - size.height },
    { x, y: box.bottom + gap },
    { x: box.right + gap, y },
    { x: box.left - gap - size.width, y },
  ]
  const places = [thing, ...free].flatMap(around)
  const boxOf = (at: Point): Box => ({ left: at.x, right: at.x + size.width, top: at.y, bottom: at.y + size.height })
  const inside = places.filter(
    at =>
      at.x >= gap && at.y >= gap && at.x + size.width <= room.width - gap && at.y + size.height <= room.height - gap,
  )
  const clear = inside.find(at => [thing, ...free].every(box => !overlap(boxOf(at), box)))
  return clear ?? inside[0] ?? { x, y: gap }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
