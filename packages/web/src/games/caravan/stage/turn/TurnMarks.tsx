import {
  type AreaId,
  type CaravanEvent,
  championName,
  type FightingView,
  isArea,
  isChampion,
  type ObjectId,
  type SpaceId,
  surface,
} from '@acheron/games/caravan/board.ts'
import { useMemo } from 'react'
import { footOf, line, middle, type Point, project, type Turn } from '../arena/iso.ts'
import { PlaqueOutline } from '../arena/Plaque.tsx'
import { type Standee, scene } from '../arena/scene.ts'
import { sigilOf } from '../arena/sigil.ts'
import { extentOf, plaqueOf, plaques } from '../arena/sizes.ts'
import type { FightStage } from '../useFight.ts'
import { type Blow, blowsIn, targetsIn, type Way, waysIn } from './outcomes.ts'
import type { Play } from './play.ts'

interface Props {
  readonly stage: FightStage
  readonly play: Play | null
  /** The events of the moment that is told: whom it reaches is named. */
  readonly told: readonly CaravanEvent[]
  readonly turn: Turn
}

/** In the arena, what the present Line does: the ways, whom it reaches, and the damage where it lands. */
export function TurnMarks({ stage, play, told, turn }: Props) {
  const { view } = stage
  const standees = useMemo(() => scene(view, turn).flatMap(ground => ground.standees), [view, turn])
  const events = play?.did[play.line]
  if (!play || !events || events.length === 0) return null
  const blows = blowsIn(events)
  const targets = targetsIn(events)
  const now = targetsIn(told)
  return (
    <g className="cvt-marks">
      {waysIn(events).map(way => (
        <WayMark key={way.object} way={way} stage={stage} turn={turn} />
      ))}
      {targets.map(id => {
        const standee = standees.find(each => each.id === id)
        const blow = blows.find(({ champion }) => champion === id)
        if (!standee) return null
        const others = standees
          .filter(each => figures.has(each.kind) && each.id !== id)
          .map(each => ({ ...each.at, ...extentOf(view, each) }))
        return (
          <TargetMark key={id} standee={standee} blow={blow} stage={stage} others={others} isNamed={now.includes(id)} />
        )
      })}
    </g>
  )
}

/** Whoever fights: no name lies over another. */
const figures: ReadonlySet<Standee['kind']> = new Set(['champion', 'malefactor', 'minion'])

type Side = 'left' | 'right' | 'above'

/** Where a name of this width stands: beside its own figure, above it where somebody else is on either side. */
export function sideOf(one: Point, others: readonly Point[], width: number): Side {
  const isTaken = (sign: 1 | -1) =>
    others.some(({ x, y }) => {
      const far = sign * (x - one.x)
      return far > 8 && far < half + gap + width + body && Math.abs(y - one.y) < 90
    })
  return !isTaken(1) ? 'right' : !isTaken(-1) ? 'left' : 'above'
}

/** Somebody in the arena: the foot, the width and the height. */
interface Standing extends Point {
  readonly w: number
  readonly h: number
}

/** Half the width of a number, and its height: large while its blow is told, small once it has landed. */
const digits = { large: { wide: 46, tall: 42 }, small: { wide: 20, tall: 22 } } as const

/**
 * Where the middle of a number's foot stands when no name is beside it: below its own figure; where that would be on somebody
 * else, a small one stands beside it, else it stands above.
 */
export function numberAt(one: Point, others: readonly Standing[], size: keyof typeof digits, above: number): Point {
  const { wide, tall } = digits[size]
  const isFree = (place: Point) =>
    others.every(({ x, y, w, h }) => {
      const [far, low] = [x - one.x - place.x, y - one.y]
      return Math.abs(far) >= wide + w / 2 || place.y < low - h || place.y - tall > low + 8
    })
  const beside = half + 4 + wide
  const places = [
    { x: 0, y: 32 },
    // A large one would be too far from its figure.
    ...(size === 'small' ? [beside, -beside].map(x => ({ x, y: -20 })) : []),
  ]
  return places.find(isFree) ?? { x: 0, y: above }
}

/** A place of the board as a point of the drawing. */
function pointOf({ fight }: FightingView, place: string, turn: Turn): Point | null {
  if (place.startsWith('top:')) {
    const piece = fight.pieces[place.slice(4)]
    return piece?.at ? pointOf({ fight } as FightingView, piece.at, turn) : null
  }
  const level = surface(fight, place.slice(0, 2) as AreaId)
  return project(isArea(place) ? middle(place, turn) : footOf(place as SpaceId, turn), level, turn)
}

function WayMark({ way, stage, turn }: { readonly way: Way; readonly stage: FightStage; readonly turn: Turn }) {
  const { view, voice } = stage
  const points = way.places.flatMap(place => pointOf(view, place, turn) ?? [])
  const [start] = points
  if (!start || points.length < 2) return null
  const foe = !isChampion(way.object)
  const ghost = { id: way.object, kind: kindOf(view, way.object) }
  const { w, h } = plaques[plaqueOf(view, ghost)]
  return (
    <g className="cvt-way" data-foe={foe}>
      <path d={line(points)} />
      <g transform={`translate(${start.x} ${start.y})`}>
        <g className={`cvt-ghost cv-outline cv-${ghost.kind}`} data-champion={foe ? undefined : way.object}>
          <PlaqueOutline icon={sigilOf(view, ghost)} w={w} h={h} />
        </g>
        {foe && (
          <text x="0" y="26">
            {voice.t('way.from', { place: way.places[0]?.slice(0, 2) ?? '' })}
          </text>
        )}
      </g>
      {points.slice(1, -1).map(({ x, y }, i) => (
        <circle key={i} cx={x} cy={y} r="5" />
      ))}
    </g>
  )
}

const kindOf = ({ fight }: FightingView, id: ObjectId): Standee['kind'] =>
  isChampion(id) ? 'champion' : fight.malefactors[id] ? 'malefactor' : fight.minions[id] ? 'minion' : 'custom'

interface TargetProps {
  readonly standee: Standee
  readonly blow: Blow | undefined
  readonly stage: FightStage
  /** Where everybody else stands. */
  readonly others: readonly Standing[]
  readonly isNamed: boolean
}

/** Half the width of the brackets, their height, and the length of their corners. */
const [half, high, corner] = [29, 66, 12]
/** From the brackets to the name, and half of what one sees of a figure. */
const [gap, body] = [8, 24]

function TargetMark({ standee: { id, at }, blow, stage: { view, voice }, others, isNamed }: TargetProps) {
  const { t, game } = voice
  if (!isChampion(id)) return null
  const name = championName(game, id)
  const who = view.fight.track[0] === id ? t('target.fiercest', { who: name }) : name
  const { dealt = 0, reduced = 0, crash = 0 } = blow ?? {}
  const isSum = reduced > 0 || (crash > 0 && dealt > 0)
  const parts = blow && isSum ? t('target.parts', { dealt, reduced, crash }) : ''
  const brackets = [-1, 1]
    .flatMap(x =>
      [8 - high, 8].map(y => {
        const up = y === 8 ? -corner : corner
        return `M${x * half} ${y + up}V${y}h${-x * corner}`
      }),
    )
    .join('')
  const width = Math.max(who.length * 7.4, parts.length * 6.1) + 22
  const height = parts ? 42 : 26
  const side = sideOf(at, others, width)
  const plate = {
    left: `${-half - gap - width} ${-high - 2}`,
    right: `${half + gap} ${-high - 2}`,
    above: `${-width / 2} ${-high - 6 - height}`,
  }[side]
  const foot = half + gap
  const beside = isNamed && side !== 'above'
  const number = beside
    ? { x: side === 'left' ? -foot : foot, y: 12 }
    : numberAt(at, others, isNamed ? 'large' : 'small', isNamed ? -high - 14 - height : -high - 8)
  return (
    <g className="cvt-target" data-now={isNamed} transform={`translate(${at.x} ${at.y})`}>
      <path className="cvt-brackets" d={brackets} />
      {isNamed && (
        <g transform={`translate(${plate})`}>
          <rect className="cvt-plate" width={width} height={height} rx="6" />
          <text className="cvt-name" x="11" y="18">
            {who}
          </text>
          {parts && (
            <text className="cvt-parts" x="11" y="35">
              {parts}
            </text>
          )}
        </g>
      )}
      {blow && (
        <text
          key={blow.total}
          className="cvt-number"
          data-now={isNamed}
          x={number.x}
          y={number.y}
          textAnchor={beside ? (side === 'left' ? 'end' : 'start') : 'middle'}
        >
          {blow.total === 0 ? '0' : `−${blow.total}`}
        </text>
      )}
    </g>
  )
}
