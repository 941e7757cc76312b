import type {
  ChanceResult,
  GameEvent,
  GameState,
  GameSurface,
  JsonObject,
  Move,
  Plan,
  Result,
  View,
} from '@acheron/engine'
import type { Language, Translate, WordMap } from '@acheron/engine/words'
import type { ComponentType, ReactNode } from 'react'

/** One legal move as the prompt's list shows it. */
export interface Choice<M extends Move = Move> {
  readonly move: M
  /**
   * The moves after it, if the choice stands for several: the steps of a way. Each is made by itself, while it is legal and
   * nothing else has happened; then the rest is left.
   */
  readonly next?: readonly M[]
  /** In words: "Claim 6 + 4 and 5 + 5". */
  readonly label: string
  /** Its consequence, short: "lose one die". */
  readonly consequence?: string
  /** It is legal, but what it is for cannot come of it now: it is not gold, and is never proposed. */
  readonly vain?: true
  /** What it throws away though it is needed, short: "gives up a 3 that counts". */
  readonly wastes?: string
  /** What it is for, in a word: choices that follow one another with the same heading stand under it. */
  readonly heading?: string
  /** Choices that matter less now are folded under their group's title; the first of them lie open while there is room. */
  readonly group?: string
  /** It stays folded though there is room: it does what another choice does for less, or gives up. */
  readonly aside?: true
}

/** A row of the list, for things of the board that stand for the same. */
export interface ListedRow {
  readonly key: string | null
  readonly consequence: string
  readonly vain: boolean
}

/** The page's message to the player who has to decide. Players are marked in its texts (`seatMark`). */
export interface Prompt<M extends Move = Move> {
  /** Small caps, gold: "Wrath: both tens are there". */
  readonly title: string
  /** One or two sentences: what to do and why. */
  readonly text: string
  /** How what is decided on stands, where only the board shows it: a reader hears it before the title. */
  readonly standing?: string
  /** The chapter of the rule book that belongs to it; the page links to it. */
  readonly chapter?: string
  /** Every legal move, in the order of their keys 1-9: once by itself, or as the first of several. */
  readonly choices: readonly Choice<M>[]
  /** The game's own `Panel` stands in place of the list: the answer is a number of things at once. */
  readonly panel?: true
}

/** The input of a game's own panel in place of the list. Its main button has the class `choice`: a new question puts the focus there. */
export interface PanelProps<S extends GameState = GameState, M extends Move = Move> {
  readonly view: View<S>
  readonly moves: readonly M[]
  /** The move that was advised. */
  readonly advised: M | null
  /** Moves are being made, or an answer is awaited. */
  readonly busy: boolean
  readonly names: readonly string[]
  readonly language: Language
  /** Makes the move, and then each of the others while it is legal and nothing else has happened. */
  onMove(move: M, next?: readonly M[]): void
  /** Takes the last decision back; null where that is not possible. */
  readonly onBack: (() => void) | null
}

/** A decision that was made, and what it brought. */
export interface Decision<E extends GameEvent = GameEvent> {
  readonly entry: number
  /** Who decided; null for what happened before the first decision. */
  readonly seat: number | null
  readonly events: readonly E[]
}

/** What was played, and what would have been better, if anything. */
export interface Judged<M extends Move = Move> {
  readonly better: M | null
  readonly played: M
}

/** The input of a board. It knows no rule: lit things come in as moves, touches go out as moves or intents. */
export interface BoardProps<
  S extends GameState = GameState,
  M extends Move = Move,
  E extends GameEvent = GameEvent,
  V = View<S>,
> {
  readonly view: V
  /** The latest events, to be animated; a new list for each step, empty when there is nothing to show. */
  readonly events: readonly E[]
  /** All that was told of late, up to the moment that is shown, oldest first. */
  readonly heard?: readonly E[]
  /** What is shown is watched to its end before anything is asked. */
  readonly watched?: boolean
  /** The last decisions up to the one that is shown, oldest first, as far as the page knows them. */
  readonly lately?: readonly Decision<E>[]
  /** The events of the pointed log line: the board lights the pieces it names, though not in gold. */
  readonly told: readonly E[]
  /** The viewer's legal moves; empty when the viewer is not to decide or looks at the past: then nothing is gold. */
  readonly moves: readonly M[]
  /** All legal moves of the viewer: a guide may offer less. */
  readonly legal: readonly M[]
  /** Whether a guide would let the move be made in the same step; absent where nobody guides. */
  allows?(move: M): boolean
  /** The move that list or board points at; both light it. */
  readonly pointed: M | null
  /** The moves after it, if the pointed choice stands for several. While these are made, they are those still to come. */
  readonly pointedNext?: readonly M[]
  /** The move that was advised; it is lit while nothing is pointed at. */
  readonly advised: M | null
  /** In an analysis: the better move, and the one that was played. Their things are named for whoever draws them. */
  readonly judged?: Judged<M> | null
  onPoint(move: M | null, next?: readonly M[]): void
  /** The moves that the held things could mean: the list shows only these; empty when nothing is held. */
  onHold(moves: readonly M[]): void
  /** The moves of what is chosen first, such as one of several figures: the prompt is about these alone. */
  onScope?(moves: readonly M[]): void
  /** A choice as the list shows it; null if it is not there. */
  rowOf?(move: M, next?: readonly M[]): ListedRow | null
  /** Makes the move, and then each of the others while it is legal and nothing else has happened. */
  onMove(move: M, next?: readonly M[]): void
  /**
   * Something dim was touched: the page asks the game for the reason and says it, after the thing's own text if the
   * board has one.
   */
  onWhyNot(intent: JsonObject, about?: string): void
  /** What other players point at before they decide, if the game tells it. */
  readonly intentions?: readonly (Plan<M> & { readonly seat: number })[]
  /** The version of the viewer's last own step: what is held stays through the steps of others while it is legal. */
  readonly own?: number
  /** Whose doing is shown, while an earlier position is: these are marked in place of whoever is to move there. */
  readonly acting?: readonly number[]
  /** The viewer's own seat; null for a spectator, and while the device changes hands. */
  readonly seat: number | null
  /** The players, by seat. Texts of the game mark them (`seatMark`); `withNames` puts the names in. */
  readonly names: readonly string[]
  readonly language: Language
  /** Whether pieces may travel; false where reduced motion is wanted. */
  readonly motion: boolean
}

/** The input of an end screen. */
export interface EndProps<S extends GameState = GameState, E extends GameEvent = GameEvent> {
  readonly view: View<S>
  readonly result: Result
  /** The last decisions, oldest first, as far as the page knows them. */
  readonly lately?: readonly Decision<E>[]
  /** The players, by seat. */
  readonly names: readonly string[]
  readonly language: Language
}

/** The input of a journal. */
export interface JournalProps<S extends GameState = GameState> {
  readonly view: View<S>
  /** The players, by seat. */
  readonly names: readonly string[]
  readonly language: Language
}

/** The input of what stands at the top of the side: what the players are up against. */
export interface HeadProps<S extends GameState = GameState, E extends GameEvent = GameEvent> {
  readonly view: View<S>
  /** All that was told of late, up to the moment that is shown, oldest first. */
  readonly heard: readonly E[]
  /** What is shown is watched to its end before anything is asked. */
  readonly watched: boolean
  readonly language: Language
}

/** What a table has agreed on: its options, complete, and its number of players. */
export interface TableTerms {
  readonly options: JsonObject
  readonly players: number
}

/** A chapter of the rule book. */
export interface RuleChapter {
  readonly id: string
  readonly title: string
  readonly body: ReactNode
  /** The chapter's words without markup, for the search. */
  readonly text: string
}

/** A method, so that its parameter is bivariant: a step that tests moves of one game is a step of any game. */
type Test<M> = { test(move: M): boolean }['test']

/** A step of the guided first game: a fixed position and what to do there. */
export interface LessonStep<M extends Move = Move> {
  readonly id: string
  readonly text: string
  /** The moves that lead on; others are not offered. Null: read on with a button. */
  readonly allow: Test<M> | null
  /** The move that ends the step, where it takes several; without it, any that leads on. */
  readonly ends?: Test<M>
}

export interface Lesson<M extends Move = Move> {
  /** The table the lesson is played on: a fixed seed and scripted chance. */
  readonly settings: { readonly players: number; readonly options: JsonObject; readonly seed: string }
  readonly chance: readonly ChanceResult[]
  /** The decisions already made when it begins. */
  readonly before?: readonly { readonly seat: number; readonly move: M }[]
  /** The script of the other seats during the lesson, in order; then bots play them. */
  readonly others?: readonly M[]
  readonly steps: readonly LessonStep<M>[]
}

/** The middle of a decision: what is watched of it, and the views on the way. */
export interface Midway<V = View> {
  /** The number of events that are watched one after the other; those after them are shown at once. */
  readonly watched: number
  /** The view when so many events have been told. */
  view(told: number): V
  /** What is being done then, in few words: "Minos strikes Gadisa". */
  title?(told: number): string
}

/** The face that a game's own folder defines, in one language and in the game's own types. */
export interface FaceParts<S extends GameState, M extends Move, E extends GameEvent> {
  readonly Board: ComponentType<BoardProps<S, M, E>>
  /** What stands at the top of the side, and of a narrow page: what threatens. It may draw nothing. */
  readonly Head?: ComponentType<HeadProps<S, E>>
  /** The result with every point explained; the page adds rematch, replay and share. */
  readonly End: ComponentType<EndProps<S, E>>
  /** `all`: every move that is offered, where `moves` are only those of what is chosen first (`onScope`). */
  prompt(view: View<S>, moves: readonly M[], all?: readonly M[]): Prompt<M>
  /** The answer to a question whose answers all do the same; the page gives it after a move of the viewer's own. */
  answers?(view: View<S>, moves: readonly M[]): M | null
  /** In place of the list, for questions that say so (`Prompt.panel`). */
  readonly Panel?: ComponentType<PanelProps<S, M>>
  /**
   * Whether a move ends something that cannot be begun again: the turn, an errand, a chance that does not come back. It
   * stands last in the list, has no gold and never the focus, and the page asks before it while others remain; not where
   * it is small (`unasked`), as to decline one effect.
   */
  ends?(move: M, view: View<S>): boolean | 'unasked'
  /**
   * Whether the turn is over by itself with a move that is made for something else: a purchase after which nothing is
   * left to do. It keeps its place and its gold, but the page asks before it.
   */
  endsTurn?(move: M, view: View<S>): boolean
  /** Whether a move is the last of the turn, though that is no surprise: the page asks whoever wants that of every turn. */
  isLast?(move: M, view: View<S>): boolean
  /** The board needs the height of a phone: the folded list shows its moves side by side, without consequences. */
  readonly tall?: boolean
  /** The column keeps its width, and the prompt its place: players and log are folded at its foot. */
  readonly steady?: boolean
  /** The keys that the board itself takes, in lower case, each with its use in words. The list never has them. */
  readonly keys?: Readonly<Record<string, string>>
  /** What another player is about to do, in a few words, where `describeMove` has too many. */
  planLine?(view: View<S>, plan: Plan<M>): string
  /**
   * The log's additions to single events: sums, such as everybody's total gain, and the number of events they are told after.
   * Players are marked in it.
   */
  sums?(events: readonly E[], players: number): { readonly texts: readonly string[]; readonly after: number } | null
  /**
   * True if a decision only continues those before, as the steps of a walk: then the log tells the last. `before` holds the
   * events of all that were joined so far.
   */
  joins?(before: readonly E[], next: readonly E[]): boolean
  /** One sentence for the first events of joined decisions, and how many it tells; null: the last decision is told. */
  tellsJoined?(events: readonly E[]): { readonly text: string; readonly told: number } | null
  /** True if a move does nothing but pass: many in a row are told as one. */
  passes?(move: M): boolean
  /** True if an event begins a new part of its decision, which the log tells on a line of its own. */
  beginsPart?(event: E): boolean
  /** True if what others or the rules did waits for "go on" there: a die with its verdict, a round's end. Use it sparingly. */
  beats?(event: E): boolean
  /** True if the sentence of an event belongs to the moment before it: what a blow costs whom it hits. */
  follows?(event: E): boolean
  /**
   * True if an event begins a moment, though it may have no words: what follows belongs to it. Such a moment lasts long
   * enough to be read on the board.
   */
  opens?(event: E): boolean
  /**
   * The middle of a decision that should be watched moment by moment, such as the turn of a foe; null for one that is shown at
   * once. While it is played back, the board shows each moment's own view, and the prompt waits.
   */
  midway?(before: View<S>, events: readonly E[]): Midway<View<S>> | null
  /** A short line about a seat for the players' list: "8 dice · 18 pips · 6 Virgil". */
  seatLine(view: View<S>, seat: number): string
  /** True for a game with a Virgil of its own: there a hint does not go by his name, which would sound like a cost. */
  readonly ownVirgil?: boolean
  /** The meaning of an estimate of the position, from 0 to 1, in this game: "about 91 % to come through". */
  chances?(worth: number): string
  /** What a save of the game holds, from its event: "Champions at level 2 · 3 Treasures". */
  saveLine?(event: E): string
  /** Why the winners have won, or why nobody has, in one sentence. Players are marked in it. */
  why(view: View<S>, result: Result): string
  /** A text to share at the end, without spoiling it; the day of a daily game as it is written in the language. */
  share(view: View<S>, result: Result, day: string | null): string
  /** The rule book, with the numbers and variants of a table. */
  rules(terms: TableTerms): readonly RuleChapter[]
  /** The story so far, if the game tells one; the page has a drawer for it. */
  readonly Journal?: ComponentType<JournalProps<S>>
  /** The guided first game, if there is one. */
  readonly lesson?: Lesson<M>
}

/** A game's face as the page knows it: without this game's types, because the page works with any game. */
export interface GameFace extends FaceParts<GameState, Move, GameEvent> {
  readonly id: string
  /** Without its rules, which may have to be loaded. */
  readonly game: GameSurface
  /** The game's own words, those of its rules. */
  readonly t: Translate<WordMap>
}
