import { type Archetype, type CaravanMove, type Id, maneuverBar, topFrame } from '@acheron/games/caravan/board.ts'
import type { FightStage } from '../useFight.ts'

interface Props {
  readonly stage: FightStage
  readonly champion: Archetype
  /** The move of the card, if it can be played now. */
  readonly move: CaravanMove | undefined
  /** The card in hand; null for a box of a Companion. */
  readonly card: Id | null
}

/** The last line of a card: the key of its row and what it would do, or why it cannot be played now. */
export function CardFoot({ stage, champion, move, card }: Props) {
  const { view, voice, seat } = stage
  if (move) {
    const { key = null, consequence: text = '' } = stage.rowOf(move) ?? {}
    return (
      <span className="cv-card-foot">
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it does not take the focus, and the list says the key */}
        {key !== null && <kbd aria-hidden="true">{key.toUpperCase()}</kbd>}
        {text && <span>{text}</span>}
      </span>
    )
  }
  const isMine = seat !== null && view.champions[champion].seat === seat && stage.all.length > 0
  if (card === null || !isMine || topFrame(view)?.kind !== 'act') return null
  return (
    <span className="cv-card-foot">
      <span>{voice.t(`bar.${maneuverBar(view, champion, card) ?? 'none'}`)}</span>
    </span>
  )
}
