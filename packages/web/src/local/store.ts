import {
  type ChanceResult,
  clone,
  type GameEvent,
  type GameState,
  type JsonObject,
  type Move,
  type Result,
  type SavedEvent,
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
  /** The first table of its campaign, if that is another. */
  readonly campaign?: string
  /** The save that it began from, if any; that table may have been removed since. */
  readonly from?: SaveKey
  /** The table where it goes on: this one is kept and not listed. */
  readonly continued?: string
  /** How many saves were made at it. */
  readonly saves?: number
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

/** Which save it is: they are counted from 1 at each table. */
export interface SaveKey {
  readonly table: string
  readonly n: number
}

/** A state at a decision, kept as long as its table. */
export interface StoredSave extends SaveKey {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The table's version then; 0 if it came with a campaign file. */
  readonly version: number
  /** The version of the rules that left the state. */
  readonly rules: number
  readonly event: SavedEvent
  /** Without its generator. */
  readonly state: object
}

/** More saves than any campaign makes; then the oldest goes. */
export const mostSaves = 300

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

/** A table to be stored, with the saves made on the way or brought by a file. */
export interface NewStored extends StoredTable {
  readonly saves?: readonly StoredSave[]
}

/** Where local tables are kept. */
export interface LocalStore {
  /** Whether tables outlive the page. */
  readonly lasting: boolean
  /** In no order. */
  list(): Promise<readonly LocalRow[]>
  load(id: string): Promise<StoredTable | null>
  create(table: NewStored): Promise<void>
  /**
   * Stores one more step, the row after it and the save that it asks for: all or none. False, with nothing written, when the
   * stored table is not at the version before the step or goes on elsewhere: another tab was quicker or has removed it.
   */
  append(row: LocalRow, step: Step, save?: StoredSave | null): Promise<boolean>
  /** In the order in which they were made. */
  saves(id: string): Promise<readonly StoredSave[]>
  /** The first table goes on at the second, which is played again if it was left before. */
  goOn(from: string, to: string): Promise<void>
  /** Makes a lesson's table an ordinary one and cuts its script to what was used. */
  release(id: string, chance: readonly ChanceResult[]): Promise<void>
  remove(id: string): Promise<void>
}

/** The row of a finished lesson. The rest of its script would not fit free play. */
export function released({ script: _, ...row }: LocalRow, chance: readonly ChanceResult[]): LocalRow {
  return { ...row, lesson: false, settings: { ...row.settings, chance } }
}

/** Whether a step may be stored after what is there. */
export function follows(stored: LocalRow | undefined, step: Step): boolean {
  return stored?.version === step.version - 1 && stored.continued === undefined
}

/** The row of a table that is played, after it was left for another. */
export function resumed({ continued: _, ...row }: LocalRow): LocalRow {
  return row
}

/** Tables that last as long as the page: for browsers without storage, and for tests. */
export class MemoryStore implements LocalStore {
  readonly lasting = false
  readonly #tables = new Map<string, { row: LocalRow; readonly steps: Step[]; readonly saves: StoredSave[] }>()

  async list() {
    return [...this.#tables.values()].map(table => clone(table.row))
  }

  async load(id: string) {
    const table = this.#tables.get(id)
    return table ? clone({ row: table.row, steps: table.steps }) : null
  }

  async create({ row, steps, saves = [] }: NewStored) {
    this.#tables.set(row.id, clone({ row, steps: [...steps], saves: [...saves] }))
  }

  async append(row: LocalRow, step: Step, save: StoredSave | null = null) {
    const table = this.#tables.get(row.id)
    if (!table || !follows(table.row, step)) return false
    table.row = clone(row)
    table.steps.push(clone(step))
    if (save) table.saves.push(clone(save))
    if (table.saves.length > mostSaves) table.saves.shift()
    return true
  }

  async saves(id: string) {
    return clone(this.#tables.get(id)?.saves ?? [])
  }

  async goOn(from: string, to: string) {
    const [left, next] = [this.#tables.get(from), this.#tables.get(to)]
    if (next) next.row = resumed(next.row)
    if (left) left.row = { ...left.row, continued: to }
  }

  async release(id: string, chance: readonly ChanceResult[]) {
    const table = this.#tables.get(id)
    if (table) table.row = released(table.row, chance)
  }

  async remove(id: string) {
    this.#tables.delete(id)
  }
}
