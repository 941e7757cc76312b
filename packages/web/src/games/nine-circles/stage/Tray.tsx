import { MoveButton } from '../../../board/MoveButton.tsx'
import type { Voice } from '../words.ts'
import { Actions } from './Actions.tsx'
import { DieButton } from './DieButton.tsx'
import { type Die, inPlace, type Place } from './dice.ts'
import { Pips } from './Face.tsx'
import { Lane } from './Lane.tsx'
import type { Stage } from './useStage.ts'

interface Props {
  readonly stage: Stage
  readonly voice: Voice
}

/** The dice: those that lie active, those in the pool, those that are gone; and what can be done with them. */
export function Tray({ stage, voice }: Props) {
  const { t } = voice
  const active = inPlace(stage.dice, 'active').length
  return (
    <section className="nc-tray" aria-label={t('dice.title')}>
      <h3>{stage.declarations.length > 0 ? t('declare.title') : t('dice.active')}</h3>
      {stage.declarations.length > 0 ? (
        <Declarations stage={stage} />
      ) : (
        <div className="nc-zone nc-active" data-count={active}>
          <Dice place="active" stage={stage} voice={voice} />
          {active === 0 && stage.view.status === 'playing' && <span className="nc-felt">{t('dice.none')}</span>}
        </div>
      )}
      <Lane stage={stage} voice={voice} />
      <Actions stage={stage} voice={voice} />
      <div className="nc-stores">
        <div className="nc-store">
          <h3>
            {t('dice.pool')} <small>{inPlace(stage.dice, 'pool').length}</small>
          </h3>
          <div className="nc-zone nc-pool">
            <Dice place="pool" stage={stage} voice={voice} />
          </div>
        </div>
        <div className="nc-store nc-lost">
          <h3>
            {t('dice.gone')} <small>{inPlace(stage.dice, 'gone').length}</small>
          </h3>
          <div className="nc-zone nc-gone">
            <Dice place="gone" stage={stage} voice={voice} />
          </div>
        </div>
      </div>
    </section>
  )
}

function Dice({ place, stage, voice }: Props & { readonly place: Place }) {
  return inPlace(stage.dice, place).map(die => (
    <DieButton
      key={die.id}
      die={die}
      label={labelOf(die, voice)}
      about={voice.t(`die.${die.place}.about`)}
      stage={stage}
      mark={stage.aim.marks.get(die.id) ?? null}
      becomes={stage.aim.turn?.id === die.id ? stage.aim.turn.to : null}
    />
  ))
}

function labelOf(die: Die, { t }: Voice): string {
  if (die.place === 'active') return t('die.active', { value: die.value ?? 0 })
  return t(`die.${die.place}`)
}

/** Circle 8: the number is named by touching a face. */
function Declarations({ stage }: Pick<Props, 'stage'>) {
  return (
    <div className="nc-zone nc-declare">
      {stage.declarations.map(move => (
        <MoveButton key={move.n} move={move} stage={stage} className="nc-choice">
          <Pips value={move.n} />
        </MoveButton>
      ))}
    </div>
  )
}
