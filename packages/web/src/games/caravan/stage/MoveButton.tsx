import { withNames } from '@acheron/engine/words'
import { caravan } from '@acheron/games/caravan'
import type { CaravanMove } from '@acheron/games/caravan/board.ts'
import type { ReactNode } from 'react'
import { MoveButton as AnyMoveButton } from '../../../board/MoveButton.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly move: CaravanMove
  readonly stage: Stage
  /** Fewer words than the rules have for it; these are still said. */
  readonly children?: ReactNode
}

/** A legal move as a button on the stage. */
export function MoveButton({ move, stage, children }: Props) {
  return (
    <AnyMoveButton
      move={move}
      className="cv-button"
      stage={{
        pointed: stage.pointed,
        point: stage.point,
        act: stage.act,
        said: each => withNames(caravan.describeMove(each, stage.view, stage.voice.game), stage.names),
      }}
    >
      {children}
    </AnyMoveButton>
  )
}
