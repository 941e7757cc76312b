import { type KeyboardEvent, useRef } from 'react'
import type { BoardProps } from '../../../board/face.ts'
import { useEscape } from '../../../board/useEscape.ts'
import { walk } from '../../../board/walk.ts'
import { Actions } from './Actions.tsx'
import { Arena } from './Arena.tsx'
import { AttackPanel } from './AttackPanel.tsx'
import { ChampionBoard } from './ChampionBoard.tsx'
import { Course } from './Course.tsx'
import { useMotion } from './motion.ts'
import { Readers } from './Reader.tsx'
import { Track } from './Track.tsx'
import { Trays } from './Trays.tsx'
import { Turning } from './Turning.tsx'
import { useNear } from './useNear.ts'
import { useQuarters } from './useQuarters.ts'
import { useStage } from './useStage.ts'
import './battlefield.css'
import './arena.css'
import './figures.css'
import './track.css'
import './trays.css'
import './board.css'
import './cards.css'
import './attack.css'
import './small.css'

/** The stage of a Confrontation: the arena, those who fight in it, and what they have. */
export function Battlefield(props: BoardProps) {
  const root = useRef<HTMLDivElement>(null)
  const stage = useStage(props)
  const [turn, by] = useQuarters()
  const lens = useNear(root, stage)
  useMotion(root, { view: stage.view, events: props.events, motion: props.motion, turn })
  useEscape(stage.letGo)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys walk between the buttons inside
    <div
      className="caravan"
      ref={root}
      data-motion={props.motion}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => walk(event)}
    >
      <Readers>
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
      </Readers>
    </div>
  )
}
