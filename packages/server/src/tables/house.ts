import type { Notice } from '../fanout.ts'
import type { News, Store } from '../store/store.ts'
import type { Room } from './room.ts'

/** What a room needs of the house it is in. */
export interface House {
  readonly store: Store
  /** Something has changed and is stored: everyone who shows the table is to know. */
  published(room: Room, notice: Notice): void
  /** Somebody who sits came or went: the other processes are to know. */
  presenceChanged(room: Room): void
  /** Somebody could not be told how a table stands: that is this table's trouble only. */
  untold(table: string, error: unknown): void
  /** The game is over and nobody watches any more. */
  finished(room: Room): void
  /** What other processes may have stored of the table. */
  news(room: Room): Promise<News>
  /** Memory and store may differ: has the room go on from what is stored. Who watches knows the steps up to `known`. */
  reread(room: Room, known?: number): Promise<void>
}
