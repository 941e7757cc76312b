import type { Point } from './geometry.ts'

/** A rectangle by its edges. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** How far from the edges of its room a card stays. */
const margin = 4

/**
 * Where a card about a square lies: towards the middle of the frame, so that the neighbouring squares stay in sight, wholly
 * inside the room, and not on the square itself. All in pixels of the frame.
 */
export function beside(square: Point, reach: number, card: Size, frame: Size, room: Box): Point {
  const middle = { x: frame.width / 2, y: frame.height / 2 }
  const far = Math.hypot(square.x - middle.x, square.y - middle.y)
  const by = far === 0 ? 0 : Math.min(frame.width * 0.13, far) / far
  const corner = { x: square.x + (middle.x - square.x) * by, y: square.y + (middle.y - square.y) * by }
  const x = within(
    square.x < middle.x ? corner.x : corner.x - card.width,
    room.left + margin,
    room.right - margin - card.width,
  )
  const [top, bottom] = [room.top + margin, room.bottom - margin - card.height]
  const y = within(square.y < middle.y ? corner.y : corner.y - card.height, top, bottom)
  const clear =
    x >= square.x + reach ||
    x + card.width <= square.x - reach ||
    y >= square.y + reach ||
    y + card.height <= square.y - reach
  if (clear) return { x, y }
  const [above, below] = [square.y - reach - card.height, square.y + reach]
  const upward = square.y < middle.y ? below > bottom : above >= top
  return { x, y: within(upward ? above : below, top, bottom) }
}

/** Where there is no room at all, the lower limit wins. */
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
