import type { ImpRaceMove } from '@acheron/games/imp-race/board.ts'
import { MoveButton } from '../../../board/MoveButton.tsx'
import { Spot } from '../../../board/Spot.tsx'
import { ends } from '../groups.ts'
import type { Voice } from '../words.ts'
import { splitKey } from './things.ts'
import type { Stage } from './useStage.ts'

interface Props {
  readonly stage: Stage
  readonly voice: Voice
}

/** These stand in the panel of the fight or of the Trident. */
const elsewhere: ReadonlySet<ImpRaceMove['do']> = new Set(['stakeGems', 'stand', 'concede', 'accept'])

/** Moves without a place on the board have buttons; if a touch could mean several moves, the player chooses one. */
export function Actions({ stage, voice: { t } }: Props) {
  const { gestures, moves } = stage
  const held = gestures.taken.length > 0
  const hint = hintOf(stage, t)
  const spoken = [...gestures.spoken, ...moves.filter(move => move.do === 'goOn')]
  const shown = held ? gestures.complete : spoken.filter(move => !elsewhere.has(move.do))
  return (
    <div className="ir-actions">
      {hint && <p className="ir-hint">{hint}</p>}
      {shown.map(move => (
        <MoveButton
          key={JSON.stringify(move)}
          move={move}
          stage={stage}
          className={ends(move) !== false ? 'board-button board-quiet' : 'board-button'}
        />
      ))}
      {!held && stage.lit('sacrilege') && (
        <Spot thing="sacrilege" stage={stage} className="board-button ir-sacrilege" aria-keyshortcuts="s">
          {t('act.sacrilege')}
        </Spot>
      )}
      {held && (
        <button
          type="button"
          className="board-button ir-cancel"
          aria-keyshortcuts="Escape"
          onClick={() => stage.letGo()}
        >
          {t('act.cancel')}
        </button>
      )}
    </div>
  )
}

/** The next touch. */
function hintOf({ gestures: { taken, complete, meant } }: Stage, t: Voice['t']): string {
  const [key] = taken
  if (key === undefined) return ''
  if (complete.length > 1 || complete.length === meant.length) return t('act.choose')
  const [kind] = splitKey(key)
  switch (kind) {
    case 'sacrilege':
      return t('act.sacrilege.choose')
    case 'deck':
      return t('act.buy.choose')
    case 'card':
      return t('act.angel.choose')
    case 'cemetery':
      return t('act.raise.choose')
    default:
      return t('act.move.choose')
  }
}
