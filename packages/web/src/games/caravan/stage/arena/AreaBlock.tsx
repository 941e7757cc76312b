import { beyond, type Dir, dirs, type Id, opposite, spaceOf } from '@acheron/games/caravan/board.ts'
import { isPlaceLit } from '../gestures.ts'
import { Mark } from '../Icon.tsx'
import type { FightStage } from '../useFight.ts'
import { walkTo } from '../walks.ts'
import { areaHelp, spaceHelp } from './areaHelp.ts'
import { arcEdges, arcOf, cornerAt } from './facing.ts'
import { box, joints, line, project, type Spot, slab, strip, type Turn, triangle } from './iso.ts'
import type { Ground } from './scene.ts'
import { Target } from './Target.tsx'

interface Props {
  readonly ground: Ground
  readonly stage: FightStage
  readonly turn: Turn
  /** The Malefactor whose arcs are shown, because it is looked at. */
  readonly seen: Id | null
}

/** An Area as a block of stone: its Building, its Spaces, and what lies flat on it. */
export function AreaBlock({ ground, stage, turn, seen }: Props) {
  const { area, middle, level } = ground
  const { voice, view } = stage
  const corner: Spot = [middle[0] - 0.5, middle[1] - 0.5]
  const far: Spot = [middle[0] + 0.5, middle[1] + 0.5]
  const { top, left, right } = box(corner, far, -slab, level, turn)
  const building = `object:building:${area}`
  const whole = !stage.lit(`area:${area}`) && stage.lit(building) ? building : `area:${area}`
  const centre = project(middle, level, turn)
  return (
    <g className="cv-area" data-area={area} data-level={Math.min(level, 3)}>
      <path className="cv-left" d={left} />
      <path className="cv-hatch" d={left} />
      <path className="cv-right" d={right} />
      <path className="cv-joints" d={joints(corner, -slab, level, turn)} />
      <Target
        thing={whole}
        stage={stage}
        className="cv-whole"
        label={voice.t('place.area', { area, level })}
        help={() => areaHelp(view, area, voice)}
        thin={level > 0 && (isPlaceLit(stage.gestures) || stage.walks.length > 0)}
      >
        <path className="cv-top" d={top} />
        <Shades ground={ground} stage={stage} turn={turn} />
        <path className="cv-space" d={diagonals(ground, turn)} />
        <ellipse className="cv-centre" cx={centre.x} cy={centre.y} rx="30" ry="15" />
      </Target>
      {dirs.map(dir => {
        const space = spaceOf(area, dir)
        const thing = `place:${space}`
        if (!stage.lit(thing) && !stage.aimed(thing)) return null
        const walk = walkTo(stage.walks, thing)
        return (
          <Target
            key={dir}
            thing={thing}
            stage={stage}
            className="cv-place"
            label={voice.t('place.space', { area, dir, level })}
            help={() => (walk ? null : spaceHelp(view, area, voice))}
            data-price={walk?.price}
          >
            <path d={triangle(area, dir, level, turn)} />
          </Target>
        )
      })}
      {view.fight.traps[area] && <Mark name="wolf-trap" x={centre.x} y={centre.y} size={26} />}
      <Arcs ground={ground} stage={stage} turn={turn} seen={seen} />
    </g>
  )
}

/** The lines between the Spaces of an Area. */
function diagonals({ area, level }: Ground, turn: Turn): string {
  const at = (a: Dir, b: Dir) => cornerAt(area, [a, b], level, turn)
  return line([at('N', 'W'), at('S', 'E')]) + line([at('N', 'E'), at('S', 'W')])
}

/** The floor lies in the shade of what is higher beside it. */
function Shades({ ground: { area, level }, stage: { view }, turn }: Pick<Props, 'ground' | 'stage' | 'turn'>) {
  return dirs.map(dir => {
    const next = beyond(area, dir)
    const higher = next === null ? 0 : (view.fight.buildings[next] ?? 0) - level
    if (higher <= 0) return null
    return <path key={dir} className="cv-shade" d={strip(area, dir, Math.min(0.34, 0.17 * higher), level, turn)} />
  })
}

/** What the Malefactors look at: the Space in front of each, and the edges of its arc as dots. */
function Arcs({ ground: { area, level }, stage: { view }, turn, seen }: Props) {
  const foes = Object.entries(view.fight.malefactors)
  return (
    <g className="cv-arcs">
      {foes.map(([id, { at, facing, defeated }]) => {
        if (at === null || defeated) return null
        const edges = arcEdges(at, facing).filter(edge => edge.area === area)
        const sides = id === seen ? dirs.map(dir => ({ dir, arc: arcOf(at, spaceOf(area, dir)) })) : []
        return (
          <g key={id}>
            {at === area && <path className="cv-front-space" d={triangle(area, facing, level, turn)} />}
            {sides.map(({ dir, arc }) => (
              <path
                key={dir}
                className={arc === facing ? 'cv-front' : arc === opposite(facing) ? 'cv-back' : 'cv-flank'}
                d={triangle(area, dir, level, turn)}
              />
            ))}
            {edges.map(({ from, to }) => (
              <path
                key={from.join()}
                className="cv-arc-edge"
                d={line([cornerAt(area, from, level, turn), cornerAt(area, to, level, turn)])}
              />
            ))}
          </g>
        )
      })}
    </g>
  )
}
