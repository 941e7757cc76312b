import type { ServerMessage } from '@acheron/protocol'

/** Somebody who has the table open without a seat, and their name if they like. */
export type Spectator = readonly [person: string, name: string | null]

/** More are counted but not named, and not told to other processes. */
const mostNamed = 50
const mostTold = 1000

/** Those who have a table open without a seat, at all processes. */
export class Spectators {
  readonly #elsewhere = new Map<string, readonly Spectator[]>()

  /** What everybody at the table is told. */
  message(table: string, here: readonly Spectator[]): Extract<ServerMessage, { type: 'watching' }> {
    const all = new Map<string, string | null>()
    for (const [person, name] of [here, ...this.#elsewhere.values()].flat())
      all.set(person, name ?? all.get(person) ?? null)
    const names = [...all.values()].filter(name => name !== null).sort()
    return { type: 'watching', table, count: all.size, names: names.slice(0, mostNamed) }
  }

  /** What other processes are told. */
  told(here: readonly Spectator[]): readonly Spectator[] {
    return here.slice(0, mostTold)
  }

  /** A process reports its spectators. */
  set(process: string, watching: readonly Spectator[]): void {
    if (watching.length > 0) this.#elsewhere.set(process, watching)
    else this.#elsewhere.delete(process)
  }

  /** Forgets those of dead processes. */
  keepOnly(living: ReadonlySet<string>): void {
    for (const process of this.#elsewhere.keys()) if (!living.has(process)) this.#elsewhere.delete(process)
  }
}
