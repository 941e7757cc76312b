/** A judged move as it is drawn: rings around its things, a way from one to the other, and where its word stands. */
export interface Drawn {
  readonly which: 'better' | 'played'
  readonly boxes: readonly Box[]
  readonly way: string | null
  readonly label: Point
}

interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** Around a thing, so that it stays whole. */
const air = 4
/** The word's line, below what it names; and how far its middle keeps from the edges. */
const below = 14
const edge = 40
/** How far a way bows aside, as a part of its length: those of one piece do not lie on each other. */
const bow = { better: 0.16, played: -0.16 } as const

/** What is drawn of the moves whose things the board has named. */
export function drawn(board: Element): Drawn[] {
  const at = board.getBoundingClientRect()
  const boxes = (part: string) =>
    [...board.querySelectorAll(`[data-judged~="${part}"]`)].flatMap(thing => boxOf(thing.getBoundingClientRect(), at))
  return (['better', 'played'] as const).flatMap(
    which =>
      sketch(which, { from: boxes(`${which}.from`), to: boxes(`${which}.to`), at: boxes(`${which}.at`) }, at) ?? [],
  )
}

/** How far the board has to be scrolled so that these stand in its middle; 0 where they are in sight. */
export function outOfSight(boxes: readonly Box[], height: number): number {
  if (boxes.length === 0) return 0
  const [top, bottom] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(box => box.y + box.height))]
  return top >= 0 && bottom <= height ? 0 : (top + bottom - height) / 2
}

type Size = Pick<Box, 'width' | 'height'>

/** Null where nothing of the move lies on the board. */
export function sketch(
  which: Drawn['which'],
  parts: Readonly<Record<'from' | 'to' | 'at', readonly Box[]>>,
  { width, height }: Size,
): Drawn | null {
  const [from] = parts.from
  const [to] = parts.to
  const boxes = to ? [to] : from ? [from] : parts.at
  const isSeen = (box: Box) => middle(box).y > 0 && middle(box).y < height
  // The word stands where somebody sees it.
  const last = boxes.findLast(isSeen) ?? boxes.at(-1)
  if (!last) return null
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
  const label = {
    x: within(middle(last).x, edge, width - edge),
    y: within(last.y + last.height + below, below, height - air),
  }
  return { which, boxes, way: from && to ? wayBetween(middle(from), middle(to), bow[which]) : null, label }
}

/** A bowed line that ends before the thing that it leads to. */
function wayBetween(from: Point, to: Point, aside: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const control = { x: (from.x + to.x) / 2 - dy * aside, y: (from.y + to.y) / 2 + dx * aside }
  const whole = (value: number) => Math.round(value)
  return `M ${whole(from.x)} ${whole(from.y)} Q ${whole(control.x)} ${whole(control.y)} ${whole(to.x)} ${whole(to.y)}`
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Where a thing lies on the board; nothing of what is not shown. */
function boxOf({ left, top, width, height }: DOMRect, board: DOMRect): Box[] {
  if (width === 0 || height === 0) return []
  return [{ x: left - board.left - air, y: top - board.top - air, width: width + 2 * air, height: height + 2 * air }]
}
