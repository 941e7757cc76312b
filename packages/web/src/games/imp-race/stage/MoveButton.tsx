import { equal } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import type { ReactNode } from 'react'
import { impRace } from '../game.ts'
import type { RaceMove } from '../types.ts'
import type { Voice } from '../words.ts'
import type { Stage } from './useStage.ts'

interface Props {
  readonly move: RaceMove
  readonly stage: Stage
  readonly voice: Voice
  readonly className?: string
  /** Fewer words than the rules have for it; those are told to whoever points at it. */
  readonly children?: ReactNode
}

/** A legal move as a button on the table. */
export function MoveButton({ move, stage, voice, className = '', children }: Props) {
  const said = withNames(impRace.describe(move, stage.view as never, voice.game), stage.names)
  return (
    <button
      type="button"
      className={`ir-button ${className}`}
      data-lit="true"
      data-aimed={stage.pointed !== null && equal(stage.pointed, move)}
      title={children === undefined ? undefined : said}
      onClick={() => stage.act(move)}
      onPointerEnter={() => stage.point(move)}
      onPointerLeave={() => stage.point(null)}
      onFocus={() => stage.point(move)}
      onBlur={() => stage.point(null)}
    >
      {children ?? said}
    </button>
  )
}
