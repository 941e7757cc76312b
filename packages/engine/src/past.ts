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
  /** The move that led here and what it brought; null and the opening at 0. */
  readonly by: Seat | null
  readonly move: Move | null
  readonly events: readonly GameEvent[]
}

/** Entries between two states kept for going back quickly. */
const checkpointEvery = 50

/** A game's past, played again from its start as far as it is asked for. */
export class Past<S extends GameState, M extends Move, E extends GameEvent> {
  readonly #game: GameDefinition<S, M, E>
  readonly #entries: readonly LogEntry<M>[]
  readonly #checkpoints: S[]
  readonly opening: readonly E[]

  constructor(game: GameDefinition<S, M, E>, settings: TableSettings, entries: readonly LogEntry<M>[]) {
    this.#game = game
    this.#entries = entries
    const table = new Table(game, settings)
    this.opening = table.opening
    this.#checkpoints = [table.state]
  }

  viewAt(entry: number, seat: Seat | null): PastView {
    const game = this.#game
    if (entry <= 0) {
      // Nothing is kept of the start itself: rules that set up otherwise are found out by what came of it.
      if (this.#entries.length > 0) this.#moment(1)
      const view = clone(game.view(this.#checkpoints[0]!, seat)) as View
      return { entry: 0, view, by: null, move: null, events: this.opening.map(event => game.viewEvent(event, seat)) }
    }
    const until = Math.min(entry, this.#entries.length)
    const { state, last, events } = this.#moment(until)
    return {
      entry: until,
      view: game.view(state, seat) as View,
      by: last.seat,
      move: game.viewMove(last.move, last.seat, seat),
      events: events.map(event => game.viewEvent(event, seat)),
    }
  }

  /** The state after that entry, proven to be the one that was; other rules than those it was played by may lead elsewhere. */
  #moment(entry: number) {
    const state = this.#stateBefore(entry)
    const last = this.#entries[entry - 1]!
    const events = playAgain(this.#game, state, last)
    if (hash(state) !== last.hash) throw new Error(`entry ${entry} does not play again as it was kept`)
    return { state, last, events }
  }

  /** The state just before that entry, from the nearest checkpoint; new checkpoints are left on the way. */
  #stateBefore(entry: number): S {
    const wanted = Math.floor((entry - 1) / checkpointEvery)
    const from = Math.min(wanted, this.#checkpoints.length - 1)
    const state = clone(this.#checkpoints[from]!)
    for (let i = from * checkpointEvery; i < entry - 1; i++) {
      playAgain(this.#game, state, this.#entries[i]!)
      if ((i + 1) % checkpointEvery === 0 && (i + 1) / checkpointEvery === this.#checkpoints.length) {
        this.#checkpoints.push(clone(state))
      }
    }
    return state
  }
}
