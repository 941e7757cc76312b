import type { ImpRaceMove } from '@acheron/games/imp-race/board.ts'
import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a hand that is wider than its place, so that at least one playable card is in sight. */
export function useInSight(moves: readonly ImpRaceMove[]): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever other cards may be lit
  useEffect(() => {
    const hand = place.current
    if (!hand) return
    const lit = [...hand.querySelectorAll<HTMLElement>('[data-lit="true"]')]
    const { left, right } = hand.getBoundingClientRect()
    const seen = (card: HTMLElement) => {
      const box = card.getBoundingClientRect()
      return box.left >= left && box.right <= right
    }
    const [first] = lit
    if (first && !lit.some(seen)) hand.scrollLeft += first.getBoundingClientRect().left - left - 10
  }, [moves])
  return place
}
