import { circleOf, type HellBoard, type Shield } from '@acheron/games/florence/board.ts'
import type { CSSProperties } from 'react'
import { Spot } from '../../../board/Spot.tsx'
import type { Voice } from '../words.ts'
import type { Geometry } from './geometry.ts'
import { Icon, quarterIcons } from './Icon.tsx'
import { shieldText } from './labels.ts'
import { Soul } from './Soul.tsx'
import type { FlorenceStage } from './stage.ts'

interface Props {
  readonly circle: number
  readonly board: HellBoard
  readonly geometry: Geometry
  readonly stage: FlorenceStage
  readonly voice: Voice
}

/** The shields of a circle, each with its quarter's sign and whatever soul is on it. */
export function Shields({ circle, board, geometry, stage, voice }: Props) {
  return (board.circles[circle] ?? []).map(id => {
    const shield = board.shields[id]
    return shield && <ShieldSpot key={id} shield={shield} geometry={geometry} stage={stage} voice={voice} />
  })
}

const outline = 'M3 3H37V22C37 34 28 41 20 45C12 41 3 34 3 22Z'

function ShieldSpot({ shield, geometry, stage, voice }: Omit<Props, 'circle' | 'board'> & { readonly shield: Shield }) {
  const { view, ways } = stage
  const { id, quarter, circle } = shield
  const { x, y } = geometry.shield(id)
  const { top, bottom } = geometry.terrace(circle)
  const soul = view.hell[id]
  const end = ways?.ends.find(({ to }) => to === id)
  const thing = `shield:${id}`
  return (
    <Spot
      thing={thing}
      stage={stage}
      className="fl-shield"
      data-dear={stage.dear(thing)}
      label={shieldText(stage, id, voice)}
      style={
        {
          '--x': `${(x / geometry.width) * 100}%`,
          '--y': `${((y - top) / (bottom - top)) * 100}%`,
          '--sin': soul ? `var(--circle-${circleOf(soul.sin)})` : undefined,
        } as CSSProperties
      }
    >
      <span className="fl-shield-face" data-pose={soul?.pose ?? 'empty'} data-end={end !== undefined}>
        <svg className="fl-shield-form" viewBox="0 0 40 48" aria-hidden="true" focusable="false">
          <path d={outline} />
        </svg>
        <Icon name={quarterIcons[quarter]} className="fl-sign" />
      </span>
      {soul && (
        <span className="fl-stands" data-soul={id} data-pose={soul.pose}>
          <Soul sin={soul.sin} pose={soul.pose} />
        </span>
      )}
      {end !== undefined && end.points > 0 && (
        <span className="fl-worth" aria-hidden="true">
          +{end.points}
        </span>
      )}
    </Spot>
  )
}
