import { type Archetype, basicCost } from '@acheron/games/caravan/board.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { Icon, type IconName } from '../Icon.tsx'
import type { FightStage } from '../useFight.ts'

const actions = { move: 'walk', interact: 'hand', deliver: 'shaking-hands' } as const satisfies Record<string, IconName>
type Basic = keyof typeof actions

/** The three Basic Actions with what they cost, and breaking free for one who is HELD. */
export function Basics({ stage, champion }: { readonly stage: FightStage; readonly champion: Archetype }) {
  const { t } = stage.voice
  const held = stage.view.fight.fighters[champion].heldBy !== null
  return (
    <>
      {(Object.keys(actions) as Basic[]).map(action => {
        const cost = basicCost(stage.view, champion, action)
        return (
          <Spot
            key={action}
            thing={`basic:${champion}:${action}`}
            stage={stage}
            className="cv-thing"
            label={t('basic.cost', { action: t(`basic.${action}`), cost })}
            help={() => ({
              title: t(`basic.${action}`),
              kind: t('basic.kind', { cost }),
              lines: [t(`basic.${action}.text`)],
            })}
          >
            <Icon name={actions[action]} />
            <span className="cv-number">{cost}</span>
          </Spot>
        )
      })}
      {held && (
        <Spot
          thing={`basic:${champion}:breakFree`}
          stage={stage}
          className="cv-thing"
          label={t('basic.breakFree')}
          help={() => ({ title: t('basic.breakFree'), lines: [t('basic.breakFree.text')] })}
        >
          <Icon name="breaking-chain" />
        </Spot>
      )}
    </>
  )
}
