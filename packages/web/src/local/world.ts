/** The tables' environment. */
export interface World {
  now(): number
  /** Does the work under a lock that all tabs share for the same table. */
  alone<T>(table: string, work: () => Promise<T>): Promise<T>
  /** A table has changed; `here`: by this tab, so that other tabs must be told. */
  changed(table: string, here: boolean): void
  /** A table's bots cannot go on. */
  failed(table: string, message: string): void
}
