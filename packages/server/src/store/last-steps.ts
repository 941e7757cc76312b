import type { DatabaseSync, StatementSync } from 'node:sqlite'

/** The number of steps between two writes of the numbers: few enough to be read at every start. */
const mostUnwritten = 4000

/**
 * The last step of each table, from which its chain of steps is read backwards. Written with every step, these numbers would
 * be a good part of what a commit costs. So they are written now and then, up to the step that `last_steps_until` names;
 * newer ones are kept in memory. After a start or a rollback they are found by reading the steps from there on.
 */
export class LastSteps {
  readonly #read: StatementSync
  readonly #write: StatementSync
  readonly #until: StatementSync
  readonly #saveUntil: StatementSync
  readonly #since: StatementSync
  /** By the table's number, the last steps that are not written yet; null when memory cannot be trusted. */
  #unwritten: Map<number, number> | null = null
  #writtenUntil = 0

  constructor(db: DatabaseSync) {
    this.#read = db.prepare('select step_no from last_step where table_no = ?')
    this.#write = db.prepare(
      `insert into last_step (table_no, step_no) values (?, ?) on conflict do update set step_no = excluded.step_no`,
    )
    this.#until = db.prepare('select step_no from last_steps_until')
    this.#saveUntil = db.prepare('update last_steps_until set step_no = ?')
    this.#since = db.prepare('select table_no, max(no) as step_no from step where no > ? group by table_no')
  }

  /** The number of the table's last step; null when there is none. */
  of(table: number): number | null {
    const unwritten = this.unwritten(table)
    if (unwritten !== undefined) return unwritten
    const row = this.#read.get(table)
    return row ? Number(row.step_no) : null
  }

  /** The same, if it is not written yet. */
  unwritten(table: number): number | undefined {
    return this.#known().get(table)
  }

  /** The step just stored is the table's last; to be called in the same transaction. */
  set(table: number, step: number): void {
    this.#known().set(table, step)
    if (step - this.#writtenUntil >= mostUnwritten) this.#writeAll(step)
  }

  /** The changes since the last commit were rolled back. */
  forget(): void {
    this.#unwritten = null
  }

  #known(): Map<number, number> {
    if (this.#unwritten) return this.#unwritten
    this.#writtenUntil = Number(this.#until.get()!.step_no)
    const rows = this.#since.all(this.#writtenUntil)
    this.#unwritten = new Map(rows.map(row => [Number(row.table_no), Number(row.step_no)]))
    return this.#unwritten
  }

  #writeAll(until: number): void {
    for (const [table, step] of this.#known()) this.#write.run(table, step)
    this.#saveUntil.run(until)
    this.#unwritten = new Map()
    this.#writtenUntil = until
  }
}
