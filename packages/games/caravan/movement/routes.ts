import { beyond, distance, opposite } from '../battle-board/places.ts'
import { areaOf } from '../battle-board/standing.ts'
import type { AreaId, Id } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import type { FightingState, ObjectId } from '../state.ts'
import {
  afterStep,
  areaOfNode,
  endings,
  type Gait,
  type Ground,
  groundOf,
  layerOf,
  mayStep,
  type Node,
  nextNodes,
  reach,
  reachLayers,
} from './ground.ts'

export type Route = Node[]

/** The board has far fewer nodes than this. */
const anyDistance = 99

/** R9.8: the legal routes towards a target; none if there is no movement. Several: the Fiercest chooses. */
export function approachRoutes(
  state: FightingState,
  mover: ObjectId,
  target: ObjectId,
  points: number,
  gait: Gait = {},
): Route[] {
  const ground = groundOf(state, mover, gait)
  const goal = aim(state, target)
  if (!ground || !goal) return []
  // It cannot share an Area: one Area short of the goal the target is "here" (ruling 110).
  const short = ground.oversized && !ground.destroyer ? 1 : 0
  if (distance(areaOfNode(ground.fight, ground.start), goal) <= short) return []
  const steps = reach(ground, ground.start, anyDistance).get(goal)
  if (steps === undefined) {
    return bestRoutes(ground, points, node => distance(areaOfNode(ground.fight, node), goal), Math.min)
  }
  const routes = shortestRoutes(ground, [goal], steps).map(route => route.slice(0, Math.min(points, steps - short)))
  return legal(ground, routes)
}

/**
 * R9.9: the legal routes away from a target: with as much movement as possible, but none that is roundabout. A Small
 * Character that finds no room at the end does not come nearer.
 */
export function distanceRoutes(
  state: FightingState,
  mover: ObjectId,
  target: ObjectId,
  points: number,
  gait: Gait = {},
): Route[] {
  const ground = groundOf(state, mover, gait)
  const origin = aim(state, target)
  if (!ground || !origin) return []
  const nearness = (node: Node) => -distance(areaOfNode(ground.fight, node), origin)
  const routes = bestRoutes(ground, points, nearness, Math.max)
  return routes.filter(route => nearness(route.at(-1)!) <= nearness(ground.start))
}

/** A HELD or ARRESTED target is neither approached nor fled from. */
const aim = (state: FightingState, target: ObjectId): AreaId | null =>
  isChampion(target) && state.fight.fighters[target].at === null ? null : areaOf(state, target)

/**
 * R9.8 (4), R9.9: to the nodes within reach that are best, of these to those with the fewest or the most steps; none if
 * that is the start.
 */
function bestRoutes(
  ground: Ground,
  points: number,
  rate: (node: Node) => number,
  preferred: (...steps: number[]) => number,
): Route[] {
  const found = reach(ground, ground.start, points)
  const best = Math.min(...[...found.keys()].map(rate))
  const nodes = [...found.keys()].filter(node => rate(node) === best)
  const steps = preferred(...nodes.map(node => found.get(node)!))
  const ends = nodes.filter(node => found.get(node) === steps)
  return legal(ground, shortestRoutes(ground, ends, steps))
}

/** All shortest routes of this many steps that end in one of the nodes. */
export function shortestRoutes(ground: Ground, ends: readonly Node[], steps: number): Route[] {
  const found = reachLayers(ground, ground.start, steps)
  let routes: { route: Route; on: Ground }[] = [{ route: [], on: ground }]
  for (let step = 1; step <= steps; step++) {
    routes = routes.flatMap(({ route, on }) => {
      const from = route.at(-1) ?? ground.start
      return nextNodes(on, from).flatMap(node => {
        const then = afterStep(on, from, node)
        const isShortest = found.get(layerOf(then))?.get(node) === step
        return isShortest ? [{ route: [...route, node], on: then }] : []
      })
    })
  }
  return routes.map(({ route }) => route).filter(route => ends.includes(route.at(-1) ?? ground.start))
}

/** Each of them once; a Small Character's ends where there is room for it (R9.14). */
function legal(ground: Ground, routes: readonly Route[]): Route[] {
  const small = !(ground.mover in ground.fight.malefactors)
  const cut = small ? routes.map(route => withRoom(ground, route)) : routes
  const unique = new Map(cut.map(route => [route.join(), route]))
  return [...unique.values()].filter(route => route.length > 0)
}

function withRoom(ground: Ground, route: Route): Route {
  const last = route.findLastIndex(node => endings(ground, node).length > 0)
  return route.slice(0, last + 1)
}

/** R9.10: what a Malefactor does in a Straight Line, point by point: Areas it steps into, and turns. */
export function straightRoute(
  state: FightingState,
  malefactor: Id,
  points: number,
  gait: Gait = {},
): (AreaId | 'turn')[] {
  let ground = groundOf(state, malefactor, gait)
  if (!ground) return []
  const route: (AreaId | 'turn')[] = []
  let { facing } = state.fight.malefactors[malefactor]!
  let area = areaOfNode(ground.fight, ground.start)
  for (let point = 0; point < points; point++) {
    const ahead = beyond(area, facing)
    if (ahead && mayStep(ground, area, ahead)) {
      ground = afterStep(ground, area, ahead)
      area = ahead
      route.push(area)
    } else {
      facing = opposite(facing)
      route.push('turn')
    }
  }
  return route
}
