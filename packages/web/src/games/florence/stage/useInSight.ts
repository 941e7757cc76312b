import { type RefObject, useEffect, useRef } from 'react'
import type { ShapeName } from '../../../board/useShape.ts'
import type { FlorenceStage } from './stage.ts'

const ends = '[data-held="true"], .fl-shield:has([data-end="true"])'
const toldThings = ':is(.fl-city, .fl-hell) [data-told="true"]'

/**
 * A tall board is higher than its window. A soul that is taken up scrolls it so far that no end is cut. What others do comes
 * in sight while it is told; afterwards the board is where it was.
 */
export function useInSight(root: RefObject<HTMLElement | null>, stage: FlorenceStage, shape: ShapeName, told: string) {
  const before = useRef<number | null>(null)
  const held = stage.gestures.taken[0] ?? ''
  const asked = stage.moves.length > 0
  const shown = /^(shield|graveyard):/.test(held) ? ends : held === '' && told !== '' ? toldThings : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each soul and each moment has its own place
  useEffect(() => {
    const board = root.current
    if (!board || shape === 'wide') return
    const scroller = scrollerOf(board)
    const behavior = board.dataset.motion === 'true' ? 'smooth' : 'instant'
    if (shown === null) {
      if (asked && before.current !== null) scroller.scrollTo({ top: before.current, behavior })
      if (asked) before.current = null
      return
    }
    const boxes = [...board.querySelectorAll(shown)].filter(each => each.checkVisibility())
    const by = scrollFor(
      boxes.map(each => each.getBoundingClientRect()),
      sight(board, scroller),
    )
    if (by === 0) return
    if (shown === toldThings) before.current ??= scroller.scrollTop
    scroller.scrollBy({ top: by, behavior })
  }, [root, shown, held, asked, told, shape])
}

/** The board's own window, or the page where that grows with the board. */
function scrollerOf(board: HTMLElement): HTMLElement {
  const around = board.closest<HTMLElement>('.board')
  const scrolls = around !== null && getComputedStyle(around).overflowY !== 'visible'
  return scrolls ? around : document.documentElement
}

interface Span {
  readonly top: number
  readonly bottom: number
}

const margin = 12

/** The part of the window between the purses and the sheet of the prompt. */
function sight(board: HTMLElement, scroller: HTMLElement): Span {
  const purses = board.querySelector<HTMLElement>('.fl-purses')
  const height = purses?.offsetHeight ?? 0
  if (scroller !== document.documentElement) {
    const { top, bottom } = scroller.getBoundingClientRect()
    return { top: top + height, bottom }
  }
  const stuck = purses ? Number.parseFloat(getComputedStyle(purses).top) || 0 : 0
  const sheet = document.querySelector('.sheet')?.getBoundingClientRect()
  return { top: stuck + height, bottom: Math.min(sheet?.top ?? innerHeight, innerHeight) }
}

/** How far to scroll so that all of them are in sight; where they do not fit, the lowest ones are. */
export function scrollFor(boxes: readonly Span[], seen: Span): number {
  if (boxes.length === 0) return 0
  const top = Math.min(...boxes.map(box => box.top)) - margin
  const bottom = Math.max(...boxes.map(box => box.bottom)) + margin
  if (bottom > seen.bottom) return bottom - seen.bottom
  return top < seen.top ? Math.max(top - seen.top, bottom - seen.bottom) : 0
}
