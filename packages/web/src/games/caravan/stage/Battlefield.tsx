import { useRef } from 'react'
import { BoardFrame } from '../../../board/BoardFrame.tsx'
import { Actions } from './Actions.tsx'
import { AttackPanel } from './AttackPanel.tsx'
import { Arena } from './arena/Arena.tsx'
import { useMotion } from './arena/motion.ts'
import { Turning } from './arena/Turning.tsx'
import { useNear } from './arena/useNear.ts'
import { useQuarters } from './arena/useQuarters.ts'
import { ChampionBoard } from './ChampionBoard.tsx'
import { Course } from './Course.tsx'
import { useIntended } from './intentions/useIntended.ts'
import { Track } from './Track.tsx'
import { Trays } from './Trays.tsx'
import { type FightProps, useFight } from './useFight.ts'
import './battlefield.css'
import './arena/arena.css'
import './arena/figures.css'
import './track.css'
import './trays.css'
import './board.css'
import './cards.css'
import './attack.css'
import './small.css'

/** The stage of a Confrontation: the arena, those who fight in it, and what they have. */
export function Battlefield(props: FightProps) {
  const root = useRef<HTMLDivElement>(null)
  const stage = useFight(props)
  const [turn, by] = useQuarters()
  const lens = useNear(root, stage)
  useMotion(root, { view: stage.view, events: props.events, motion: props.motion, turn })
  useIntended(root, stage.view, props)
  return (
    <BoardFrame className="caravan" ref={root} motion={props.motion}>
      <div className="cv-grid">
        <Track stage={stage} />
        <div className="cv-middle" data-odd={turn % 2 === 1}>
          <div className="cv-scroll" data-near={lens.near}>
            <Arena stage={stage} turn={turn} />
          </div>
          <Course stage={stage} />
          <Trays stage={stage} />
          <AttackPanel stage={stage} />
          <Turning stage={stage} by={by} lens={lens} />
        </div>
        <Actions stage={stage} />
        <ChampionBoard stage={stage} champion={stage.champion} />
      </div>
      <div className="cv-flights" aria-hidden="true" />
    </BoardFrame>
  )
}
