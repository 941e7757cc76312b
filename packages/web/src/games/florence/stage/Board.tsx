import { useRef } from 'react'
import { BoardFrame } from '../../../board/BoardFrame.tsx'
import { useShape } from '../../../board/useShape.ts'
import { voiceOf } from '../words.ts'
import { Actions } from './Actions.tsx'
import { CardAtWork } from './cards/CardAtWork.tsx'
import { Fraud } from './cards/Fraud.tsx'
import { City } from './city/City.tsx'
import { Descent } from './Descent.tsx'
import { Folded } from './Folded.tsx'
import { Hell } from './Hell.tsx'
import type { Half } from './halves.ts'
import { FamilyDraft } from './house/FamilyDraft.tsx'
import { House } from './house/House.tsx'
import { Neighbours } from './house/Neighbours.tsx'
import { useMotion } from './motion.ts'
import { Purses } from './Purses.tsx'
import { type FlorenceProps, type FlorenceStage, useFlorenceStage } from './stage.ts'
import { toldOfOthers } from './told.ts'
import { useHalves } from './useHalves.ts'
import { useInSight } from './useInSight.ts'
import './board.css'
import './hell.css'
import './ways.css'
import './shields.css'
import './souls.css'
import './graveyard.css'
import './gates.css'
import './guardians.css'
import './lines.css'
import './wide.css'
import './small.css'

/** On a board narrower than this a circle's line lies above its shields. */
const narrow = 920

/** The board: the city above, the funnel of Hell below it, the viewer's own house at the foot. */
export function Board(props: FlorenceProps) {
  const root = useRef<HTMLDivElement>(null)
  const voice = voiceOf(props.language)
  const stage = useFlorenceStage(props, voice)
  const shape = useShape(root, narrow)
  useMotion(root, { view: stage.view, events: props.events, seat: props.seat, motion: props.motion })
  const told = toldOfOthers(props)
  const halves = useHalves(stage, shape, told)
  useInSight(root, stage, shape, told.join())
  const part = { stage, voice }
  const foldOf = (half: Half) => ({ ...part, half, folded: halves.isFolded(half), onToggle: () => halves.toggle(half) })
  const stateOf = (half: Half) => (halves.isFolded(half) ? 'folded' : 'open')
  return (
    <BoardFrame className="florence" ref={root} motion={props.motion} data-near={nearOf(stage)}>
      <Purses stage={stage} />
      <div className="fl-stage" data-city={stateOf('city')} data-hell={stateOf('hell')}>
        {halves.isOther('city') && <Folded {...foldOf('city')} />}
        <City {...part} />
        <div className="fl-middle">
          {halves.isOther('hell') && <Folded {...foldOf('hell')} />}
          <Descent view={stage.view} voice={voice} />
          <Hell {...part} shape={shape} />
          <FamilyDraft {...part} />
          <CardAtWork {...part} />
        </div>
        <Actions {...part} />
        <div className="fl-rail">
          <Fraud {...part} />
          <Neighbours {...part} />
        </div>
        <House {...part} />
      </div>
      <div className="fl-flights" aria-hidden="true" />
    </BoardFrame>
  )
}

/** On a narrow board the buttons stand near what was touched. */
function nearOf({ gestures: { taken } }: FlorenceStage): 'city' | 'hell' {
  const [first = ''] = taken
  return /^(location|member|home|barrel|guest):/.test(first) ? 'city' : 'hell'
}
