import type { Move, Order, PastView, Plan, Refusal, Seat } from '@acheron/engine'
import type { GoBack, NewBranch, OpenTable, SavesList, WentBack } from '@acheron/protocol'

/** The state of the connection between a page and its table. */
export type Connection =
  /** Waiting for the first view. */
  | { readonly state: 'opening' }
  | { readonly state: 'open' }
  /** The server is out of reach. The last view is shown, and moves wait. */
  | { readonly state: 'lost' }
  /** There is no such table (code `no-such-table`), or it cannot be shown. */
  | { readonly state: 'failed'; readonly message: string; readonly code?: string }

/** What another seat points at before it decides. It holds at that version only. */
export interface Intention extends Plan {
  readonly seat: Seat
  readonly version: number
}

export interface Watching {
  readonly count: number
  readonly names: readonly string[]
}

/** What a page knows of its table; a new object with every change. */
export interface TableSnapshot {
  readonly connection: Connection
  /** Null until the first view has come. */
  readonly table: OpenTable | null
  /** What others point at, where that is told. */
  readonly intentions?: readonly Intention[]
  /** Those without a seat, and the names of those who like to be named. */
  readonly watching?: Watching
}

export type ActionOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: Refusal | string; readonly message: string }

/** A new table from a save. Names are for people at this device, by seat. */
export interface BranchWish extends NewBranch {
  readonly names?: readonly string[]
}

/** The campaign that a table of a game with saves belongs to. What is refused is thrown. */
export interface CampaignSource {
  /** All saves and tables of it, newest first. */
  saves(): Promise<SavesList>
  /** Goes back to a save, or returns to another branch; at a table with others it may be a wish at first. */
  back(to: GoBack): Promise<WentBack>
  /** Takes the wish back. */
  stay(): Promise<void>
  /** Opens a save as a new table, beside this one, and gives its id. */
  branch(wish: BranchWish): Promise<string>
  /** The campaign as a file's text. */
  file(): Promise<string>
}

/**
 * A table, on a server (remote) or in a worker of this browser (local). The page knows tables only by this interface.
 */
export interface TableSource {
  readonly kind: 'remote' | 'local'
  readonly id: string
  snapshot(): TableSnapshot
  subscribe(onChange: () => void): () => void
  move(seat: Seat, move: Move): Promise<ActionOutcome>
  /** Takes back the seat's last step, or so many of them. */
  undo(seat: Seat, count?: number): Promise<ActionOutcome>
  redo(seat: Seat): Promise<ActionOutcome>
  /** Gives a standing order of the seat's, or withdraws it. A table without this carries out none. */
  order?(seat: Seat, order: Order, stands: boolean): Promise<ActionOutcome>
  /** Tells the others what the seat points at; null: at nothing. */
  plan?(seat: Seat, plan: Plan | null): void
  /** The viewer has seen the table up to that version: their other devices go on there. */
  seen?(version: number): void
  /** Takes an open seat of a remote table, or decides at another of one's own seats of a local one. */
  sit(seat: Seat): Promise<ActionOutcome>
  /** The game after that many decisions, as the viewer saw it. */
  past(entry: number): Promise<PastView>
  /** Brings the steps right before the known ones into the snapshot, a page of them; nothing where all are known. */
  earlier(): Promise<void>
  /** The game as a record file's text; null while its seed is secret. */
  record(): Promise<string | null>
  readonly campaign: CampaignSource
  close(): void
}
