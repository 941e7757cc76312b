import { type CaravanView, confrontationOf, type FightingView, groundOf } from '@acheron/games/caravan/board.ts'
import { useMemo } from 'react'
import type { RoadProps } from '../../chronicle/useTale.ts'
import { Arena } from '../arena/Arena.tsx'
import { useFight } from '../useFight.ts'
import '../arena/arena.css'
import '../arena/figures.css'

const none: readonly never[] = []
const nothing = () => {}

interface Props extends Pick<RoadProps, 'seat' | 'names' | 'language'> {
  readonly view: CaravanView
  readonly chapter: number
  readonly won: boolean
  /** The fight as it was last seen; without it the bare arena of the chapter is shown. */
  readonly last: FightingView | null
}

/** The arena as it was when the fight ended. Nothing can be touched there. */
export function Backdrop({ view, chapter, won, last, seat, names, language }: Props) {
  const shown = useMemo(() => last ?? bare(view, chapter, won), [last, view, chapter, won])
  const stage = useFight({
    view: shown,
    events: none,
    told: none,
    moves: none,
    legal: none,
    pointed: null,
    advised: null,
    onPoint: nothing,
    onHold: nothing,
    onMove: nothing,
    onWhyNot: nothing,
    seat,
    names,
    language,
    motion: false,
  })
  return (
    <div className="cvo-arena caravan" aria-hidden="true" inert>
      <Arena stage={stage} turn={0} events={none} motion={false} />
    </div>
  )
}

/** The place without the Champions: who was beaten is gone, who was not waits there still. */
function bare(view: CaravanView, chapter: number, won: boolean): FightingView {
  const ground = groundOf(view, confrontationOf(chapter))
  return { ...view, fight: won ? { ...ground, malefactors: {} } : ground }
}
