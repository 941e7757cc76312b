import { type HellBoard, seatsOf } from '@acheron/games/florence/board.ts'
import type { CSSProperties } from 'react'
import { Spot } from '../../../board/Spot.tsx'
import { Sigil } from '../../../icons/Sigil.tsx'
import type { Voice } from '../words.ts'
import type { Geometry } from './geometry.ts'
import { Icon } from './Icon.tsx'
import { gateText } from './labels.ts'
import type { FlorenceStage } from './stage.ts'

interface Props {
  readonly board: HellBoard
  readonly geometry: Geometry
  readonly row: number
  readonly stage: FlorenceStage
  readonly voice: Voice
}

/** The Wall of Dis: a gate above every shield of circle 6, with the discs of those who may pass. */
export function Gates({ board, geometry, row, stage, voice }: Props) {
  const { view } = stage
  return (
    <div className="fl-dis" style={{ '--row': row } as CSSProperties}>
      <span className="fl-dis-name fl-name">{voice.t('dis')}</span>
      <div className="fl-gates">
        {board.gates.map(gate => {
          const holders = seatsOf(view).filter(seat => view.seats[seat]?.discs.includes(gate))
          return (
            <Spot
              key={gate}
              thing={`gate:${gate}`}
              stage={stage}
              className="fl-gate"
              label={gateText(stage, gate, voice)}
              style={{ '--x': `${(geometry.shield(gate).x / geometry.width) * 100}%` } as CSSProperties}
            >
              <span className="fl-gate-face" data-count={holders.length}>
                {holders.length === 0 && <Icon name="medieval-gate" />}
                {holders.map(seat => (
                  <span key={seat} className="fl-disc" data-mine={seat === stage.seat}>
                    <Sigil seat={seat} size={13} />
                  </span>
                ))}
              </span>
            </Spot>
          )
        })}
      </div>
    </div>
  )
}
