import { type KeyboardEvent, useRef } from 'react'
import type { BoardProps } from '../../../board/face.ts'
import { useEscape } from '../../../board/useEscape.ts'
import { useShape } from '../../../board/useShape.ts'
import { walk } from '../../../board/walk.ts'
import { voiceOf } from '../words.ts'
import { Actions } from './Actions.tsx'
import { CardAtWork } from './cards/CardAtWork.tsx'
import { Fraud } from './cards/Fraud.tsx'
import { City } from './city/City.tsx'
import { Descent } from './Descent.tsx'
import { Hell } from './Hell.tsx'
import { FamilyDraft } from './house/FamilyDraft.tsx'
import { House } from './house/House.tsx'
import { Neighbours } from './house/Neighbours.tsx'
import { useMotion } from './motion.ts'
import { type Stage, useStage } from './useStage.ts'
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

/** On a table narrower than this a circle's own line lies above its shields. */
const narrow = 920

/** The stage, cut like a doll's house: the city above, the funnel of Hell below it, one's own house at the foot. */
export function Board(props: BoardProps) {
  const root = useRef<HTMLDivElement>(null)
  const stage = useStage(props)
  const voice = voiceOf(props.language)
  const shape = useShape(root, narrow)
  useMotion(root, { view: stage.view, events: props.events, seat: props.seat, motion: props.motion })
  useEscape(stage.letGo)
  const { view, seat, names, moves, offers } = stage
  const table = { view, seat, names, moves, offers, voice }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys walk between the buttons inside
    <div
      className="florence"
      ref={root}
      data-motion={props.motion}
      data-near={nearOf(stage)}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => walk(event)}
    >
      <div className="fl-stage">
        <City {...table} />
        <div className="fl-middle">
          <Descent view={view} voice={voice} />
          <Hell stage={stage} voice={voice} shape={shape} />
          <FamilyDraft {...table} />
          <CardAtWork {...table} />
        </div>
        <Actions stage={stage} voice={voice} />
        <div className="fl-rail">
          <Fraud {...table} />
          <Neighbours {...table} />
        </div>
        <House {...table} />
      </div>
      <div className="fl-flights" aria-hidden="true" />
    </div>
  )
}

/** On a narrow table what is asked stands near what was touched. */
function nearOf({ taken: [first = ''] }: Stage): 'city' | 'hell' {
  return /^(location|member|home|barrel|guest):/.test(first) ? 'city' : 'hell'
}
