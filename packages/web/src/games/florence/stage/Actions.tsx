import type { FlorenceMove } from '@acheron/games/florence/board.ts'
import type { Voice } from '../words.ts'
import { MoveButton } from './MoveButton.tsx'
import type { Stage } from './useStage.ts'

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
export function Actions({ stage, voice }: { readonly stage: Stage; readonly voice: Voice }) {
  const { view, names, moves, taken, offers, caption } = stage
  const shown = taken.length > 0 ? asked(stage) : moves.filter(isButton)
  return (
    <div className="fl-actions">
      {shown.length === 0 && <p className="fl-caption">{caption || (taken.length > 0 ? voice.t('act.target') : '')}</p>}
      {shown.map(move => (
        <MoveButton key={JSON.stringify(move)} move={move} view={view} names={names} offers={offers} voice={voice} />
      ))}
      {taken.length > 0 && (
        <button type="button" className="fl-button fl-quiet" onClick={() => stage.letGo()}>
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
function asked({ meant, complete }: Stage): readonly FlorenceMove[] {
  const all = meant.length <= mostButtons && !meant.every(({ do: kind }) => seenOnTable.has(kind))
  return all ? meant : complete
}
