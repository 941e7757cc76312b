import type { PastView, Seat, ShownOrders, Step, TableView } from '@acheron/engine'
import type { OpenTable, ServerMessage, StepsPage, TableInfo } from '@acheron/protocol'
import { lastSteps } from '../store/store.ts'
import { clockInfo } from '../time/describe.ts'
import type { Viewer } from './audience.ts'
import { infoFor, type Presence, showOpening } from './describe.ts'
import type { TableState } from './state.ts'

/** A client that missed more steps than this gets the whole table, which costs no more then. */
const longestCatchUp = 200

/** The text of the steps in a first message: some hold whole fights. */
const mostStepBytes = 24_000

/** The views of a table, each as its seat may see it. */
export class Views {
  readonly #state: TableState
  readonly #presence: Omit<Presence, 'name'>

  constructor(state: TableState, presence: Omit<Presence, 'name'>) {
    this.#state = state
    this.#presence = presence
  }

  infoFor(viewer: Viewer): TableInfo {
    return infoFor(this.#state, viewer, { ...this.#presence, name: id => this.#state.nameOf(id) })
  }

  /** `seen`: the last version that the viewer has seen, where that is known. */
  openFor(viewer: Viewer, seen?: number): OpenTable {
    const { live, game, table } = this.#state
    const { sees } = viewer
    return {
      info: this.infoFor(viewer),
      now: this.#shown(live.viewFor(sees), viewer),
      ...this.#lastSteps(sees),
      opening: showOpening(game, table.opening, sees),
      ...(seen === undefined ? {} : { seen }),
    }
  }

  /** A page of steps, given as their texts, that come after that version. */
  pageOf(texts: readonly string[], after: number, seat: Seat | null): StepsPage {
    return { steps: texts.map(text => this.#state.show(JSON.parse(text) as Step, seat)), before: after }
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

  /** The steps after the version. The viewer knows everything else, except the end of the game and what the first move changes. */
  stepsMessage(viewer: Viewer, since: number): ServerMessage {
    return this.#state.over || since === 0 ? this.newsMessage(viewer, since) : this.#steps(viewer, since, null)
  }

  /** The steps after the version and all other changes, or the whole table. */
  newsMessage(viewer: Viewer, since?: number, seen?: number): ServerMessage {
    if (this.#isWhole(since)) return { type: 'table', table: this.#state.id, open: this.openFor(viewer, seen) }
    const steps = this.#steps(viewer, since!, this.infoFor(viewer))
    return seen === undefined ? steps : { ...steps, seen }
  }

  /** The seats and the people present; the game has not changed. */
  infoMessage(viewer: Viewer): ServerMessage {
    const { id, live } = this.#state
    const now = this.#shown(live.sharedViewFor(viewer.sees), viewer)
    return { type: 'info', table: id, info: this.infoFor(viewer), now }
  }

  /** As many of the last steps as a screen shows, but not more than a first message may hold. */
  #lastSteps(seat: Seat | null): StepsPage {
    const { live, version } = this.#state
    const first = Math.max(0, live.stepsFrom, version - lastSteps)
    const steps = live.stepsSince(first).map(step => this.#state.show(step, seat))
    let from = steps.length
    for (let bytes = 0; from > 0; from--) {
      bytes += Buffer.byteLength(JSON.stringify(steps[from - 1]))
      // The last one is always there.
      if (bytes > mostStepBytes && from < steps.length) break
    }
    return { steps: steps.slice(from), before: first + from }
  }

  #steps(viewer: Viewer, since: number, info: TableInfo | null): Extract<ServerMessage, { type: 'steps' }> {
    const { id, live } = this.#state
    const steps = live.stepsSince(since).map(step => this.#state.show(step, viewer.sees))
    const clock = clockInfo(this.#state)
    const now = this.#shown(live.sharedViewFor(viewer.sees), viewer)
    return { type: 'steps', table: id, info, now, steps, ...(clock ? { clock } : {}) }
  }

  /** True if the whole table is sent: there is no known version, or too many steps have come since. */
  #isWhole(since: number | undefined): boolean {
    const { version, live } = this.#state
    return since === undefined || since > version || version - since > longestCatchUp || since < live.stepsFrom
  }

  /** What can be done is told to who can do it: a coach sees what the player sees, and decides nothing. */
  #shown(now: TableView, { seat, sees }: Viewer): TableView {
    const told = this.#finished(now)
    if (seat !== sees) return withoutActs(told)
    const orders = seat === null || this.#state.over ? null : this.#ordersOf(seat)
    return orders ? { ...told, orders } : told
  }

  #ordersOf(seat: Seat): ShownOrders | null {
    const { standing, ended } = this.#state.ordersOf(seat)
    return standing.length + ended.length === 0 ? null : { standing: standing.map(({ order }) => order), ended }
  }

  /** Once the game is over nothing is undone, because the seed is public; and its result is the stored one. */
  #finished(now: TableView): TableView {
    const result = this.#state.result ?? now.result
    return result ? { ...withoutActs(now), result, actors: [] } : now
  }
}

function withoutActs({ undos: _, ...now }: TableView): TableView {
  return { ...now, moves: [], canUndo: false, canRedo: false }
}
