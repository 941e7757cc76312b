/** Where the server's time comes from. One source decides about everything that runs out. */
export interface TimeSource {
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds for which this process has been at work, by a clock that nobody sets and that stands while the machine sleeps. */
  awake(): number
}

export const systemTime: TimeSource = { now: () => Date.now(), awake: () => performance.now() }
