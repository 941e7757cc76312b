import { type Dir, dirs, spaceOf } from '@acheron/games/caravan/board.ts'
import type { ReactNode } from 'react'
import { isPlaceLit } from '../gestures.ts'
import { Mark } from '../Icon.tsx'
import type { FightStage } from '../useFight.ts'
import { box, joints, outline, project, type Spot, seenAs, type Turn, towards, triangle } from './iso.ts'
import type { Ground } from './scene.ts'
import { Target } from './Target.tsx'

interface Props {
  readonly ground: Ground
  readonly stage: FightStage
  readonly turn: Turn
  /** What stands on it. */
  readonly children: ReactNode
}

/** How thick the floor of the arena is, in Levels. */
const floor = -0.4

/** An Area as a block of stone: its Building, its Spaces, and what lies flat on it. */
export function AreaBlock({ ground: { area, middle, level }, stage, turn, children }: Props) {
  const { voice, view } = stage
  const corner: Spot = [middle[0] - 0.5, middle[1] - 0.5]
  const far: Spot = [middle[0] + 0.5, middle[1] + 0.5]
  const { top, left, right } = box(corner, far, floor, level, turn)
  const building = `object:building:${area}`
  const whole = !stage.lit(`area:${area}`) && stage.lit(building) ? building : `area:${area}`
  const centre = project(middle, level, turn)
  const foe = Object.values(view.fight.malefactors).find(each => each.at === area && !each.defeated)
  return (
    <g className="cv-area" data-area={area} data-level={level}>
      <path className="cv-left" d={left} />
      <path className="cv-right" d={right} />
      <path className="cv-joints" d={joints(corner, level > 0 ? 0 : floor, level, turn)} />
      <Target
        thing={whole}
        stage={stage}
        className="cv-whole"
        label={voice.t('place.area', { area, level })}
        thin={isPlaceLit(stage.gestures)}
      >
        <path className="cv-top" d={top} />
        {dirs.map(dir => (
          <path key={dir} className="cv-space" d={triangle(area, dir, level, turn)} />
        ))}
        <ellipse className="cv-centre" cx={centre.x} cy={centre.y} rx="31" ry="15.5" />
      </Target>
      {dirs.map(dir => {
        const space = spaceOf(area, dir)
        const thing = `place:${space}`
        if (!stage.lit(thing) && !stage.aimed(thing)) return null
        return (
          <Target
            key={dir}
            thing={thing}
            stage={stage}
            className="cv-place"
            label={voice.t('place.space', { area, dir, level })}
          >
            <path d={triangle(area, dir, level, turn)} />
          </Target>
        )
      })}
      {view.fight.traps[area] && <Mark name="wolf-trap" x={centre.x} y={centre.y} size={26} />}
      {foe && <path className="cv-front-space" d={triangle(area, foe.facing, level, turn)} />}
      {foe && <Facing middle={middle} level={level} facing={foe.facing} turn={turn} />}
      {children}
    </g>
  )
}

/** The arrow on the ground that a Malefactor looks along. */
function Facing({
  middle,
  level,
  facing,
  turn,
}: {
  readonly middle: Spot
  readonly level: number
  readonly facing: Dir
  readonly turn: Turn
}) {
  const tip = towards(middle, facing, 0.47, turn)
  const foot = towards(middle, facing, 0.24, turn)
  const aside = seenAs(facing, turn) === 'N' || seenAs(facing, turn) === 'S' ? ([0.2, 0] as const) : ([0, 0.2] as const)
  const points: Spot[] = [tip, [foot[0] + aside[0], foot[1] + aside[1]], [foot[0] - aside[0], foot[1] - aside[1]]]
  return <path className="cv-facing" d={outline(points.map(each => project(each, level, turn)))} />
}
