import type { ParryFrame } from '@acheron/games/imp-race/board.ts'
import { MoveButton } from '../../../board/MoveButton.tsx'
import { Sigil } from '../../../icons/Sigil.tsx'
import type { Voice } from '../words.ts'
import { CardPicture } from './CardFace.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly parry: ParryFrame
  readonly stage: Stage
  readonly voice: Voice
}

/** A Trident is in the air: whose, at whom, and the answer of the one who is attacked. */
export function Parry({ parry, stage, voice }: Props) {
  const { t } = voice
  const { attacker, victim, square } = parry
  const [answer] = stage.moves.filter(move => move.do === 'parry')
  const accept = stage.moves.find(move => move.do === 'accept')
  return (
    <section className="ir-panel ir-parry" aria-label={t('parry.title', { square })}>
      <h3>{t('parry.title', { square })}</h3>
      <p className="ir-thrown">
        <Sigil seat={attacker} size={22} /> <b>{stage.names[attacker]}</b>
        <CardPicture kind="trident" />
        <Sigil seat={victim.seat} size={22} /> <b>{stage.names[victim.seat]}</b>
      </p>
      {answer || accept ? (
        <div className="ir-bidding">
          {answer && (
            <MoveButton move={answer} stage={stage}>
              {t('parry.parry')}
            </MoveButton>
          )}
          {accept && (
            <MoveButton move={accept} stage={stage} className="board-button board-quiet">
              {t('parry.accept')}
            </MoveButton>
          )}
        </div>
      ) : (
        <p className="ir-more">{t('parry.waits')}</p>
      )}
    </section>
  )
}
