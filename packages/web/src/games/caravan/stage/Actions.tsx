import type { CaravanMove } from '@acheron/games/caravan/board.ts'
import { MoveButton } from './MoveButton.tsx'
import type { Stage } from './useStage.ts'

/** So many meanings of a touch are asked about here; more are told apart by further touches, or in the list. */
const most = 6

/** The line below the arena: what nothing on the stage stands for, or what a touch could mean. */
export function Actions({ stage }: { readonly stage: Stage }) {
  const { gestures, voice } = stage
  const shown = gestures.taken.length > 0 ? asked(stage) : gestures.spoken
  return (
    <div className="cv-actions">
      {shown.slice(0, gestures.taken.length > 0 ? shown.length : 12).map(move => (
        <MoveButton key={JSON.stringify(move)} move={move} stage={stage} />
      ))}
      {gestures.taken.length > 0 && (
        <>
          {shown.length === 0 && <p>{voice.t('act.target')}</p>}
          <button type="button" className="cv-button cv-quiet" onClick={() => stage.letGo()}>
            {voice.t('act.back')}
          </button>
        </>
      )}
    </div>
  )
}

/** What only words can tell apart, and the rest as far as it is not too much. */
function asked({ gestures: { meant, complete } }: Stage): readonly CaravanMove[] {
  return meant.length <= most ? meant : complete
}
