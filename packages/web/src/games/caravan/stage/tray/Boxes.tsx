import { type Archetype, boxesOf } from '@acheron/games/caravan/board.ts'
import { useRef } from 'react'
import { explained } from '../../../../board/explain/help.ts'
import { Spot } from '../../../../board/Spot.tsx'
import { maneuverHelp } from '../../names.ts'
import { Icon } from '../Icon.tsx'
import type { FightStage } from '../useFight.ts'
import { CardFace } from './CardFace.tsx'
import { CardFoot } from './CardFoot.tsx'
import { Fierceness } from './ManeuverCard.tsx'
import { useFit } from './useFit.ts'

/** The three Maneuver boxes of a Companion, with the Readiness tokens that lie on them. */
export function Boxes({ stage, champion }: { readonly stage: FightStage; readonly champion: Archetype }) {
  const { view, voice } = stage
  const { t } = voice
  const { readiness } = view.champions[champion]
  const ready = readiness.filter(({ at, side }) => at === 'ready' && side === 'cooldown').length
  const boxes = boxesOf(view, champion)
  const row = useRef<HTMLDivElement>(null)
  useFit(row, [...boxes.map(({ id }) => id), t.lang].join())
  return (
    <div className="cv-boxes">
      <p className="cv-ready">{t('boxes.ready', { count: ready })}</p>
      <div className="cv-cards" ref={row}>
        {boxes.map((box, n) => {
          const help = maneuverHelp(box.id, box.fierceness, voice)
          const move = stage.moves.find(each => each.do === 'maneuver' && each.champion === champion && each.slot === n)
          const lying = readiness.filter(({ at }) => at === n)
          return (
            <Spot
              key={box.id}
              thing={`slot:${champion}:${n}`}
              stage={stage}
              className="cv-card cv-box"
              data-vain={move !== undefined && stage.rowOf(move)?.vain === true}
              help={() => help}
            >
              <CardFace
                title={help.title}
                mark={<Fierceness by={box.fierceness} />}
                lines={help.lines}
                foot={<CardFoot stage={stage} champion={champion} card={null} move={move} />}
              />
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
