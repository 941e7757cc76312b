import type { Seat } from '@acheron/engine'
import { hellFor } from '../box/hell.ts'
import type { Quarter } from '../box/locations.ts'
import type { ShieldId } from '../box/shields.ts'
import { circleBelowTheWall, circleOf, infamyOf, type SoulSin, soulSins } from '../box/sins.ts'
import type { Origin } from '../moves.ts'
import type { FlorenceView } from '../state.ts'
import { seatOf } from '../turn/seats.ts'

/** An end that a soul can reach. */
export interface Way {
  readonly to: ShieldId
  /** The shields entered one after another, each a fork, the last of them `to`: the smallest list of ids (R2.1). */
  readonly path: readonly ShieldId[]
  /** The quarter of the turn if the soul stops there (R2.7). */
  readonly quarter: Quarter
  /** Infamy for laying it down; 0 where it stays standing. */
  readonly points: number
}

type Hell = Pick<FlorenceView, 'players' | 'hell' | 'seats' | 'options'>

const graveyard = 'graveyard:'

export function isGraveyard(origin: Origin): boolean {
  return origin.startsWith(graveyard)
}

export function sinAt(state: Pick<FlorenceView, 'hell'>, origin: Origin): SoulSin {
  return isGraveyard(origin) ? (origin.slice(graveyard.length) as SoulSin) : state.hell[origin]!.sin
}

/** Every soul that may be moved (R2.2), equal ones of the graveyard once. */
export function movableSouls(state: Pick<FlorenceView, 'hell' | 'graveyard'>): Origin[] {
  const standing = Object.keys(state.hell).filter(id => state.hell[id]!.pose === 'standing')
  return [...standing, ...soulSins.filter(sin => state.graveyard[sin] > 0).map(sin => `${graveyard}${sin}` as const)]
}

/**
 * R2.3-R2.6: all ends of one soul moved by the seat. The shields are taken circle by circle, each from the smallest path
 * that leads to it: paths are extended in order, so the first to arrive at a shield is the smallest.
 */
export function waysOf(state: Hell, seat: Seat, origin: Origin): Way[] {
  const { shields, circles } = hellFor(state.players)
  const { discs } = seatOf(state, seat)
  const own = circleOf(sinAt(state, origin))
  const fromGraveyard = isGraveyard(origin)
  const passes = !(fromGraveyard && state.options.occupiedEntry === 'emptyOnly')
  const ways: Way[] = []
  let frontier: ShieldId[][] = (fromGraveyard ? circles[1]! : shields[origin]!.lines).map(id => [id])
  while (frontier.length > 0) {
    const reached: ShieldId[] = []
    const next: ShieldId[][] = []
    for (const path of frontier) {
      const to = path[path.length - 1]!
      if (reached.includes(to)) continue
      reached.push(to)
      const { circle, quarter, lines } = shields[to]!
      if (circle === circleBelowTheWall && !discs.includes(to)) continue
      if (!state.hell[to]) ways.push({ to, path, quarter, points: circle === own ? infamyOf(circle) : 0 })
      else if (circle < own && passes) for (const line of lines) next.push([...path, line])
    }
    frontier = next
  }
  return ways
}

/** How a soul moved by the seat comes to that end; undefined where it cannot. */
export function wayTo(state: Hell, seat: Seat, origin: Origin, to: ShieldId): Way | undefined {
  return waysOf(state, seat, origin).find(way => way.to === to)
}
