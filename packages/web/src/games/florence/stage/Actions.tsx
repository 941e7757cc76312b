import type { FlorenceMove } from '@acheron/games/florence/board.ts'
import { MoveButton } from '../../../board/MoveButton.tsx'
import type { BoardPart, FlorenceStage } from './stage.ts'

/** The most moves that are offered as buttons while something is held. */
const mostButtons = 8

/** Moves whose next touch is seen on the board: the end of a way, a guardian's circle. */
const seenOnTable: ReadonlySet<FlorenceMove['do']> = new Set([
  'lead',
  'effect',
  'guardian',
  'move',
  'swap',
  'barrel',
  'guest',
])

/**
 * The line below Hell: the meanings of a touch, and moves without a place on the board.
 */
export function Actions({ stage, voice }: BoardPart) {
  const { moves, gestures } = stage
  const isHolding = gestures.taken.length > 0
  const shown = isHolding ? asked(gestures) : moves.filter(isButton)
  return (
    <div className="fl-actions">
      {shown.length === 0 && isHolding && <p className="fl-caption">{voice.t('act.target')}</p>}
      {shown.map(move => (
        <MoveButton key={JSON.stringify(move)} move={move} stage={stage} />
      ))}
      {isHolding && (
        <button type="button" className="board-button board-quiet" onClick={() => stage.letGo()}>
          {voice.t('act.back')}
        </button>
      )}
    </div>
  )
}

/** Buttons that the city shows at a location are not shown again. */
function isButton(move: FlorenceMove): boolean {
  return move.do === 'pass' || (move.do === 'effect' && move.soul === undefined)
}

/** All meanings, if they are few and not visible on the board; else those that only words can tell apart. */
function asked({ meant, complete }: FlorenceStage['gestures']): readonly FlorenceMove[] {
  const all = meant.length <= mostButtons && !meant.every(({ do: kind }) => seenOnTable.has(kind))
  return all ? meant : complete
}
