import { type Fanout, house } from '../fanout.ts'
import type { Registry } from '../tables/registry.ts'

/** Who is at one process: the people by the table that they have open, and those who look around. */
interface Report {
  readonly tables: ReadonlyMap<string, readonly string[]>
  /** Those of them who do not look at the table. */
  readonly hidden: ReadonlyMap<string, readonly string[]>
  readonly around: readonly string[]
  readonly at: number
}

interface HouseParts {
  readonly fanout: Fanout
  readonly registry: Registry
  /** This process; null if it is the only one. */
  readonly me: string | null
}

/** Processes tell each other this often who is there, and a report counts for this long. */
const reportMilliseconds = 3000
const reportLasts = 10_000
/** Whoever has asked for the lobby looks around for this long: a page asks again before. */
const aroundLasts = 40_000
/** What is counted for one process is not counted anew more often. */
const countLasts = 1000
/** A report is one notice, whose length is limited. */
const mostReported = 20_000

/** Who is in the house, at all processes. */
export class House {
  readonly #parts: HouseParts
  readonly #around = new Map<string, number>()
  readonly #others = new Map<string, Report>()
  readonly #unsubscribe: () => void
  readonly #timer: NodeJS.Timeout | undefined
  #own: Report = { tables: new Map(), hidden: new Map(), around: [], at: Number.NEGATIVE_INFINITY }

  constructor(parts: HouseParts) {
    this.#parts = parts
    const { me, fanout } = parts
    this.#unsubscribe = fanout.subscribe(house, heard => {
      if (heard.kind !== 'house') return
      const tables = new Map(Object.entries(heard.tables))
      const hidden = new Map(Object.entries(heard.hidden ?? {}))
      this.#others.set(heard.process, { tables, hidden, around: heard.around, at: performance.now() })
    })
    if (me !== null) this.#timer = setInterval(() => this.report(), reportMilliseconds).unref()
  }

  /** The person looks around. */
  seen(person: string, now = performance.now()): void {
    this.#around.delete(person)
    this.#around.set(person, now)
  }

  /** How many people there are, and tables that somebody has open. */
  get size(): { readonly people: number; readonly tables: number } {
    const people = new Set<string>()
    const tables = new Set<string>()
    for (const report of this.#reports()) {
      for (const person of report.around) people.add(person)
      for (const [table, present] of report.tables) {
        tables.add(table)
        for (const person of present) people.add(person)
      }
    }
    return { people: people.size, tables: tables.size }
  }

  /** The people who have the table open, at any process. */
  at(table: string): ReadonlySet<string> {
    const elsewhere = this.#reports().flatMap(report => report.tables.get(table) ?? [])
    return new Set([...elsewhere, ...(this.#parts.registry.loaded(table)?.present ?? [])])
  }

  /** Those of them who look at it: a page in the background shows nobody anything. */
  lookingAt(table: string): ReadonlySet<string> {
    const elsewhere = this.#otherReports().flatMap(({ tables, hidden }) => {
      const hiding = hidden.get(table) ?? []
      return (tables.get(table) ?? []).filter(person => !hiding.includes(person))
    })
    return new Set([...elsewhere, ...(this.#parts.registry.loaded(table)?.looking ?? [])])
  }

  /** Tells the other processes who is here. */
  report(): void {
    const { me, fanout } = this.#parts
    if (me === null) return
    const { tables, hidden, around } = this.#mine(0)
    const some = (all: typeof tables) => Object.fromEntries([...all].slice(0, mostReported))
    fanout.publish(house, {
      ...{ kind: 'house', process: me },
      ...{ tables: some(tables), hidden: some(hidden), around: around.slice(0, mostReported) },
    })
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#unsubscribe()
    const { me, fanout } = this.#parts
    if (me !== null) fanout.publish(house, { kind: 'house', process: me, tables: {}, around: [] })
  }

  #reports(): Report[] {
    return [this.#mine(countLasts), ...this.#otherReports()]
  }

  #otherReports(): Report[] {
    const now = performance.now()
    for (const [process, { at }] of this.#others) if (now - at > reportLasts) this.#others.delete(process)
    return [...this.#others.values()]
  }

  #mine(lasts: number): Report {
    const now = performance.now()
    if (now - this.#own.at < lasts) return this.#own
    // The one who asked longest ago comes first.
    for (const [person, at] of this.#around) {
      if (now - at <= aroundLasts) break
      this.#around.delete(person)
    }
    const { registry } = this.#parts
    const [tables, hidden] = [registry.present(), registry.hidden()]
    this.#own = { tables, hidden, around: [...this.#around.keys()], at: now }
    return this.#own
  }
}
