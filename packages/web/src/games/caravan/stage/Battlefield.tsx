import { useRef } from 'react'
import { BoardFrame } from '../../../board/BoardFrame.tsx'
import { Actions } from './Actions.tsx'
import { Arena } from './arena/Arena.tsx'
import { useMotion } from './arena/motion.ts'
import { Turning } from './arena/Turning.tsx'
import { useNear } from './arena/useNear.ts'
import { useQuarters } from './arena/useQuarters.ts'
import { Course } from './Course.tsx'
import { useIntended } from './intentions/useIntended.ts'
import { Party } from './party/Party.tsx'
import { Trays } from './Trays.tsx'
import { Tray } from './tray/Tray.tsx'
import { TurnMarks } from './turn/TurnMarks.tsx'
import { usePlay } from './turn/usePlay.ts'
import { type FightProps, useFight } from './useFight.ts'
import './battlefield.css'
import './arena/arena.css'
import './arena/figures.css'
import './turn/turn.css'
import './trays.css'
import './small.css'

const nothing: readonly never[] = []

/** The stage of a Confrontation: the arena, those who fight in it, and what the chosen one has. */
export function Battlefield(props: FightProps) {
  const root = useRef<HTMLDivElement>(null)
  const stage = useFight(props)
  const [turn, by] = useQuarters()
  const play = usePlay(props)
  const lens = useNear(root, stage, play, props.told)
  // The damage of a watched Line stands where it lands.
  useMotion(root, { view: stage.view, events: play ? nothing : props.events, motion: props.motion })
  useIntended(root, stage.view, props)
  return (
    <BoardFrame className="caravan one-screen" ref={root} motion={props.motion}>
      <div className="cv-grid" data-away={stage.away}>
        <div className="cv-middle">
          <div className="cv-scroll" data-near={lens.near}>
            <Arena stage={stage} turn={turn} events={props.events} motion={props.motion}>
              <TurnMarks stage={stage} play={play} told={props.told} turn={turn} />
            </Arena>
          </div>
          <Course stage={stage} />
          <div className="cv-corner">
            <Trays stage={stage} />
          </div>
          <Turning stage={stage} turn={turn} by={by} lens={lens} />
          <Actions stage={stage} />
        </div>
        <Party stage={stage} />
        {!stage.away && <Tray stage={stage} champion={stage.champion} />}
      </div>
      <div className="cv-flights" aria-hidden="true" />
    </BoardFrame>
  )
}
