type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void

const mostVisitors = 5000

/**
 * Counts requests in windows of time, by the clock that nobody sets: by the wall clock, one that is set back by hours would
 * keep visitors out for as long.
 */
export class Windows {
  readonly #windows = new Map<string, { count: number; ends: number }>()

  incr(key: string, counted: Counted, milliseconds: number): void {
    const now = performance.now()
    let window = this.#windows.get(key)
    if (!window || window.ends <= now) {
      window = { count: 0, ends: now + milliseconds }
      // The oldest is the first of the map.
      this.#windows.delete(key)
      this.#windows.set(key, window)
      if (this.#windows.size > mostVisitors) this.#windows.delete(this.#windows.keys().next().value!)
    }
    counted(null, { current: ++window.count, ttl: window.ends - now })
  }

  /** A route with a limit of its own counts for itself. */
  child(): Windows {
    return new Windows()
  }
}
