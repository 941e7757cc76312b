import type { Chance } from './chance.ts'
import type { Frame } from './flow.ts'
import type { Json, JsonObject } from './json.ts'
import type { OptionsOf, OptionsSchema } from './options.ts'
import type { Ordering } from './orders.ts'
import type { RngState } from './rng.ts'
import type { Language, Translate, WordMap } from './words.ts'

/** A place at the table, counted from 0. */
export type Seat = number

/** A decision, as a small plain value. */
export type Move = JsonObject

/** What happened, for the log, for animation and for words. A `seat` in it owns the fields declared secret. */
export type GameEvent = { readonly e: string; readonly [field: string]: Json }

/** The common part of every game's state; the rest belongs to the game. Plain JSON data throughout. */
export type GameState = { flow: Frame[]; rng: RngState }

/** What a seat or a spectator may know: the state with its secrets masked by null and without the generator. */
export type View<S extends GameState = GameState> = Omit<S, 'rng'>

/** What a table is opened with. */
export interface Config<O extends OptionsSchema = OptionsSchema> {
  readonly players: number
  readonly options: OptionsOf<O>
}

/** The actions of rules besides changing the state they are given. */
export interface Context<E extends GameEvent = GameEvent> {
  readonly random: Chance
  emit(event: E): void
}

/** One decision that was played, with all that followed by itself. */
export interface Played<S extends GameState, M extends Move, E extends GameEvent> {
  readonly before: S
  readonly seat: Seat
  readonly move: M
  readonly after: S
  readonly events: readonly E[]
}

/** What a seat is about to do: a move, and those to follow it. */
export interface Plan<M extends Move = Move> {
  readonly move: M
  readonly next: readonly M[]
}

/** How a game ended. Games add fields of their own (a rank, a cause). */
export interface Result {
  /** Seats that won; empty when everybody lost. */
  readonly winners: readonly Seat[]
  /** All seats, best first; equals share a group. */
  readonly ranking: readonly (readonly Seat[])[]
  readonly scores: readonly number[]
  readonly [field: string]: unknown
}

/** In few words, after the names of the players. */
export type Milestone = Readonly<Record<Language, string>>

/** The facts that a lobby needs of a game; they load without its rules. */
export interface GameMeta<O extends OptionsSchema = OptionsSchema> {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  /** What it is about, in two sentences. */
  readonly about?: Readonly<Record<Language, string>>
  /** Raised whenever the same moves could lead to another state. */
  readonly rulesVersion: number
  /** The oldest rules version whose tables go on by these rules; without it, all do. */
  readonly oldestRules?: number
  /** How many there can be; `usual` on one device, where it is not two. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number }
  readonly minutes: number
  readonly stage: 'complete' | 'prototype'
  readonly options: O
  /** Options that the rules suggest for a number of players, where these are not the defaults. */
  readonly suggested?: { readonly [players: number]: JsonObject }
  /** Options of a table at which people sit with bots, where nobody chose otherwise. */
  readonly withBots?: JsonObject
  /** At a table with these options bots decide after the people who decide with them, so that these are not interrupted. */
  readonly peopleLead?: JsonObject
  /**
   * What the form of a new table asks at once and in this order, `seats` standing for who plays; the other options are
   * folded. Without it everything is asked.
   */
  readonly asked?: readonly string[]
  /** Options that mean something only with these others. */
  readonly onlyWith?: { readonly [option: string]: JsonObject }
  /** The number of steps of the game, if progress is told in steps: 4 of 9. */
  readonly depths?: number
  /** The number of chapters, each of which takes `minutes`; a table with these options has none. */
  readonly chapters?: { readonly count: number; readonly none: JsonObject }
  /** How far a running table is, in the game's own count, from what `progress` has said of it: "upkeep 3 of 7". */
  milestone?(progress: number, table: { readonly options: JsonObject; readonly players: number }): Milestone
  /** The game asks for saves by itself: see `savedIn`. */
  readonly saves?: true
  /** All seats win or lose together, so nobody can resign to the others. */
  readonly together?: true
}

/** The questions of tests and reports to a game. */
export interface Proof<S extends GameState, E extends GameEvent> {
  /** The number of each component, all places together; it must never change in a game. */
  components(state: S): Readonly<Record<string, number>>
  /** What is structurally wrong with the state, or null. */
  invariant(state: S): string | null
  /** Every card, tile, option or place that a game can make use of... */
  readonly features: readonly string[]
  /** ...and those that an event shows in use. */
  featuresOf(event: E): readonly string[]
  /** What simulations add up besides, by its name: an event, in the state in which it happens, adds so much to each. */
  tallyOf?(event: E, state: S): readonly (readonly [name: string, by: number])[]
  /**
   * The whole position that a short one of a scenario stands for, laid over the state after set-up: a case names only
   * its subject, but every card and piece must be somewhere. A case names it with `position` instead of `given`.
   */
  position?(state: S, given: JsonObject): JsonObject
}

/** How a game is best searched, if the search's defaults do not suit it. */
export interface SearchHabits {
  /** How a new position is judged: by `worth` at once, or after playing on by the policy. */
  readonly playout: 'none' | 'policy'
  /** Moves after which playing on is cut. */
  readonly depth: number
  /** How many first moves are searched. */
  readonly width: number
  /** Whether what follows the first move is searched as well (`tree`), or only played out (`first`). */
  readonly reach: 'tree' | 'first'
  /** First moves that are weighed less than the best by more than this are not searched. Default: all may be. */
  readonly gap?: number
  /**
   * The move that is weighed best is played unless another leads it by this many standard errors. Default: the best
   * result is taken as it is.
   */
  readonly doubt?: number
  /** In advice the position's own worth counts as so many worlds more, where what comes of one world tells little. Default: none. */
  readonly prior?: number
}

/** The solution of a game for the given states: their worth with perfect play. */
export interface Oracle<S extends GameState = GameState, M extends Move = Move> {
  /** Whether the figures are exact; if not, they are those of a simpler game that is very similar. */
  readonly exact: boolean
  /** The unit of worth and its maximum: 1 for a chance, the highest score for points. */
  readonly unit: 'chance' | 'points'
  readonly most: number
  /** What the state is worth; for a finished game, its result. */
  value(state: S): number
  /** What each move is worth, averaged over all that chance may do. */
  values(state: S, moves: readonly M[]): readonly number[]
}

/** The request to an oracle. */
export interface OracleQuery<S extends GameState> {
  /** The only states it will be asked about, all of one game. */
  readonly states: readonly S[]
  readonly goal: string
  /** True if it must be exact at any cost; otherwise it is exact only if that takes seconds. */
  readonly thorough: boolean
  /** A file of `OracleTable` for that goal and these states: with it the answer is exact and comes soon. */
  readonly table?: Uint8Array<ArrayBuffer>
  /** Called now and then with the part of the work that is done, 0 to 1. */
  progress(done: number): void
}

/** The part of a solution that takes long, as a file to be kept. */
export interface OracleTable<S extends GameState> {
  /** The name of the file for the rules of a state's game. */
  nameOf(state: S, goal: string): string
  make(state: S, goal: string, progress: (done: number) => void): Promise<Uint8Array<ArrayBuffer>>
}

/** Something of a position that players speak of, such as cards or the lead in a race. */
export interface Feature {
  readonly id: string
  /** Which one, where there are several: a rival's seat, a track. */
  readonly of?: string | number
  readonly amount: number
  /** What one more is worth to the seat, beside its other features; below 0 for what harms it. */
  readonly worth: number
}

/** Why a move is better or worse than another one: how much more of a feature it is expected to bring. */
export interface Reason {
  readonly id: string
  readonly of?: string | number
  readonly by: number
  /** Whether that speaks for the move. */
  readonly good: boolean
}

/** The game's advice to the bots. Each function sees only states sampled from the seat's own view. */
export interface Mind<S extends GameState, M extends Move> {
  /** The goals of a bot; the first is the default. */
  readonly goals: readonly string[]
  /** How good the state is for the seat, from 0 to 1; exact when the game is over. */
  worth(state: S, seat: Seat, goal: string): number
  /** The plain player's move, if the game has a better one than a look one move ahead. */
  policy?(state: S, seat: Seat, moves: readonly M[]): M
  /** The same from the seat's view, which it does not change: where hidden things never matter to it, none are imagined. */
  policyByView?(view: View<S>, seat: Seat, moves: readonly M[]): M
  /** The plain player's estimate of each move, in any unit: a search looks at the best of them. -Infinity: never. */
  weigh?(state: S, seat: Seat, moves: readonly M[]): readonly number[]
  /** The best move known, if the game can be solved or nearly so. */
  expert?(state: S, seat: Seat, moves: readonly M[], goal: string): M
  /** The worth of positions and moves, if the game can be solved; for games of one player without secrets. */
  oracle?(query: OracleQuery<S>): Promise<Oracle<S, M>>
  /** What an oracle needs long for, if that can be kept. */
  readonly table?: OracleTable<S>
  readonly search?: SearchHabits
  /** The chance to win that is kept, measured on whole games, where a search for the first goal finds that worth. */
  chance?(state: S, worth: number): number
  /** What players would say of the state, seen from the seat; always the same features in the same game. */
  features?(state: S, seat: Seat): readonly Feature[]
  /** True of a move that bots leave to the people they sit with, such as a vote to stop. */
  leaves?(move: M): boolean
  /** The number of the state's round: playing on in a search is cut where another begins, if not before. */
  round?(state: S): number
}

/** The part of a game that shows it: what each may see, and all in words. A page needs nothing else, and it loads without the rules. */
export interface GameSurface<
  S extends GameState = GameState,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  O extends OptionsSchema = OptionsSchema,
  W = WordMap,
> {
  readonly meta: GameMeta<O>
  /** Whether seats hold things that only they may see, so that players on one device must hand it over. */
  readonly secretive: boolean
  /** Whether nothing is ever hidden, so that no step can reveal anything. */
  readonly open: boolean
  /** Whether the game can say what a good player would do. */
  readonly advises: boolean
  /**
   * The state as the seat may see it; `device`: the seats that share a device with it, if any. Parts that hide nothing are shared
   * with the state and change with it.
   */
  view(state: S, seat: Seat | null, device?: readonly Seat[]): View<S>
  /** The event as the seat may see it. */
  viewEvent(event: E, seat: Seat | null): E
  /** Another seat's move as the seat may see it. */
  viewMove(move: M, by: Seat, seat: Seat | null, device?: readonly Seat[]): M
  /**
   * A full state that the seat (null: a spectator) cannot tell from the real one, with a generator of its own; with `besides`,
   * one that neither of the two can.
   */
  determinize(state: S | View<S>, seat: Seat | null, random: Chance, besides?: Seat): S
  /** A move in words, for the prompt. */
  describeMove(move: M, view: View<S>, t: Translate<W>): string
  /** A line of the log. An event carries what its sentence needs, as it was then: a line once told never changes. */
  tellEvent(event: E, t: Translate<W>): string
  /** What speaks for a move or against it, in a few words: "two cards more". */
  tellReason?(reason: Reason, t: Translate<W>): string
  words(language: Language): Promise<Translate<W>>
  /** The words of its options alone, if all its words are many more. */
  optionWords?(language: Language): Promise<Translate<WordMap>>
  /** Whether its players win and lose together, so that each may see what the others are about to do. */
  readonly plans: boolean
  /**
   * The part of a seat's plan that everybody may know, spectators too; null if there is none. The first move is legal. Those
   * after it come from outside: only what this has checked goes on to others.
   */
  toldPlan(view: View<S>, plan: Plan<M>): Plan<M> | null
  /** The standing orders that its players may give; null where there are none. */
  readonly orders: Ordering<S, M, W> | null
  /** A move that only gives up: bots leave it out, and it never counts as the one forced move. */
  concedes(move: M): boolean
}

/** A complete game, as engine, bots, server, client and command line use it. Made by `defineGame`. */
export interface GameDefinition<
  S extends GameState = GameState,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  O extends OptionsSchema = OptionsSchema,
  W = WordMap,
> extends GameSurface<S, M, E, O, W> {
  /** The state after unpacking the box. Nothing has happened by itself yet: call `advance` next. */
  setup(config: Config<O>, random: Chance): S
  /** Who must decide now; empty exactly when the game is over. */
  actors(state: S): readonly Seat[]
  /** Who may decide besides, although nobody waits for them. */
  others(state: S): readonly Seat[]
  /** Every legal move of the seat, each once; empty for a seat that may not decide. */
  moves(state: S, seat: Seat): M[]
  /** Carries out a listed move in place, and all that follows by itself. It trusts the caller: tables check first. */
  play(state: S, seat: Seat, move: M, ctx: Context<E>): void
  /** Carries out what happens by itself, until somebody has to decide or the game is over. */
  advance(state: S, ctx: Context<E>): void
  /** Throws an InputError for a state that is in the middle of something these rules do not know. */
  checkFlow(state: GameState): void
  /** Whether states of older versions have another shape, so that their hashes say nothing about these rules. */
  readonly reshapes: boolean
  /** Turns a state of an older version of the rules into one of these; it may be changed in place. */
  migrate(state: GameState, from: number): S
  /**
   * The state for another number of seats, some of them of bots or none; it may be changed in place. An InputError says why there
   * cannot be one, and the way out.
   */
  reseat(state: S, players: number, bots: boolean, random: Chance): S
  /** The reason why a state that comes from outside, with the event of its save, is none of this game's, or null. */
  verify(state: S, config: Config, saved: GameEvent | null): string | null
  /** Whether a step without chance showed anybody at the table something that was hidden. */
  reveals(step: Played<S, M, E>, players: number): boolean
  result(state: S): Result | null
  /** Percent of the game played, roughly, for the lobby. */
  progress(state: S): number
  /**
   * The reason why a thing that looks possible is not, in words; null when it is possible or there is nothing to say.
   * An intent is the meaning of a touch (a die, a row, a square) in the game's own terms; the page adds the asking seat
   * as `viewer`.
   */
  explain(view: View<S>, intent: JsonObject, t: Translate<W>): string | null
  readonly proof: Proof<S, E>
  readonly mind: Mind<S, M>
}
