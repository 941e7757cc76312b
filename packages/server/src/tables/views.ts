import type { PastView, Seat, TableView } from '@acheron/engine'
import type { OpenTable, ServerMessage, StepsPage, TableInfo } from '@acheron/protocol'
import { infoFor, showOpening } from './describe.ts'
import type { TableState } from './state.ts'

/** A client that missed more steps than this gets the whole table, which costs no more then. */
const longestCatchUp = 200

/** The steps of one page: more lines than a screen shows. */
const stepsPerPage = 60

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
    const { table, seats, over, standing, seedHash: hash } = this.#state
    const presence = { name: (id: string) => this.#state.nameOf(id), online: this.#isHere }
    return infoFor({ table, seats, over, standing, hash }, seat, presence)
  }

  openFor(seat: Seat | null): OpenTable {
    const { live, game, table } = this.#state
    return {
      info: this.infoFor(seat),
      now: this.#finished(live.viewFor(seat)),
      ...this.stepsBefore(seat),
      opening: showOpening(game, table.opening, seat),
    }
  }

  /** A page of the steps before that version; the last ones of all without it. */
  stepsBefore(seat: Seat | null, version = this.#state.version + 1): StepsPage {
    const { live } = this.#state
    const until = Math.min(version - 1, this.#state.version)
    const before = Math.max(0, until - stepsPerPage)
    return { steps: live.steps.slice(before, until).map(step => live.show(step, seat)), before }
  }

  /** The moments of the past from that entry on; throws if today's rules would show the first one differently. */
  pastFor(entry: number, count: number, seat: Seat | null): readonly PastView[] {
    const moments = [this.#momentFor(entry, seat)]
    const last = Math.min(entry + count - 1, this.#state.live.entryCount)
    try {
      for (let at = entry + 1; at <= last; at++) moments.push(this.#momentFor(at, seat))
    } catch {
      // A request for that moment itself is answered with the reason.
    }
    return moments
  }

  /** The number of steps to send to a client that knows the table up to that version. */
  stepsSince(since?: number): number {
    const { version } = this.#state
    return this.#isWhole(since) ? version : version - since!
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

  #momentFor(entry: number, seat: Seat | null): PastView {
    const { live, game, table } = this.#state
    if (live.entryCount > 0) return live.viewAt(entry, seat)
    // No entry proves the set-up, but the position is still the initial one.
    const { view } = live.viewFor(seat)
    return { entry: 0, view, by: null, move: null, events: showOpening(game, table.opening, seat) }
  }

  #steps(seat: Seat | null, since: number, info: TableInfo | null): ServerMessage {
    const { id, live } = this.#state
    const steps = live.stepsSince(since).map(step => live.show(step, seat))
    return { type: 'steps', table: id, info, now: this.#finished(live.sharedViewFor(seat)), steps }
  }

  /** True if the whole table is sent: there is no known version, or too many steps have come since. */
  #isWhole(since: number | undefined): boolean {
    const { version } = this.#state
    return since === undefined || since > version || version - since > longestCatchUp
  }

  /** Once the game is over nothing is undone, because the seed is public; and its result is the stored one. */
  #finished(now: TableView): TableView {
    const result = this.#state.result ?? now.result
    return result ? { ...now, result, actors: [], moves: [], canUndo: false, canRedo: false } : now
  }
}
