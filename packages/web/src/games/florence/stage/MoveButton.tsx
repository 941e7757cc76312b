import { withNames } from '@acheron/engine/words'
import { florence } from '@acheron/games/florence'
import type { FlorenceMove, FlorenceView } from '@acheron/games/florence/board.ts'
import type { ReactNode } from 'react'
import { MoveButton as AnyMoveButton } from '../../../board/MoveButton.tsx'
import type { Voice } from '../words.ts'
import type { Offers } from './offers.ts'

interface Props {
  readonly move: FlorenceMove
  readonly view: FlorenceView
  readonly names: readonly string[]
  readonly offers: Offers
  readonly voice: Voice
  readonly className?: string
  /** Fewer words than the rules have for it; these are still said. */
  readonly children?: ReactNode
}

/** A legal move as a button on the table. */
export function MoveButton({ move, view, names, offers, voice, className = '', children }: Props) {
  return (
    <AnyMoveButton
      move={move}
      className={`fl-button ${className}`}
      stage={{
        pointed: offers.pointed,
        point: offers.point,
        act: offers.play,
        said: each => withNames(florence.describeMove(each, view, voice.game), names),
      }}
    >
      {children}
    </AnyMoveButton>
  )
}
