import type { CaravanEvent, ObjectId } from '@acheron/games/caravan/board.ts'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { isArenaLit } from '../gestures.ts'
import { aboutIn, targetsIn } from '../turn/outcomes.ts'
import type { Play } from '../turn/play.ts'
import type { FightStage } from '../useFight.ts'
import { type Beyond, beyondOf, placesIn, reveal, seek } from './sight.ts'

export interface Lens {
  readonly near: boolean
  toggle(): void
  /** Those who fight and are out of sight. */
  readonly beyond: readonly Beyond[]
  /** Brings somebody into sight. */
  show(id: ObjectId): void
}

const nobody: readonly Beyond[] = []

/**
 * On a narrow page the whole arena fits, or is seen near and scrolls within itself. While something in it is to be touched it
 * is near, so that a finger finds it: with the chosen Champion, and what it is about, in the middle. While a Line is carried
 * out it is near too, with those whom the Line is about, and the name and number of whoever is hit are whole in sight.
 */
export function useNear(
  root: RefObject<HTMLElement | null>,
  stage: FightStage,
  play: Play | null,
  told: readonly CaravanEvent[],
): Lens {
  const { gestures, moves, walks, champion, view } = stage
  // What is pointed at with a finger stays below it.
  const listed = stage.looked === null ? stage.walk : null
  // Where something is asked meanwhile, that is looked at.
  const about = play && moves.length === 0 ? aboutIn(play, view) : []
  const doers = about.join(' ')
  const named = about.length > 0 ? targetsIn(told).join(' ') : ''
  const wanted = isArenaLit(gestures) || walks.length > 0 || about.length > 0
  const [chosen, setChosen] = useState<{ readonly wanted: boolean; readonly near: boolean } | null>(null)
  const near = chosen && chosen.wanted === wanted ? chosen.near : wanted
  const [beyond, setBeyond] = useState(nobody)
  const find = useCallback(() => root.current?.querySelector<HTMLElement>('.cv-scroll') ?? null, [root])
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every new list of moves
  useEffect(() => {
    const scroll = find()
    if (!scroll || !near) return setBeyond(nobody)
    const look = () => setBeyond(before => same(before, beyondOf(scroll.getBoundingClientRect(), placesIn(scroll))))
    seek(scroll, about.length > 0 ? about.flatMap(id => figuresOf(scroll, id)) : focusOf(scroll, champion))
    if (named) reveal(scroll, [...scroll.querySelectorAll('.cvt-target[data-now="true"]')])
    look()
    scroll.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      scroll.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [near, moves, champion, view, listed, doers, named, find])
  return {
    near,
    toggle: () => setChosen({ wanted, near: !near }),
    beyond,
    show(id) {
      const scroll = find()
      if (scroll) seek(scroll, figuresOf(scroll, id))
    },
  }
}

const figuresOf = (scroll: HTMLElement, id: ObjectId): Element[] => [
  ...scroll.querySelectorAll(`[data-object="${CSS.escape(id)}"]`),
]

/** What is looked at: the chosen Champion with the way or the target that is pointed at, else with who is nearest. */
function focusOf(scroll: HTMLElement, champion: string): Element[] {
  const own = figuresOf(scroll, champion)
  const aimed = [...scroll.querySelectorAll('[data-aimed="true"]')]
  if (own.length > 0 || aimed.length > 0) return [...own, ...aimed]
  return [...scroll.querySelectorAll('[data-lit="true"]')]
}

/** The same list while the same are out of sight at the same edges. */
function same(before: readonly Beyond[], now: readonly Beyond[]): readonly Beyond[] {
  const isSame =
    before.length === now.length && now.every(({ id, side }, i) => before[i]?.id === id && before[i].side === side)
  return isSame ? before : now
}
