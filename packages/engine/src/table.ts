import { type ChanceResult, RecordedChance } from './chance.ts'
import { InputError } from './errors.ts'
import type { Config, GameDefinition, GameEvent, GameState, Move, Seat, View } from './game.ts'
import { type Doubt, isHarmless } from './harmless.ts'
import { hash } from './hash.ts'
import { clone, findEqual } from './json.ts'
import { entryText, type Log, type LogEntry, playAgain } from './log.ts'
import { type OptionsSchema, parseOptions } from './options.ts'
import { Packed } from './packed.ts'
import { fork, type RngState, seedRng } from './rng.ts'

/** Why a request was refused; nothing has changed then. */
export type Refusal =
  | 'game-over'
  | 'not-your-turn'
  | 'illegal-move'
  | 'nothing-to-undo'
  | 'not-yours-to-undo'
  | 'nothing-to-redo'

export type Outcome<E extends GameEvent = GameEvent, M extends Move = Move> =
  | Done<E, M>
  | { readonly ok: false; readonly why: Refusal; readonly message: string }

/** What has happened. `entry` was added to the log, or taken away by undo. */
interface Done<E extends GameEvent, M extends Move> {
  readonly ok: true
  readonly entry: LogEntry<M>
  /** The entry as JSON. */
  readonly text: string
  readonly events: readonly E[]
}

/** What a table is opened with, as people give it: options may be partial. */
export interface TableSettings {
  readonly players: number
  readonly options?: unknown
  readonly seed: string | number
  /** Results to use before the generator's own (scenarios). */
  readonly chance?: readonly ChanceResult[]
  /** The state that the game goes on from, instead of its set-up: a save. Chance comes from this table's seed. */
  readonly start?: object | undefined
}

/**
 * The starting point of a restored table: a state before which nothing can be undone or redone (the start, if there is
 * none), and the log that led to it.
 */
export interface Saved<S extends GameState = GameState, M extends Move = Move> {
  readonly state?: S | undefined
  readonly log?: Log<M>
  /** A later state, from which the table goes on. */
  readonly later?: Later<S, M> | undefined
}

/** A state after the one that a table is restored from, and the way there. */
export interface Later<S extends GameState = GameState, M extends Move = Move> {
  readonly state: S
  /** The entries between the two states; the log has them. */
  readonly entries: readonly LogEntry<M>[]
  /** Entries that were taken back, the next to redo last. */
  readonly undone: readonly LogEntry<M>[]
  /** The changes between the two states. */
  readonly changes: Changes
}

/** How often a table has changed. */
export interface Changes {
  /** Moves, undos and redos. */
  readonly all: number
  /** Undos and redos. */
  readonly retaken: number
}

/** A state before which nothing can be taken back. */
export interface Floor<S extends GameState = GameState> {
  readonly state: S
  /** The length of the log there. */
  readonly entries: number
  /** The changes of this table until then. */
  readonly changes: Changes
}

const noChanges: Changes = { all: 0, retaken: 0 }

/** At least this many entries lie between two states that are kept for undo. */
const baseEvery = 16
/** At least this many entries can be taken back, where nothing stands in the way. */
const mostBack = 64
/** So many steps of one seat in a row are looked at, whether they can be taken back at once. */
const mostAtOnce = 8

interface Base<S> {
  /** How many entries lie between the oldest state that is kept and this one. */
  readonly entries: number
  readonly state: S
  readonly changes: Changes
  /** The state as JSON, once it was needed. */
  text?: string
}

interface Recent<M extends Move> {
  readonly entry: LogEntry<M>
  /** Proven to have revealed nothing hidden. */
  harmless: boolean
}

/** Checks the settings and gives the config; an InputError says what is wrong. */
export function configOf<S extends GameState, M extends Move, E extends GameEvent, O extends OptionsSchema>(
  game: GameDefinition<S, M, E, O>,
  players: number,
  options: unknown,
): Config<O> {
  const { min, max } = game.meta.seats
  if (!Number.isInteger(players) || players < min || players > max) {
    const range = min === max ? `${min}` : `${min} to ${max}`
    throw new InputError(
      `${game.meta.id} is for ${range} ${max === 1 ? 'player' : 'players'}, got ${JSON.stringify(players)}`,
    )
  }
  return { players, options: parseOptions(game.meta.options, options) }
}

/**
 * A game being played: checks every move against the list, keeps the log, and finds out by itself how far back it can
 * be undone. Server, local tables, scenarios and replays all play through it; only bots play states directly.
 */
export class Table<S extends GameState = GameState, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly game: GameDefinition<S, M, E>
  readonly config: Config
  readonly seed: string
  readonly start: object | undefined
  /** What happened by itself before the first decision. */
  readonly opening: readonly E[]
  readonly #chance: RecordedChance
  #state: S
  #log: Log<M>
  #events: E[] = []
  /** The states kept for undo, oldest first. Undo plays again from the nearest one, so not every state is kept. */
  #bases: Base<S>[]
  /** The entries since the oldest of them, as texts. */
  #since: string[] = []
  /** The entries since the last known barrier, oldest first. */
  #past: Recent<M>[] = []
  /** Steps that were taken back, the next to redo last. */
  #future: LogEntry<M>[] = []
  #changes: Changes = noChanges
  /** The moves listed last in this state: a submitted move was usually listed just before. */
  #listed: { readonly seat: Seat; readonly moves: readonly M[] } | null = null

  /** Opens a new table, or goes on with one from where it was saved; an InputError says why these rules cannot. */
  constructor(game: GameDefinition<S, M, E>, settings: TableSettings, { state, log, later }: Saved<S, M> = {}) {
    this.game = game
    this.config = configOf(game, settings.players, settings.options)
    this.seed = String(settings.seed)
    this.start = settings.start
    this.#chance = new RecordedChance(seedRng(settings.seed), settings.chance)
    this.#log = log ?? new Packed()
    if (state) {
      game.checkFlow(state)
      this.#state = clone(state)
      this.opening = []
    } else {
      this.#state = settings.start
        ? startFrom(game, settings.start, seedRng(settings.seed))
        : game.setup(this.config, this.#chance)
      this.opening = this.#settle()
    }
    this.#bases = [{ entries: 0, state: clone(this.#state), changes: noChanges }]
    if (later) this.#goOnFrom(later)
  }

  get state(): S {
    return this.#state
  }

  /** The log so far, in copies. */
  get entries(): readonly LogEntry<M>[] {
    return this.#log.from(0)
  }

  get entryCount(): number {
    return this.#log.length
  }

  get unusedChance(): readonly ChanceResult[] {
    return this.#chance.unused
  }

  get changes(): Changes {
    return this.#changes
  }

  actors(): readonly Seat[] {
    return this.game.actors(this.#state)
  }

  moves(seat: Seat): readonly M[] {
    if (this.#listed?.seat !== seat) this.#listed = { seat, moves: this.game.moves(this.#state, seat) }
    return this.#listed.moves
  }

  view(seat: Seat | null): View<S> {
    return clone(this.game.view(this.#state, seat))
  }

  /** Plays a move if it is legal; otherwise says why not and changes nothing. */
  submit(seat: Seat, move: unknown): Outcome<E, M> {
    const actors = this.actors()
    if (actors.length === 0) return refuse('game-over', 'the game is over')
    if (!actors.includes(seat) && !this.game.others(this.#state).includes(seat))
      return refuse('not-your-turn', `seat ${seat} is not to move; to move: ${actors.join(', ')}`)
    const legal = findEqual(this.moves(seat), move)
    if (legal === undefined) return refuse('illegal-move', `not a legal move for seat ${seat}: ${JSON.stringify(move)}`)
    const played = this.#play(seat, legal)
    this.#future = []
    this.#changed(0)
    this.#keep()
    return played
  }

  /** Takes the seat's last step back, unless chance, a reveal or another seat's decision stands in the way. */
  undo(seat: Seat): Outcome<E, M> {
    if (!this.#isHarmless())
      return refuse(
        'nothing-to-undo',
        'nothing can be taken back: nothing was played, or chance or something hidden has come to light since',
      )
    const { entry } = this.#past.at(-1)!
    if (entry.seat !== seat) return refuse('not-yours-to-undo', `the last decision was seat ${entry.seat}'s`)
    this.#past.pop()
    this.#log.pop()
    this.#since.pop()
    this.#bases = this.#bases.filter(({ entries }) => entries <= this.#since.length)
    this.#future.push(entry)
    this.#state = this.#playedAgain(this.#since.length)
    this.#listed = null
    this.#changed(1)
    return { ok: true, entry, text: entryText(entry), events: [] }
  }

  /** Plays again what the seat took back last. */
  redo(seat: Seat): Outcome<E, M> {
    const entry = this.#future.at(-1)
    if (entry?.seat !== seat) return refuse('nothing-to-redo', `seat ${seat} has nothing to play again`)
    const played = this.#play(seat, entry.move)
    this.#future.pop()
    this.#changed(1)
    this.#keep()
    return played
  }

  /**
   * Goes back by so many entries, to the state that was there, whatever stands in the way. What came before stays. `way` is the
   * number of the way that chance goes from now on.
   */
  takeBack(state: S, count: number, way: number): void {
    this.game.checkFlow(state)
    this.#state = clone(state)
    for (let taken = 0; taken < count; taken++) this.#log.pop()
    this.#past = []
    this.#future = []
    this.#listed = null
    this.fork(way)
    this.#changed(1)
    this.#rebase()
  }

  /** Lets chance go on another way. */
  fork(way: number): void {
    fork(this.#state.rng, way)
  }

  /** Whether the seat could take a step back now. */
  canUndo(seat: Seat): boolean {
    return this.#past.at(-1)?.entry.seat === seat && this.#isHarmless()
  }

  /** How many steps the seat could take back one after the other, as far as it is known: those in doubt do not count. */
  surelyUndo(seat: Seat): number {
    const barrier = this.#past.findLastIndex(({ entry, harmless }) => entry.seat !== seat || !harmless)
    return Math.min(this.#past.length - 1 - barrier, mostAtOnce)
  }

  /**
   * The last step of which it is not known yet whether it can be taken back, among the last ones of one seat; another thread
   * may find it out.
   */
  doubt(): Doubt | null {
    const last = this.#past.at(-1)?.entry.seat
    const back = this.#past
      .slice(-mostAtOnce)
      .toReversed()
      .findIndex(({ entry, harmless }) => entry.seat !== last || !harmless)
    const step = this.#past.at(-1 - back)
    if (back < 0 || step?.entry.seat !== last) return null
    const count = this.#since.length - back
    const base = this.#baseOf(count - 1)
    base.text ??= JSON.stringify(base.state)
    const entries = this.#since.slice(base.entries, count)
    return { players: this.config.players, base: base.text, entries, seat: step!.entry.seat, back }
  }

  /** Whether the step that was in doubt can be taken back, with those after it; `back` is its place from the end. */
  resolve(harmless: boolean, back: number): void {
    const step = this.#past.at(-1 - back)
    if (step && harmless) step.harmless = true
    else this.#bar(back)
  }

  /** The last state that is kept before which nothing can be taken back. */
  get floor(): Floor<S> {
    const { state, changes } = this.#bases[0]!
    return { state, changes, entries: this.#log.length - this.#since.length }
  }

  /** Whether the seat could play again what it took back. */
  canRedo(seat: Seat): boolean {
    return this.#future.at(-1)?.seat === seat
  }

  /** Changes the position (scenarios' `given`) and runs its automatic consequences. The log restarts. */
  arrange(change: (state: S) => S): readonly E[] {
    const changed = change(clone(this.#state))
    this.game.checkFlow(changed)
    this.#state = changed
    this.#log = new Packed()
    this.#past = []
    this.#future = []
    this.#listed = null
    const events = this.#settle()
    this.#rebase()
    return events
  }

  #play(seat: Seat, move: M): Done<E, M> {
    this.#listed = null
    try {
      this.game.play(this.#state, seat, move, this.#context())
    } catch (error) {
      this.#chance.take()
      this.#events = []
      this.#state = this.#playedAgain(this.#since.length)
      throw error
    }
    const chance = this.#chance.take()
    const { fork: way } = this.#state.rng
    const played = { seat, move, chance, rules: this.game.meta.rulesVersion, hash: hash(this.#state) }
    const entry = way === undefined ? played : { ...played, fork: way }
    const text = entryText(entry)
    this.#log.push(text)
    this.#since.push(text)
    if (chance.length > 0) this.#past = []
    else this.#past.push({ entry, harmless: this.game.open })
    return { ok: true, entry, text, events: this.#told() }
  }

  /**
   * True if the last step can be taken back because it revealed nothing hidden. It is computed on demand, because it
   * takes a hundred times as long as the step itself.
   */
  #isHarmless(): boolean {
    const doubt = this.doubt()
    if (doubt?.back === 0) this.resolve(isHarmless(this.game, doubt), 0)
    return this.#past.length > 0
  }

  #changed(retaken: 0 | 1): void {
    this.#changes = { all: this.#changes.all + 1, retaken: this.#changes.retaken + retaken }
  }

  /** Nothing can be taken back but the last steps, so many. */
  #bar(left: number): void {
    this.#past = left === 0 ? [] : this.#past.slice(-left)
    this.#keep()
  }

  /** Keeps the state now and then: undo plays again from there, and a restored table goes on from there. */
  #keep(): void {
    // A table that is restored from this state would have nothing to redo.
    if (this.#future.length > 0) return
    const barred = this.#past.length === 0
    if (this.#since.length - (barred ? 0 : this.#bases.at(-1)!.entries) < baseEvery) return
    if (barred) this.#rebase()
    else {
      this.#bases.push({ entries: this.#since.length, state: clone(this.#state), changes: this.#changes })
      this.#dropOldest()
    }
  }

  #rebase(): void {
    this.#bases = [{ entries: 0, state: clone(this.#state), changes: this.#changes }]
    this.#since = []
  }

  /** Lets go of the oldest states, from which more could be taken back than anybody needs. */
  #dropOldest(): void {
    const from = this.#bases.findLast(({ entries }) => this.#since.length - entries >= mostBack)
    if (!from || from.entries === 0) return
    this.#bases = this.#bases
      .filter(base => base.entries >= from.entries)
      .map(base => ({ ...base, entries: base.entries - from.entries }))
    this.#since = this.#since.slice(from.entries)
    this.#past = this.#past.slice(-this.#since.length)
  }

  #goOnFrom({ state, entries, undone, changes }: Later<S, M>): void {
    this.game.checkFlow(state)
    this.#state = clone(state)
    this.#since = entries.map(entryText)
    const barrier = entries.findLastIndex(({ chance }) => chance.length > 0)
    this.#past = entries.slice(barrier + 1).map(entry => ({ entry, harmless: this.game.open }))
    this.#future = [...undone]
    this.#changes = changes
  }

  /** The state after that many entries since the oldest state that is kept. */
  #playedAgain(count: number): S {
    const base = this.#baseOf(count)
    const state = clone(base.state)
    for (const text of this.#since.slice(base.entries, count)) {
      playAgain(this.game, state, JSON.parse(text) as LogEntry<M>)
    }
    return state
  }

  /** The nearest kept state that is not after that many entries. */
  #baseOf(count: number): Base<S> {
    return this.#bases.findLast(({ entries }) => entries <= count)!
  }

  #settle(): readonly E[] {
    this.game.advance(this.#state, this.#context())
    this.#chance.take()
    return this.#told()
  }

  #context() {
    return { random: this.#chance, emit: (event: E) => void this.#events.push(event) }
  }

  #told(): readonly E[] {
    const events = this.#events
    this.#events = []
    return events
  }
}

function startFrom<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  start: object,
  rng: RngState,
): S {
  const state = { ...clone(start), rng } as S
  game.checkFlow(state)
  return state
}

function refuse(why: Refusal, message: string): { ok: false; why: Refusal; message: string } {
  return { ok: false, why, message }
}
