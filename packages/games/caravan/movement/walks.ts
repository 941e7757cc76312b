import { hasMod, modNumbers } from '../abilities/modifiers.ts'
import { isArea } from '../battle-board/places.ts'
import type { Archetype } from '../box/vocabulary.ts'
import { basicCost } from '../champions/actions.ts'
import type { MoveFrame } from '../frames.ts'
import type { CaravanMove } from '../moves.ts'
import type { FightingView, Standing } from '../state.ts'
import {
  afterStep,
  areaOfNode,
  canEnd,
  endings,
  type Ground,
  groundOf,
  layerOf,
  levelOfNode,
  type Node,
  nextNodes,
  nodeOfPlace,
  stepResult,
} from './ground.ts'
import { onTheWay } from './stepping.ts'

/** A way to a place, with all moves that lead there and what they cost. */
export type Walk = {
  readonly champion: Archetype
  /** The place at its end. */
  readonly at: Standing
  /** Vigor for Basic Actions; in a MOVE its points. */
  readonly price: number
  readonly of: 'vigor' | 'points'
  /** Vigor or points that remain. */
  readonly left: number
  /** The nodes that it steps onto, in order; none where only the Space changes. */
  readonly way: readonly Node[]
  readonly moves: readonly CaravanMove[]
  /** R10.4: of all falls on it. */
  readonly damage: number
  /** R12.6: it costs the last Vigor. */
  readonly wound: boolean
}

/** A way to a node, before the place there is chosen. */
type Leg = { readonly route: readonly Node[]; readonly damage: number }

/** R10.4: the damage of a fall by each Level. */
const fallDamage = (view: FightingView, champion: Archetype): number => (hasMod(view, champion, 'no-falling') ? 0 : 2)

/** Safer ones first, then shorter ones. */
const better = (a: Leg, b: Leg | undefined): boolean =>
  b === undefined || a.damage < b.damage || (a.damage === b.damage && a.route.length < b.route.length)

/** The best way to every node within the points of one MOVE; the start itself has none. */
function legs(ground: Ground, from: Node, points: number, perLevel: number): Map<Node, Leg> {
  const best = new Map<Node, Leg>()
  let front = new Map([
    [`${layerOf(ground)} ${from}`, { node: from, on: ground, leg: { route: [], damage: 0 } as Leg }],
  ])
  for (let step = 0; step < points && front.size > 0; step++) {
    const next: typeof front = new Map()
    for (const { node, on, leg } of front.values()) {
      for (const to of nextNodes(on, node)) {
        const then = afterStep(on, node, to)
        const { falls } = stepResult(on, node, to)
        const longer = { route: [...leg.route, to], damage: leg.damage + perLevel * falls }
        const key = `${layerOf(then)} ${to}`
        if (to === from || !better(longer, next.get(key)?.leg)) continue
        next.set(key, { node: to, on: then, leg: longer })
        if (better(longer, best.get(to))) best.set(to, longer)
      }
    }
    front = next
  }
  return best
}

/** The walks that a MOVE in progress can still make, to end it there. A change of Space costs a point before the first step. */
function walksInMove(view: FightingView, frame: MoveFrame): Walk[] {
  const { mover, points, path, from } = frame
  const ground = groundOf(view, mover, frame)
  if (!ground || view.fight.fighters[mover].at === null) return []
  const start = path.at(-1) ?? nodeOfPlace(from)
  const walk = (at: Standing, price: number, { route, damage }: Leg): Walk => ({
    champion: mover,
    at,
    price,
    of: 'points',
    left: points - price,
    way: route,
    moves: choicesOf(ground, start, route, at, points, frame),
    damage,
    wound: false,
  })
  const here: Leg = { route: [], damage: 0 }
  const near = endings(ground, start).flatMap(at => {
    if (path.length > 0) return [walk(at, 0, here)]
    if (at === from) return frame.away ? [] : [walk(at, 0, here)]
    return points > 0 && isArea(start) ? [walk(at, 1, here)] : []
  })
  const far = [...legs(ground, start, points, fallDamage(view, mover))].flatMap(([node, leg]) =>
    endings(ground, node).map(at => walk(at, leg.route.length, leg)),
  )
  return [...near, ...far]
}

/** A chain of Basic Actions: the legs so far, and where each of them ended. */
type Chain = { readonly node: Node; readonly legs: readonly Leg[]; readonly damage: number; readonly steps: number }

/** R12.6: the walks of a Champion by the Basic Action MOVE, taken as often as it needs. */
function walksByActions(view: FightingView, champion: Archetype): Walk[] {
  const ground = groundOf(view, champion)
  const from = view.fight.fighters[champion].at
  if (!ground || from === null) return []
  const { vigor } = view.champions[champion]
  const cost = basicCost(view, champion, 'move')
  const points = basicPoints(view, champion)
  const most = cost === 0 ? anyDistance : Math.floor(vigor / cost)
  const found = chains(
    ground,
    points,
    fallDamage(view, champion),
    most,
    (actions, damage) => vigor - actions * cost - damage,
  )
  const walk = (at: Standing, { legs, damage }: Omit<Chain, 'node'>): Walk => {
    const price = legs.length * cost
    const left = Math.max(0, vigor - price - damage)
    const moves = movesOf(ground, points, legs, at)
    const wound = price > 0 && left === 0
    return { champion, at, price, of: 'vigor', left, way: legs.flatMap(leg => leg.route), moves, damage, wound }
  }
  const near =
    most > 0 && points > 0 && isArea(ground.start) ? endings(ground, ground.start).filter(at => at !== from) : []
  const stay: Leg = { route: [], damage: 0 }
  return [
    ...near.map(at => walk(at, { legs: [stay], damage: 0, steps: 0 })),
    ...found.flatMap(chain => endings(ground, chain.node).map(at => walk(at, chain))),
  ]
}

/** The board has far fewer nodes than this. */
const anyDistance = 15

/** The points of the Basic Action MOVE. */
function basicPoints(view: FightingView, champion: Archetype): number {
  const bonus = modNumbers(view, champion, 'move-bonus').filter(({ mod }) => mod.basic)
  return bonus.reduce((sum, { n }) => sum + n, 1)
}

/**
 * The best chain to each node: one that leaves Vigor before one that costs the last of it, then with the least damage, then
 * of the fewest actions and steps.
 */
function chains(
  ground: Ground,
  points: number,
  perLevel: number,
  most: number,
  leftAfter: (actions: number, damage: number) => number,
): Chain[] {
  const best = new Map<Node, Chain>()
  const isBetter = (a: Chain, b: Chain | undefined): boolean => {
    if (b === undefined) return true
    const rank = ({ legs, damage, steps }: Chain) =>
      [Number(leftAfter(legs.length, damage) <= 0), damage, legs.length, steps] as const
    const [mine, other] = [rank(a), rank(b)]
    const at = mine.findIndex((each, i) => each !== other[i])
    return at >= 0 && mine[at]! < other[at]!
  }
  let front = new Map<Node, Chain>([[ground.start, { node: ground.start, legs: [], damage: 0, steps: 0 }]])
  for (let action = 0; action < most && front.size > 0; action++) {
    const next: typeof front = new Map()
    for (const chain of front.values()) {
      // Each action is a MOVE of its own, with a new CLIMB if it has one.
      const here = { ...ground, start: chain.node, low: levelOfNode(ground.fight, chain.node) }
      for (const [node, leg] of legs(here, chain.node, points, perLevel)) {
        if (node === ground.start || endings(ground, node).length === 0) continue
        const damage = chain.damage + leg.damage
        const longer = { node, legs: [...chain.legs, leg], damage, steps: chain.steps + leg.route.length }
        // The last Vigor is spent, or lost: nothing follows.
        if (leftAfter(chain.legs.length, chain.damage) <= 0) continue
        if (isBetter(longer, next.get(node))) next.set(node, longer)
        if (isBetter(longer, best.get(node))) best.set(node, longer)
      }
    }
    front = next
  }
  return [...best.values()]
}

/** On the way it stands where each step leads, so that nothing but the way is told of it. */
function movesOf(ground: Ground, points: number, chain: readonly Leg[], at: Standing): CaravanMove[] {
  let from = ground.start
  return chain.flatMap(({ route }, i): CaravanMove[] => {
    const here = { ...ground, start: from, low: levelOfNode(ground.fight, from) }
    const [last = from, before = from] = route.toReversed()
    const stop = i === chain.length - 1 ? at : onTheWay(ground, areaOfNode(ground.fight, before), last)
    const moves = choicesOf(here, from, route, stop, points, { path: [], away: false })
    from = last
    return [{ do: 'move', champion: ground.mover as Archetype }, ...moves]
  })
}

/** The steps of a MOVE and its end, without those that are the only ones: the rules make these by themselves. */
function choicesOf(
  ground: Ground,
  from: Node,
  route: readonly Node[],
  at: Standing,
  points: number,
  { path, away }: Pick<MoveFrame, 'path' | 'away'>,
): CaravanMove[] {
  const moves: CaravanMove[] = []
  let [on, node, left, moved] = [ground, from, points, path.length > 0]
  const isAlone = () => {
    const steps = left > 0 ? nextNodes(on, node).filter(to => canEnd(afterStep(on, node, to), to, left - 1)).length : 0
    if (moved) return steps + endings(on, node).length === 1
    const others = left > 0 && isArea(node) ? endings(on, node).length - 1 : 0
    return steps + others + Number(!away) === 1
  }
  for (const to of route) {
    if (!isAlone()) moves.push({ do: 'step', to })
    on = afterStep(on, node, to)
    node = to
    left--
    moved = true
  }
  if (!isAlone()) moves.push({ do: 'stand', at })
  return moves
}

/**
 * Every place that a Champion can walk to now, each by its cheapest safe way: in the MOVE that is in progress, or by Basic
 * Actions. Where no way is safe it is the least harmful, and says its harm.
 */
export function walksOf(view: FightingView, champion: Archetype): Walk[] {
  const frame = view.flow.at(-1)
  if (frame?.kind === 'move') return frame.mover === champion ? walksInMove(view, frame) : []
  return frame?.kind === 'act' ? walksByActions(view, champion) : []
}
