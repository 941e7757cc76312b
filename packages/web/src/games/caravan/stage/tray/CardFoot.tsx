import type { CaravanMove } from '@acheron/games/caravan/board.ts'
import type { FightStage } from '../useFight.ts'

interface Props {
  readonly stage: FightStage
  /** Whether a move plays this card. */
  plays(move: CaravanMove): boolean
}

/** The foot of a card that can be played: its key in the list, and what comes of it. */
export function CardFoot({ stage, plays }: Props) {
  const row = stage.moves.filter(plays).flatMap(move => stage.rowOf(move) ?? [])[0]
  if (!row) return null
  return (
    <span className="cv-card-foot">
      {row.key !== null && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it does not take the focus, and the list says the key
        <kbd aria-hidden="true">{row.key.toUpperCase()}</kbd>
      )}
      <span>{row.consequence}</span>
    </span>
  )
}
