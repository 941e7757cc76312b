import type { CSSProperties } from 'react'
import type { Voice } from '../words.ts'
import { numerals } from './Funnel.tsx'
import { centre, terraces } from './geometry.ts'
import type { Stage } from './useStage.ts'

/** The pit in the size of a stamp, for narrow tables; a touch opens the large one. */
export function MiniFunnel({ stage, voice, onOpen }: { stage: Stage; voice: Voice; onOpen(): void }) {
  const { view } = stage
  return (
    <button
      type="button"
      className="nc-mini"
      aria-label={voice.t('funnel.open', { cleared: view.cleared })}
      onClick={onOpen}
    >
      <svg viewBox="40 20 520 720" aria-hidden="true" focusable="false">
        {terraces.map(({ circle, y, rx, ry, wall }) => (
          <g
            key={circle}
            className="nc-terrace"
            data-phase={circle <= view.cleared ? 'cleared' : circle === view.circle ? 'here' : 'ahead'}
            style={{ '--circle': `var(--circle-${circle})` } as CSSProperties}
          >
            <path className="nc-wall" d={wall} />
            <ellipse className="nc-ledge" cx={centre} cy={y} rx={rx} ry={ry} />
            <path className="nc-rim" d={`M${centre - rx} ${y}A${rx} ${ry} 0 0 0 ${centre + rx} ${y}`} />
            <text className="nc-number" x={centre} y={y + 60} textAnchor="middle">
              {circle > view.cleared && numerals[circle - 1]}
            </text>
            {circle <= view.cleared && <path className="nc-tick" d={`M${centre - 28} ${y + 38}l20 24l38 -50`} />}
          </g>
        ))}
      </svg>
    </button>
  )
}
