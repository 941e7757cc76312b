/** What somebody is known by, from the widest group to the narrowest: an address, then a person at it. */
export type Share = readonly string[]

/** A task whose turn has come. Whoever has carried it out says what it cost. */
export interface Turn<T> {
  readonly task: T
  done(cost: number): void
}

/**
 * A queue that is fair between groups, and between the members of each group. The next task is one of those who have the
 * fewest in progress, and of these, of whoever has cost least so far. So a group of many members has no more turns than a
 * group of one, and long tasks are paid for by waiting.
 */
export class FairQueue<T> {
  #waiting = 0
  #running = 0
  #cost = 0
  /** The cost of whoever had the last turn. A newcomer begins there: having done nothing for long is no advantage. */
  #level = 0
  readonly #tasks: T[] = []
  readonly #members = new Map<string, FairQueue<T>>()

  get waiting(): number {
    return this.#waiting
  }

  /** The number of tasks that a group or one of its members has waiting. */
  waitingOf([first, ...rest]: Share): number {
    if (first === undefined) return this.#waiting
    return this.#members.get(first)?.waitingOf(rest) ?? 0
  }

  add(task: T, [first, ...rest]: Share): void {
    this.#waiting++
    if (first === undefined) {
      this.#tasks.push(task)
      return
    }
    const member = this.#members.get(first) ?? new FairQueue<T>()
    this.#members.set(first, member)
    if (!member.#busy) member.#cost = Math.max(member.#cost, this.#level)
    member.add(task, rest)
  }

  take(): Turn<T> | null {
    if (this.#waiting === 0) return null
    this.#waiting--
    this.#running++
    const next = this.#next()
    if (!next) return { task: this.#tasks.shift()!, done: cost => this.#ended(cost) }
    this.#level = Math.max(this.#level, next.#cost)
    const { task, done } = next.take()!
    return {
      task,
      done: cost => {
        done(cost)
        this.#ended(cost)
      },
    }
  }

  get #busy(): boolean {
    return this.#waiting + this.#running > 0
  }

  #next(): FairQueue<T> | null {
    let best: FairQueue<T> | null = null
    for (const member of this.#members.values()) {
      if (member.#waiting === 0) continue
      if (!best || (member.#running - best.#running || member.#cost - best.#cost) < 0) best = member
    }
    return best
  }

  #ended(cost: number): void {
    this.#running--
    this.#cost += cost
    if (!this.#busy) this.#level = 0
    // Whoever would begin at the level anyway need not be remembered; when nobody waits, nobody is owed anything.
    for (const [name, member] of this.#members)
      if (!member.#busy && (!this.#busy || member.#cost <= this.#level)) this.#members.delete(name)
  }
}
