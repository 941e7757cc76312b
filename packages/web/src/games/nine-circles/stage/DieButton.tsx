import type { CSSProperties } from 'react'
import { orientation } from '../../../board/cube.ts'
import { Spot } from '../../../board/Spot.tsx'
import type { SpotStage } from '../../../board/stage.ts'
import type { Die } from './dice.ts'
import { Pips } from './Face.tsx'

/** A rolled die lies a little askew, at another angle after each roll. */
function tilt(die: Die): number {
  const spread = die.place === 'active' ? 13 : 7
  return (((die.id * 37 + die.rolls * 53 + 11) % 17) / 16 - 0.5) * spread
}

export type Mark = 'use' | 'lost' | 'roll' | null

export interface DieButtonProps {
  readonly die: Die
  readonly label: string
  /** What can be done with it. */
  readonly about: string
  readonly stage: SpotStage
  readonly mark: Mark
  /** The face it would be turned to. */
  readonly becomes: number | null
}

export function DieButton({ die, label, about, stage, mark, becomes }: DieButtonProps) {
  const thing = `die:${die.id}`
  const [x, y] = orientation(die.value)
  const style = { '--tilt': `${tilt(die)}deg`, '--x': `${x}deg`, '--y': `${y}deg` } as CSSProperties
  return (
    <Spot
      thing={thing}
      stage={stage}
      className="nc-die"
      label={label}
      help={{ title: label, lines: [about] }}
      data-die={die.id}
      data-place={die.place}
      data-mark={mark ?? 'none'}
      aria-pressed={stage.held(thing)}
      style={style}
    >
      <span className="nc-body">
        <span className="nc-cube">
          {die.place !== 'gone' &&
            [1, 2, 3, 4, 5, 6].map(face => (
              <span key={face} className={`nc-face nc-face-${face}`}>
                <Pips value={face} />
              </span>
            ))}
        </span>
        {die.place === 'gone' && (
          <span className="nc-husk">
            <Pips value={die.was ?? null} />
          </span>
        )}
        {becomes !== null && (
          <span className="nc-becomes">
            <Pips value={becomes} />
          </span>
        )}
      </span>
    </Spot>
  )
}
