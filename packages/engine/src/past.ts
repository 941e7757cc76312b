import type { GameDefinition, GameEvent, GameState, Move, Seat, View } from './game.ts'
import { hash } from './hash.ts'
import { clone } from './json.ts'
import { type LogEntry, playAgain } from './log.ts'
import { Table, type TableSettings } from './table.ts'

/** A moment of a game's past, for the replay scrubber. */
export interface PastView {
  /** Decisions played: 0 is the start. */
  readonly entry: number
  readonly view: View
  /** The move that led here and its events; null and the opening at 0. */
  readonly by: Seat | null
  readonly move: Move | null
  readonly events: readonly GameEvent[]
}

/** Entries between two checkpoints, until there are too many of them. */
const firstSpacing = 50
/** Beyond this every second checkpoint is dropped: a long game must not fill the memory. */
const mostCheckpoints = 64

/** A state on the way, and what the entry before it brought. */
interface Moment<S, E> {
  readonly entry: number
  readonly state: S
  readonly events: readonly E[]
}

/**
 * A game's past, replayed from its start as far as it is needed. It grows and shrinks with the log and caches
 * checkpoints and the moment shown last, so that the next one costs one move.
 */
export class Past<S extends GameState = GameState, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly #game: GameDefinition<S, M, E>
  readonly #entries: LogEntry<M>[]
  readonly opening: readonly E[]
  /** The states after 0, 1, 2... times the spacing entries. */
  #checkpoints: S[]
  #spacing = firstSpacing
  /** The moment shown last. Its state is played on in place, so nobody else may hold a part of it. */
  #shown: Moment<S, E> | null = null

  constructor(game: GameDefinition<S, M, E>, settings: TableSettings, entries: readonly LogEntry<M>[]) {
    this.#game = game
    this.#entries = [...entries]
    const table = new Table(game, settings)
    this.opening = table.opening
    this.#checkpoints = [table.state]
  }

  /** How many entries the log has. */
  get length(): number {
    return this.#entries.length
  }

  /** Plays as far as it takes to show an entry, and stops at every checkpoint on the way. */
  *towards(entry: number): Generator<void> {
    const until = Math.min(entry, this.#entries.length)
    while (this.#checkpoints.length * this.#spacing < until) {
      const at = this.#checkpoints.length - 1
      this.#playOn({ entry: at * this.#spacing, state: clone(this.#checkpoints[at]!) }, (at + 1) * this.#spacing)
      yield
    }
  }

  /** The log has a further entry. */
  push(entry: LogEntry<M>): void {
    this.#entries.push(entry)
  }

  /** The log has lost its last entries. */
  pop(count = 1): void {
    this.#entries.splice(-count)
    const { length } = this.#entries
    if (this.#shown && this.#shown.entry > length) this.#shown = null
    this.#checkpoints.length = Math.min(this.#checkpoints.length, Math.floor(length / this.#spacing) + 1)
  }

  /** A copy of the state after that many entries, proven to be as it was. */
  stateAt(entry: number): S {
    if (entry > 0) return clone(this.#momentAt(entry).state)
    this.#proveStart()
    return clone(this.#checkpoints[0]!)
  }

  viewAt(entry: number, seat: Seat | null, device?: readonly Seat[]): PastView {
    const game = this.#game
    if (entry <= 0) {
      this.#proveStart()
      const view = clone(game.view(this.#checkpoints[0]!, seat, device)) as View
      return { entry: 0, view, by: null, move: null, events: this.opening.map(event => game.viewEvent(event, seat)) }
    }
    const until = Math.min(entry, this.#entries.length)
    const { state, events } = this.#momentAt(until)
    const last = this.#entries[until - 1]!
    return {
      entry: until,
      view: clone(game.view(state, seat, device)) as View,
      by: last.seat,
      move: game.viewMove(last.move, last.seat, seat, device),
      events: clone(events.map(event => game.viewEvent(event, seat))),
    }
  }

  /** The start itself has no hash: the first entry's proves that the rules still set up the same way. */
  #proveStart(): void {
    if (this.#entries.length > 0) this.#momentAt(1)
  }

  /** The moment after that entry, proven to be as it was: newer rules may lead to another state. */
  #momentAt(entry: number): Moment<S, E> {
    if (this.#shown?.entry !== entry) {
      const from = this.#nearestBefore(entry)
      // A state in the middle of a failed move must not be reused.
      this.#shown = null
      this.#shown = this.#playOn(from, entry)
    }
    const moment = this.#shown
    if (hash(moment.state) !== this.#entries[entry - 1]!.hash)
      throw new Error(`entry ${entry} does not play again as it was kept`)
    return moment
  }

  /** The moment shown last, or a copy of the checkpoint before the entry, whichever is nearer. */
  #nearestBefore(entry: number): { readonly entry: number; readonly state: S } {
    const at = Math.min(Math.floor((entry - 1) / this.#spacing), this.#checkpoints.length - 1)
    const checkpoint = at * this.#spacing
    const shown = this.#shown
    if (shown && shown.entry < entry && shown.entry >= checkpoint) return shown
    return { entry: checkpoint, state: clone(this.#checkpoints[at]!) }
  }

  #playOn({ entry: from, state }: { readonly entry: number; readonly state: S }, entry: number): Moment<S, E> {
    let events: readonly E[] = []
    for (let i = from; i < entry; i++) {
      events = playAgain(this.#game, state, this.#entries[i]!)
      if (i + 1 === this.#checkpoints.length * this.#spacing) this.#checkpoints.push(clone(state))
    }
    if (this.#checkpoints.length > mostCheckpoints) {
      this.#checkpoints = this.#checkpoints.filter((_, i) => i % 2 === 0)
      this.#spacing *= 2
    }
    return { entry, state, events }
  }
}
