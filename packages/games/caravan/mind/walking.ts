import { distance } from '../battle-board/places.ts'
import { areaOf, areaOfPlace, isOversized, levelOfPlace } from '../battle-board/standing.ts'
import type { Archetype } from '../box/vocabulary.ts'
import { weaponOf } from '../champions/equipment.ts'
import {
  afterStep,
  endings,
  type Gait,
  type Ground,
  groundOf,
  layerOf,
  levelOfNode,
  type Node,
  nextNodes,
  nodeOfPlace,
  stepResult,
} from '../movement/ground.ts'
import type { FightingView, Standing } from '../state.ts'
import { nearestGoal } from './goals.ts'
import { blocked } from './health.ts'
import { once } from './look.ts'

/** A reachable place: its node, its points, the fall on the way, and the first node of the way. */
export type Spot = { at: Standing; node: Node; steps: number; falls: number; first: Node | null }

/** R9.1 to R9.4: the places within this many points, those of a node beside each other. */
export function spots(state: FightingView, id: Archetype, from: Node, points: number, gait: Gait): readonly Spot[] {
  const { climb, climbed, low, top } = gait
  const key = `spots ${id} ${from} ${points} ${climb} ${climbed} ${low} ${top}`
  return once(state, key, () => findSpots(state, id, from, points, gait))
}

function findSpots(state: FightingView, id: Archetype, from: Node, points: number, gait: Gait): Spot[] {
  const ground = groundOf(state, id, { low: levelOfNode(state.fight, from), ...gait })
  if (!ground) return []
  const found: Spot[] = endings(ground, from).map(at => ({ at, node: from, steps: 0, falls: 0, first: null }))
  const reached = new Set<Node>([from])
  // A node is looked at again where another way leaves more of the CLIMB.
  const seen = new Map<number, Set<Node>>([[layerOf(ground), new Set([from])]])
  let front: { node: Node; falls: number; first: Node | null; on: Ground }[] = [
    { node: from, falls: 0, first: null, on: ground },
  ]
  for (let steps = 1; steps <= points && front.length > 0; steps++) {
    const next: typeof front = []
    for (const { node, falls, first, on } of front) {
      for (const to of nextNodes(on, node)) {
        const then = afterStep(on, node, to)
        const nodes = seen.get(layerOf(then)) ?? new Set()
        if (nodes.has(to)) continue
        seen.set(layerOf(then), nodes.add(to))
        const way = { node: to, falls: falls + stepResult(on, node, to).falls, first: first ?? to, on: then }
        next.push(way)
        if (reached.has(to)) continue
        reached.add(to)
        for (const at of endings(ground, to)) found.push({ at, node: to, steps, falls: way.falls, first: way.first })
      }
    }
    front = next
  }
  return found
}

/** Evaluates something as if the Champion stood there. */
export function asIfAt<R>(state: FightingView, id: Archetype, at: Standing, judged: () => R): R {
  const fighter = state.fight.fighters[id]
  const before = fighter.at
  fighter.at = at
  try {
    return judged()
  } finally {
    fighter.at = before
  }
}

export const nodeNow = (state: FightingView, id: Archetype): Node | null => {
  const { at } = state.fight.fighters[id]
  return at === null ? null : nodeOfPlace(at)
}

/** How good a place is by itself: near enough to attack from, not so near that the Champion cannot bear it. */
export const placeWorth = (state: FightingView, id: Archetype, at: Standing): number =>
  // The Spaces of an Area are equally good.
  once(state, `place ${id} ${nodeOfPlace(at)}`, () => judgePlace(state, id, at))

function judgePlace(state: FightingView, id: Archetype, at: Standing): number {
  const { fight } = state
  const area = areaOfPlace(fight, at)
  const champion = state.champions[id]
  const weapon = weaponOf(state, id)
  const isTop = at.startsWith('top:')
  const { decks } = nearestGoal(state)
  const weak = (champion.vigor <= 3 ? 0.1 : 0) + 0.08 * blocked(champion)
  let worth = 0.04 * levelOfPlace(fight, at)
  let nearest = 9
  for (const malefactor of Object.keys(fight.malefactors)) {
    const { at: there, defeated } = fight.malefactors[malefactor]!
    if (defeated || there === null) continue
    const far = Math.max(0, distance(area, there) - (isOversized(malefactor) ? 1 : 0))
    // Near Malefactors can be attacked, and attack.
    worth -= far === 0 ? 0.1 + weak : far === 1 ? 0.06 + weak / 2 : 0
    if (decks.some(deck => fight.decks[deck]?.owner === malefactor))
      nearest = Math.min(nearest, isTop && far === 0 ? 1 : far)
  }
  if (nearest < 9) {
    if (weapon?.proficiency === 'melee') worth -= 0.13 * nearest + (isTop && nearest === 0 ? 0.1 : 0)
    else if (weapon?.proficiency === 'ranged') worth -= nearest === 0 ? 0.25 : 0.1 * Math.max(0, nearest - 2)
    else worth += 0.02 * Math.min(3, nearest)
  }
  for (const other of fight.track) {
    const near = other === id ? null : areaOf(state, other)
    // Help reaches an Area or two; an attack on an Area hits everybody in it.
    if (near !== null) worth += near === area ? -0.02 : distance(near, area) <= 2 ? 0.02 : 0
  }
  return worth
}
