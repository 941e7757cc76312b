import type { NineCirclesView } from '@acheron/games/nine-circles/board.ts'
import type { CSSProperties, KeyboardEvent } from 'react'
import { explained } from '../../../board/explain/help.ts'
import { pointing } from '../../../board/pointing.ts'
import { icons } from '../icons.ts'
import { circleId } from '../names.ts'
import type { Voice } from '../words.ts'
import { bottom, centre, height, step, type Terrace, terraces, width } from './geometry.ts'
import { circleIcons } from './Icon.tsx'
import { Target } from './Target.tsx'
import type { Stage } from './useStage.ts'

export const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']

interface Props {
  readonly stage: Stage
  readonly voice: Voice
  onWhyNot(): void
}

/** The pit: nine terraces with their targets, and your position. */
export function Funnel({ stage, voice, onWhyNot }: Props) {
  const { view } = stage
  const here = terraces[view.circle - 1]
  const marker = here ? { '--marker-y': `${here.y - 13}px`, '--marker-x': `${centre - here.rx + 16}px` } : {}
  return (
    <div className="nc-funnel" data-status={view.status}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-label={voice.t('funnel.title')}>
        <Depths />
        {view.status === 'won' && <Stars />}
        {terraces.map(terrace => (
          <TerraceBand key={terrace.circle} terrace={terrace} stage={stage} voice={voice} onWhyNot={onWhyNot} />
        ))}
        <g className="nc-lucifer" transform={`translate(${centre - 26} ${bottom - 4}) scale(0.1016)`}>
          <path d={icons['daemon-skull']} />
        </g>
        <g className="nc-marker" style={marker as CSSProperties}>
          <circle r="17" />
          <path d={icons['laurel-crown']} transform="translate(-12 -12) scale(0.0469)" />
        </g>
      </svg>
    </div>
  )
}

/** The stars over the pit of a descent that was won: x, y and size. */
const stars = [
  [64, 30, 1.6],
  [118, 12, 2.4],
  [176, 34, 1.4],
  [222, 8, 1.8],
  [262, 26, 1.2],
  [344, 22, 1.5],
  [392, 6, 2.2],
  [438, 32, 1.6],
  [496, 14, 2.6],
  [548, 36, 1.4],
] as const

function Stars() {
  return stars.map(([x, y, r], i) => (
    <path
      key={x}
      className="nc-star"
      style={{ animationDelay: `${i * 90}ms` }}
      d={`M${x} ${y - r * 4}L${x + r} ${y - r}L${x + r * 4} ${y}L${x + r} ${y + r}L${x} ${y + r * 4}L${x - r} ${y + r}L${x - r * 4} ${y}L${x - r} ${y - r}Z`}
    />
  ))
}

/** Gradients: the glow at the bottom and the shade on the walls. */
function Depths() {
  return (
    <>
      <defs>
        <radialGradient id="nc-glow">
          <stop offset="0" className="nc-glow-0" />
          <stop offset="0.55" className="nc-glow-1" />
          <stop offset="1" className="nc-glow-2" />
        </radialGradient>
        <linearGradient id="nc-wall" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" className="nc-dusk" stopOpacity="0.5" />
          <stop offset="0.28" className="nc-dusk" stopOpacity="0.08" />
          <stop offset="0.55" className="nc-dusk" stopOpacity="0" />
          <stop offset="1" className="nc-dusk" stopOpacity="0.45" />
        </linearGradient>
      </defs>
      <ellipse className="nc-light" cx={centre} cy={bottom - 60} rx="330" ry="330" fill="url(#nc-glow)" />
    </>
  )
}

function phase(circle: number, view: NineCirclesView): 'cleared' | 'here' | 'ahead' {
  if (circle <= view.cleared) return 'cleared'
  return circle === view.circle ? 'here' : 'ahead'
}

function TerraceBand({ terrace, stage, voice, onWhyNot }: Props & { readonly terrace: Terrace }) {
  const { circle, y, rx, ry, wall, hatching } = terrace
  const { view, claims } = stage
  const { t, game } = voice
  const id = circleId(circle)
  const now = phase(circle, view)
  const [only] = claims
  const claim = now === 'here' && claims.length === 1 && only ? only : null
  const name = game(`circle.${id}.name`)
  const target = game(`circle.${id}.target`)
  const touch = () => (claim ? stage.act(claim) : onWhyNot())
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    touch()
  }
  const label = t('funnel.circle', { circle, name, target, state: now })
  const isButton = now === 'here' && view.status === 'playing'
  const role = isButton
    ? {
        role: 'button',
        tabIndex: 0,
        'aria-disabled': claim === null,
        onClick: touch,
        onKeyDown: press,
        ...pointing(stage.point, claim),
      }
    : { role: 'img' }
  const icon = circleIcons[id]
  return (
    <g
      {...role}
      className="nc-terrace"
      data-phase={now}
      data-lit={claim !== null}
      data-told={stage.told(`circle:${circle}`)}
      aria-label={isButton ? undefined : label}
      {...explained(label)}
      style={{ '--circle': `var(--circle-${circle})` } as CSSProperties}
    >
      {claim && <ellipse className="nc-halo" cx={centre} cy={y} rx={rx + 9} ry={ry + 7} />}
      <path className="nc-wall" d={wall} />
      <path className="nc-shade" d={wall} fill="url(#nc-wall)" />
      <path className="nc-hatching" d={hatching} />
      <ellipse className="nc-ledge" cx={centre} cy={y} rx={rx} ry={ry} />
      <path className="nc-rim" d={`M${centre - rx} ${y}A${rx} ${ry} 0 0 0 ${centre + rx} ${y}`} />
      <g className="nc-sigil" transform={`translate(${centre - rx - 33} ${y - 2}) scale(0.047)`}>
        <path d={icons[icon]} />
      </g>
      {now === 'cleared' ? (
        <path className="nc-tick" pathLength="1" d={`M${centre + rx + 12} ${y + 8}l6 7l12 -16`} />
      ) : (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of SVG does not take the focus
        <g aria-hidden="true">
          <text className="nc-numeral" x={centre + rx + 14} y={y + 14}>
            {numerals[circle - 1]}
          </text>
        </g>
      )}
      <foreignObject x={centre - rx + 6} y={y + ry - 1} width={rx * 2 - 12} height={step - ry}>
        {/* A button is called by its content. */}
        {isButton && <span className="visually-hidden">{label}</span>}
        <div aria-hidden="true" className="nc-label">
          <span className="nc-name">{name}</span>
          <Target circle={circle} declared={now === 'here' ? view.declared : null} />
        </div>
      </foreignObject>
    </g>
  )
}
