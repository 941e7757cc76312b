import {
  type AreaId,
  areas,
  type FightingView,
  type SpaceId,
  surface,
  topLevel,
  type Walk,
} from '@acheron/games/caravan/board.ts'
import { footOf, middle, type Point, project, type Turn } from './iso.ts'

interface Walking {
  readonly view: FightingView
  readonly walks: readonly Pick<Walk, 'at' | 'price'>[]
  lit(key: string): boolean
}

/** A price on the board: of the Areas as a whole, or of a single Space or top. */
export interface Price {
  readonly key: string
  readonly price: number
  readonly at: Point
}

/**
 * The prices of the lit places: one in the middle of each Area, or before whoever stands there; a Space of another price
 * has its own.
 */
export function pricesOf(stage: Walking, turn: Turn): Price[] {
  const { fight } = stage.view
  const lit = stage.walks.filter(walk => stage.lit(`place:${walk.at}`))
  const tops = lit.filter(({ at }) => at.startsWith('top:'))
  const inAreas = areas.flatMap(area => {
    const here = lit.filter(({ at }) => at.startsWith(`${area}.`))
    if (here.length === 0) return []
    const common = mostCommon(here.map(({ price }) => price))
    const level = surface(fight, area)
    const taken = Object.values(fight.malefactors).some(({ at }) => at === area)
    const front = here
      .filter(({ price }) => price === common)
      .map(({ at }) => footOf(at as SpaceId, turn))
      .toSorted((a, b) => b[0] + b[1] - (a[0] + a[1]))[0]
    const at = taken && front ? front : middle(area, turn)
    return [
      { key: area, price: common, at: project(at, level, turn) },
      ...here
        .filter(({ price }) => price !== common)
        .map(({ at, price }) => ({ key: at, price, at: project(footOf(at as SpaceId, turn), level, turn) })),
    ]
  })
  return [
    ...inAreas,
    ...tops.flatMap(({ at, price }) => placeOf(fight, at, turn).map(at => ({ key: `${at.x} ${at.y}`, price, at }))),
  ]
}

function mostCommon(numbers: readonly number[]): number {
  const count = (n: number) => numbers.filter(each => each === n).length
  return numbers.toSorted((a, b) => count(b) - count(a) || a - b)[0] ?? 0
}

/** Where a node of a way, or its end, is drawn: the middle of an Area, a Space, or a top. */
export function placeOf(fight: FightingView['fight'], node: string, turn: Turn): Point[] {
  if (node.startsWith('top:')) {
    const id = node.slice('top:'.length)
    const pillar = fight.pieces[id]
    if (pillar?.kind !== 'pillar' || !pillar.at) return []
    return [project(footOf(pillar.at, turn), topLevel(fight, id), turn)]
  }
  const area = node.slice(0, 2) as AreaId
  const spot = node.length > 2 ? footOf(node as SpaceId, turn) : middle(area, turn)
  return [project(spot, surface(fight, area), turn)]
}

/** The line of a way: from where the Champion stands, through what it steps onto, to its end. */
export function wayOf(
  fight: FightingView['fight'],
  from: string,
  { way, at }: Pick<Walk, 'way' | 'at'>,
  turn: Turn,
): Point[] {
  // The last node is the Area of the end itself.
  const nodes = at.startsWith('top:') ? way : way.slice(0, -1)
  return [from, ...nodes, ...(nodes.at(-1) === at ? [] : [at])].flatMap(node => placeOf(fight, node, turn))
}
