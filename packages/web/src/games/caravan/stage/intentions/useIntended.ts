import type { FightingView } from '@acheron/games/caravan/board.ts'
import { type RefObject, useEffect } from 'react'
import type { FightProps } from '../useFight.ts'
import { intendedThings, placesOf } from './things.ts'
import './intentions.css'

/**
 * Marks what the others point at with their seat (`data-intended`), wherever it is drawn. The parts of the stage need not
 * know of it.
 */
export function useIntended(root: RefObject<HTMLElement | null>, view: FightingView, { intentions }: FightProps): void {
  useEffect(() => {
    const board = root.current
    if (!board || !intentions?.length) return
    const marked = [...intendedThings(view, intentions)].flatMap(([key, seat]) => {
      const drawn = placesOf(key).map(each => board.querySelector(`[data-thing="${CSS.escape(each)}"]`))
      const thing = drawn.find(each => each !== null)
      thing?.setAttribute('data-intended', String((seat % 5) + 1))
      return thing ?? []
    })
    return () => {
      for (const thing of marked) thing.removeAttribute('data-intended')
    }
  }, [root, view, intentions])
}
