import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { FightStage } from '../useFight.ts'
import type { Turn } from './iso.ts'
import { placeOf, walkAimed } from './walks.ts'

interface Props {
  readonly stage: FightStage
  readonly turn: Turn
  readonly drawing: RefObject<SVGSVGElement | null>
}

/** What the walk costs that is pointed at, beside its end, in letters of the page's own size. */
export function WalkPlate({ stage, turn, drawing }: Props) {
  const plate = useRef<HTMLDivElement>(null)
  const walk = walkAimed(stage)
  const { t } = stage.voice
  useLayoutEffect(() => {
    const [element, svg] = [plate.current, drawing.current]
    const [end] = walk ? placeOf(stage.view.fight, walk.at, turn) : []
    const matrix = svg?.getScreenCTM()
    if (!element?.offsetParent || !matrix || !end) return
    const frame = element.offsetParent.getBoundingClientRect()
    const { x, y } = new DOMPoint(end.x, end.y).matrixTransform(matrix)
    const room = frame.width - element.offsetWidth - 4
    const left = x - frame.x + 44
    element.style.translate = `${Math.max(4, left > room ? x - frame.x - 44 - element.offsetWidth : left)}px ${Math.max(4, y - frame.y - 64)}px`
  })
  if (!walk) return null
  return (
    <div className="cv-walk-plate" ref={plate} aria-hidden="true">
      <b>{t(`plate.${walk.of}`, { price: walk.price })}</b>
      <span>
        {t('plate.left', { left: walk.left })}
        {walk.damage > 0 && <em>{t('plate.damage', { damage: walk.damage })}</em>}
        {walk.wound && <em>{t('plate.wound')}</em>}
      </span>
    </div>
  )
}
