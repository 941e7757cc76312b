import { randomBytes } from 'node:crypto'
import type { NewBan } from '@acheron/protocol'
import type { Share } from '../bots/queue.ts'
import { ApiFailure } from '../errors.ts'
import { ban, banOn, isAdmin, lastOrigin, note, noteFor, unban } from '../store/subjects/order.ts'
import type { Works } from '../store/work.ts'

interface Parts {
  readonly store: Works
  /** A keyed hash of an address, which bans are by. */
  readonly originOf: (address: string) => string
}

const day = 24 * 60 * 60_000
/** A look of an admin into a table that is not public is noted once in this time. */
const lookMilliseconds = 60 * 60_000
const mostLooks = 1000

/** Who keeps order, and who may not take part for a while. */
export class Order {
  readonly #parts: Parts
  readonly #looks = new Map<string, { readonly at: number; readonly noted: Promise<boolean> }>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Refuses somebody who may not open tables, sit down or talk, and says until when. */
  async checkBan([address = '', person = '']: Share): Promise<void> {
    const { store, originOf } = this.#parts
    const found = await store.read(() => banOn(person, originOf(address), Date.now()))
    if (!found) return
    const until = `${new Date(found.until).toISOString().slice(0, 16).replace('T', ' ')} UTC`
    throw new ApiFailure(403, 'banned', `until ${until}: ${found.reason}`)
  }

  /** Refuses whoever is no admin, as if there were nothing. */
  async check(person: string | null): Promise<string> {
    if (person !== null && (await this.#parts.store.read(() => isAdmin(person)))) return person
    throw new ApiFailure(404, 'not-found', 'there is nothing here')
  }

  /** Whether the person may look into a table that is hidden from others; it is noted for these people before. */
  async oversees(person: string, table: string, people: readonly string[]): Promise<boolean> {
    if (!(await this.#parts.store.read(() => isAdmin(person)))) return false
    const [key, now] = [`${person} ${table}`, Date.now()]
    const known = this.#looks.get(key)
    if (known && now - known.at < lookMilliseconds) return known.noted
    if (this.#looks.size >= mostLooks) this.#looks.clear()
    const noted = this.#parts.store
      .write(() => noteFor(people, { at: now, by_person: person, act: 'look', place: table, words: '' }))
      .then(() => true)
    const look = { at: now, noted }
    this.#looks.set(key, look)
    try {
      return await noted
    } catch (error) {
      // The next look is to be noted.
      if (this.#looks.get(key) === look) this.#looks.delete(key)
      throw error
    }
  }

  /** An admin keeps somebody, and with `address` all of the address from which they last spoke, from taking part. */
  async ban(by: string, { person, address, days, reason }: NewBan): Promise<void> {
    const { store } = this.#parts
    const at = Date.now()
    const until = at + days * day
    await store.write(function* () {
      const origin = address ? yield* lastOrigin(person) : null
      if (address && origin === null)
        throw new ApiFailure(409, 'no-address', 'they have said nothing here that is kept, so no address is known')
      yield* ban({ id: newId(), person, origin: null, until, reason, at })
      if (origin !== null) yield* ban({ id: newId(), person: null, origin, until, reason, at })
      const words = `${new Date(until).toISOString().slice(0, 10)}${address ? ' +' : ''} ${reason}`
      yield* note({ at, by_person: by, act: 'ban', about: person, place: null, words })
    })
  }

  async unban(by: string, id: string): Promise<void> {
    await this.#parts.store.write(function* () {
      const lifted = yield* unban(id)
      if (!lifted) throw new ApiFailure(404, 'no-such-ban', 'it was lifted already')
      yield* note({ at: Date.now(), by_person: by, act: 'unban', about: lifted.person, place: null, words: '' })
    })
  }
}

const newId = () => randomBytes(9).toString('base64url')
