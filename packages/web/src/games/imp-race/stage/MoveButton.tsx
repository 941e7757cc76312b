import { withNames } from '@acheron/engine/words'
import { impRace } from '@acheron/games/imp-race'
import type { ImpRaceMove } from '@acheron/games/imp-race/board.ts'
import type { ReactNode } from 'react'
import { MoveButton as AnyMoveButton } from '../../../board/MoveButton.tsx'
import type { Voice } from '../words.ts'
import type { Stage } from './useStage.ts'

interface Props {
  readonly move: ImpRaceMove
  readonly stage: Stage
  readonly voice: Voice
  readonly className?: string
  /** Fewer words than the rules have for it; those are told to whoever points at it. */
  readonly children?: ReactNode
}

/** A legal move as a button on the table. */
export function MoveButton({ move, stage, voice, className = '', children }: Props) {
  return (
    <AnyMoveButton
      move={move}
      className={`ir-button ${className}`}
      stage={{
        pointed: stage.pointed,
        point: stage.point,
        act: stage.act,
        said: each => withNames(impRace.describeMove(each, stage.view as never, voice.game), stage.names),
      }}
    >
      {children}
    </AnyMoveButton>
  )
}
