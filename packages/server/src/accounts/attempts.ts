import { TooMany } from '../errors.ts'

/** Failures are forgotten after this. */
const memory = 60 * 60_000
const mostRemembered = 20_000

interface Failures {
  readonly count: number
  readonly at: number
}

interface Bounds {
  /** So many failures are free; after each further one the wait doubles, from a second on. */
  readonly free: number
  /** In milliseconds. */
  readonly longestWait: number
}

interface Attempt {
  succeeded(): void
}

const strict: Bounds = { free: 5, longestWait: 15 * 60_000 }
/** For all addresses together: it slows down many who guess, and keeps nobody out for long. */
const loose: Bounds = { free: 100, longestWait: 60_000 }

/** Slows down whoever fails again and again under one key. */
export class Attempts {
  readonly #failures = new Map<string, Failures>()
  readonly #bounds: Bounds

  constructor(bounds: Bounds = strict) {
    this.#bounds = bounds
  }

  /** Throws where one must wait first. */
  check(key: string, now: number): void {
    const known = this.#failures.get(key)
    const { free, longestWait } = this.#bounds
    const count = this.#count(key, now)
    const wait = count < free ? 0 : Math.min(2 ** (count - free) * 1000, longestWait)
    const left = known ? known.at + wait - now : 0
    if (wait === 0 || left <= 0) return
    const seconds = Math.ceil(left / 1000)
    const message = `this failed ${count} times; try again in ${seconds} s`
    throw new TooMany('too-many-sign-ins', message, { most: free, seconds })
  }

  /** Counts an attempt as a failure until it succeeds; throws where one must wait first. */
  begin(key: string, now = performance.now()): Attempt {
    this.check(key, now)
    const count = this.#count(key, now) + 1
    this.#failures.delete(key)
    this.#failures.set(key, { count, at: now })
    if (this.#failures.size > mostRemembered) this.#failures.delete(this.#failures.keys().next().value!)
    return { succeeded: () => void this.#failures.delete(key) }
  }

  #count(key: string, now: number): number {
    const known = this.#failures.get(key)
    return known && now - known.at < memory ? known.count : 0
  }
}

/** Somebody who says who they are. */
export interface Guess {
  /** As it is compared. */
  readonly name: string
  readonly address: string
  /** A device from which the account of that name has signed in before; null for any other. */
  readonly device: string | null
}

/**
 * Slows down whoever guesses, for a name whether or not there is such an account. Guesses count for the address that they come
 * from, and less strictly for all addresses together; a device from which somebody has signed in before counts for itself. So
 * nobody is locked out by the guesses of others.
 */
export class Guesses {
  readonly #attempts = new Attempts()
  readonly #together = new Attempts(loose)

  /** Counts a guess as a failure until it succeeds; throws where one must wait first. */
  begin({ name, address, device }: Guess, now = performance.now()): Attempt {
    if (device !== null) return this.#attempts.begin(`device ${device}`, now)
    this.#together.check(name, now)
    const here = this.#attempts.begin(`name ${address} ${name}`, now)
    const everywhere = this.#together.begin(name, now)
    return {
      succeeded: () => {
        here.succeeded()
        everywhere.succeeded()
      },
    }
  }
}
