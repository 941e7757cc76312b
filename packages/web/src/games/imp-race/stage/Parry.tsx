import { seatMark, withNames } from '@acheron/engine/words'
import { Sigil } from '../../../icons/Sigil.tsx'
import type { ParryFrame } from '../types.ts'
import type { Voice } from '../words.ts'
import { CardPicture } from './CardFace.tsx'
import { MoveButton } from './MoveButton.tsx'
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
  const say = (text: string) => withNames(text, stage.names)
  const [answer] = stage.moves.filter(move => move.do === 'parry')
  const accept = stage.moves.find(move => move.do === 'accept')
  return (
    <section className="ir-panel ir-parry" aria-label={say(t('parry.title', { who: seatMark(attacker) }))}>
      <h3>
        <Sigil seat={attacker} size={20} /> {say(t('parry.title', { who: seatMark(attacker) }))}
        <CardPicture kind="trident" />
      </h3>
      <p>
        {say(t('parry.at', { who: seatMark(victim.seat), square }))} <Sigil seat={victim.seat} size={18} />
      </p>
      {answer || accept ? (
        <div className="ir-bidding">
          {answer && (
            <MoveButton move={answer} stage={stage} voice={voice}>
              {t('parry.parry')}
            </MoveButton>
          )}
          {accept && (
            <MoveButton move={accept} stage={stage} voice={voice} className="ir-quiet">
              {t('parry.accept')}
            </MoveButton>
          )}
        </div>
      ) : (
        <p className="ir-more">{say(t('parry.waits', { who: seatMark(victim.seat) }))}</p>
      )}
    </section>
  )
}
