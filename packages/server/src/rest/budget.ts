import type { FastifyRequest } from 'fastify'
import { TooMany } from '../errors.ts'
import { visitorOf } from '../identity.ts'
import type { Limits } from '../services.ts'
import { Allowance } from '../socket/allowance.ts'
import { Turns } from '../turns.ts'

/** The addresses that are remembered; beyond it the oldest are forgotten. */
const mostVisitors = 10_000
/** The requests of one address that may wait for each other. */
const mostWaiting = 20

/** What has been done, and the time that it took. */
interface Paid {
  readonly milliseconds: number
}

/**
 * The time that the server spends for each address on what may take long. It is charged by what it cost. An address has one such
 * request at a time, so that many at once are charged too, and others come in between.
 */
export class Budget {
  readonly #limits: Limits
  readonly #allowances = new Map<string, Allowance>()
  readonly #waiting = new Map<string, number>()
  readonly #turns = new Turns()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Does the work, if the address has not used up its time; a TooMany says when it may again. */
  async pay<T extends Paid>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const address = visitorOf(request)
    const waiting = this.#waiting.get(address) ?? 0
    if (waiting >= mostWaiting) throw this.#refusal(1)
    this.#waiting.set(address, waiting + 1)
    try {
      return await this.#turns.take(address, () => this.#charged(this.#of(address), work))
    } finally {
      const left = this.#waiting.get(address)! - 1
      if (left > 0) this.#waiting.set(address, left)
      else this.#waiting.delete(address)
    }
  }

  async #charged<T extends Paid>(allowance: Allowance, work: () => Promise<T>): Promise<T> {
    const started = performance.now()
    const left = allowance.left(started)
    if (left <= 0) throw this.#refusal(Math.ceil(-left / this.#limits.lookMilliseconds) + 1)
    try {
      const done = await work()
      allowance.take(done.milliseconds)
      return done
    } catch (error) {
      // What fails costs too.
      allowance.take(performance.now() - started)
      throw error
    }
  }

  #refusal(seconds: number): TooMany {
    const message = `you have looked back a lot just now; try again in ${seconds} s`
    return new TooMany('too-many-looks', message, { most: this.#limits.lookBurst, seconds })
  }

  #of(address: string): Allowance {
    const { lookMilliseconds, lookBurst } = this.#limits
    const allowance = this.#allowances.get(address) ?? new Allowance(lookBurst, lookMilliseconds)
    this.#allowances.delete(address)
    this.#allowances.set(address, allowance)
    if (this.#allowances.size > mostVisitors) this.#allowances.delete(this.#allowances.keys().next().value!)
    return allowance
  }
}
