import { type Archetype, boxesOf } from '@acheron/games/caravan/board.ts'
import { explained } from '../../../board/explain/help.ts'
import { Spot } from '../../../board/Spot.tsx'
import { maneuverHelp } from '../names.ts'
import { Icon } from './Icon.tsx'
import type { FightStage } from './useFight.ts'

/** The three Maneuver boxes of a Companion, with the Readiness tokens that lie on them. */
export function Boxes({ stage, champion }: { readonly stage: FightStage; readonly champion: Archetype }) {
  const { view, voice } = stage
  const { t } = voice
  const { readiness } = view.champions[champion]
  const ready = readiness.filter(({ at, side }) => at === 'ready' && side === 'cooldown').length
  return (
    <div className="cv-boxes">
      <p className="cv-piles">{t('boxes.ready', { count: ready })}</p>
      <div className="cv-cards">
        {boxesOf(view, champion).map((box, n) => {
          const help = maneuverHelp(box.id, box.fierceness, voice)
          const lying = readiness.filter(({ at }) => at === n)
          return (
            <Spot
              key={box.id}
              thing={`slot:${champion}:${n}`}
              stage={stage}
              className="cv-card cv-box"
              help={() => help}
            >
              <span className="cv-card-head">
                <b>{help.title}</b>
                <span className="cv-fierceness">{box.fierceness >= 0 ? `+${box.fierceness}` : box.fierceness}</span>
              </span>
              <span className="cv-card-text">
                {help.lines.map(line => (
                  <span key={line}>{line}</span>
                ))}
              </span>
              {lying.length > 0 && (
                <span className="cv-lying">
                  {lying.map(({ side }, i) => (
                    <span key={i} data-sign={side} {...explained(t(`sign.${side}`))}>
                      <Icon name={side === 'wound' ? 'bleeding-wound' : 'hourglass'} />
                      <span className="visually-hidden">{t(`sign.${side}`)}</span>
                    </span>
                  ))}
                </span>
              )}
            </Spot>
          )
        })}
      </div>
    </div>
  )
}
