import { championName } from '@acheron/games/caravan/board.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isLastPlace } from '../../order/danger.ts'
import { gainOf } from '../../order/goals.ts'
import type { FightStage } from '../useFight.ts'
import type { Turn } from './iso.ts'
import { placeOf } from './prices.ts'

interface Props {
  readonly stage: FightStage
  readonly turn: Turn
  readonly drawing: RefObject<SVGSVGElement | null>
}

/** How far the plate stands from the end of the way, in pixels. */
const gap = 44

/** What the walk costs that is pointed at, beside its end, in letters of the page's own size. */
export function WalkPlate({ stage, turn, drawing }: Props) {
  const plate = useRef<HTMLDivElement>(null)
  const { walk } = stage
  const { t, game } = stage.voice
  const flank = walk && gainOf(stage.view, walk).flank
  useLayoutEffect(() => {
    const [element, svg] = [plate.current, drawing.current]
    const [end] = walk ? placeOf(stage.view.fight, walk.at, turn) : []
    const matrix = svg?.getScreenCTM()
    const frame = element?.offsetParent
    if (!frame || !matrix || !end) return
    const box = frame.getBoundingClientRect()
    const { x, y } = new DOMPoint(end.x, end.y).matrixTransform(matrix)
    const [wide, high] = [element.offsetWidth, element.offsetHeight]
    // Beside the end of the way, on the side where there is room.
    const right = x - box.x + gap
    const left = right + wide > box.width - 4 ? right - 2 * gap - wide : right
    const top = Math.min(y - box.y - 64, box.height - high - 4)
    element.style.translate = `${Math.max(4, left) + frame.scrollLeft}px ${Math.max(4, top) + frame.scrollTop}px`
  })
  if (!walk) return null
  return (
    <div className="cv-walk-plate" ref={plate} aria-hidden="true">
      <b>{t(`plate.${walk.of}`, { price: walk.price })}</b>
      <span>
        {t(`plate.left.${walk.of}`, { left: walk.left })}
        {flank && ` · ${t('row.flank', { who: championName(game, flank) })}`}
        {walk.damage > 0 && <em>{t('plate.damage', { damage: walk.damage })}</em>}
        {walk.wound && <em>{t(isLastPlace(stage.view, walk.champion) ? 'cost.lost' : 'row.wound')}</em>}
      </span>
    </div>
  )
}
