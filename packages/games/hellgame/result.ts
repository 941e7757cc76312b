import type { Result, Seat } from '@acheron/engine'
import { numbers } from './box/numbers.ts'
import { lastCircle, throne } from './box/squares.ts'
import type { Ctx } from './events.ts'
import { demonsOn, factoriesOf, sideOf, soleOwner } from './square/contents.ts'
import type { EndCause, HellgameState, HellgameView } from './state.ts'

/** Ends the game at once. */
export function end(state: HellgameState, by: EndCause, ctx: Ctx): void {
  state.ended = by
  state.flow.length = 0
  ctx.emit({ e: 'gameEnded', by, winners: rank(state)[0] ?? [] })
}

/** R9.1: the player to whom all demons on the throne belong. */
export const throneHolder = (state: HellgameView): Seat | null => soleOwner(demonsOn(state, throne))

/** A player's points under `dominion`, each kind by itself (section 6). */
type Points = {
  readonly circles: number
  readonly factories: number
  readonly throne: number
  readonly souls: number
  readonly sum: number
}

export function pointsOf(state: HellgameView, seat: Seat): Points {
  const { firstCircle, factory, factoryTwo, throne: forThrone, soulsPerPoint } = numbers.points
  const player = state.seats[seat]!
  let circles = 0
  for (let circle = firstCircle; circle <= player.unlocked; circle++) circles += circle
  let factories = 0
  for (const square of factoriesOf(state, seat))
    factories += factory + (sideOf(demonsOn(state, square)) === 'two' ? factoryTwo : 0)
  const onThrone = throneHolder(state) === seat ? forThrone : 0
  const souls = Math.floor(player.souls / soulsPerPoint)
  return { circles, factories, throne: onThrone, souls, sum: circles + factories + onThrone + souls }
}

/** The criteria of a player's place, the most important first (section 6). */
function criteria(state: HellgameView, seat: Seat): readonly number[] {
  const player = state.seats[seat]!
  const { goal } = state.options
  const byGoal = goal === 'dominion' ? pointsOf(state, seat).sum : 0
  const onThrone = goal === 'throne' && throneHolder(state) === seat ? 1 : 0
  return [byGoal, onThrone, player.unlocked, player.souls, factoriesOf(state, seat).length, allDemonsOf(state, seat)]
}

/** Reserve and board together. */
export function allDemonsOf(state: HellgameView, seat: Seat): number {
  const placed = Object.values(state.demons).flat()
  return state.seats[seat]!.demons + placed.filter(owner => owner === seat).length
}

/** All seats, best first; those who are equal in everything share a place. */
function rank(state: HellgameView): Seat[][] {
  const rows = Array.from({ length: state.players }, (_, seat) => ({ seat, values: criteria(state, seat) }))
  rows.sort((a, b) => compare(b.values, a.values) || a.seat - b.seat)
  const groups: Seat[][] = []
  rows.forEach(({ seat, values }, i) => {
    const before = rows[i - 1]
    if (before && compare(before.values, values) === 0) groups.at(-1)!.push(seat)
    else groups.push([seat])
  })
  return groups
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : a[at]! - b[at]!
}

/** Scores are points under `dominion`, circles elsewhere. */
export function result(state: HellgameView): Result | null {
  if (state.ended === null) return null
  const ranking = rank(state)
  const seats = Array.from({ length: state.players }, (_, seat) => seat)
  const scores = seats.map(seat =>
    state.options.goal === 'dominion' ? pointsOf(state, seat).sum : state.seats[seat]!.unlocked,
  )
  return { winners: ranking[0] ?? [], ranking, scores, turns: state.round, by: state.ended }
}

/** Percent of the game played: by the upkeeps under `dominion`, elsewhere by the deepest circle that is open to anybody. */
export function progress(state: HellgameView): number {
  if (state.ended !== null) return 100
  if (state.options.goal === 'dominion') return Math.round((100 * state.upkeeps) / numbers.dominion.upkeeps)
  const deepest = Math.max(...Object.values(state.seats).map(player => player.unlocked))
  return Math.round((100 * (deepest - 1)) / lastCircle)
}
