import type { TimeSource } from '../../src/time/source.ts'

/** Time that passes as ever, and in leaps when a test says so. A leap is time during which the server was at work. */
export class MovedTime implements TimeSource {
  #ahead: number
  #asleep = 0

  /** With `ahead` it goes on from where another process had been brought. */
  constructor(ahead = 0) {
    this.#ahead = ahead
  }

  now(): number {
    return Date.now() + this.#ahead
  }

  awake(): number {
    return performance.now() + this.#ahead - this.#asleep
  }

  pass(milliseconds: number): void {
    this.#ahead += milliseconds
  }

  /** A leap during which the machine was not at work. */
  sleep(milliseconds: number): void {
    this.pass(milliseconds)
    this.#asleep += milliseconds
  }
}
