import type { PastView, Seat, Step, TableView } from '@acheron/engine'
import type { OpenTable, ServerMessage, StepsPage, TableInfo } from '@acheron/protocol'
import { lastSteps } from '../store/store.ts'
import { infoFor, showOpening } from './describe.ts'
import type { TableState } from './state.ts'

/** A client that missed more steps than this gets the whole table, which costs no more then. */
const longestCatchUp = 200

/** The text of the steps in a first message: some hold whole fights. */
const mostStepBytes = 24_000

/** The views of a table, each as its seat may see it. */
export class Views {
  readonly #state: TableState
  /** Whether the person has the table open now. */
  readonly #isHere: (person: string) => boolean

  constructor(state: TableState, isHere: (person: string) => boolean) {
    this.#state = state
    this.#isHere = isHere
  }

  infoFor(seat: Seat | null): TableInfo {
    const { table, seats, over, standing, seedHash: hash, course, game } = this.#state
    const presence = { name: (id: string) => this.#state.nameOf(id), online: this.#isHere }
    const saves = game.meta.saves === true
    return infoFor({ table, seats, over, standing, hash, course, saves }, seat, presence)
  }

  openFor(seat: Seat | null): OpenTable {
    const { live, game, table } = this.#state
    return {
      info: this.infoFor(seat),
      now: this.#finished(live.viewFor(seat)),
      ...this.#lastSteps(seat),
      opening: showOpening(game, table.opening, seat),
    }
  }

  /** A page of steps, given as their texts, that come after that version. */
  pageOf(texts: readonly string[], after: number, seat: Seat | null): StepsPage {
    const { live } = this.#state
    return { steps: texts.map(text => live.show(JSON.parse(text) as Step, seat)), before: after }
  }

  /** The start of a game in which nothing was decided yet. No entry proves it, but it is still the present. */
  startFor(seat: Seat | null): PastView {
    const { live, game, table } = this.#state
    const { view } = live.viewFor(seat)
    return { entry: 0, view, by: null, move: null, events: showOpening(game, table.opening, seat) }
  }

  /** The number of steps to send to a client that knows the table up to that version. */
  stepsSince(since?: number): number {
    const { version } = this.#state
    return this.#isWhole(since) ? Math.min(version, lastSteps) : version - since!
  }

  /** The steps after the version. The viewer knows everything else except the end of the game. */
  stepsMessage(seat: Seat | null, since: number): ServerMessage {
    return this.#state.over ? this.newsMessage(seat, since) : this.#steps(seat, since, null)
  }

  /** The steps after the version and all other changes, or the whole table. */
  newsMessage(seat: Seat | null, since?: number): ServerMessage {
    if (this.#isWhole(since)) return { type: 'table', table: this.#state.id, open: this.openFor(seat) }
    return this.#steps(seat, since!, this.infoFor(seat))
  }

  /** The seats and the people present; the game has not changed. */
  infoMessage(seat: Seat | null): ServerMessage {
    const { id, live } = this.#state
    return { type: 'info', table: id, info: this.infoFor(seat), now: this.#finished(live.sharedViewFor(seat)) }
  }

  /** As many of the last steps as a screen shows, but not more than a first message may hold. */
  #lastSteps(seat: Seat | null): StepsPage {
    const { live, version } = this.#state
    const first = Math.max(0, live.stepsFrom, version - lastSteps)
    const steps = live.stepsSince(first).map(step => live.show(step, seat))
    let from = steps.length
    for (let bytes = 0; from > 0; from--) {
      bytes += Buffer.byteLength(JSON.stringify(steps[from - 1]))
      // The last one is always there.
      if (bytes > mostStepBytes && from < steps.length) break
    }
    return { steps: steps.slice(from), before: first + from }
  }

  #steps(seat: Seat | null, since: number, info: TableInfo | null): ServerMessage {
    const { id, live } = this.#state
    const steps = live.stepsSince(since).map(step => live.show(step, seat))
    return { type: 'steps', table: id, info, now: this.#finished(live.sharedViewFor(seat)), steps }
  }

  /** True if the whole table is sent: there is no known version, or too many steps have come since. */
  #isWhole(since: number | undefined): boolean {
    const { version, live } = this.#state
    return since === undefined || since > version || version - since > longestCatchUp || since < live.stepsFrom
  }

  /** Once the game is over nothing is undone, because the seed is public; and its result is the stored one. */
  #finished(now: TableView): TableView {
    const result = this.#state.result ?? now.result
    return result ? { ...now, result, actors: [], moves: [], canUndo: false, canRedo: false } : now
  }
}
