import type { ChanceResult } from './chance.ts'
import type { GameDefinition, GameEvent, GameState, Move, Result, Seat, View } from './game.ts'
import type { Doubt } from './harmless.ts'
import { clone, equal } from './json.ts'
import { entryText, type LogEntry } from './log.ts'
import type { EndedOrder, Order } from './orders.ts'
import { Packed } from './packed.ts'
import { Past, type PastView } from './past.ts'
import { fork } from './rng.ts'
import { EntriesOfSteps, kindOf, outcomeOf, type Step, stepText, type TakenBack, takenBy } from './steps.ts'
import { type Later, type Outcome, type Refusal, Table, type TableSettings } from './table.ts'

/** A seat's request at a table. */
export type Action =
  /** `ordered`: a standing order of the seat's decides. */
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: unknown; readonly ordered?: true }
  | { readonly kind: 'undo' | 'redo'; readonly seat: Seat }
  | TakingBack

/** Goes back to the state after `to` decisions, because everybody agrees. */
export interface TakingBack {
  readonly kind: 'takeBack'
  /** Who asked for it. */
  readonly seat: Seat
  readonly to: number
  readonly agreed: readonly Seat[]
  /** The state that was there: see `LiveTable.stateAt`. */
  readonly state: GameState
}

/** A step as one viewer is told it. */
export interface ShownStep {
  readonly version: number
  readonly kind: Step['kind']
  readonly seat: Seat
  readonly move: Move
  readonly events: readonly GameEvent[]
  /** A standing order of the seat's has decided. */
  readonly ordered?: true
  /** What was taken back by consent. */
  readonly back?: TakenBack
}

/** The standing orders of the viewer's seat, and those that have ended since it last gave or withdrew one. */
export interface ShownOrders {
  readonly standing: readonly Order[]
  readonly ended: readonly EndedOrder[]
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
  /** How many of the own steps can be taken back at once, as far as it is known; missing where it is not more than one. */
  readonly undos?: number
  readonly canRedo: boolean
  /** Percent of the game played, roughly. */
  readonly progress: number
  readonly result: Result | null
  /** Missing where there are none. Nobody else is shown them. */
  readonly orders?: ShownOrders
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
    const since = this.#steps.from(snapshot?.version ?? 0)
    const from = this.#afterTakingBack(since) ?? snapshot
    const version = from?.version ?? 0
    const { entries, retaken } = from?.counts ?? countsOf(steps.slice(0, version))
    this.#start = { version, retaken }
    const fresh = since.filter(step => step.version > version)
    const later = parked && laterAt(parked, version, fresh)
    const log = new EntriesOfSteps(this.#steps, entries + (later?.entries.length ?? 0))
    this.#table = new Table(game, settings, { state: from?.state, log, later: later ?? undefined })
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
    const { kind } = action
    const ordered = kind === 'move' && action.ordered
    const back = kind === 'takeBack' && backOf(action, this.entryCount)
    const { version } = this
    const outcome = this.#carryOut(action)
    if (!outcome.ok) return outcome
    const { entry, events } = outcome
    const step: Step<M, E> = {
      ...{ version: version + 1, kind, entry, events },
      ...(ordered && { ordered }),
      ...(back && { back }),
    }
    const text = stepText(step, outcome.text)
    this.#steps.push(text)
    this.#count(step)
    return { ok: true, step, text }
  }

  /**
   * Plays the next step that another process has stored, given as its text. Throws if it leads to another state, or takes
   * something back by consent; the table must then be restored from the store.
   */
  follow(text: string): void {
    const step = JSON.parse(text) as Step<M, E>
    if (step.version !== this.version + 1) throw new Error(`step ${step.version} does not follow ${this.version}`)
    this.#again(step)
    this.#steps.push(text)
    this.#count(step)
  }

  /** The last own step of which it is not known yet whether it can be taken back; see `isHarmless`. */
  doubt(): Doubt | null {
    return this.#table.doubt()
  }

  /** Whether the step that was in doubt can be taken back; `back` is its place from the end. */
  resolve(harmless: boolean, back: number): void {
    this.#table.resolve(harmless, back)
  }

  /**
   * The table as the viewer sees it; `seat` null is a spectator. While it is in doubt whether the last step can be taken back,
   * `canUndo` is false. `device`: see `GameDefinition.view`.
   */
  viewFor(seat: Seat | null, device?: readonly Seat[]): TableView {
    const now = this.sharedViewFor(seat, device)
    return { ...now, view: clone(now.view) }
  }

  /** The same without a copy: the view shares parts with the state, so it must be read before the next step. */
  sharedViewFor(seat: Seat | null, device?: readonly Seat[]): TableView {
    const { game } = this
    const { state } = this
    const undos = seat === null ? 0 : this.#table.surelyUndo(seat)
    return {
      version: this.version,
      entries: this.entryCount,
      seat,
      view: game.view(state, seat, device) as View,
      actors: this.actors(),
      moves: seat === null ? [] : this.moves(seat),
      canUndo: undos > 0,
      ...(undos > 1 && { undos }),
      canRedo: seat !== null && this.#table.canRedo(seat),
      progress: game.progress(state),
      result: game.result(state),
    }
  }

  /** A step as the viewer is told it. */
  show(step: Step<M, E>, seat: Seat | null, device?: readonly Seat[]): ShownStep {
    const { game } = this
    return {
      version: step.version,
      kind: step.kind,
      seat: step.entry.seat,
      move: game.viewMove(step.entry.move, step.entry.seat, seat, device),
      events: step.events.map(event => game.viewEvent(event, seat)),
      ...(step.ordered && { ordered: step.ordered }),
      ...(step.back && { back: step.back }),
    }
  }

  /** The game after that many decisions, as the viewer saw it then. */
  viewAt(entry: number, seat: Seat | null, device?: readonly Seat[]): PastView {
    return this.#history().viewAt(entry, seat, device)
  }

  /** A copy of the state after that many decisions, to go back to; it is played again from the start. */
  stateAt(entry: number): S {
    return this.#history().stateAt(entry)
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
    const taken = takenBy(step)
    if (taken > 0) this.#past?.pop(taken)
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
      case 'takeBack':
        return this.#takeBack(action)
    }
  }

  #takeBack({ to, state }: TakingBack): Outcome<E, M> {
    const count = this.entryCount - to
    const taken = outcomeOf(this.#steps.from(this.#steps.first)).entries.slice(-count)
    const [entry] = taken
    if (!entry || count < 1 || taken.length < count)
      return { ok: false, why: 'nothing-to-undo', message: `the table cannot go back to decision ${to}` }
    this.#table.takeBack(state as S, count, this.version + 1)
    return { ok: true, entry, text: entryText(entry), events: [] }
  }

  /** The state after the last of the steps that took something back by consent; null if none did. It takes all steps to find it. */
  #afterTakingBack(steps: readonly Step<M, E>[]): Snapshot<S> | null {
    const last = steps.findLast(({ back }) => back)
    if (!last) return null
    const until = this.#steps.from(0).slice(0, last.version)
    const { entries } = outcomeOf(until)
    const before = outcomeOf(until.slice(0, -1)).entries
    const state = new Past(this.game, this.settings, before).stateAt(entries.length)
    fork(state.rng, last.version)
    const retaken = until.filter(({ kind }) => kind !== 'move').length
    return { version: last.version, state, counts: { entries: entries.length, retaken } }
  }

  /** Plays a stored step again. Other rules may keep more of it in the state, but must take the same dice and cards for it. */
  #again(step: Step<M, E>, byOtherRules = false): void {
    if (step.kind === 'takeBack') throw new Error(`step ${step.version} takes back what is not here`)
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
  let entries = 0
  let retaken = 0
  for (const text of steps) {
    const kind = kindOf(text)
    if (kind !== 'move') retaken++
    entries += kind === 'takeBack' ? -takenBy(JSON.parse(text) as Step) : kind === 'undo' ? -1 : 1
  }
  return { entries, retaken }
}

const backOf = ({ seat, to, agreed }: TakingBack, entries: number): TakenBack => ({ seat, count: entries - to, agreed })

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
