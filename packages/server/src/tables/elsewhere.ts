/** The seated people who have a table open at other processes, according to these. */
export class Elsewhere {
  readonly #people = new Map<string, readonly string[]>()

  has(person: string | null): boolean {
    if (person === null) return false
    for (const people of this.#people.values()) if (people.includes(person)) return true
    return false
  }

  /** A process reports its people. True if that is a change. */
  set(process: string, people: readonly string[]): boolean {
    const before = this.#people.get(process) ?? []
    if (people.length > 0) this.#people.set(process, people)
    else this.#people.delete(process)
    return before.join() !== people.join()
  }

  /** Forgets the people of dead processes. True if there were any. */
  keepOnly(living: ReadonlySet<string>): boolean {
    const dead = [...this.#people.keys()].filter(process => !living.has(process))
    for (const process of dead) this.#people.delete(process)
    return dead.length > 0
  }
}
