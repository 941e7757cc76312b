/** What the tables need of the world around them. */
export interface World {
  now(): number
  pause(milliseconds: number): Promise<void>
  /** Does the work while nobody else, in whatever tab, does such work for the same table. */
  alone<T>(table: string, work: () => Promise<T>): Promise<T>
  /** A table is not as it was; `here`: it was changed here, other tabs are to be told. */
  changed(table: string, here: boolean): void
  /** A table's bots cannot go on. */
  failed(table: string, message: string): void
}
