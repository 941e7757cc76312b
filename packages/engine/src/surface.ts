import type { Chance } from './chance.ts'
import type { GameEvent, GameMeta, GameState, GameSurface, Move, Plan, Reason, Seat, View } from './game.ts'
import { clone, cloneUnfrozen } from './json.ts'
import type { OptionsSchema } from './options.ts'
import type { Ordering } from './orders.ts'
import { seedRng } from './rng.ts'
import { maskFields, type Secrets, viewState } from './secrets.ts'
import type { Language, Translate, WordMap } from './words.ts'

/** The part of a game's rules that shows it. */
export interface SurfaceRules<S extends GameState, M extends Move, E extends GameEvent, O extends OptionsSchema, W> {
  readonly meta: GameMeta<O>
  readonly secrets: Secrets<S>
  /** Replaces every null that masks a secret of the view by a possible value, in place; of a spectator's view too if the game has saves. */
  fill(view: View<S>, seat: Seat | null, random: Chance): void
  describeMove(move: M, view: View<S>, t: Translate<W>): string
  tellEvent(event: E, t: Translate<W>): string
  /** Needed if the mind names `features`. */
  tellReason?(reason: Reason, t: Translate<W>): string
  words(language: Language): Promise<Translate<W>>
  optionWords?(language: Language): Promise<Translate<WordMap>>
  concedes?(move: M): boolean
  /** Needed if the players win and lose together: see `GameSurface`. Moves with declared secrets are never told. */
  toldPlan?(view: View<S>, plan: Plan<M>): Plan<M> | null
  readonly orders?: Ordering<S, M, W>
}

/** The part of a game that a page shows, without its rules. `advises`: whether its mind has a player to ask. */
export function defineSurface<S extends GameState, M extends Move, E extends GameEvent, O extends OptionsSchema, W>(
  rules: SurfaceRules<S, M, E, O, W>,
  { advises }: { readonly advises: boolean },
): GameSurface<S, M, E, O, W> {
  const { secrets } = rules
  return {
    meta: rules.meta,
    open: secrets.state.length === 0,
    secretive: secrets.state.some(({ place }) => place.split('.').includes('$')),
    advises,
    view: (state, seat, device) => viewState(secrets, state, seat, seat, device),
    viewEvent: (event, seat) => maskFields(secrets.events, event, event.seat, seat),
    viewMove: (move, by, seat, device) => maskFields(secrets.moves, move, by, seat, device),
    determinize(state, seat, random, besides) {
      // From the view, not from the state: a bot's guess cannot depend on what the seat may not know.
      const seen = viewState(secrets, state as S, seat, besides)
      // Where something is hidden, a view of a state has its own parts; but a view may come in that is all frozen.
      const view = Object.isFrozen(state) ? clone(seen) : cloneUnfrozen(seen)
      rules.fill(view, seat, random)
      return { ...view, rng: seedRng(random.die(2 ** 20)) } as unknown as S
    },
    describeMove: (move, view, t) => rules.describeMove(move, view, t),
    tellEvent: (event, t) => rules.tellEvent(event, t),
    ...(rules.tellReason && { tellReason: rules.tellReason }),
    words: language => rules.words(language),
    ...(rules.optionWords && { optionWords: rules.optionWords }),
    concedes: move => rules.concedes?.(move) ?? false,
    orders: rules.orders ?? null,
    plans: rules.toldPlan !== undefined,
    toldPlan: (view, plan) =>
      maskFields(secrets.moves, plan.move, null, null) === plan.move ? (rules.toldPlan?.(view, plan) ?? null) : null,
  }
}
