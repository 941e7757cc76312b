import { topFrame } from '@acheron/games/caravan/board.ts'
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { FightStage } from '../useFight.ts'
import { around, type Box, nearestTo } from './inSight.ts'

export interface Lens {
  readonly near: boolean
  toggle(): void
}

/**
 * On a narrow page the arena is seen near and scrolls within itself, or whole. Near, it shows the chosen Champion with the
 * foe nearest to it and the end of the way; where a place is asked for, what is lit.
 */
export function useNear(root: RefObject<HTMLElement | null>, stage: FightStage, turn: number): Lens {
  const [near, setNear] = useState(true)
  const { view, champion, walk, pointed } = stage
  const end = pointed ? (walk?.at ?? null) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every new position, choice and turn
  useLayoutEffect(() => {
    const scroll = root.current?.querySelector<HTMLElement>('.cv-scroll')
    if (!near || !scroll || !isNarrow(scroll)) return
    const to = around(wanted(scroll, stage), { width: scroll.clientWidth, height: scroll.clientHeight })
    if (to) scroll.scrollTo({ left: to.x, top: to.y })
  }, [near, view, champion, end, turn, root])
  return { near, toggle: () => setNear(!near) }
}

const isNarrow = (scroll: HTMLElement) =>
  scroll.scrollWidth > scroll.clientWidth + 1 || scroll.scrollHeight > scroll.clientHeight + 1

/** The boxes to be seen, the most wanted first, in the coordinates of what scrolls. */
function wanted(scroll: HTMLElement, { view, champion, walk, pointed }: FightStage): readonly Box[] {
  const boxes = (selector: string) =>
    [...scroll.querySelectorAll(selector)].map(each => boxIn(scroll, each.getBoundingClientRect()))
  const frame = topFrame(view)
  const lit = boxes('[data-lit="true"]')
  if (frame?.kind !== 'act' && lit.length > 0) return lit
  const own = boxes(`[data-object="${champion}"]`)
  const foes = Object.keys(view.fight.malefactors).flatMap(id => boxes(`[data-object="${CSS.escape(id)}"]`))
  const way = walk && pointed ? boxes(`[data-thing="place:${CSS.escape(walk.at)}"]`) : []
  return [...own, ...way, ...nearestTo(own[0], foes)]
}

const boxIn = (scroll: HTMLElement, { x, y, width, height }: DOMRect): Box => {
  const frame = scroll.getBoundingClientRect()
  return { x: x - frame.x + scroll.scrollLeft, y: y - frame.y + scroll.scrollTop, width, height }
}
