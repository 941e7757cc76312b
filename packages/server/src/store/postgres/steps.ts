import { Outdated, StoreError, storeErrorOf, unsureOf } from '../../errors.ts'
import { clockColumns } from '../rows.ts'
import type { Append } from '../store.ts'
import { type Appended, Appends, TryAgain } from './appends.ts'
import { AnswerLost, type Connections, isRefusal, stepLines } from './connections.ts'
import * as sql from './statements.ts'

interface StepsParts {
  readonly process: string
  readonly patienceMilliseconds: number
  readonly onCommit: (writes: number, milliseconds: number) => void
  /** Says that this process lives; throws Outdated if it must end. */
  readonly sayAlive: () => Promise<void>
}

/** Stores steps, and finds out what has become of each. */
export class Steps {
  readonly #connections: Connections
  readonly #parts: StepsParts
  readonly #appends: Appends

  constructor(connections: Connections, parts: StepsParts) {
    this.#connections = connections
    this.#parts = parts
    this.#appends = new Appends(writes => this.#appendAll(writes), stepLines, parts.patienceMilliseconds)
  }

  append(write: Append): Promise<'stored' | 'conflict'> {
    return this.#appends.add(write)
  }

  /** Resolves when everything that waits is stored or given up. */
  done(): Promise<void> {
    return this.#appends.done()
  }

  async #appendAll(writes: readonly Append[]): Promise<readonly Appended[]> {
    const started = performance.now()
    try {
      const rows = await this.#connections.append(sql.append, columnsOf(writes, this.#parts.process))
      if (rows.length > 0) this.#parts.onCommit(rows.length, performance.now() - started)
      const stored = new Set(rows.map(({ id }) => id))
      return await this.#others(writes, stored)
    } catch (error) {
      if (error instanceof AnswerLost) return this.#lookFor(writes, error)
      // One bad write must not fail the others.
      if (writes.length === 1 || !isRefusal(error)) return writes.map(() => storeErrorOf(error))
      const outcomes: Appended[] = []
      for (const write of writes) outcomes.push(...(await this.#appendAll([write])))
      return outcomes
    }
  }

  /** Why the rest of the steps are not stored: the version is not the next one, or they may be tried again. */
  async #others(writes: readonly Append[], stored: ReadonlySet<unknown>): Promise<readonly Appended[]> {
    const others = writes.filter(({ table }) => !stored.has(table))
    if (others.length === 0) return writes.map(() => 'stored')
    const rows = await this.#connections.read(sql.versions, [others.map(({ table }) => table)]).catch(() => null)
    const versions = new Map(rows?.map(({ id, version }) => [id, version]))
    const overtaken = ({ table, version }: Append) => rows !== null && versions.get(table) !== version - 1
    const rest = others.every(overtaken) ? 'conflict' : await this.#tryAgain()
    return writes.map(write => (stored.has(write.table) ? 'stored' : overtaken(write) ? 'conflict' : rest))
  }

  /** Somebody holds the table locked, or this process counts as dead. In that case it says that it lives, if it may. */
  async #tryAgain(): Promise<Appended> {
    try {
      await this.#parts.sayAlive()
    } catch (error) {
      if (error instanceof Outdated) return storeErrorOf(error)
    }
    return new TryAgain(new StoreError('not stored: somebody else holds the table locked in the database'))
  }

  /** The steps whose answer was lost: nothing is said of them before the statement has certainly ended. */
  async #lookFor(writes: readonly Append[], lost: AnswerLost): Promise<readonly Appended[]> {
    const values = [writes.map(({ table }) => table), writes.map(({ version }) => version)]
    try {
      const { rows, certain } = await this.#connections.afterEndOf(lost, { text: sql.stepsAt, values })
      const found = new Map(rows.map(row => [row.id, row]))
      return writes.map(({ table, step }) => {
        const row = found.get(table)
        if (row) return row.body === step && row.process === this.#parts.process ? 'stored' : 'conflict'
        return certain ? new TryAgain(storeErrorOf(lost)) : unsureOf(lost)
      })
    } catch (error) {
      return writes.map(() => error as Error)
    }
  }
}

/** Column by column, as `unnest` takes them. */
function columnsOf(writes: readonly Append[], me: string): unknown[] {
  const column = (of: (write: Append) => unknown) => writes.map(of)
  return [
    ...[column(({ table }) => table), column(({ version }) => version), column(({ step }) => step)],
    column(({ standing }) => standing.at),
    column(({ standing }) => standing.actors.join()),
    column(({ standing }) => standing.progress),
    column(({ result }) => result && JSON.stringify(result)),
    column(({ snapshot }) => snapshot?.version ?? null),
    column(({ snapshot }) => snapshot?.rules ?? null),
    column(({ snapshot }) => snapshot && JSON.stringify(snapshot.state)),
    column(({ snapshot }) => snapshot?.counts?.entries ?? null),
    column(({ snapshot }) => snapshot?.counts?.retaken ?? null),
    column(({ parked }) => parked?.rules ?? null),
    column(({ parked }) => (parked ? JSON.stringify(parked.state) : null)),
    column(({ parked }) => parked?.counts?.entries ?? null),
    column(({ parked }) => parked?.counts?.retaken ?? null),
    me,
    column(({ save }) => save?.rules ?? null),
    column(({ save }) => (save ? JSON.stringify(save.event) : null)),
    column(({ save }) => (save ? JSON.stringify(save.state) : null)),
    column(({ save }) => save?.at ?? null),
    ...[0, 1, 2].map(i => column(({ clock }) => (clock ? clockColumns(clock)[i] : null))),
  ]
}
