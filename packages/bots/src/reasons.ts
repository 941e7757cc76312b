import {
  type Context,
  cloneUnfrozen,
  type Feature,
  type GameDefinition,
  type GameEvent,
  type GameState,
  type Generator,
  type Move,
  type Reason,
  type Seat,
  type View,
} from '@acheron/engine'
import { serious } from './bot.ts'
import { imagine } from './imagine.ts'
import { silently } from './trials.ts'

/** Decisions after which a turn is looked at, however it goes on. */
const longest = 16
/** More than two reasons nobody reads. */
const most = 2
/** Fewer worlds do not tell a difference from luck. */
const least = 4
/** Standard errors by which a difference must be more than luck. */
const clear = 1.5
/** The turns of the seat after which one looks; further only where the next one does not tell why. */
const [near, far] = [1, 3]

export interface Looking {
  readonly worlds: number
  /** Whether to stop, as soon as enough was seen. */
  isUp(): boolean
}

/**
 * What tells each of the moves, the best first, from the others: the features of the game's mind that differ most when the plain player
 * plays on until the seat's next turn, in the same imagined worlds. The best is compared with the next that differs, by what speaks for
 * it; the others with the best, first by what speaks against them. Where the next turn does not tell why, a later one may.
 */
export function reasonsFor<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  view: View<S>,
  seat: Seat,
  moves: readonly M[],
  random: Generator,
  { worlds, isUp }: Looking,
): readonly (readonly Reason[])[] {
  const { features } = game.mind
  if (!features || moves.length < 2) return moves.map(() => [])
  const imagination = imagine(game, view, seat, random)
  const ctx = silently<E>(random)
  const look = (turns: number, atLeast: number) => {
    const seen: (readonly Feature[])[][] = []
    for (let n = 0; n < worlds && (n < atLeast || !isUp()); n++) {
      const world = imagination.sample()
      const after = moves.map(move => {
        const state = cloneUnfrozen(world)
        game.play(state, seat, move, ctx)
        playOn(game, state, seat, turns, ctx)
        return features(state, seat)
      })
      seen.push(after)
    }
    return seen
  }
  const first = told(look(near, least))
  if (first.every(tellsWhy)) return first
  const seen = look(far, 0)
  if (seen.length < least) return first
  const later = told(seen)
  return first.map((reasons, i) => (!tellsWhy(reasons, i) && tellsWhy(later[i]!, i) ? later[i]! : reasons))
}

/** Whether the best is told by what speaks for it, and another move by what speaks against it. What comes to the same needs no reason. */
const tellsWhy = (reasons: readonly Reason[], i: number) =>
  (i > 0 && reasons.length === 0) || reasons.some(({ good }) => good === (i === 0))

/** The reasons for each move, from what was seen after it, world by world. */
function told(seen: readonly (readonly (readonly Feature[])[])[]): Reason[][] {
  const beside = (i: number, other: number) => differences(seen.map(world => [world[i]!, world[other]!]))
  const besideBest = seen[0]!.slice(1).map((_, i) => beside(i + 1, 0))
  // What comes to the same as the best says nothing for it: the next one does.
  const next = besideBest.findIndex(found => found.length > 0)
  const ofBest = next < 0 ? [] : beside(0, next + 1)
  return [ofBest.filter(isGood), ...besideBest.map(mixed)].map(found =>
    found.slice(0, most).map(({ reason }) => reason),
  )
}

/** What weighs most against a move, then what weighs most for it; two of a kind where there is only one. */
function mixed(found: readonly Difference[]): readonly Difference[] {
  const [against, good] = [found.filter(gain => !isGood(gain)), found.filter(isGood)]
  return against[0] && good[0] ? [against[0], good[0]] : found
}

/** A feature that differs, and by how much that is better. */
interface Difference {
  readonly reason: Reason
  readonly gain: number
}

const isGood = ({ gain }: Difference) => gain > 0

/** Plays on by the policy for so many turns: each ends where the seat decides again after another one has, or with the round. */
function playOn<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  state: S,
  seat: Seat,
  turns: number,
  ctx: Context<E>,
): void {
  const { policy, round } = game.mind
  if (!policy) return
  let left = turns
  let began = round?.(state)
  let isAway = false
  for (let step = 0; step < longest * turns; step++) {
    const by = game.actors(state)[0]
    if (by === undefined) return
    if (round?.(state) !== began || (isAway && by === seat)) {
      if (--left === 0) return
      began = round?.(state)
      isAway = false
    }
    isAway ||= by !== seat
    game.play(state, by, policy(state, by, serious(game, game.moves(state, by))), ctx)
  }
}

/** The features that differ by more than luck, those that weigh most first. */
function differences(pairs: readonly (readonly [readonly Feature[], readonly Feature[]])[]): Difference[] {
  const [first] = pairs
  const found = (first?.[0] ?? []).flatMap(({ id, of }, at) => {
    const by = pairs.map(([own, other]) => own[at]!.amount - other[at]!.amount)
    const gains = pairs.map(([own, other]) => own[at]!.amount * own[at]!.worth - other[at]!.amount * other[at]!.worth)
    const { mean: gain, error } = measured(gains)
    if (Math.abs(gain) <= clear * error || gain === 0) return []
    const reason: Reason = { id, ...(of === undefined ? {} : { of }), by: measured(by).mean, good: gain > 0 }
    return reason.by === 0 ? [] : [{ reason, gain }]
  })
  return found.sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
}

function measured(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) }
}
