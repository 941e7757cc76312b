import { hasMod } from '../abilities/modifiers.ts'
import { areaOfSpace, isArea, neighbours } from '../battle-board/places.ts'
import {
  areaOf,
  areaOfPlace,
  filledBy,
  freeSpaces,
  isOversized,
  occupant,
  pillarUnder,
  surface,
  topLevel,
  topOf,
} from '../battle-board/standing.ts'
import type { AreaId } from '../box/vocabulary.ts'
import { isChampion } from '../champions/deciders.ts'
import type { Fight, FightingView, ObjectId, Standing } from '../state.ts'
import { type Stairs, stairsBetween, stairsFor } from './stairs.ts'

/** R9.2: the surface of an Area (of a Malefactor: its Central Space), or the top of a Pillar. */
export type Node = AreaId | `top:${ObjectId}`

/** The resources of a MOVE, and what its steps have made of them. */
export type Gait = Partial<Climbing> & { climb?: boolean; destroyer?: boolean }

/** K.CLIMB: how far a MOVE has used it. */
export type Climbing = {
  /** The one Level of its CLIMB is behind it. */
  climbed?: true
  /** Its lowest Level so far: it CLIMBS up from there only. */
  low?: number
  /** The Level that it CLIMBED up to: it rises no higher. */
  top?: number
}

/** The board for a mover: the nodes that R9.2 to R9.4 let it step onto. */
export type Ground = {
  readonly fight: Fight
  readonly mover: ObjectId
  readonly start: Node
  /** K.CLIMB: for one Level of the MOVE. */
  readonly climb: boolean
  /** The lowest Level of the MOVE so far; it counts while the CLIMB is there. */
  readonly low: number
  /** The Level that the MOVE may rise to: without limit until it has CLIMBED up. */
  readonly top: number
  /** Falls hurt it. */
  readonly hurts: boolean
  readonly destroyer: boolean
  /** It fills its Area, on Ground Level (R9.13). */
  readonly oversized: boolean
  /** Champions alone step onto Pillars. */
  readonly tops: boolean
  readonly stairs: readonly Stairs[]
}

/** The ground under somebody who is about to MOVE; null if it is not on the board. */
export function groundOf(
  state: FightingView,
  mover: ObjectId,
  { climb, climbed, low, top, destroyer }: Gait = {},
): Ground | null {
  const { fight } = state
  const start = nodeOf(state, mover)
  if (start === null) return null
  return {
    fight,
    mover,
    start,
    climb: climbed !== true && (climb === true || hasMod(state, mover, 'climb')),
    low: low ?? levelOfNode(fight, start),
    top: top ?? Number.POSITIVE_INFINITY,
    hurts: !(mover in fight.malefactors) || state.options.malefactorsFall === 'on',
    destroyer: destroyer === true,
    oversized: mover in fight.malefactors && isOversized(mover),
    tops: isChampion(mover),
    stairs: stairsFor(state, mover),
  }
}

/** Where somebody is; HELD and ARRESTED Champions are nowhere. */
export function nodeOf(state: FightingView, id: ObjectId): Node | null {
  if (!isChampion(id)) return areaOf(state, id)
  const { at } = state.fight.fighters[id]
  return at && nodeOfPlace(at)
}
export const nodeOfPlace = (place: Standing): Node =>
  pillarUnder(place) === null ? areaOfSpace(place as `${AreaId}.N`) : (place as `top:${ObjectId}`)

export const areaOfNode = (fight: Fight, node: Node): AreaId => (isArea(node) ? node : areaOfPlace(fight, node))
export const levelOfNode = (fight: Fight, node: Node): number =>
  isArea(node) ? surface(fight, node) : topLevel(fight, pillarUnder(node)!)

/** The tops of Standing Pillars in an Area. */
export function topsIn(fight: Fight, area: AreaId): `top:${ObjectId}`[] {
  const tops: `top:${ObjectId}`[] = []
  for (const id in fight.pieces) {
    const piece = fight.pieces[id]!
    if (piece.kind === 'pillar' && piece.standing && piece.at?.startsWith(area)) tops.push(topOf(id))
  }
  return tops
}

/** R9.2: the nodes joined to a node that the mover may step onto, clockwise from the north. */
export function nextNodes(ground: Ground, from: Node): Node[] {
  const { fight } = ground
  const area = areaOfNode(fight, from)
  const nodes: Node[] = []
  const look = (to: Node) => {
    if (to !== from && mayStep(ground, from, to)) nodes.push(to)
  }
  const lookAt = (each: AreaId) => {
    look(each)
    if (ground.tops) for (const top of topsIn(fight, each)) look(top)
  }
  lookAt(area)
  for (const each of neighbours(area)) lookAt(each)
  return nodes
}

/** R9.3 and R9.4, for two nodes that are joined. */
export function mayStep(ground: Ground, from: Node, to: Node): boolean {
  const { fight, mover } = ground
  if (filledBy(fight, areaOfNode(fight, to), mover) !== null) return false
  if (!isArea(to) && occupant(fight, to, mover) !== null) return false
  if (ground.destroyer) return true
  const [here, there] = [levelHere(ground, from), levelOfNode(fight, to)]
  if (there <= here) return true
  if (there > here + 1 || there > ground.top) return false
  return (ground.climb && here <= ground.low) || connection(ground, from, to) !== null
}

/** A Malefactor under which every Building is DESTROYED has come to the ground. */
function levelHere({ fight, start, oversized, destroyer }: Ground, node: Node): number {
  return (oversized || destroyer) && node !== start ? 0 : levelOfNode(fight, node)
}

/** The Level that a step leads to. */
const levelThere = ({ fight, oversized, destroyer }: Ground, node: Node): number =>
  oversized || destroyer ? 0 : levelOfNode(fight, node)

/**
 * R11.7: the Stairs that connect two nodes: surfaces, or a surface and the top of a Pillar. Those of an Area that an
 * OVERSIZED Malefactor has stepped into are DESTROYED by then.
 */
export function connection({ fight, start, oversized, stairs }: Ground, from: Node, to: Node): Stairs | null {
  if (!isArea(from) && !isArea(to)) return null
  const [a, b] = [areaOfNode(fight, from), areaOfNode(fight, to)]
  const still = oversized && from !== start ? stairs.filter(each => each.in !== a) : stairs
  return stairsBetween(still, a, b)
}

/**
 * The effect of a step on the mover: the change of Levels, the height of a fall (R9.3), and the Champion used as
 * Stairs.
 */
export type StepResult = { levels: number; falls: number; through: Stairs | null }

export function stepResult(ground: Ground, from: Node, to: Node): StepResult {
  const down = levelHere(ground, from) - levelThere(ground, to)
  const through = Math.abs(down) === 1 ? connection(ground, from, to) : null
  const falls = down <= 0 || through ? 0 : Math.max(0, down - (ground.climb ? 1 : 0))
  return { levels: Math.abs(down), falls, through }
}

/** R9.4: where the mover may end on a node. */
export function endings({ fight, mover }: Pick<Ground, 'fight' | 'mover'>, node: Node): Standing[] {
  if (isArea(node)) return freeSpaces(fight, node, mover)
  return occupant(fight, node, mover) === null ? [node] : []
}

/**
 * K.CLIMB: whether a step takes the one Level of a MOVE's CLIMB: the first that is climbed without Stairs, or by which a
 * fall hurts less.
 */
function climbs(ground: Ground, from: Node, to: Node): boolean {
  if (!ground.climb || ground.destroyer) return false
  const up = levelOfNode(ground.fight, to) - levelHere(ground, from)
  if (up === 0 || (up < 0 && !ground.hurts)) return false
  return Math.abs(up) > 1 || connection(ground, from, to) === null
}

/** The ground for the steps after this one: no rise from 0 to 2 has a CLIMB in it. */
export function afterStep(ground: Ground, from: Node, to: Node): Ground {
  if (!ground.climb) return ground
  const there = levelThere(ground, to)
  if (!climbs(ground, from, to)) return there < ground.low ? { ...ground, low: there } : ground
  return { ...ground, climb: false, top: there > levelHere(ground, from) ? there : ground.top }
}

/** What is to be remembered of a ground between two steps. */
export const climbing = ({ climb, low, top }: Ground, before: Ground): Climbing => ({
  ...(before.climb && (climb ? { low } : { climbed: true })),
  ...(top < before.top && { top }),
})

/** One for all grounds with the same CLIMB. */
export const layerOf = ({ climb, low, top }: Ground): number => (climb ? low : 10 + top)

/** Nodes within some points, with the steps to each, apart by what is left of the CLIMB there. */
export type Layers = ReadonlyMap<number, ReadonlyMap<Node, number>>

export function reachLayers(ground: Ground, from: Node, points: number): Layers {
  const found = new Map([[layerOf(ground), new Map([[from, 0]])]])
  let front: [Node, Ground][] = [[from, ground]]
  for (let steps = 1; steps <= points && front.length > 0; steps++) {
    const next: typeof front = []
    for (const [node, on] of front) {
      for (const to of nextNodes(on, node)) {
        const then = afterStep(on, node, to)
        const layer = layerOf(then)
        const nodes = found.get(layer) ?? new Map<Node, number>()
        if (nodes.has(to)) continue
        found.set(layer, nodes.set(to, steps))
        next.push([to, then])
      }
    }
    front = next
  }
  return found
}

/** Nodes within this many points, with the steps to each. */
export function reach(ground: Ground, from: Node, points: number): Map<Node, number> {
  const found = new Map<Node, number>()
  for (const nodes of reachLayers(ground, from, points).values()) {
    for (const [node, steps] of nodes) found.set(node, Math.min(steps, found.get(node) ?? steps))
  }
  return found
}

/** Whether a legal ending remains within reach; mostly the node itself has room. */
export function canEnd(ground: Ground, from: Node, points: number): boolean {
  const hasRoom = (node: Node) => endings(ground, node).length > 0
  return hasRoom(from) || (points > 0 && [...reach(ground, from, points).keys()].some(hasRoom))
}
