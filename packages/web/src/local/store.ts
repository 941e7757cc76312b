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

/** Who has a seat of a local table: a person at the device, or a bot by its text (`greedy`, `search:ms=500`). */
export type LocalSeat = 'me' | { readonly bot: string }

/** The table that another attempt was begun from. */
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
  /** The people's names by seat; null for a seat without one, missing when no seat has one. */
  readonly names?: readonly (string | null)[]
  /** The table that this is another attempt of, if any. */
  readonly origin?: Origin
  /** The table of a guided first game: not listed, and removed in time. */
  readonly lesson: boolean
  /** The moves of a lesson's bots in order, including those made before it began. */
  readonly script?: readonly Move[]
  /** Milliseconds since 1970. */
  readonly created: number
  readonly changed: number
  /** How many steps there are. */
  readonly version: number
  /** The last state before which nothing can be undone; always null with scripted chance, see `LocalTables`. */
  readonly snapshot: Snapshot | null
  /** The last state and result, for when the rules have changed. Missing with scripted chance and in rows of older pages. */
  readonly rest?: Rest
  /** The events before the first decision, as shown then. Missing in rows of older pages. */
  readonly opening?: readonly GameEvent[]
  /** What a list shows, so that listing needs no rules. */
  readonly glance: { readonly over: boolean; readonly progress: number; readonly actors: readonly Seat[] }
}

/** The last state of a table, and its rules version. */
export interface Rest {
  readonly rules: number
  /** Null while the snapshot is the last state. */
  readonly state: GameState | null
  readonly result: Result | null
}

/** A table with all its steps, in order. */
export interface StoredTable {
  readonly row: LocalRow
  readonly steps: readonly Step[]
}

/** Where local tables are kept. */
export interface LocalStore {
  /** Whether tables outlive the page. */
  readonly lasting: boolean
  /** In no order. */
  list(): Promise<readonly LocalRow[]>
  load(id: string): Promise<StoredTable | null>
  create(table: StoredTable): Promise<void>
  /**
   * Stores one more step and the row after it, both or neither. False, with nothing written, when the stored table is not
   * at the version before the step: another tab was quicker or has removed it.
   */
  append(row: LocalRow, step: Step): Promise<boolean>
  /** Makes a lesson's table an ordinary one and cuts its script to what was used. */
  release(id: string, chance: readonly ChanceResult[]): Promise<void>
  remove(id: string): Promise<void>
}

/** The row of a finished lesson. The rest of its script would not fit free play. */
export function released({ script: _, ...row }: LocalRow, chance: readonly ChanceResult[]): LocalRow {
  return { ...row, lesson: false, settings: { ...row.settings, chance } }
}

/** Tables that last as long as the page: for browsers without storage, and for tests. */
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

  async create({ row, steps }: StoredTable) {
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
