import { circleOf, type SoulSin, type Soul as SoulState } from '@acheron/games/florence/board.ts'
import { icons } from '../icons.ts'
import { sinIcons } from './Icon.tsx'

/** Each sin has a ring of its own, besides colour and picture: dashes along 100 parts of the rim. */
const rings: Readonly<Record<SoulSin, string>> = {
  pagan: '100 0',
  lust: '12.5 12.5',
  gluttony: '4 6',
  greed: '20 5',
  wrath: '8 4 2 4',
  heresy: '45 5',
  violence: '2 3',
  fraud: '28 5.33',
  treachery: '14 3 3 3 3 24',
}

interface Props {
  readonly sin: SoulSin
  readonly pose?: SoulState['pose']
}

/** A soul: a round piece while it stands, a mark in the stone when it lies or is petrified. */
export function Soul({ sin, pose = 'standing' }: Props) {
  const icon = <path d={icons[sinIcons[sin]]} transform="translate(8 8) scale(0.0469)" />
  return (
    <svg
      className="fl-soul"
      data-sin={sin}
      data-pose={pose}
      viewBox="0 0 40 40"
      style={{ '--sin': `var(--circle-${circleOf(sin)})` } as React.CSSProperties}
      aria-hidden="true"
      focusable="false"
    >
      <circle className="fl-soul-body" cx="20" cy="20" r="18" />
      <circle className="fl-soul-rim" cx="20" cy="20" r="17" pathLength="100" strokeDasharray={rings[sin]} />
      <g className="fl-soul-sin">{icon}</g>
    </svg>
  )
}
