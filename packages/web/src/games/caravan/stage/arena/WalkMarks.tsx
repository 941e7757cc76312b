import type { FightStage } from '../useFight.ts'
import { line, type Turn } from './iso.ts'
import { PlaqueOutline } from './Plaque.tsx'
import { placeOf, pricesOf, wayOf } from './prices.ts'
import { sigilOf } from './sigil.ts'
import { plaques } from './sizes.ts'

interface Props {
  readonly stage: FightStage
  readonly turn: Turn
}

/** The prices of the Spaces within reach, and the way to the one that is pointed at. */
export function WalkMarks({ stage, turn }: Props) {
  const aimed = stage.walk
  const from = stage.view.fight.fighters[stage.champion].at
  const way = aimed && from ? line(wayOf(stage.view.fight, from, aimed, turn)) : null
  return (
    <g className="cv-walks">
      {way && (
        <>
          <path className="cv-way-casing" d={way} />
          <path className="cv-way" d={way} />
        </>
      )}
      {pricesOf(stage, turn).map(({ key, price, at }) => (
        <g key={key} className="cv-price" transform={`translate(${at.x} ${at.y})`}>
          <ellipse rx="15" ry="10.5" />
          <text y="5">{price}</text>
        </g>
      ))}
      {aimed &&
        placeOf(stage.view.fight, aimed.at, turn).map(({ x, y }) => (
          <g key={aimed.at} className="cv-ghost" data-champion={stage.champion} transform={`translate(${x} ${y})`}>
            <PlaqueOutline
              icon={sigilOf(stage.view, { id: stage.champion, kind: 'champion' })}
              w={plaques.small.w}
              h={plaques.small.h}
            />
          </g>
        ))}
    </g>
  )
}
