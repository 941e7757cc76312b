import {
  type AreaId,
  areas,
  type CaravanEvent,
  type FightingView,
  isArea,
  point,
  type SpaceId,
  topLevel,
} from '@acheron/games/caravan/board.ts'
import { footOf, middle, type Spot, type Turn } from './iso.ts'
import type { Slot } from './scene.ts'

/** A place on a way. */
export interface Stop {
  readonly area: AreaId
  readonly spot: Spot
  readonly level: number
}

/** A moment of a journey, in milliseconds after its start. The slot counts until the next one. */
export interface Leg extends Slot {
  readonly ms: number
  readonly spot: Spot
  readonly level: number
}

/** Milliseconds: for an Area, for a step within one, and for each Level up or down. */
const times = { area: 350, within: 220, level: 120 }

/** How near to an Area in front one is drawn after it, so that its floor does not cut the foot. */
const near = 0.2

/** The stops of a journey, from where something stood: those that events tell, then where it stands now. */
export function stopsOf(
  view: FightingView,
  { id, from, to, events, turn }: { id: string; from: Stop; to: Stop; events: readonly CaravanEvent[]; turn: Turn },
): Stop[] {
  const told = events.flatMap(event =>
    event.e === 'modelMoved' && event.object === id ? stopAt(view, event, turn) : [],
  )
  const last = told.at(-1)
  // The last one told is where it stands now, if nothing else has moved it.
  const between = last?.area === to.area ? told.slice(0, -1) : told
  return [from, ...between, to].flatMap((stop, i, all) => [...across(view, all[i - 1], stop, turn), stop])
}

function stopAt(view: FightingView, { to, space }: { to: AreaId | null; space: string | null }, turn: Turn): Stop[] {
  const { fight } = view
  const level = (area: AreaId) => fight.buildings[area] ?? 0
  if (space?.startsWith('top:')) {
    const pillar = fight.pieces[space.slice('top:'.length)]
    if (pillar?.kind !== 'pillar' || !pillar.at) return []
    const area = pillar.at.slice(0, 2) as AreaId
    return [{ area, spot: footOf(pillar.at, turn), level: topLevel(fight, space.slice('top:'.length)) }]
  }
  const area = (space?.slice(0, 2) ?? to) as AreaId | null
  if (area === null || !isArea(area)) return []
  return [{ area, spot: space ? footOf(space as SpaceId, turn) : middle(area, turn), level: level(area) }]
}

/** The middles of the Areas between two that do not touch: first along the row, then along the column. */
function across({ fight }: FightingView, from: Stop | undefined, to: Stop, turn: Turn): Stop[] {
  if (!from) return []
  const [[x0, y0], [x1, y1]] = [point(from.area), point(to.area)]
  const [dx, dy] = [Math.sign(x1 - x0), Math.sign(y1 - y0)]
  const row = Array.from({ length: Math.abs(x1 - x0) }, (_, i) => [x0 + dx * (i + 1), y0] as const)
  const column = Array.from({ length: Math.abs(y1 - y0) }, (_, i) => [x1, y0 + dy * (i + 1)] as const)
  return [...row, ...column].slice(0, -1).flatMap(([x, y]) => {
    const area = areas.find(each => point(each)[0] === x && point(each)[1] === y)
    return area ? [{ area, spot: middle(area, turn), level: fight.buildings[area] ?? 0 }] : []
  })
}

type Levels = ReadonlyMap<AreaId, number>

/** A journey as moments: straight from stop to stop, up and down at the edges, each in the slot where it is drawn then. */
export function journey(stops: readonly Stop[], levels: Levels, turn: Turn): Leg[] {
  const [first, ...others] = stops
  if (!first) return []
  const corners: Omit<Leg, keyof Slot>[] = [{ ms: 0, spot: first.spot, level: first.level }]
  let from = first
  for (const to of others) {
    const start = corners.at(-1)!.ms
    for (const { share, rises, ...corner } of cornersOf(from, to)) {
      const flat = from.area === to.area ? times.within : times.area
      corners.push({ ...corner, ms: start + share * flat + rises * times.level })
    }
    from = to
  }
  return withSlots(corners, levels, turn)
}

interface Corner {
  readonly spot: Spot
  readonly level: number
  /** How much of the way is behind it, and how many Levels up or down. */
  readonly share: number
  readonly rises: number
}

/** From one stop to the next: to the edge between them, up or down there, and on. */
function cornersOf(from: Stop, to: Stop): Corner[] {
  const rises = Math.abs(to.level - from.level)
  const end = { spot: to.spot, level: to.level, share: 1, rises }
  if (rises === 0) return [end]
  const share = from.area === to.area ? (to.level > from.level ? 0 : 1) : crossing(from, to)
  const edge = along(from.spot, to.spot, share)
  return [{ spot: edge, level: from.level, share, rises: 0 }, { spot: edge, level: to.level, share, rises }, end]
}

/** The share of the straight way at which it crosses the edge between the two Areas. */
function crossing(from: Stop, to: Stop): number {
  const axis = cellOf(from.spot)[0] === cellOf(to.spot)[0] ? 1 : 0
  const edge = Math.max(cellOf(from.spot)[axis], cellOf(to.spot)[axis])
  return (edge - from.spot[axis]) / (to.spot[axis] - from.spot[axis])
}

const along = (a: Spot, b: Spot, share: number): Spot => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]

const cellOf = ([u, v]: Spot): Spot => [Math.floor(u), Math.floor(v)]

/** Steps in which a stretch is looked at for a change of the slot. */
const samples = 14

function withSlots(corners: readonly Omit<Leg, keyof Slot>[], levels: Levels, turn: Turn): Leg[] {
  const byCell = new Map([...levels.keys()].map(area => [cellOf(middle(area, turn)).join(), area]))
  const legs: Leg[] = []
  for (const [i, corner] of corners.entries()) {
    const next = corners[i + 1]
    for (let n = 0; n < (next ? samples : 1); n++) {
      const share = n / samples
      const spot = next ? along(corner.spot, next.spot, share) : corner.spot
      const level = next ? corner.level + (next.level - corner.level) * share : corner.level
      const ms = next ? corner.ms + (next.ms - corner.ms) * share : corner.ms
      legs.push({ ms, spot, level, ...slotAt(spot, level, levels, byCell) })
    }
  }
  return legs
}

/** The Area after which something is drawn: the one below it, or one in front that it is about to step onto. */
export function slotAt(spot: Spot, level: number, levels: Levels, byCell: ReadonlyMap<string, AreaId>): Slot {
  const [u, v] = spot
  const depth = u + v
  const candidates: Spot[] = [
    [u + near, v],
    [u, v + near],
  ]
  const own = ownAt(spot, level, levels, byCell)
  const front = candidates
    .map(each => byCell.get(cellOf(each).join()))
    .find(area => area !== undefined && area !== own && (levels.get(area) ?? 0) <= level + 0.001)
  return { area: front ?? own ?? areas[0]!, depth }
}

/** The Area that something is in. At an edge, below the surface in front, it is still in the one behind. */
function ownAt(spot: Spot, level: number, levels: Levels, byCell: ReadonlyMap<string, AreaId>): AreaId | undefined {
  const area = byCell.get(cellOf(spot).join())
  if (area !== undefined && level > (levels.get(area) ?? 0) - 0.001) return area
  return byCell.get(cellOf([spot[0] - 0.01, spot[1] - 0.01]).join()) ?? area
}
