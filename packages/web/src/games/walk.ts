import type { KeyboardEvent } from 'react'

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys walk from one lit thing to the nearest in that direction. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const way = ways[event.key]
  if (!way || event.altKey || event.ctrlKey || event.metaKey) return
  const lit = [...event.currentTarget.querySelectorAll<HTMLElement | SVGElement>('[data-lit="true"]')]
  const [first] = lit
  if (!first) return
  event.preventDefault()
  const here = lit.find(each => each === document.activeElement)
  if (!here) {
    first.focus()
    return
  }
  const from = middle(here)
  let best: HTMLElement | SVGElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const each of lit) {
    if (each === here) continue
    const to = middle(each)
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const along = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    if (along <= 4) continue
    const distance = along + aside * 2.5
    if (distance < least) {
      least = distance
      best = each
    }
  }
  best?.focus()
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
