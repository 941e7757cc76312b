import { isChampion } from '@acheron/games/caravan/board.ts'
import type { MouseEvent } from 'react'
import type { FightStage } from '../useFight.ts'

/**
 * A touch of a piece that is of no use now means the lit Space behind it: a Pillar, Stairs. Whoever fights is meant in person,
 * and keeps the touch.
 */
export function touchBehind(event: MouseEvent<Element>, { view, ...stage }: FightStage): void {
  const on = event.target instanceof Element ? event.target.closest('[data-thing^="object:"]') : null
  const key = on?.getAttribute('data-thing') ?? ''
  const id = key.slice('object:'.length)
  if (!on || stage.enabled(key) || isChampion(id) || id in view.fight.malefactors || id in view.fight.minions) return
  const behind = document
    .elementsFromPoint(event.clientX, event.clientY)
    .flatMap(each => each.closest('.cv-place[data-lit="true"]')?.getAttribute('data-thing') ?? [])
  if (behind[0] === undefined) return
  event.stopPropagation()
  stage.touch(behind[0])
}
