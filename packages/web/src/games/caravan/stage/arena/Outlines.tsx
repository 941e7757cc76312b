import { dirs, isChampion, spaceOf } from '@acheron/games/caravan/board.ts'
import { useId } from 'react'
import type { FightStage } from '../useFight.ts'
import { blockOf, hiddenIn, isInside } from './hidden.ts'
import { outline, type Point, type Turn, triangleAt } from './iso.ts'
import { PlaqueOutline } from './Plaque.tsx'
import type { Drawn, Standee } from './scene.ts'
import { sigilOf } from './sigil.ts'
import { extentOf } from './sizes.ts'

interface Props {
  readonly drawn: readonly Drawn[]
  readonly stage: FightStage
  readonly turn: Turn
}

/** Whoever is hidden is drawn again as a dashed outline, inside what hides them. */
export function Outlines({ drawn, stage, turn }: Props) {
  const id = useId()
  const hidden = hiddenIn(drawn, stage.view, turn)
  return (
    <g className="cv-outlines">
      {hidden.flatMap(({ standee, ...hiders }) =>
        (['blocks', 'others'] as const).map(by => (
          <g key={`${standee.id} ${by}`} data-by={by}>
            <Clip id={`${id}-${standee.id}-${by}`} shapes={hiders[by]} />
            <g clipPath={`url(#${id}-${standee.id}-${by})`}>
              <Outline standee={standee} stage={stage} />
            </g>
          </g>
        )),
      )}
    </g>
  )
}

function Outline({ standee, stage: { view } }: { readonly standee: Standee; readonly stage: FightStage }) {
  const { w, h } = extentOf(view, standee)
  return (
    <g
      className={`cv-outline cv-${standee.kind}`}
      data-outline={standee.id}
      data-champion={isChampion(standee.id) ? standee.id : undefined}
      style={{ transform: `translate(${standee.at.x}px, ${standee.at.y}px)` }}
    >
      <PlaqueOutline icon={sigilOf(view, standee)} w={w} h={h} />
    </g>
  )
}

function Clip({ id, shapes }: { readonly id: string; readonly shapes: readonly (readonly Point[])[] }) {
  return (
    <clipPath id={id}>
      {shapes.map(shape => (
        <path key={outline(shape)} d={outline(shape)} />
      ))}
    </clipPath>
  )
}

/** Lit Spaces behind a building are outlined through it, and so is the Space that a hidden Malefactor looks at. */
export function HiddenSpaces({ drawn, stage, turn }: Props) {
  const id = useId()
  const grounds = drawn.flatMap(each => ('ground' in each ? [each.ground] : []))
  const spaces = grounds.flatMap(({ area, level }, i) => {
    const blocks = grounds.slice(i + 1).map(each => blockOf(each, turn))
    const foe = Object.values(stage.view.fight.malefactors).find(each => each.at === area && !each.defeated)
    return dirs.flatMap(dir => {
      const kind = stage.lit(`place:${spaceOf(area, dir)}`) ? 'lit' : foe?.facing === dir ? 'front' : null
      const corners = triangleAt(area, dir, level, turn)
      const hiders = blocks.filter(block => isInside(block, centreOf(corners)))
      return kind && hiders.length > 0 ? [{ space: spaceOf(area, dir), kind, corners, hiders }] : []
    })
  })
  return (
    <g className="cv-outlines">
      {spaces.map(({ space, kind, corners, hiders }) => (
        <g key={space}>
          <Clip id={`${id}-${space}`} shapes={hiders} />
          <path className={`cv-hidden-${kind}`} clipPath={`url(#${id}-${space})`} d={outline(corners)} />
        </g>
      ))}
    </g>
  )
}

const centreOf = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
})
