import { TooMany } from './errors.ts'
import type { Store } from './store/store.ts'

/** The addresses that are remembered; beyond it the oldest are forgotten. */
const mostRemembered = 20_000

/** Something that was taken at a table, or is being taken. */
interface One {
  readonly table: string
  taken: boolean
}

/** What all people of an address have where nobody has moved yet. Each process counts for itself, from its start. */
export class Held {
  readonly #what: 'tables' | 'seats'
  readonly #most: number
  readonly #store: Store
  readonly #byAddress = new Map<string, Set<One>>()

  constructor(what: 'tables' | 'seats', most: number, store: Store) {
    this.#what = what
    this.#most = most
    this.#store = store
  }

  /** Does the work that takes one at the table; a TooMany where the address has too many. A work that fails takes nothing. */
  async take<T>(address: string, table: string, work: () => Promise<T>): Promise<T> {
    const held = this.#heldBy(address)
    if (held.size >= this.#most) await this.#letGo(held)
    if (held.size >= this.#most)
      throw tooManyUnbegun('too-many-unbegun-here', this.#most, this.#what, 'all people of one address')
    const one = { table, taken: false }
    held.add(one)
    try {
      const result = await work()
      one.taken = true
      return result
    } catch (error) {
      held.delete(one)
      throw error
    }
  }

  /** Forgets what is at tables that have begun or are gone. */
  async #letGo(held: Set<One>): Promise<void> {
    const taken = [...held].filter(one => one.taken)
    const unbegun = new Set(await this.#store.unbegunAmong(taken.map(({ table }) => table)))
    for (const one of taken) if (!unbegun.has(one.table)) held.delete(one)
  }

  #heldBy(address: string): Set<One> {
    const known = this.#byAddress.get(address)
    if (known) return known
    const [oldest] = this.#byAddress.keys()
    if (this.#byAddress.size >= mostRemembered) this.#byAddress.delete(oldest!)
    const held = new Set<One>()
    this.#byAddress.set(address, held)
    return held
  }
}

export function tooManyUnbegun(code: string, most: number, what: 'tables' | 'seats', whose: string): TooMany {
  const message = `${most} ${what} are the most that ${whose} may have where nobody has moved yet; move at one of them first`
  return new TooMany(code, message, { most, seconds: 60 })
}
