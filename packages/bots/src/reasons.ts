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

export interface Looking {
  readonly worlds: number
  /** Whether to stop, as soon as enough was seen. */
  isUp(): boolean
}

/**
 * What speaks for each of the moves, the best first: the features of the game's mind that differ most when the plain player plays on
 * until the seat's next turn, in the same imagined worlds. The best is compared with the next that differs, the others with the best.
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
  const seen: (readonly Feature[])[][] = []
  for (let n = 0; n < worlds && (n < least || !isUp()); n++) {
    const world = imagination.sample()
    const after = moves.map(move => {
      const state = cloneUnfrozen(world)
      game.play(state, seat, move, ctx)
      playToTurn(game, state, seat, ctx)
      return features(state, seat)
    })
    seen.push(after)
  }
  const beside = (i: number, other: number) => differences(seen.map(world => [world[i]!, world[other]!]))
  const besideBest = moves.slice(1).map((_, i) => beside(i + 1, 0))
  // What comes to the same as the best says nothing for it: the next one does.
  const next = besideBest.findIndex(reasons => reasons.length > 0)
  return [next < 0 ? [] : beside(0, next + 1), ...besideBest]
}

/** Plays on by the policy until the seat decides again after another one has, or a round is over. */
function playToTurn<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  state: S,
  seat: Seat,
  ctx: Context<E>,
): void {
  const { policy, round } = game.mind
  if (!policy) return
  const began = round?.(state)
  let isAway = false
  for (let step = 0; step < longest && round?.(state) === began; step++) {
    const by = game.actors(state)[0]
    if (by === undefined || (isAway && by === seat)) return
    isAway ||= by !== seat
    game.play(state, by, policy(state, by, serious(game, game.moves(state, by))), ctx)
  }
}

/** The differences that weigh most, those that speak for the move before all others. */
function differences(pairs: readonly (readonly [readonly Feature[], readonly Feature[]])[]): Reason[] {
  const [first] = pairs
  const found = (first?.[0] ?? []).flatMap(({ id, of }, at) => {
    const by = pairs.map(([own, other]) => own[at]!.amount - other[at]!.amount)
    const gains = pairs.map(([own, other]) => own[at]!.amount * own[at]!.worth - other[at]!.amount * other[at]!.worth)
    const { mean: gain, error } = measured(gains)
    if (Math.abs(gain) <= clear * error || gain === 0) return []
    const reason: Reason = { id, ...(of === undefined ? {} : { of }), by: measured(by).mean, good: gain > 0 }
    return reason.by === 0 ? [] : [{ reason, gain }]
  })
  found.sort((a, b) => b.gain - a.gain)
  const good = found.filter(({ gain }) => gain > 0).slice(0, most)
  return (good.length > 0 ? good : found.slice(-1)).map(({ reason }) => reason)
}

function measured(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) }
}
