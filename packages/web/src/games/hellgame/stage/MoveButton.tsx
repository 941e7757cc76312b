import { equal } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import type { ReactNode } from 'react'
import { hellgame } from '../rules.ts'
import type { HellMove } from '../types.ts'
import type { Voice } from '../words.ts'
import type { Stage } from './useStage.ts'

interface Props {
  readonly move: HellMove
  readonly stage: Stage
  readonly voice: Voice
  /** Fewer words than the rules have for it; these are still said. */
  readonly children?: ReactNode
}

/** A legal move as a button on the table. */
export function MoveButton({ move, stage, voice, children }: Props) {
  const said = withNames(hellgame.describe(move, stage.view, voice.game), stage.names)
  return (
    <button
      type="button"
      className="hg-button"
      data-lit="true"
      data-aimed={stage.pointed !== null && equal(stage.pointed, move)}
      aria-label={typeof children === 'object' ? said : undefined}
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
