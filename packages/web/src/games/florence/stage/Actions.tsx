import type { FlorenceMove } from '@acheron/games/florence/board.ts'
import { MoveButton } from '../../../board/MoveButton.tsx'
import type { BoardPart, FlorenceStage } from './stage.ts'

/** So many meanings of a touch are asked about; more are only touched on. */
const mostButtons = 8

/** Whose meanings lie open on the table: the ends of a way, the circles a guardian can go to. */
const seenOnTable: ReadonlySet<FlorenceMove['do']> = new Set([
  'lead',
  'effect',
  'guardian',
  'move',
  'swap',
  'barrel',
  'guest',
])

/** The line below Hell: what is looked at, what a touch could mean, and what nothing is touched for. */
export function Actions({ stage, voice }: BoardPart) {
  const { moves, gestures, looked } = stage
  const isHolding = gestures.taken.length > 0
  const shown = isHolding ? asked(gestures) : moves.filter(isButton)
  return (
    <div className="fl-actions">
      {shown.length === 0 && <p className="fl-caption">{looked.label || (isHolding ? voice.t('act.target') : '')}</p>}
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

/** What the city offers beside its locations is not offered twice. */
function isButton(move: FlorenceMove): boolean {
  return move.do === 'pass' || (move.do === 'effect' && move.soul === undefined)
}

/** What only words can tell apart, and the rest as far as it is not too much and not seen on the table. */
function asked({ meant, complete }: FlorenceStage['gestures']): readonly FlorenceMove[] {
  const all = meant.length <= mostButtons && !meant.every(({ do: kind }) => seenOnTable.has(kind))
  return all ? meant : complete
}
