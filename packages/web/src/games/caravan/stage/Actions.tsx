import type { CaravanMove } from '@acheron/games/caravan/board.ts'
import { MoveButton } from '../../../board/MoveButton.tsx'
import type { FightStage } from './useFight.ts'

/**
 * The most meanings of a touch that get buttons here; beyond that the player touches further things or uses the list.
 */
const most = 6

/** The line below the arena: moves that nothing on the stage stands for, or what a touch could mean. */
export function Actions({ stage }: { readonly stage: FightStage }) {
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
          <button type="button" className="board-button board-quiet" onClick={() => stage.letGo()}>
            {voice.t('act.back')}
          </button>
        </>
      )}
    </div>
  )
}

/** The moves that only words tell apart; all that are meant, where they are few. */
function asked({ gestures: { meant, complete } }: FightStage): readonly CaravanMove[] {
  return meant.length <= most ? meant : complete
}
