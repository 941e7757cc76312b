import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { ApiFailure } from '../errors.ts'
import type { GroupCommit } from './group.ts'
import { type Answer, type Query, sqliteStatement, type Work, type Works } from './work.ts'

const mostStatements = 500

/** Runs works on the data file: reads at once, writes in the transaction of this turn of the event loop. */
export class SqliteWorks implements Works {
  readonly #db: DatabaseSync
  readonly #group: GroupCommit
  readonly #statements = new Map<string, StatementSync>()

  constructor(db: DatabaseSync, group: GroupCommit) {
    this.#db = db
    this.#group = group
  }

  async read<T>(work: () => Work<T>): Promise<T> {
    return this.#run(work())
  }

  async write<T>(work: () => Work<T>): Promise<T> {
    const outcome = await this.#group.write(() => this.#alone(work))
    if (outcome instanceof ApiFailure) throw outcome
    return outcome.value
  }

  /** The other writes of this turn do not feel it if the work refuses. */
  #alone<T>(work: () => Work<T>): { readonly value: T } | ApiFailure {
    this.#db.exec('savepoint work')
    try {
      const value = this.#run(work())
      this.#db.exec('release work')
      return { value }
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      this.#db.exec('rollback to work; release work')
      return error
    }
  }

  #run<T>(work: Work<T>): T {
    let next = work.next()
    while (!next.done) next = work.next(this.#ask(next.value))
    return next.value
  }

  #ask(query: Query): Answer {
    const { text, values } = sqliteStatement(query)
    const statement = this.#statement(text)
    if (statement.columns().length === 0) {
      const { changes } = statement.run(...(values as SQLInputValue[]))
      return { rows: [], changed: Number(changes) }
    }
    const rows = statement.all(...(values as SQLInputValue[]))
    return { rows, changed: rows.length }
  }

  #statement(text: string): StatementSync {
    const known = this.#statements.get(text)
    if (known) return known
    const statement = this.#db.prepare(text)
    if (this.#statements.size >= mostStatements) this.#statements.clear()
    this.#statements.set(text, statement)
    return statement
  }
}
