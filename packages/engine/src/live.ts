import type { ChanceResult } from './chance.ts'
import type { GameDefinition, GameEvent, GameState, Move, Result, Seat, View } from './game.ts'
import type { Doubt } from './harmless.ts'
import { clone, equal } from './json.ts'
import type { LogEntry } from './log.ts'
import { Packed } from './packed.ts'
import { Past, type PastView } from './past.ts'
import { EntriesOfSteps, kindOf, outcomeOf, type Step, stepText } from './steps.ts'
import { type Later, type Outcome, type Refusal, Table, type TableSettings } from './table.ts'

/** A seat's request at a table. */
export type Action =
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: unknown }
  | { readonly kind: 'undo' | 'redo'; readonly seat: Seat }

/** A step as one viewer is told it. */
export interface ShownStep {
  readonly version: number
  readonly kind: Step['kind']
  readonly seat: Seat
  readonly move: Move
  readonly events: readonly GameEvent[]
}

/** A table as one viewer sees it: all that a page needs to draw it and to offer moves. */
export interface TableView {
  /** Grows by one with every step. */
  readonly version: number
  /** Decisions in the log now; undo makes it smaller. */
  readonly entries: number
  /** The viewer's seat, null for a spectator. */
  readonly seat: Seat | null
  readonly view: View
  readonly actors: readonly Seat[]
  /** The legal moves of the viewer's seat; empty when it may not decide. */
  readonly moves: readonly Move[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Percent of the game played, roughly. */
  readonly progress: number
  readonly result: Result | null
}

/** A table that is played for real: the engine's table with all its steps, shown to each viewer as that viewer may see it. */
export class LiveTable<S extends GameState = GameState, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly game: GameDefinition<S, M, E>
  readonly settings: TableSettings
  readonly #table: Table<S, M, E>
  readonly #steps: Packed<Step<M, E>>
  /** The version of the state that the table was restored from, and the steps up to there that took something back. */
  readonly #start: { readonly version: number; readonly retaken: number }
  #last: Step<M, E> | null = null
  #past: Past<S, M, E> | null = null

  /**
   * Opens a new table, or restores one; an Error says that it cannot. Steps after the last state that is given are played
   * again.
   */
  constructor(
    game: GameDefinition<S, M, E>,
    settings: TableSettings,
    { snapshot = null, parked = null, steps = [], before = 0, byOtherRules = false }: SavedTable<S> = {},
  ) {
    this.game = game
    this.settings = settings
    this.#steps = new Packed(steps, before)
    const version = snapshot?.version ?? 0
    const { entries, retaken } = snapshot?.counts ?? countsOf(steps.slice(0, version))
    this.#start = { version, retaken }
    const fresh = this.#steps.from(version)
    const later = parked && laterAt(parked, version, fresh)
    const log = new EntriesOfSteps(this.#steps, entries + (later?.entries.length ?? 0))
    this.#table = new Table(game, settings, { state: snapshot?.state, log, later: later ?? undefined })
    this.#last = fresh.at(-1) ?? null
    for (const step of fresh.slice(later?.changes.all ?? 0)) this.#again(step, byOtherRules)
  }

  get version(): number {
    return this.#steps.length
  }

  /** Copies of all steps. A long table has thousands of them, and not all of them may be here. */
  get steps(): readonly Step<M, E>[] {
    return this.#steps.from(0)
  }

  /** The steps after this version are here; earlier ones may be kept elsewhere. */
  get stepsFrom(): number {
    return this.#steps.first
  }

  /** Lets go of steps up to that version, some more may stay. They are kept elsewhere. */
  forgetSteps(until: number): void {
    this.#steps.forget(until)
  }

  /** The steps after the version. The last one alone costs nothing. */
  stepsSince(version: number): readonly Step<M, E>[] {
    return version === this.version - 1 && this.#last ? [this.#last] : this.#steps.from(version)
  }

  /** The last step for which the condition holds. */
  findLastStep(holds: (step: Step<M, E>) => boolean): Step<M, E> | undefined {
    return this.#steps.findLast(holds)
  }

  /** How many steps took something back or played it again. */
  get retaken(): number {
    return this.#start.retaken + this.#table.changes.retaken
  }

  get state(): S {
    return this.#table.state
  }

  get entries(): readonly LogEntry<M>[] {
    return this.#table.entries
  }

  /** How many decisions are in the log. */
  get entryCount(): number {
    return this.#table.entryCount
  }

  /** Scripted results that nothing has asked for yet. */
  get unusedChance(): readonly ChanceResult[] {
    return this.#table.unusedChance
  }

  /** What happened by itself before the first decision. */
  get opening(): readonly E[] {
    return this.#history().opening
  }

  actors(): readonly Seat[] {
    return this.#table.actors()
  }

  moves(seat: Seat): readonly M[] {
    return this.#table.moves(seat)
  }

  /** Carries out an action. `text` is the step as it is to be stored, before anybody is told. */
  act(action: Action): { ok: true; step: Step<M, E>; text: string } | { ok: false; why: Refusal; message: string } {
    const outcome = this.#carryOut(action)
    if (!outcome.ok) return outcome
    const { entry, events } = outcome
    const { kind } = action
    const step: Step<M, E> = { version: this.version + 1, kind, entry, events }
    const text = stepText(step, outcome.text)
    this.#steps.push(text)
    this.#count(step)
    return { ok: true, step, text }
  }

  /**
   * Plays the next step that another process has stored, given as its text. Throws if it leads to another state; the
   * table must then be restored from the store.
   */
  follow(text: string): void {
    const step = JSON.parse(text) as Step<M, E>
    if (step.version !== this.version + 1) throw new Error(`step ${step.version} does not follow ${this.version}`)
    this.#again(step)
    this.#steps.push(text)
    this.#count(step)
  }

  /** The last step, if it is not known yet whether it can be taken back; see `isHarmless`. */
  doubt(): Doubt | null {
    return this.#table.doubt()
  }

  /** Whether the last step, which was in doubt, can be taken back. */
  resolve(harmless: boolean): void {
    this.#table.resolve(harmless)
  }

  /**
   * The table as the viewer sees it; `seat` null is a spectator. While it is in doubt whether the last step can be taken back,
   * `canUndo` is false.
   */
  viewFor(seat: Seat | null): TableView {
    const now = this.sharedViewFor(seat)
    return { ...now, view: clone(now.view) }
  }

  /** The same without a copy: the view shares parts with the state, so it must be read before the next step. */
  sharedViewFor(seat: Seat | null): TableView {
    const { game } = this
    const { state } = this
    return {
      version: this.version,
      entries: this.entryCount,
      seat,
      view: game.view(state, seat) as View,
      actors: this.actors(),
      moves: seat === null ? [] : this.moves(seat),
      canUndo: seat !== null && this.#table.surelyUndo(seat),
      canRedo: seat !== null && this.#table.canRedo(seat),
      progress: game.progress(state),
      result: game.result(state),
    }
  }

  /** A step as the viewer is told it. */
  show(step: Step<M, E>, seat: Seat | null): ShownStep {
    const { game } = this
    return {
      version: step.version,
      kind: step.kind,
      seat: step.entry.seat,
      move: game.viewMove(step.entry.move, step.entry.seat, seat),
      events: step.events.map(event => game.viewEvent(event, seat)),
    }
  }

  /** The game after that many decisions, as the viewer saw it then. */
  viewAt(entry: number, seat: Seat | null): PastView {
    return this.#history().viewAt(entry, seat)
  }

  /** The last state that is kept before which nothing can be taken back, to store beside the steps. It must not be changed. */
  snapshot(): Snapshot<S> {
    const { state, entries, changes } = this.#table.floor
    const { version, retaken } = this.#start
    return { version: version + changes.all, state, counts: { entries, retaken: retaken + changes.retaken } }
  }

  /** The game's past. Once somebody has looked at it, it is kept and follows every step. */
  #history(): Past<S, M, E> {
    this.#past ??= new Past(this.game, this.settings, this.#table.entries)
    return this.#past
  }

  #count(step: Step<M, E>): void {
    this.#last = step
    if (step.kind === 'undo') this.#past?.pop()
    else this.#past?.push(clone(step.entry))
  }

  #carryOut(action: Action): Outcome<E, M> {
    switch (action.kind) {
      case 'move':
        return this.#table.submit(action.seat, action.move)
      case 'undo':
        return this.#table.undo(action.seat)
      case 'redo':
        return this.#table.redo(action.seat)
    }
  }

  /** Plays a stored step again. Other rules may keep more of it in the state, but must take the same dice and cards for it. */
  #again(step: Step<M, E>, byOtherRules = false): void {
    const { seat, move, hash, chance } = step.entry
    const outcome = this.#carryOut({ kind: step.kind, seat, move })
    if (!outcome.ok || !(byOtherRules ? equal(outcome.entry.chance, chance) : outcome.entry.hash === hash))
      throw new Error(`step ${step.version} does not play again as it was stored`)
  }
}

/** A live table's state at a version, for a quick start. */
export interface Snapshot<S extends GameState = GameState> {
  readonly version: number
  readonly state: S
  /** What the steps up to there come to; without it all steps are needed. */
  readonly counts?: StepCounts
}

export interface StepCounts {
  /** Decisions in the log. */
  readonly entries: number
  /** Steps that took something back or played it again. */
  readonly retaken: number
}

/** What is kept of a live table. */
export interface SavedTable<S extends GameState = GameState> {
  /** A state before which nothing can be taken back; the start without it. */
  readonly snapshot?: Snapshot<S> | null
  /** A later state of the same rules, so that the steps up to there need not be played again. */
  readonly parked?: Snapshot<S> | null
  /** The texts of the last steps: at least those since the snapshot, all if that has no counts. */
  readonly steps?: readonly string[]
  /** How many steps come before those. */
  readonly before?: number
  /** The steps were played by another version of the rules. */
  readonly byOtherRules?: boolean
}

function countsOf(steps: readonly string[]): StepCounts {
  const kinds = steps.map(kindOf)
  const undone = kinds.filter(kind => kind === 'undo').length
  const retaken = kinds.filter(kind => kind !== 'move').length
  return { entries: steps.length - 2 * undone, retaken }
}

/** How a table goes on from a parked state, given the steps since the snapshot; null if one of them is missing. */
function laterAt<S extends GameState, M extends Move, E extends GameEvent>(
  { version, state }: Snapshot<S>,
  since: number,
  steps: readonly Step<M, E>[],
): Later<S, M> | null {
  const until = steps.slice(0, Math.max(0, version - since))
  if (until.at(-1)?.version !== version) return null
  const retaken = until.filter(({ kind }) => kind !== 'move').length
  return { state, ...outcomeOf(until), changes: { all: until.length, retaken } }
}
