import { type RefObject, useEffect, useState } from 'react'
import { isArenaLit } from '../gestures.ts'
import type { FightStage } from '../useFight.ts'

export interface Lens {
  readonly near: boolean
  toggle(): void
}

/**
 * On a narrow page the whole arena fits, or is seen near and scrolls within itself. While something in it is to be touched it
 * is near, so that a finger finds it, with what is lit in the middle.
 */
export function useNear(root: RefObject<HTMLElement | null>, { gestures, moves }: FightStage): Lens {
  const wanted = isArenaLit(gestures)
  const [chosen, setChosen] = useState<{ readonly wanted: boolean; readonly near: boolean } | null>(null)
  const near = chosen && chosen.wanted === wanted ? chosen.near : wanted
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every new list of moves
  useEffect(() => {
    const scroll = root.current?.querySelector('.cv-scroll')
    if (!near || !scroll || scroll.scrollWidth <= scroll.clientWidth) return
    const lit = [...scroll.querySelectorAll('[data-lit="true"]')].map(each => each.getBoundingClientRect())
    if (lit.length === 0) return
    const [left, right] = [Math.min(...lit.map(({ x }) => x)), Math.max(...lit.map(box => box.right))]
    const box = scroll.getBoundingClientRect()
    scroll.scrollLeft += (left + right) / 2 - (box.x + box.width / 2)
  }, [near, moves, root])
  return { near, toggle: () => setChosen({ wanted, near: !near }) }
}
