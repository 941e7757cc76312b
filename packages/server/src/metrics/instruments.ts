/** Upper bounds of the buckets of every histogram, in seconds: from a quick move to a bot that gives up. */
const bounds = [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30] as const

/** A metric has at most this many pairs of labels; further ones are counted as `other`, so that nobody can fill the memory. */
const mostLabelled = 200

type Kind = 'counter' | 'gauge' | 'histogram'

const head = (name: string, kind: Kind, help: string) =>
  `# HELP acheron_${name} ${help}\n# TYPE acheron_${name} ${kind}\n`

const line = (name: string, labels: readonly string[], value: number) =>
  `acheron_${name}${labels.length > 0 ? `{${labels.join()}}` : ''} ${value}\n`

const label = (name: string, value: string) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`

/** What is counted for each value of up to two labels. Looking one up allocates nothing. */
class Labelled<T> {
  readonly #names: readonly string[]
  readonly #make: () => T
  readonly #values = new Map<string, Map<string, T>>()
  #size = 0

  constructor(names: readonly string[], make: () => T) {
    this.#names = names
    this.#make = make
    if (names.length === 0) this.of('', '')
  }

  of(first: string, second: string): T {
    return this.#values.get(first)?.get(second) ?? this.#add(first, second)
  }

  #add(first: string, second: string): T {
    if (this.#size >= mostLabelled && first !== 'other') return this.of('other', this.#names[1] ? 'other' : '')
    const value = this.#make()
    const inner = this.#values.get(first)
    if (inner) inner.set(second, value)
    else this.#values.set(first, new Map([[second, value]]))
    this.#size++
    return value
  }

  text(write: (labels: readonly string[], value: T) => string): string {
    const lines: string[] = []
    for (const [first, inner] of this.#values)
      for (const [second, value] of inner)
        lines.push(write(this.#names.map((name, i) => label(name, i === 0 ? first : second)).sort(), value))
    return lines.join('')
  }
}

/** A number that only grows, by a label where it has one. */
export class Counter {
  readonly #name: string
  readonly #help: string
  readonly #counts: Labelled<{ count: number }>

  constructor(name: string, help: string, ...labels: readonly [] | readonly [string]) {
    this.#name = name
    this.#help = help
    this.#counts = new Labelled(labels, () => ({ count: 0 }))
  }

  add(of = ''): void {
    this.#counts.of(of, '').count++
  }

  text(): string {
    const samples = this.#counts.text((labels, { count }) => line(this.#name, labels, count))
    return head(this.#name, 'counter', this.#help) + samples
  }
}

/** How long things took. An observation allocates nothing: moves are observed. */
export class Histogram {
  readonly #name: string
  readonly #help: string
  readonly #buckets: Labelled<Buckets>

  constructor(
    name: string,
    help: string,
    ...labels: readonly [] | readonly [string] | readonly [first: string, second: string]
  ) {
    this.#name = name
    this.#help = help
    this.#buckets = new Labelled(labels, () => ({ counts: new Array(bounds.length + 1).fill(0), sum: 0 }))
  }

  observe(seconds: number, first = '', second = ''): void {
    const buckets = this.#buckets.of(first, second)
    let at = 0
    while (at < bounds.length && seconds > bounds[at]!) at++
    buckets.counts[at]!++
    buckets.sum += seconds
  }

  /** The milliseconds since that time of `performance.now()`. */
  since(started: number, first = '', second = ''): void {
    this.observe((performance.now() - started) / 1000, first, second)
  }

  text(): string {
    const name = this.#name
    const samples = this.#buckets.text((labels, { counts, sum }) => {
      let count = 0
      const lines = counts.map((more, i) => {
        count += more
        return line(`${name}_bucket`, [...labels, label('le', `${bounds[i] ?? '+Inf'}`)], count)
      })
      return lines.join('') + line(`${name}_sum`, labels, sum) + line(`${name}_count`, labels, count)
    })
    return head(name, 'histogram', this.#help) + samples
  }
}

interface Buckets {
  /** Not cumulative; the last one has no bound. */
  readonly counts: number[]
  sum: number
}

/** A number that is read when somebody asks; null where there is none. */
export function reading(kind: 'counter' | 'gauge', name: string, help: string, value: number | null): string {
  return head(name, kind, help) + (value === null ? '' : line(name, [], value))
}

/** Numbers by one label each. */
export function readings(name: string, help: string, by: string, values: ReadonlyMap<string, number>): string {
  return head(name, 'gauge', help) + [...values].map(([of, value]) => line(name, [label(by, of)], value)).join('')
}

/** Facts as labels of a 1. */
export function facts(name: string, help: string, labels: Readonly<Record<string, string>>): string {
  const all = Object.entries(labels).map(([of, value]) => label(of, value))
  return head(name, 'gauge', help) + line(name, all, 1)
}
