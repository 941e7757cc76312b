import type { Chance } from './chance.ts'
import { InputError } from './errors.ts'
import { advance, type Frame, type Phases, phaseOf, unknownInFlow } from './flow.ts'
import type { Config, Context, GameDefinition, GameEvent, GameState, Mind, Move, Proof, Result, View } from './game.ts'
import type { JsonObject } from './json.ts'
import type { OptionsSchema } from './options.ts'
import { tells, unveils } from './reveal.ts'
import { absorb } from './rng.ts'
import { defineSurface, type SurfaceRules } from './surface.ts'
import type { Translate } from './words.ts'

/** The part that an author writes; `defineGame` adds the part that is the same for every game. */
export interface GameRules<
  S extends GameState,
  F extends Frame,
  M extends Move,
  E extends GameEvent,
  O extends OptionsSchema,
  W,
> extends SurfaceRules<S, M, E, O, W> {
  setup(config: Config<O>, random: Chance): Omit<S, 'rng'>
  readonly phases: Phases<S, F, M, E>
  result(state: S): Result | null
  progress(state: S): number
  /** Needed once a version of the rules changes the shape of the state; `from` is the state's version. */
  migrate?(state: GameState, from: number): S
  /** Needed if the number of seats may change between two tables of a campaign. `bots`: whether some of them are of bots. */
  reseat?(state: S, players: number, bots: boolean, random: Chance): S
  /** Needed if states come from outside. Whatever the rules would carry out must be known here: nothing else stops it. */
  verify?(state: S, config: Config<O>, saved: GameEvent | null): string | null
  explain(view: View<S>, intent: JsonObject, t: Translate<W>): string | null
  readonly proof: Proof<S, E>
  readonly mind: Mind<S, M>
}

/** A complete game from its author's rules. */
export function defineGame<
  S extends GameState,
  F extends Frame,
  M extends Move,
  E extends GameEvent,
  O extends OptionsSchema,
  W,
>(rules: GameRules<S, F, M, E, O, W>): GameDefinition<S, M, E, O, W> {
  const { phases, mind } = rules
  const top = (state: S) => state.flow[state.flow.length - 1]
  const follow = (state: S, ctx: Context<E>) => advance(phases, state, ctx)
  const game: GameDefinition<S, M, E, O, W> = {
    ...defineSurface(rules, { advises: mind.expert !== undefined || mind.policy !== undefined }),
    setup(config, random) {
      const dealt = rules.setup(config, random)
      // The game goes on with the generator that dealt it.
      return { ...dealt, rng: { ...random.rng } } as S
    },
    actors(state) {
      const frame = top(state)
      return frame ? phaseOf(phases, frame).actors(state, frame) : []
    },
    others(state) {
      const frame = top(state)
      return frame ? (phaseOf(phases, frame).others?.(state, frame) ?? []) : []
    },
    moves(state, seat) {
      const frame = top(state)
      if (!frame) return []
      const phase = phaseOf(phases, frame)
      const mayDecide = phase.actors(state, frame).includes(seat) || phase.others?.(state, frame).includes(seat)
      return mayDecide ? phase.moves(state, frame, seat) : []
    },
    play(state, seat, move, ctx) {
      const frame = top(state)
      if (!frame) throw new Error('the game is over')
      absorb(state.rng, seat, move)
      ctx.random.rng = state.rng
      phaseOf(phases, frame).play(state, frame, seat, move, ctx)
      follow(state, ctx)
    },
    advance(state, ctx) {
      ctx.random.rng = state.rng
      follow(state, ctx)
    },
    checkFlow(state) {
      const unknown = unknownInFlow(phases, state)
      if (unknown === null) return
      const { id, rulesVersion } = rules.meta
      throw new InputError(`${id}, rules version ${rulesVersion}, does not know ${unknown}: it was left by other rules`)
    },
    reshapes: rules.migrate !== undefined,
    migrate: (state, from) => rules.migrate?.(state, from) ?? (state as S),
    reseat(state, players, bots, random) {
      if (rules.reseat) return rules.reseat(state, players, bots, random)
      throw new InputError(`${rules.meta.id} cannot go on with another number of seats`)
    },
    verify: (state, config, saved) =>
      rules.verify ? rules.verify(state, config as Config<O>, saved) : `${rules.meta.id} takes no states from outside`,
    reveals(step, players) {
      if (unveils(game, step, null)) return true
      return [...Array(players).keys()].some(viewer => unveils(game, step, viewer) || tells(game, step, viewer))
    },
    result: state => rules.result(state),
    progress: state => rules.progress(state),
    explain: (view, intent, t) => rules.explain(view, intent, t),
    proof: rules.proof,
    mind,
  }
  return game
}
