import type { ImpRaceMove } from '@acheron/games/imp-race/board.ts'
import type { Voice } from '../words.ts'
import { MoveButton } from './MoveButton.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly stage: Stage
  readonly voice: Voice
}

/** These stand in the panel of the fight or of the Trident. */
const elsewhere: ReadonlySet<ImpRaceMove['do']> = new Set(['stakeGems', 'stand', 'concede', 'accept'])

/** What has no place on the table has a button; and where a touch could mean several moves, it is asked which. */
export function Actions({ stage, voice }: Props) {
  const { offers, choice, moves } = stage
  const { t } = voice
  const hint = hintOf(stage, voice)
  const buttons = [...offers.buttons(), ...moves.filter(move => move.do === 'goOn')]
  const sacrilege = moves.some(move => move.do === 'sacrilege')
  return (
    <div className="ir-actions">
      {hint && <p className="ir-hint">{hint}</p>}
      {choice.length > 0 ? (
        choice.map(move => <MoveButton key={JSON.stringify(move)} move={move} stage={stage} voice={voice} />)
      ) : offers.held ? null : (
        <>
          {[...new Set(buttons)]
            .filter(move => !elsewhere.has(move.do))
            .map(move => (
              <MoveButton key={JSON.stringify(move)} move={move} stage={stage} voice={voice} />
            ))}
          {sacrilege && (
            <button
              type="button"
              className="ir-button ir-sacrilege"
              data-lit="true"
              aria-keyshortcuts="s"
              onClick={() => stage.hold({ kind: 'sacrilege' })}
            >
              {t('act.sacrilege')}
            </button>
          )}
        </>
      )}
      {(offers.held || choice.length > 0) && (
        <button type="button" className="ir-button ir-cancel" aria-keyshortcuts="Escape" onClick={() => stage.letGo()}>
          {t('act.cancel')}
        </button>
      )}
    </div>
  )
}

/** What the next touch is to be. */
function hintOf({ offers, choice }: Stage, { t }: Voice): string {
  if (choice.length > 1) return t('act.choose')
  switch (offers.held?.kind) {
    case 'sacrilege':
      return t('act.sacrilege.choose')
    case 'deck':
      return t('act.buy.choose')
    case 'card':
      return t('act.angel.choose')
    case 'imp':
      return t('act.move.choose')
    case 'cemetery':
      return t('act.raise.choose')
    default:
      return ''
  }
}
