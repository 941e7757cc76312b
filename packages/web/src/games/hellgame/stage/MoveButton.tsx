import { withNames } from '@acheron/engine/words'
import { hellgame } from '@acheron/games/hellgame'
import type { HellgameMove } from '@acheron/games/hellgame/board.ts'
import type { ReactNode } from 'react'
import { MoveButton as AnyMoveButton } from '../../../board/MoveButton.tsx'
import type { Voice } from '../words.ts'
import type { Stage } from './useStage.ts'

interface Props {
  readonly move: HellgameMove
  readonly stage: Stage
  readonly voice: Voice
  /** Fewer words than the rules have for it; these are still said. */
  readonly children?: ReactNode
}

/** A legal move as a button on the table. */
export function MoveButton({ move, stage, voice, children }: Props) {
  return (
    <AnyMoveButton
      move={move}
      className="hg-button"
      stage={{
        pointed: stage.pointed,
        point: stage.point,
        act: stage.act,
        said: each => withNames(hellgame.describeMove(each, stage.view, voice.game), stage.names),
      }}
    >
      {children}
    </AnyMoveButton>
  )
}
