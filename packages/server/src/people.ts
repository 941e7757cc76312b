import { createHash } from 'node:crypto'
import { type Language, languages } from '@acheron/engine/words'
import { checkName } from './names.ts'
import type { Person, Store } from './store/store.ts'

const guest: Record<Language, string> = { en: 'Guest', es: 'Invitado', sv: 'Gäst' }

/** The people. A visitor who does nothing is not stored: the guest's name follows from the id. */
export class People {
  readonly #store: Store
  /** People requested lately. Empty if several processes share the store: another one may change a name. */
  readonly #known = new Map<string, Person>()

  constructor(store: Store) {
    this.#store = store
  }

  async get(id: string, acceptLanguage?: string): Promise<Person> {
    const known = this.#known.get(id) ?? (await this.#store.person(id))
    if (!known) return newcomer(id, acceptLanguage)
    this.#remember(known)
    return known
  }

  /** The names of the people by their ids. */
  async names(ids: Iterable<string>): Promise<ReadonlyMap<string, string>> {
    const wanted = new Set(ids)
    const unknown = [...wanted].filter(id => !this.#known.has(id))
    const found = unknown.length > 0 ? await this.#store.people(unknown) : []
    for (const person of found) this.#remember(person)
    const stored = new Map(found.map(person => [person.id, person]))
    const nameOf = (id: string) => (stored.get(id) ?? this.#known.get(id) ?? newcomer(id)).name
    return new Map([...wanted].map(id => [id, nameOf(id)]))
  }

  /** Stores the person if they are not stored yet, so that a seated person keeps their name. */
  async settle(person: Person): Promise<Person> {
    if (!this.#known.has(person.id) && !(await this.#store.person(person.id))) await this.#save(person)
    return person
  }

  async change(id: string, name: string, language: Language): Promise<Person> {
    const person = { id, name: checkName(name), language }
    await this.#save(person)
    return person
  }

  /** The person has another name in the store, not by `change`. */
  renamed(person: Person): void {
    this.#remember(person)
  }

  async #save(person: Person): Promise<void> {
    await this.#store.savePerson(person)
    this.#remember(person)
  }

  #remember(person: Person): void {
    if (this.#store.cluster) return
    if (this.#known.size > 10_000) this.#known.clear()
    this.#known.set(person.id, person)
  }
}

function newcomer(id: string, acceptLanguage = ''): Person {
  const wanted = acceptLanguage.split(',').map(part => part.trim().slice(0, 2).toLowerCase())
  const language = languages.find(known => known === wanted.find(code => languages.includes(code as Language))) ?? 'en'
  const number = 1000 + (createHash('sha256').update(id).digest().readUInt32BE() % 9000)
  return { id, name: `${guest[language]} ${number}`, language }
}
