import type { Seat } from '@acheron/engine'
import { numbers } from '../box/numbers.ts'
import { circleOf, indexOf, neighbours, type Square, squares } from '../box/squares.ts'
import { uprightFor } from '../items/owned.ts'
import { goingTo, portalsFor, waylingsFor } from '../movement/steps.ts'
import type { Going } from '../moves.ts'
import type { HellgameState } from '../state.ts'

/** Steps from one square to every other (by index), and the square before it on a shortest way. */
export interface Ways {
  readonly steps: Uint8Array
  readonly before: Int16Array
}

/** The number of steps where no way leads. */
export const nowhere = 255

/**
 * The walkable board when circles up to `unlocked` are open: those, portals included, and the entry squares of the next
 * circle. Ways are asked for at every move, so they are cached.
 */
interface Ground {
  readonly unlocked: number
  readonly portals: readonly number[]
  readonly isGone: Uint8Array
  readonly ways: (Ways | undefined)[]
}

export const linked: readonly Int16Array[] = squares.map(square =>
  Int16Array.from(neighbours[square]!, to => indexOf[to]!),
)
export const circles = Uint8Array.from(squares, circleOf)

/** A key of the removed squares; empty on most boards. */
export function removedKey(removed: HellgameState['removed']): string {
  for (const _ in removed) return Object.keys(removed).join()
  return ''
}

const known = new Map<string, Ground>()
const remembered = 256

export function groundOf(state: HellgameState, unlocked: number): Ground {
  const { removed, tiles, track, portalTokens } = state
  const openPortals = () =>
    (Object.keys(tiles) as Square[]).filter(square => tiles[square] === 'portal' && circleOf(square) <= unlocked)
  const isPrinted = portalTokens === numbers.tokens.portals
  const portals = track.eclipse !== null ? 'closed' : isPrinted ? 'printed' : openPortals().join()
  const key = `${unlocked} ${portals} ${removedKey(removed)}`
  const answer = known.get(key)
  if (answer) return answer
  if (known.size >= remembered) known.clear()
  const ground = {
    unlocked,
    portals: track.eclipse === null ? openPortals().map(square => indexOf[square]!) : [],
    isGone: Uint8Array.from(squares, square => Number(removed[square] === true)),
    ways: [],
  }
  known.set(key, ground)
  return ground
}

export function waysOn(ground: Ground, from: Square): Ways {
  const start = indexOf[from]!
  const answer = ground.ways[start]
  if (answer) return answer
  const { unlocked, portals, isGone } = ground
  const steps = new Uint8Array(squares.length).fill(nowhere)
  const before = new Int16Array(squares.length).fill(-1)
  steps[start] = 0
  const order = [start]
  const visit = (to: number, at: number) => {
    if (steps[to] !== nowhere || circles[to]! > unlocked + 1 || isGone[to]) return
    steps[to] = steps[at]! + 1
    before[to] = at
    order.push(to)
  }
  for (const at of order) {
    // An unlocking ends the movement (R3.4).
    if (circles[at]! > unlocked) continue
    for (const to of linked[at]!) visit(to, at)
    if (portals.includes(at)) for (const to of portals) visit(to, at)
  }
  const ways = { steps, before }
  ground.ways[start] = ways
  return ways
}

/** A way to set out: on foot, or with a first step by wayling or Flux. */
export interface Departure {
  readonly first: Going | null
  readonly ways: Ways
}

export function departures(state: HellgameState, seat: Seat, ground: Ground): Departure[] {
  const player = state.seats[seat]!
  const at = player.at!
  const list: Departure[] = [{ first: null, ways: waysOn(ground, at) }]
  if (state.track.eclipse !== null) return list
  for (const to of waylingsFor(state, seat, at)) list.push({ first: goingTo.wayling[to]!, ways: waysOn(ground, to) })
  if (uprightFor(player, 'toPortal'))
    for (const to of portalsFor(state, player, at)) list.push({ first: goingTo.flux[to]!, ways: waysOn(ground, to) })
  return list
}

/** The first step of a way to the square; null when the piece stands there. */
export function firstStep({ first, ways }: Departure, to: Square): Going | null {
  if (first) return first
  let at = indexOf[to]!
  if (ways.steps[at] === 0) return null
  while (ways.steps[at]! > 1) at = ways.before[at]!
  const from = squares[ways.before[at]!]!
  const next = squares[at]!
  return neighbours[from]!.includes(next) ? goingTo.step[next]! : goingTo.portal[next]!
}
