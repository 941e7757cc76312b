import type { Seat } from '@acheron/engine'
import { numbers } from '../box/numbers.ts'
import { circleOf, indexOf, neighbours, type Square, squares } from '../box/squares.ts'
import { uprightFor } from '../items/owned.ts'
import type { Going, HellgameMove } from '../moves.ts'
import { isRemoved, kindOf } from '../square/contents.ts'
import type { HellgameView } from '../state.ts'
import { canSpeed, canStep, goingTo, portalsFor, stepsLeft, unlockPrice, waylingsFor } from './steps.ts'

/** A square that a movement can end on, the cheapest way there, and what it costs. */
export type Reach = {
  readonly square: Square
  readonly steps: number
  /** Whether a speed token must be spent. */
  readonly speed: boolean
  /** Whether Flux must be turned over. */
  readonly flux: boolean
  /** Souls for unlocking a circle with the last step. */
  readonly souls: number
  /** The moves that lead there, with the speed token if it is needed; ending the movement is not among them. */
  readonly way: readonly HellgameMove[]
}

/** Where the seat that is moving now (on foot or by ferry) can go in this movement; empty for everybody else. */
export function reach(view: HellgameView, seat: Seat): { readonly [square: Square]: Reach } {
  const frame = view.flow.at(-1)
  if (view.turn.seat !== seat) return {}
  if (frame?.kind === 'ferry') return reachWithin(view, seat, numbers.traders['T-ferry'].steps - frame.used, 0)
  if (frame?.kind !== 'movement') return {}
  return reachWithin(view, seat, stepsLeft(view), canSpeed(view) ? numbers.movement.speedAdds : 0)
}

/** The squares within `steps`, or within `more` steps beyond that for a speed token. */
function reachWithin(view: HellgameView, seat: Seat, steps: number, more: number): { [square: Square]: Reach } {
  const player = view.seats[seat]!
  const start = player.at!
  const found: { [square: Square]: Reach } = {}
  const limit = steps + more
  const add = (square: Square, ways: Ways, flux: boolean) => {
    const far = ways.steps[indexOf[square]!]!
    const speed = far > steps
    const known = found[square]
    // Steps left over are lost, so a saved token or item counts for more.
    if (known && Number(known.speed) * 2 + Number(known.flux) <= Number(speed) * 2 + Number(flux)) return
    const circle = circleOf(square)
    const souls = circle > player.unlocked ? unlockPrice(player, circle) : 0
    found[square] = { square, steps: far, speed, flux, souls, way: wayTo(square, ways, steps) }
  }
  const { walked, flown } = waysFrom(view, seat, limit)
  for (const square of walked.order) add(square, walked, false)
  for (const square of flown?.order ?? []) add(square, flown!, true)
  if (isRemoved(view, start) && view.turn.used === 0) delete found[start]
  return found
}

/** All squares within the limit: on foot, and with Flux as the first step where it can be used. */
export function waysFrom(view: HellgameView, seat: Seat, limit: number): { walked: Ways; flown: Ways | null } {
  const player = view.seats[seat]!
  const canFly = limit > 0 && view.track.eclipse === null && uprightFor(player, 'toPortal')
  return {
    walked: search(view, seat, [], limit),
    flown: canFly ? search(view, seat, portalsFor(view, player, player.at!), limit) : null,
  }
}

/** Steps to each square found, and the last move of the way there. */
export interface Ways {
  readonly steps: Int16Array
  readonly last: readonly (Going | undefined)[]
  readonly from: Int16Array
  readonly order: readonly Square[]
}

/**
 * All squares within the limit. Waylings and Flux lead to the same squares from everywhere, so they are tried only as the
 * first step. `flown` are the portals that Flux leads to; it is empty for a walk.
 */
function search(view: HellgameView, seat: Seat, flown: readonly Square[], limit: number): Ways {
  const player = view.seats[seat]!
  const start = player.at!
  const steps = new Int16Array(squares.length).fill(-1)
  const from = new Int16Array(squares.length).fill(-1)
  const last: (Going | undefined)[] = []
  const order: Square[] = []
  const isOpenWay = view.track.eclipse === null
  const visit = (to: Square, by: Going | undefined, at: Square) => {
    const i = indexOf[to]!
    if (steps[i] !== -1) return
    const here = by ? indexOf[at]! : -1
    steps[i] = here < 0 ? 0 : steps[here]! + 1
    from[i] = here
    last[i] = by
    order.push(to)
  }
  visit(start, undefined, start)
  for (const to of flown) visit(to, goingTo.flux[to]!, start)
  let portals: readonly Square[] | null = null
  for (let next = flown.length > 0 ? 1 : 0; next < order.length; next++) {
    const at = order[next]!
    // An unlocking ends the movement (R3.4).
    if (steps[indexOf[at]!]! >= limit || circleOf(at) > player.unlocked) continue
    for (const to of neighbours[at]!) if (canStep(view, player, to)) visit(to, goingTo.step[to]!, at)
    if (!isOpenWay) continue
    if (kindOf(view, at) === 'portal') {
      portals ??= portalsFor(view, player, start)
      for (const to of portals) visit(to, goingTo.portal[to]!, at)
    }
    if (at === start) for (const to of waylingsFor(view, seat, start)) visit(to, goingTo.wayling[to]!, at)
  }
  return { steps, last, from, order }
}

/** The moves that lead to a square, with a speed token when the free steps are used up. */
function wayTo(square: Square, { last, from }: Ways, free: number): HellgameMove[] {
  const way: HellgameMove[] = []
  for (let i = indexOf[square]!; last[i]; i = from[i]!) way.unshift(last[i]!)
  if (way.length > free) way.splice(Math.max(0, free), 0, { do: 'speed' })
  return way
}
