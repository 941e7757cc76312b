import type { ObjectId } from '@acheron/games/caravan/board.ts'

/** Whoever is out of sight, and at which edge. */
export interface Beyond {
  readonly id: ObjectId
  readonly side: 'left' | 'right'
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where a figure is on the page: its middle. */
export interface Figure {
  readonly id: ObjectId
  readonly x: number
  readonly y: number
}

/** Those of the figures who lie outside the window, by the edge that is nearer to them. */
export function beyondOf({ left, right, top, bottom }: Box, figures: readonly Figure[]): Beyond[] {
  return figures
    .filter(({ x, y }) => x < left || x > right || y < top || y > bottom)
    .map(({ id, x }) => ({ id, side: x < (left + right) / 2 ? 'left' : 'right' }) as const)
}

/** Everybody who fights, where they are drawn now. */
export function placesIn(scroll: Element): Figure[] {
  return [...scroll.querySelectorAll<SVGGElement>('[data-object]:has(.cv-figure)')].map(each => {
    const { x, y, width, height } = (each.querySelector('.cv-plaque') ?? each).getBoundingClientRect()
    return { id: each.dataset.object ?? '', x: x + width / 2, y: y + height / 2 }
  })
}

/** Scrolls so that these are in the middle. */
export function seek(scroll: HTMLElement, things: readonly Element[]): void {
  const boxes = things.map(each => each.getBoundingClientRect())
  if (boxes.length === 0) return
  const box = scroll.getBoundingClientRect()
  const middle = (from: number[], to: number[]) => (Math.min(...from) + Math.max(...to)) / 2
  const x = middle(
    boxes.map(({ left }) => left),
    boxes.map(({ right }) => right),
  )
  const y = middle(
    boxes.map(({ top }) => top),
    boxes.map(({ bottom }) => bottom),
  )
  scroll.scrollBy(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2)
}

/** At the edges of the window lie chips and buttons, and above the title. */
const edges = { left: 64, right: 64, top: 44, bottom: 8 }

/** Scrolls on, no further than needed, until these are whole in sight, beside what lies over the edges. */
export function reveal(scroll: HTMLElement, things: readonly Element[]): void {
  const boxes = things.map(each => each.getBoundingClientRect())
  if (boxes.length === 0) return
  const box = scroll.getBoundingClientRect()
  const by = (from: number, to: number, start: number, end: number) =>
    from < start ? from - start : to > end ? Math.min(to - end, from - start) : 0
  scroll.scrollBy(
    by(
      Math.min(...boxes.map(({ left }) => left)),
      Math.max(...boxes.map(({ right }) => right)),
      box.left + edges.left,
      box.right - edges.right,
    ),
    by(
      Math.min(...boxes.map(({ top }) => top)),
      Math.max(...boxes.map(({ bottom }) => bottom)),
      box.top + edges.top,
      box.bottom - edges.bottom,
    ),
  )
}
