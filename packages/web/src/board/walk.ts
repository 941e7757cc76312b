import type { KeyboardEvent } from 'react'

export const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Arrow keys walk from one lit thing to the nearest in that direction; beyond the last one they wrap round. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const way = ways[event.key]
  if (!way || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
  const board = event.currentTarget
  const lit = [...board.querySelectorAll<HTMLElement | SVGElement>('[data-lit="true"]')]
  if (lit.length === 0) return
  event.preventDefault()
  const here = document.activeElement
  const others = lit.filter(each => each !== here)
  // The thing just played is dim now, but the search still starts from it.
  const from = here && here !== board && board.contains(here) ? middle(here) : null
  others[nextOf(others.map(middle), from, way)]?.focus()
}

/** The point that an arrow leads to from here; from nowhere, to the first of them. */
export function nextOf(points: readonly Point[], from: Point | null, [right, down]: readonly [number, number]): number {
  const start = from ?? { x: 0, y: 0 }
  const steps = points.map(({ x, y }, index) => {
    const [dx, dy] = [x - start.x, y - start.y]
    const aside = from ? Math.abs(dx * down) + Math.abs(dy * right) : 0
    return { index, along: dx * right + dy * down, aside }
  })
  const ahead = steps.filter(({ along }) => along > 4)
  // With nothing ahead the walk wraps round: the furthest behind comes first.
  const far = ({ along, aside }: (typeof steps)[number]) => along + aside * 2.5
  const [best] = (from && ahead.length > 0 ? ahead : steps).toSorted((a, b) => far(a) - far(b))
  return best?.index ?? -1
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
