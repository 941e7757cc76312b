import { type RefObject, useEffect } from 'react'
import type { ShapeName } from '../../../board/useShape.ts'
import type { FlorenceStage } from './stage.ts'

/** On a tall page, a soul that is taken up scrolls the page so far that its ends are not cut by the prompt. */
export function useEndsInSight(root: RefObject<HTMLElement | null>, stage: FlorenceStage, shape: ShapeName): void {
  const held = stage.gestures.taken[0] ?? ''
  useEffect(() => {
    const board = root.current
    if (!board || shape === 'wide' || !/^(shield|graveyard):/.test(held)) return
    const boxes = [...board.querySelectorAll('[data-held="true"], .fl-shield:has([data-end="true"])')].map(each =>
      each.getBoundingClientRect(),
    )
    const by = scrollFor(boxes, sight(board))
    if (by !== 0) scrollBy({ top: by, behavior: board.dataset.motion === 'true' ? 'smooth' : 'instant' })
  }, [root, held, shape])
}

interface Span {
  readonly top: number
  readonly bottom: number
}

const margin = 12

/** The part of the page between the purses and the prompt. */
function sight(board: HTMLElement): Span {
  const prompt = document.querySelector('.ask')?.getBoundingClientRect()
  const purses = board.querySelector<HTMLElement>('.fl-purses')
  return {
    top: purses ? (Number.parseFloat(getComputedStyle(purses).top) || 0) + purses.offsetHeight : 0,
    bottom: Math.min(prompt?.top ?? innerHeight, innerHeight),
  }
}

/** How far to scroll so that all of them are in sight; where they do not fit, the lowest ones are. */
export function scrollFor(boxes: readonly Span[], seen: Span): number {
  if (boxes.length === 0) return 0
  const top = Math.min(...boxes.map(box => box.top)) - margin
  const bottom = Math.max(...boxes.map(box => box.bottom)) + margin
  if (bottom > seen.bottom) return bottom - seen.bottom
  return top < seen.top ? Math.max(top - seen.top, bottom - seen.bottom) : 0
}
