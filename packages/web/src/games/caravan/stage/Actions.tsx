import { type CaravanMove, topFrame } from '@acheron/games/caravan/board.ts'
import { MoveButton } from '../../../board/MoveButton.tsx'
import type { FightStage } from './useFight.ts'

/**
 * The most meanings of a touch that get buttons here; beyond that the player touches further things or uses the list.
 */
const most = 6

/**
 * At the lower edge of the arena: what a touch could mean, or the answers that nothing on the stage stands for. While the
 * Champions act there is none: ending the Turn stands in the list alone.
 */
export function Actions({ stage }: { readonly stage: FightStage }) {
  const { gestures, voice, view } = stage
  const isHeld = gestures.taken.length > 0
  const shown = isHeld ? asked(stage) : topFrame(view)?.kind === 'act' ? [] : gestures.spoken.slice(0, 12)
  if (!isHeld && shown.length === 0) return null
  return (
    <div className="cv-actions" data-held={isHeld}>
      {shown.map(move => (
        <MoveButton key={JSON.stringify(move)} move={move} stage={stage} />
      ))}
      {isHeld && (
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
