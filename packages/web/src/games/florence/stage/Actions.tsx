import type { FlorenceMove } from '../rules.ts'
import type { Voice } from '../words.ts'
import { MoveButton } from './MoveButton.tsx'
import type { Stage } from './useStage.ts'

/** So many meanings of a touch are asked about; more are only touched on. */
const mostButtons = 8

/** Moves that nothing is touched for. */
const buttons: ReadonlySet<FlorenceMove['do']> = new Set(['exchange', 'pay', 'reorganise', 'pass', 'done'])

/** What can be done besides touching the table, and what a touch could mean. */
export function Actions({ stage, voice }: { readonly stage: Stage; readonly voice: Voice }) {
  const { view, names, moves, meant, taken, offers } = stage
  const asked = taken.length > 0 ? (meant.length <= mostButtons ? meant : []) : moves.filter(isButton)
  if (moves.length === 0) return <div className="fl-actions" />
  return (
    <div className="fl-actions">
      {asked.map(move => (
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

function isButton(move: FlorenceMove): boolean {
  return buttons.has(move.do) || (move.do === 'effect' && move.soul === undefined)
}
