import type { FightingView } from '@acheron/games/caravan/board.ts'
import type { RoadProps } from '../../chronicle/useTale.ts'
import { Arena } from '../arena/Arena.tsx'
import { useFight } from '../useFight.ts'

const none: readonly never[] = []
const nothing = () => {}

interface Props {
  readonly props: RoadProps
  readonly view: FightingView
}

/** The arena as it was when the fight ended. Nothing can be touched there. */
export function Backdrop({ props, view }: Props) {
  const { seat, names, language, motion } = props
  const stage = useFight({
    view,
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
    motion,
  })
  return (
    <div className="cvo-arena caravan" aria-hidden="true" inert>
      <Arena stage={stage} turn={0} events={none} motion={false} />
    </div>
  )
}
