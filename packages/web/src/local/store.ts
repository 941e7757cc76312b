import {
  type ChanceResult,
  clone,
  type GameEvent,
  type GameState,
  type JsonObject,
  type Move,
  type Result,
  type Seat,
  type Snapshot,
  type Step,
  type TableSettings,
} from '@acheron/engine'

/** Who sits at a seat of a local table: whoever holds the device, or a bot by its text (`greedy`, `search:ms=500`). */
export type LocalSeat = 'me' | { readonly bot: string }

/** The table from whose middle another attempt was begun. */
export interface Origin {
  readonly page: 'table' | 'local'
  readonly id: string
}

/** A local table as it is kept. Its steps are kept beside it, one by one, and are never rewritten. */
export interface LocalRow {
  readonly id: string
  readonly game: string
  readonly name: string
  /** The version of the rules by which it was opened. */
  readonly rules: number
  /** With the options complete. A lesson has scripted chance in it. */
  readonly settings: TableSettings & { readonly options: JsonObject; readonly seed: string }
  readonly seats: readonly LocalSeat[]
  /** What the people are called, by seat; null where no name was given, missing where none was. */
  readonly names?: readonly (string | null)[]
  /** The table of which this is another attempt, if it is one. */
  readonly origin?: Origin
  /** Part of the guided first game: not listed, and forgotten in time. */
  readonly lesson: boolean
  /** What the bots of a lesson play, in order, those moves included that were made before it began. */
  readonly script?: readonly Move[]
  /** Milliseconds since 1970. */
  readonly created: number
  readonly changed: number
  /** How many steps there are. */
  readonly version: number
  /** The last state at which nothing could be undone; always null with scripted chance, see `LocalTables`. */
  readonly snapshot: Snapshot | null
  /** How it stands, for the day when the rules are others: none with scripted chance, nor where an older page left it. */
  readonly rest?: Rest
  /** What happened before the first decision, as it was shown then; an older page left it out. */
  readonly opening?: readonly GameEvent[]
  /** What a list shows, so that it needs no rules. */
  readonly glance: { readonly over: boolean; readonly progress: number; readonly actors: readonly Seat[] }
}

/** Where a table stands, and by which rules. */
export interface Rest {
  readonly rules: number
  /** Null while it is the snapshot's. */
  readonly state: GameState | null
  readonly result: Result | null
}

/** A table with all its steps, in order. */
export interface Kept {
  readonly row: LocalRow
  readonly steps: readonly Step[]
}

/** Where local tables are kept. */
export interface LocalStore {
  /** Whether they outlive the page. */
  readonly lasting: boolean
  /** In no order. */
  list(): Promise<readonly LocalRow[]>
  load(id: string): Promise<Kept | null>
  create(table: Kept): Promise<void>
  /**
   * Keeps one more step and the row after it, both or neither. False, and nothing is written, when the stored table is
   * not at the version before the step's: another tab was quicker, or has removed it.
   */
  append(row: LocalRow, step: Step): Promise<boolean>
  /** A lesson's table becomes one like the others, its script cut to what has been used; nothing when there is none. */
  release(id: string, chance: readonly ChanceResult[]): Promise<void>
  remove(id: string): Promise<void>
}

/** The row of a lesson that is over: what is left of its script would not fit what is played from now on. */
export function released({ script: _, ...row }: LocalRow, chance: readonly ChanceResult[]): LocalRow {
  return { ...row, lesson: false, settings: { ...row.settings, chance } }
}

/** Tables for as long as the page lives: where the browser gives no storage, and in tests. */
export class MemoryStore implements LocalStore {
  readonly lasting = false
  readonly #tables = new Map<string, { row: LocalRow; readonly steps: Step[] }>()

  async list() {
    return [...this.#tables.values()].map(table => clone(table.row))
  }

  async load(id: string) {
    const table = this.#tables.get(id)
    return table ? clone(table) : null
  }

  async create({ row, steps }: Kept) {
    this.#tables.set(row.id, clone({ row, steps: [...steps] }))
  }

  async append(row: LocalRow, step: Step) {
    const table = this.#tables.get(row.id)
    if (table?.row.version !== step.version - 1) return false
    table.row = clone(row)
    table.steps.push(clone(step))
    return true
  }

  async release(id: string, chance: readonly ChanceResult[]) {
    const table = this.#tables.get(id)
    if (table) table.row = released(table.row, chance)
  }

  async remove(id: string) {
    this.#tables.delete(id)
  }
}
