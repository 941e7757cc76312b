import { type HellBoard, seatsOf } from '@acheron/games/florence/board.ts'
import type { CSSProperties } from 'react'
import { Sigil } from '../../../icons/Sigil.tsx'
import type { Voice } from '../words.ts'
import type { Geometry } from './geometry.ts'
import { Icon } from './Icon.tsx'
import { gateText } from './labels.ts'
import { Spot } from './Spot.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly board: HellBoard
  readonly geometry: Geometry
  readonly row: number
  readonly stage: Stage
  readonly voice: Voice
}

/** The Wall of Dis: a gate above every shield of circle 6, with the discs of those who may pass. */
export function Gates({ board, geometry, row, stage, voice }: Props) {
  const { view, offers } = stage
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
              offers={offers}
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
